import { it as functionWords } from "./function-words/it.ts";
import type { LanguageData } from "./language-data.ts";

export const it: LanguageData = {
  functionWords,
  commonWords: `abbandona abbandonando abbandonano abbandonare abbandonata abbandonate abbandonati abbandonato abbandoni abbandono
abbandonò abbassa abbassando abbassano abbassare abbassata abbassate abbassati abbassato abbassò abbonamenti abbonamento abbracci abbraccia
abbracciando abbracciano abbracciare abbracciata abbracciate abbracciati abbracciato abbraccio abbracciò abile abili abilità abita abitando
abitano abitante abitanti abitare abitata abitate abitati abitato abitazione abitazioni abiti abito abitò accademia accademie accanita
accanite accaniti accanito accelera accelerando accelerano accelerare accelerata accelerate accelerati accelerato accelerò accessi accesso
accetta accettando accettano accettare accettata accettate accettati accettato accettò acciaio acciuga accompagna accompagnando
accompagnano accompagnare accompagnata accompagnate accompagnati accompagnato accompagnò accordi accordo accusa accusando accusano accusare
accusata accusate accusati accusato accuse accusò aceti aceto acqua acque acquista acquistando acquistano acquistare acquistata acquistate
acquistati acquistato acquisti acquisto acquistò adatta adattando adattano adattare adattata adattate adattati adattato adatte adatti
adatto adattò addetta addette addetti addetto addio adotta adottando adottano adottare adottata adottate adottati adottato adottò adulti
adulto aerea aeree aerei aereo aeroporti aeroporto affare affari affascinante affascinanti afferma affermando affermano affermare affermata
affermate affermati affermato affermazione affermazioni affermò affettuosa affettuose affettuosi affettuoso affida affidabile affidabili
affidando affidano affidare affidata affidate affidati affidato affidò affronta affrontando affrontano affrontare affrontata affrontate
affrontati affrontato affrontò agente agenti agenzia agenzie aggiorna aggiornando aggiornano aggiornare aggiornata aggiornate aggiornati
aggiornato aggiornò aggiunge aggiungere aggiuntiva aggiuntive aggiuntivi aggiuntivo aggiunto aggiusta aggiustando aggiustano aggiustare
aggiustata aggiustate aggiustati aggiustato aggiustò aggressione aggressioni aggressiva aggressive aggressivi aggressivo aglio agnello
agricola agricole agricoli agricolo agricoltore agricoltori agricoltura agricolture aiuta aiutando aiutano aiutare aiutata aiutate aiutati
aiutato aiuti aiuto aiutò ala alba albe alberghi albergo alberi albero albicocca album alcol ale aliante alianti alimenti alimento allarga
allargando allargano allargare allargata allargate allargati allargato allargò allarme allarmi alleanza alleanze alleati alleato allegra
allegre allegri allegro allena allenamenti allenamento allenando allenano allenare allenata allenate allenati allenato allenatore
allenatori allenatrice allenatrici allenò allievi allievo alloggi alloggio allontana allontanando allontanano allontanare allontanata
allontanate allontanati allontanato allontanò alta altare altari alte alternativa alternative altezza altezze alti altitudine altitudini
alto alunni alunno alza alzando alzano alzare alzata alzate alzati alzato alzò amando amano amante amanti amara amare amari amaro amata
amate amati amato ambasciata ambasciate ambasciatore ambasciatori ambientale ambientali ambiente ambienti ambiti ambito ambiziosa ambiziose
ambiziosi ambizioso amica amiche amici amicizia amicizie amico ammazza ammazzando ammazzano ammazzare ammazzata ammazzate ammazzati
ammazzato ammazzò amministratore amministratori amministrazione amministrazioni ammira ammiragli ammiraglio ammirando ammirano ammirare
ammirata ammirate ammirati ammirato ammirò amò amore amori ampi ampia ampie ampiezza ampiezze ampio analisi analizza analizzando analizzano
analizzare analizzata analizzate analizzati analizzato analizzò analoga analoghe analoghi analogo ananas anatra anatre anda andando andano
andare andata andate andati andato andiamo andò anelli anello angeli angoli angolo anguria anima animale animali anime anni anniversari
anniversario anno annulla annullando annullano annullare annullata annullate annullati annullato annullò annunci annuncia annunciando
annunciano annunciare annunciata annunciate annunciati annunciato annuncio annunciò anonima anonime anonimi anonimo ansia ansie antenati
antenato antica antiche antichità antici antico anziana anziane anziani anziano ape aperta aperte aperti aperto apertura aperture appare
apparecchi apparecchio apparente apparenti apparenza apparenze appartamenti appartamento appartiene appelli appello applica applicando
applicano applicare applicata applicate applicati applicato applicò appoggi appoggio apprezza apprezzando apprezzano apprezzare apprezzata
apprezzate apprezzati apprezzato apprezzò approva approvando approvano approvare approvata approvate approvati approvato approvò apre aprì
aprire aprono aquila aquile arance arancia arbitri arbitro archeologo archi architetti architetto architettura architetture archivi
archivio arco ardente ardenti area aree arena arene argenti argento argomenti argomento aria arie arma armadi armadio armata armate armi
arresta arrestando arrestano arrestare arrestata arrestate arrestati arrestato arresti arresto arrestò arriva arrivando arrivano arrivare
arrivata arrivate arrivati arrivato arrivederci arrivi arrivo arrivò arte arti articoli articolo artificiale artificiali artigiani
artigiano artista artiste artisti artistica artistiche artistici artistico ascensore ascensori ascolta ascoltando ascoltano ascoltare
ascoltata ascoltate ascoltati ascoltato ascolti ascolto ascoltò asini asino asparago aspetta aspettando aspettano aspettare aspettata
aspettate aspettati aspettato aspetti aspetto aspettò aspirapolvere aspra aspre aspri aspro assaggia assaggiando assaggiano assaggiare
assaggiata assaggiate assaggiati assaggiato assaggiò assassini assassinio assassino assedi assedio assegna assegnando assegnano assegnare
assegnata assegnate assegnati assegnato assegni assegno assegnò assemblea assemblee assente assenti assenza assenze assessore assessori
assicura assicurando assicurano assicurare assicurata assicurate assicurati assicurato assicurò assistente assistenti assistenza assistenze
associa associando associano associare associata associate associati associato associazione associazioni associò assoluta assolutamente
assolute assoluti assoluto assume assumendo assumere assumeva assumono assurda assurde assurdi assurdo astratta astratte astratti astratto
astronauta astronauti astronomo atleta atleti atmosfera atmosfere atomi atomo attacca attaccando attaccano attaccante attaccanti attaccare
attaccata attaccate attaccati attaccato attacchi attacco attaccò attenta attentamente attentati attentato attente attenti attento
attenzione attenzioni atterra atterrando atterrano atterrare atterrata atterrate atterrati atterrato atterrò attesa attese atti attimi
attimo attira attirando attirano attirare attirata attirate attirati attirato attirò attiva attive attivi attivista attivisti attività
attivo atto attore attori attraente attraenti attraversa attraversando attraversano attraversare attraversata attraversate attraversati
attraversato attribuendo attribuì attribuire attribuisce attribuiscono attribuita attribuite attribuiti attribuito attrice attrici attuale
attuali audace audaci auguri aula aule aumenta aumentando aumentano aumentare aumentata aumentate aumentati aumentato aumenti aumento
aumentò austera austere austeri austero autentica autentiche autentici autentico auti auto autobus automatica automatiche automatici
automatico automobile automobili autonoma autonome autonomi autonomia autonomie autonomo autore autorevole autorevoli autori autorità
autorizza autorizzando autorizzano autorizzare autorizzata autorizzate autorizzati autorizzato autorizzò autostrada autostrade autrice
autrici autunni autunno avanza avanzando avanzano avanzare avanzata avanzate avanzati avanzato avanzò avara avare avari avaro avvenimenti
avvenimento avventura avventure avversari avversario avvertendo avvertì avvertimenti avvertimento avvertire avvertisce avvertiscono
avvertita avvertite avvertiti avvertito avvi avvia avviando avviano avviare avviata avviate avviati avviato avvicina avvicinando avvicinano
avvicinare avvicinata avvicinate avvicinati avvicinato avvicinò avvio avviò avvisi avviso avvocati avvocato azienda aziende azione azioni
azionista azioniste azionisti babbi babbo baci bacia baciando baciano baciare baciata baciate baciati baciato bacini bacino bacio baciò
baffi baffo bagagli bagaglio bagnata bagnate bagnati bagnato bagni bagno balcone balconi balena balla ballando ballano ballare ballata
ballate ballati ballato ballerina ballerine ballerini ballerino balli ballo ballò bambina bambine bambini bambino bambola banale banali
banana banane banca banche banchi banchiere banchieri banco banda bande bandiera bandiere bar barba barbara barbare barbari barbaro barbe
barca barche baritono barriera barriere basa basando basano basare basata basate basati basato base basi basò bassa basse bassi basso
bastone bastoni battaglia battaglie batte battendo battere batteria batterie batteva battono battuta battute beata beate beati beato bebè
bella belle bellezza bellezze belli bellissima bellissime bellissimi bellissimo bello benessere benesseri beni benvenuti benvenuto benzina
benzine bere berretto bestia bestie bevanda bevande beve bevuto bianche bianchi bianco bicchiere bicchieri bici bicicletta biciclette
biglietti biglietto bilanci bilancio bimbi bimbo biografia biografie biologe biologia biologica biologiche biologici biologico biologo
birra birre biscotti biscotto bisogni bisogno bistecca blocca bloccando bloccano bloccare bloccata bloccate bloccati bloccato blocchi
blocco bloccò bocca bocche bolla bolle bolletta bollette bomba bombe borghi borgo borsa borse borsetta boschi bosco botte bottega botteghe
botti bottiglia bottiglie bottone bottoni braccia bracciale braccio brani brano brava brave bravi bravo breve brevemente brevi brillante
brillantemente brillanti brioche brodi brodo bronzi bronzo brucia bruciando bruciano bruciare bruciata bruciate bruciati bruciato bruciò
brutale brutali brutalmente brutta brutte brutti brutto bue buffa buffe buffi buffo buge bugia bui buio buoa buoe buoi buon buona
buonanotte buonasera buone buongiorno buoni buono burri burro bussa bussando bussano bussare bussata bussate bussati bussato bussò busta
buste butta buttando buttano buttare buttata buttate buttati buttato buttò cacce caccia cacciando cacciano cacciare cacciata cacciate
cacciati cacciato cacciatore cacciatori cacciavite cacciò caduta cadute caffè cala calamita calamite calando calano calare calata calate
calati calato calci calciatore calciatori calcio calcola calcolando calcolano calcolare calcolata calcolate calcolati calcolato calcoli
calcolo calcolò calda calde caldi caldo calendari calendario calma calme calmi calmo calo calò calore calori calza calze cambi cambia
cambiamenti cambiamento cambiando cambiano cambiare cambiata cambiate cambiati cambiato cambio cambiò camera camere cameriera cameriere
camerieri camice camicetta camicia camion cammelli cammello cammina camminando camminano camminare camminata camminate camminati camminato
cammini cammino camminò campagna campagne campana campane campanile campanili campeggi campeggio campi campionati campionato campione
campionessa campionesse campioni campo canale canali cancella cancellando cancellano cancellare cancellata cancellate cancellati cancellato
cancelli cancello cancellò cancri cancro candela candele candidata candidate candidati candidato candidatura candidature cane cani canta
cantando cantano cantante cantanti cantare cantata cantate cantati cantato cantautore cantautrice canti cantiere cantieri cantina cantine
canto cantò canzone canzoni caos capace capaci capacità capelli capello capendo capi capì capire capisce capiscono capita capitale capitali
capitani capitano capite capiti capito capitoli capitolo capo capolavori capolavoro capoluoghi capoluogo cappella cappelle cappelli
cappello cappotti cappotto capra capre cara carabiniere carabinieri carattere caratteri caratteristica caratteristiche carbone carboni
carcere carceri carciofo care cari carica caricabatterie caricando caricano caricare caricata caricate caricati caricato cariche carichi
carico caricò carina carine carini carino carne carni caro carota carri carriera carriere carro carta carte cartella cartelle casa case
caserma caserme casi caso cassa casse cassetta cassette cassetto castelli castello categoria categorie catena catene cattedrale cattedrali
cattiva cattive cattivi cattivo cattolica cattoliche cattolici cattolico causa causando causano causare causata causate causati causato
cause causò cauta caute cauti cauto cavaliere cavalieri cavalli cavallo cavi cavo cavolfiore cavolo celebra celebrando celebrano celebrare
celebrata celebrate celebrati celebrato celebrazione celebrazioni celebre celebri celebrò cella celle cellula cellulare cellulari cellule
cena cene centesimi centesimo centinaia centinaio cento centrale centrali centri centro centrocampista centrocampisti ceramica ceramiche
cerca cercando cercano cercare cercata cercate cercati cercato cerchi cerchio cercò cerimonia cerimonie certa certamente certe certezza
certezze certi certifica certificando certificano certificare certificata certificate certificati certificato certificò certo cervelli
cervello cervi cervo cessione cessioni cetriolo chiama chiamando chiamano chiamare chiamata chiamate chiamati chiamato chiamò chiaramente
chiare chiarendo chiari chiarì chiarire chiarisce chiariscono chiarita chiarite chiariti chiarito chiaro chiave chiavi chiede chiedi
chiedono chiesa chiese chiesto chilo chilogrammi chilogrammo chilometri chilometro chimica chimiche chimici chimico chirurghi chirurgo
chitarra chitarre chiude chiudere chiusa chiuse chiusi chiuso chiusura chiusure ciao cibi cibo cicala cicli ciclista cicliste ciclisti
ciclo cieca cieche ciechi cieco cieli cielo cifra cifre cigno ciliege ciliegia cima cime cinema cineme cinghiale cinquanta cinque cintura
cinture cioccolati cioccolato cipolla cipolle circola circolando circolano circolare circolata circolate circolati circolato circolazione
circolazioni circoli circolo circolò circostanza circostanze circuiti circuito cita citando citano citare citata citate citati citato
citazione citazioni citò città cittadina cittadinanza cittadinanze cittadine cittadini cittadino civile civili civiltà clandestina
clandestine clandestini clandestino classe classi classica classiche classici classico classifica classifiche cleri clero clicca cliente
clienti clima climatica climatiche climatici climatico clime clinica cliniche coalizione coalizioni coccodrillo coda code codice codici
cognome cognomi coincidenza coincidenze colazione colazioni collabora collaborando collaborano collaborare collaborata collaborate
collaborati collaborato collaboratore collaboratori collaborazione collaborazioni collaborò collana collane collega collegamenti
collegamento collegando collegano collegare collegata collegate collegati collegato colleghi collegi collegio collegò collettiva collettive
collettivi collettivo collezione collezioni colli collina colline collo colloca collocando collocano collocare collocata collocate
collocati collocato collocò colloqui colloquio colomba colombe colonia coloniale coloniali colonie colonna colonne colore colori colpa
colpe colpendo colpi colpì colpire colpisce colpiscono colpita colpite colpiti colpito colpo coltelli coltello coltiva coltivando coltivano
coltivare coltivata coltivate coltivati coltivato coltivò coltura colture comanda comandando comandano comandante comandanti comandare
comandata comandate comandati comandato comandi comando comandò combatte combattendo combattente combattenti combattere combatteva
combattimenti combattimento combattono comica comiche comici comico comincia cominciando cominciano cominciare cominciata cominciate
cominciati cominciato cominciò comitati comitato commedia commedie commenta commentando commentano commentare commentata commentate
commentati commentato commenti commento commentò commerci commerciante commercianti commercio commissari commissario commissione
commissioni comoda comode comodi comodo compagna compagne compagni compagnia compagnie compagno compara comparando comparano comparare
comparata comparate comparati comparato comparò comparsa comparse competente competenti competizione competizioni compie compiti compito
compiuto compleanni compleanno complessa complesse complessi complessiva complessive complessivi complessivo complesso completa
completamente completando completano completare completata completate completati completato complete completi completo completò complicata
complicate complicati complicato complice complici comporta comportamenti comportamento comportando comportano comportare comportata
comportate comportati comportato comportò compositore compositori composizione composizioni compra comprando comprano comprare comprata
comprate comprati comprato comprò comune comunemente comuni comunica comunicando comunicano comunicare comunicata comunicate comunicati
comunicato comunicazione comunicazioni comunicò comunista comuniste comunisti comunità concentra concentrando concentrano concentrare
concentrata concentrate concentrati concentrato concentrazione concentrazioni concentrò concerti concerto concesso concetti concetto
concezione concezioni concorrente concorrenti concorrenza concorrenze concorsi concorso concreta concrete concreti concreto condanna
condannando condannano condannare condannata condannate condannati condannato condanne condannò condizione condizioni condotto conduce
conduttore conduttori conduttrice conduttrici conferenza conferenze conferma confermando confermano confermare confermata confermate
confermati confermato conferme confermò confessa confessando confessano confessare confessata confessate confessati confessato confessò
confine confini conflitti conflitto confronta confrontando confrontano confrontare confrontata confrontate confrontati confrontato
confronti confronto confrontò congressi congresso coni conigli coniglio cono conosce conoscenza conoscenze conoscere conosciuta conosciuti
conosciuto conquista conquistando conquistano conquistare conquistata conquistate conquistati conquistato conquiste conquisti conquistò
consapevole consapevoli consegna consegnando consegnano consegnare consegnata consegnate consegnati consegnato consegne consegnò
conseguenza conseguenze consensi consenso conserva conservando conservano conservare conservata conservate conservati conservato
conservatore conservatori conservazione conservazioni conservò considera considerando considerano considerare considerata considerate
considerati considerato considerazione considerazioni considerevole considerevoli considerevolmente considerò consigli consiglia
consigliando consigliano consigliare consigliata consigliate consigliati consigliato consigliere consiglieri consiglio consigliò consolida
consolidando consolidano consolidare consolidata consolidate consolidati consolidato consolidò consorzi consorzio constata constatando
constatano constatare constatata constatate constatati constatato constatazione constatazioni constatò consulenza consulenze consulta
consultando consultano consultare consultata consultate consultati consultato consultazione consultazioni consultò consuma consumando
consumano consumare consumata consumate consumati consumato consumatore consumatori consumi consumo consumò conta contadini contadino
contando contano contare contata contate contati contato contatti contatto conte contemporanea contemporanee contemporanei contemporaneo
contenta contente contenti contento contenuti contenuto contesti contesto conti continente continenti continua continuamente continuando
continuano continuare continuata continuate continuati continuato continue continui continuo continuò conto contò contrari contraria
contrarie contrario contrasti contrasto contratti contratto contribuendo contribuì contribuire contribuisce contribuiscono contribuita
contribuite contribuiti contribuito contributi contributo controlla controllando controllano controllare controllata controllate
controllati controllato controlli controllo controllò controversa controverse controversi controverso convegni convegno conventi convento
conversazione conversazioni convinta convinte convinti convinto convinzione convinzioni coperta coperto copertura coperture copia copie
coppa coppe coppia coppie coraggi coraggio coraggiosa coraggiose coraggiosi coraggioso corda corde cori cornice cornici coro corona corone
corpi corpo corre corrente correnti corretta correttamente corrette corretti corretto corrispondente corrispondenti corruzione corruzioni
corsa corse corsi corso corta corte corti cortile cortili corto cosiddetta cosiddette cosiddetti cosiddetto costa costando costano costante
costantemente costanti costare costata costate costati costato coste costi costituendo costituì costituire costituisce costituiscono
costituita costituite costituiti costituito costituzione costituzioni costo costò costosa costose costosi costoso costretto costruendo
costruì costruire costruisce costruiscono costruita costruite costruiti costruito costruttore costruttori costruzione costruzioni costume
costumi cotone cotoni cotto coupon cozza cravatta crea creando creano creare creata create creati creativa creative creativi creativo
creato creatore creatori creatura creature creazione creazioni crede credendo credere credeva credibile credibili crediti credito credono
creò cresce crescita crescite cresciuto criminale criminali crimine crimini crisi cristalli cristallo criteri criterio critica criticando
criticano criticare criticata criticate criticati criticato critiche critici critico criticò croce croci crolli crollo cronaca cronache
cronista croniste cronisti crudele crudeli cucchiai cucchiaio cucina cucinando cucinano cucinare cucinata cucinate cucinati cucinato cucine
cucinò cuffie cugina cugine cugini cugino cultura culturale culturali culture cuocere cuochi cuoco cuoi cuoio cuore cuori cupola cupole
cura curando curano curare curata curate curati curato cure curiosa curiosamente curiose curiosi curiosità curioso curò curva curve cuscini
cuscino custode custodi custodia dama dame dammi dando danneggia danneggiando danneggiano danneggiare danneggiata danneggiate danneggiati
danneggiato danneggiò danni danno dano danza danze dare data date dati dato dea debiti debito debole deboli debutti debutto decenni
decennio decente decenti decide decidendo decidere decideva decidono decima decimo decina decine decisa decisamente decise decisione
decisioni decisiva decisive decisivi decisivo deciso declina declinando declinano declinare declinata declinate declinati declinato declinò
decolla decollando decollano decollare decollata decollate decollati decollato decollò decreti decreto dedica dedicando dedicano dedicare
dedicata dedicate dedicati dedicato dedicò dee deficit definendo definì definire definisce definiscono definita definite definiti
definitiva definitivamente definitive definitivi definitivo definito definizione definizioni delegazione delegazioni delfino delicata
delicate delicati delicato delitti delitto deliziosa deliziose deliziosi delizioso democratica democratiche democratici democratico
democrazia democrazie demolendo demolì demolire demolisce demoliscono demolita demolite demoliti demolito denari denaro densa dense densi
denso dente denti dentista dentiste dentisti denunce denuncia denunciando denunciano denunciare denunciata denunciate denunciati denunciato
denunciò deposita depositando depositano depositare depositata depositate depositati depositato depositi deposito depositò depressione
depressioni deputata deputate deputati deputato deriva derivando derivano derivare derivata derivate derivati derivato derivò descrizione
descrizioni deserta deserte deserti deserto desidera desiderando desiderano desiderare desiderata desiderate desiderati desiderato desideri
desiderio desiderò desiderosa desiderose desiderosi desideroso desta destando destano destare destata destate destati destato destina
destinando destinano destinare destinata destinate destinati destinato destini destino destinò destò destra destre detenuti detenuto
determina determinando determinano determinare determinata determinate determinati determinato determinò detesta detestando detestano
detestare detestata detestate detestati detestato detestò detta dettagli dettaglio dettando dettano dettare dettata dettate dettati dettato
dialetti dialetto dialoghi dialogo diamante diamanti diamo diavoli diavolo dibattiti dibattito dica dicendo diceva dichiara dichiarando
dichiarano dichiarare dichiarata dichiarate dichiarati dichiarato dichiarazione dichiarazioni dichiarò diciannove diciassette diciotto
dieci diede difende difendendo difendere difendeva difendono difensore difensori difesa difese difeso difetti difetto differenza differenze
difficile difficili difficilmente difficoltà diffida diffidando diffidano diffidare diffidata diffidate diffidati diffidato diffidò
diffusione diffusioni diga dighe digitale digitali diligente diligenti dimensione dimensioni diminuendo diminuì diminuire diminuisce
diminuiscono diminuita diminuite diminuiti diminuito diminuzione diminuzioni dimissione dimissioni dimmi dimostra dimostrando dimostrano
dimostrare dimostrata dimostrate dimostrati dimostrato dimostrò dinastia dinastie dio dipartimenti dipartimento dipende dipendendo
dipendente dipendenti dipendenza dipendenze dipendere dipendeva dipendono dipinta dipinti dipinto diploma diplomatichi diplomatico
diplomazia diplomazie diplome dire diretta direttamente dirette diretti direttiva direttive diretto direttore direttori direttrice
direttrici direzione direzioni dirigente dirigenti diritti diritto disabile disabili disastri disastro dischi disciplina discipline disco
discorsi discorso discussione discussioni discute discutendo discutere discuteva discutono disegna disegnando disegnano disegnare disegnata
disegnate disegnati disegnato disegni disegno disegnò disoccupazione disoccupazioni disperata disperate disperati disperato disponibile
disponibili dispositivi dispositivo disposizione disposizioni disposta disposte disposti disposto disputa disputando disputano disputare
disputata disputate disputati disputato disputò disse distante distanti distanza distanze distinta distinte distinti distinto distretti
distretto distribuendo distribuì distribuire distribuisce distribuiscono distribuita distribuite distribuiti distribuito distribuzione
distribuzioni distruzione distruzioni disturba disturbando disturbano disturbare disturbata disturbate disturbati disturbato disturbò dita
dito ditta dittatore dittatori dittatura dittature ditte divani divano diventa diventando diventano diventare diventata diventate diventati
diventato diventò diversa diversamente diversità diverso divertente divertenti divide dividendo dividere divideva dividono divieti divieto
divina divine divini divinità divino divisa divise divisione divisioni diviso divorzi divorzio dizionari dizionario dò docce doccia
documentari documentario documenti documento dodici dogana dogane dolce dolci dollari dollaro dolore dolori domanda domandando domandano
domandare domandata domandate domandati domandato domande domandò domestica domestiche domestici domestico domicili domicilio domina
dominando dominano dominare dominata dominate dominati dominato domini dominio dominò dona donando donano donare donata donate donati
donato doni donna donne dono donò doppi doppia doppie doppio dormendo dormì dormire dormisce dormiscono dormita dormite dormiti dormito
dose dosi dottore dottori dozzina dozzine draghi drago dramma drammatica drammatiche drammatici drammatico dramme drastica drastiche
drastici drastico dritta dritte dritti dritto droga droghe dubbi dubbio dubita dubitando dubitano dubitare dubitata dubitate dubitati
dubitato dubitò duca duchi duelli duello duemila duplice duplici dura durando durano durare durata durate durati durato duratura durature
duraturi duraturo dure duri duro durò ebbrezza ebbrezze eccellente eccellenti eccessi eccessiva eccessive eccessivi eccessivo eccesso
eccezionale eccezionali eccezione eccezioni ecclesiastica ecclesiastiche ecclesiastici ecclesiastico ecologica ecologiche ecologici
ecologico economia economica economicamente economiche economici economico economie economista economiste economisti edifici edificio
editore editori editoriale editoriali edizione edizioni educata educate educati educativa educative educativi educativo educato educazione
educazioni effetti effetto efficace efficacemente efficaci efficacia efficiente efficienti elabora elaborando elaborano elaborare elaborata
elaborate elaborati elaborato elaborò elefante elefanti elegante eleganti elegge eleggendo eleggere eleggeva eleggono elementare elementari
elementi elemento elenca elencando elencano elencare elencata elencate elencati elencato elenchi elenco elencò eletta eletti eletto
elettorale elettorali elettore elettori elettrica elettriche elettrici elettricità elettrico elettronica elettroniche elettronici
elettronico elevata elevate elevati elevato elezione elezioni elicotteri elicottero elimina eliminando eliminano eliminare eliminata
eliminate eliminati eliminato eliminò elmi elmo embrione embrioni emerge emergendo emergenza emergenze emergere emergeva emergono emerso
emigra emigrando emigrano emigrante emigranti emigrare emigrata emigrate emigrati emigrato emigrazione emigrazioni emigrò emissione
emissioni emittente emittenti emotiva emotive emotivi emotivo emozione emozioni energe energetica energetiche energetici energetico energia
enigma enigme enorme enormemente enormi ente enti entra entrando entrano entrare entrata entrate entrati entrato entusiasmi entusiasmo
entusiasta entusiaste entusiasti epica epiche epici epico epidemia epidemie episodi episodio epoca epoche equa eque equi equilibri
equilibrio equipaggi equipaggio equipe equipi equo erede eredi eredita eredità ereditando ereditano ereditare ereditari ereditaria
ereditarie ereditario ereditata ereditate ereditati ereditato ereditò eretta erette eretti eretto eroe eroi eroica eroiche eroici eroico
eroina eroine errore errori esagera esagerando esagerano esagerare esagerata esagerate esagerati esagerato esagerò esame esami esamina
esaminando esaminano esaminare esaminata esaminate esaminati esaminato esaminò esatta esattamente esatte esatti esatto esaurendo esaurì
esaurire esaurisce esauriscono esaurita esaurite esauriti esaurito esausta esauste esausti esausto esce esclama esclamando esclamano
esclamare esclamata esclamate esclamati esclamato esclamò esclusiva esclusivamente esclusive esclusivi esclusivo escluso escono esecuzione
esecuzioni esempi esempio esercita esercitando esercitano esercitare esercitata esercitate esercitati esercitato eserciti esercito esercitò
esercizi esercizio esibendo esibì esibire esibisce esibiscono esibita esibite esibiti esibito esigenza esigenze esili esilio esiste
esistendo esistente esistenti esistenza esistenze esistere esisteva esistono esordi esordio esotica esotiche esotici esotico esperienza
esperienze esperimenti esperimento esperta esperte esperti esperto esplicita esplicite espliciti esplicito esplora esplorando esplorano
esplorare esplorata esplorate esplorati esplorato esploratore esploratori esplorò esplose esplosione esplosioni esploso esponente esponenti
esporta esportando esportano esportare esportata esportate esportati esportato esportazione esportazioni esportò esposizione esposizioni
espressione espressioni espresso esprime esprimendo esprimere esprimeva esprimono essenza essenze essenziale essenziali essenzialmente est
estate estati estende estendendo estendere estendeva estendono esteriore esteriori esterna esterne esterni esterno estiva estive estivi
estivo estrema estreme estremi estremità estremo età eterna eternamente eterne eterni eterno etica etiche etichetta etichette etici etico
etnica etniche etnici etnico euri euro eventi evento eventualmente evidente evidentemente evidenti evita evitando evitano evitare evitata
evitate evitati evitato evitò evoluzione evoluzioni evolve evolvendo evolvere evolveva evolvono evviva fabbrica fabbricando fabbricano
fabbricare fabbricata fabbricate fabbricati fabbricato fabbriche fabbricò facce faccenda faccende faccia facciamo facciate faccio facile
facili facilmente facoltà fagiolo fai falchi falco falda falde fallimenti fallimento falsa false falsi falso fama fame fami famiglia
famiglie familiare familiari famosa famose famosi famoso fanghi fango fantasia fantasie fantasma fantasme fantastica fantastiche fantastici
fantastico farfalla farina farine farmace farmaci farmacia farmaco fasce fascia fascini fascino fase fasi fastidi fastidio fatica fatiche
fatti fattore fattori fattoria fattorie favola favole favore favorendo favorevole favorevoli favori favorì favorire favorisce favoriscono
favorita favorite favoriti favorito fazione fazioni febbre febbri fede fedele fedeli federale federali federazione federazioni fedi felice
felicemente felici felicità felpa femmina femmine femminile femminili ferendo ferì ferire ferisce feriscono ferita ferite feriti ferito
ferma fermando fermano fermare fermata fermate fermati fermato ferme fermi fermo fermò feroce ferocemente feroci ferri ferro ferrovia
ferroviari ferroviaria ferroviarie ferroviario ferrovie fertile fertili festa feste festeggia festeggiando festeggiano festeggiare
festeggiata festeggiate festeggiati festeggiato festeggiò festival fetta fette fiaba fiabe fiamma fiamme fianchi fianco fiati fiato fichi
fico fida fidando fidano fidanzata fidanzate fidanzati fidanzato fidare fidata fidate fidati fidato fidò fiduce fiducia fiera fiere fieri
fiero figli figlia figlie figlio figura figure fila file fili film filma filmando filmano filmare filmata filmate filmati filmato filmò
filo filosofi filosofia filosofie filosofo fina finale finali finalista finaliste finalisti finanza finanze finanzia finanziamenti
finanziamento finanziando finanziano finanziare finanziari finanziaria finanziariamente finanziarie finanziario finanziata finanziate
finanziati finanziato finanziò fine finendo finestra finestre finge fingendo fingere fingeva fingono fini finì finire finisce finiscono
finita finite finiti finito fiore fiori firma firmando firmano firmare firmata firmate firmati firmato firme firmò fisica fisiche fisichi
fisici fisico fissa fissando fissano fissare fissata fissate fissati fissato fisse fissi fisso fissò fiume fiumi flessibile flessibili
flotta flotte fluidi fluido foca focaccia foche fogli foglia foglie foglio folla folle folli follia follie fonda fondamentale fondamentali
fondamenti fondamento fondando fondano fondare fondata fondate fondati fondato fondatore fondatori fondatrice fondatrici fondazione
fondazioni fondi fondo fondò fontana fontane fonte fonti forbice forbici forchetta forchette foresta foreste forma formaggi formaggio
formale formali formalmente formando formano formare formata formate formati formato formazione formazioni forme formica formiche
formidabile formidabili formò formula formule fornendo forni fornì fornire fornisce forniscono fornita fornite forniti fornito fornitore
fornitori forno forte fortemente fortezza fortezze forti fortuna fortunata fortunatamente fortunate fortunati fortunato fortune forza
forzando forzano forzare forzata forzate forzati forzato forze forzò fossa foti foto fotografa fotografe fotografi fotografia fotografie
fotografo fragile fragili fragola fragole frammenti frammento francamente franche franchi frase frasi fratelli fratello frattura fratture
fredda fredde freddi freddo frena frenando frenano frenare frenata frenate frenati frenato freni freno frenò frequenta frequentando
frequentano frequentare frequentata frequentate frequentati frequentato frequente frequentemente frequenti frequentò frequenza frequenze
fresca fresche freschi fresco fretta frette frigoriferi frigorifero fronte fronti frontiera frontiere frumenti frumento frutta frutte
frutti frutto fuga fuggendo fuggì fuggire fuggisce fuggiscono fuggita fuggite fuggiti fuggito fughe fulmine fulmini fuma fumando fumano
fumare fumata fumate fumati fumato fumettista fumi fumo fumò fune funerale funerali funghi fungo funi funziona funzionando funzionano
funzionare funzionari funzionario funzionata funzionate funzionati funzionato funzione funzioni funzionò fuochi fuoco furba furbe furbi
furbo furgone furgoni furia furie furiosa furiose furiosi furioso furti furto fusi fuso futura future futuri futuro gabbia gabbie galassia
galassie galleria gallerie galli gallina galline gallo gamba gambe gambero gamma gamme gara garantendo garantì garantire garantisce
garantiscono garantita garantite garantiti garantito garanzia garanzie gare gas gatti gatto gelati gelato gemelli gemello gemma gemme
genera generale generali generando generano generare generata generate generati generato generazione generazioni genere generi generica
generiche generici generico generò generosa generose generosi generoso genetica genetiche genetici genetico geni geniale geniali genio
genitore genitori gennai gente genti gentile gentili gentilmente geografia geografica geografiche geografici geografico geografie geologo
gestendo gesti gestì gestione gestioni gestire gestisce gestiscono gestita gestite gestiti gestito gesto ghiacci ghiacciai ghiacciaio
ghiaccio giacca gialla gialle gialli giallo giardini giardiniere giardinieri giardino gigante gigantesca gigantesche giganteschi gigantesco
giganti ginocchia ginocchio gioca giocando giocano giocare giocata giocate giocati giocato giocattolo giochi gioco giocò gioia gioie
gioielli gioiello giornale giornali giornalismi giornalismo giornalista giornaliste giornalisti giornata giornate giorni giorno giovane
giovani giovanile giovanili gioventù gira giraffa girando girano girare girata girate girati girato giri giro girò gita gite giubbotto
giudica giudicando giudicano giudicare giudicata giudicate giudicati giudicato giudice giudici giudicò giudizi giudiziari giudiziaria
giudiziarie giudiziario giudizio giunge giunta giunte giunto giura giurando giurano giurare giurata giurate giurati giurato giuria
giuridica giuridiche giuridici giuridico giurie giurò giusta giuste giusti giustifica giustificando giustificano giustificare giustificata
giustificate giustificati giustificato giustificò giustizia giustizie giusto gladiatore gladiatori globale globali glorie gloriosa gloriose
gloriosi glorioso gode godendo godere godeva godono goffa goffe goffi goffo gol gola gole golf golfi golfo gomma gomme gonna gonne governa
governando governano governare governata governate governati governato governatore governatori governi governo governò gradevole gradevoli
gradi gradini gradino grado gradualmente grafichi grafico grammi grammo grande grandi grandiosa grandiose grandiosi grandioso granduca
granduche grani grano grassa grasse grassi grasso grata grate grati gratis grato gratuita gratuitamente gratuite gratuiti gratuito grave
gravemente gravi gravidanza gravidanze gravità grazia graziosa graziose graziosi grazioso gregge greggi grevi grida gridando gridano
gridare gridata gridate gridati gridato gridò grigi grigia grigie grigio grossa grosse grossi grosso gruppi gruppo guadagna guadagnando
guadagnano guadagnare guadagnata guadagnate guadagnati guadagnato guadagni guadagno guadagnò guai guaio guanti guanto guarda guardando
guardano guardare guardata guardate guardati guardato guardia guardie guardò guarendo guarì guarire guarisce guariscono guarita guarite
guariti guarito guerra guerre guerrieri guerriero gufo guida guidando guidano guidare guidata guidate guidati guidato guide guidò gusta
gustando gustano gustare gustata gustate gustati gustato gusti gusto gustò idea ideale ideali idee identica identiche identici identico
identifica identificando identificano identificare identificata identificate identificati identificato identificò identità ideologe
ideologia idoli idolo idonea idonee idonei idoneo idraulichi idraulico idrica idriche idrici idrico ignora ignorando ignorano ignorare
ignorata ignorate ignorati ignorato ignorò ignota ignote ignoti ignoto illegale illegali illumina illuminando illuminano illuminare
illuminata illuminate illuminati illuminato illuminò illusione illusioni illustra illustrando illustrano illustrare illustrata illustrate
illustrati illustrato illustre illustri illustrò imbarazzi imbarazzo imita imitando imitano imitare imitata imitate imitati imitato imitò
immagina immaginando immaginano immaginare immaginata immaginate immaginati immaginato immaginazione immaginazioni immagine immagini
immaginò immediata immediate immediati immediato immensa immense immensi immenso immigrati immigrato immigrazione immigrazioni imminente
imminenti immobile immobili impara imparando imparano imparare imparata imparate imparati imparato imparò impatti impatto impedendo impedì
impedire impedisce impediscono impedita impedite impediti impedito impegna impegnando impegnano impegnare impegnata impegnate impegnati
impegnativa impegnative impegnativi impegnativo impegnato impegnò imperatore imperatori imperatrice imperatrici imperi imperiale imperiali
impermeabile impero impianti impianto impiega impiegando impiegano impiegare impiegata impiegate impiegati impiegato impieghi impiego
impiegò impoendo impoì impoisce impoiscono impoita impoite impoiti impoito imporre importa importando importano importante importanti
importanza importanze importare importata importate importati importato importazione importazioni importi importo importò impossibile
impossibili imposta imposte imprenditore imprenditori imprenditrice imprenditrici impresa imprese impressionante impressionanti impressione
impressioni improvvisa improvvise improvvisi improvviso inaspettata inaspettatamente inaspettate inaspettati inaspettato inaugura
inaugurando inaugurano inaugurare inaugurata inaugurate inaugurati inaugurato inaugurò incanta incantando incantano incantare incantata
incantate incantati incantato incantevole incantevoli incantò incapace incapaci incarichi incarico incassa incassando incassano incassare
incassata incassate incassati incassato incassò incendi incendio incerta incerte incerti incerto inchiesta inchieste incide incidendo
incidente incidenti incidere incideva incidono include inclusa incluso incontra incontrando incontrano incontrare incontrata incontrate
incontrati incontrato incontri incontro incontrò incoraggia incoraggiando incoraggiano incoraggiare incoraggiata incoraggiate incoraggiati
incoraggiato incoraggiò incredibile incredibili incrementi incremento incubi incubo indaga indagando indagano indagare indagata indagate
indagati indagato indagine indagini indagò indica indicando indicano indicare indicata indicate indicati indicato indicazione indicazioni
indice indici indicò indipendente indipendentemente indipendenti indipendenza indipendenze indiretta indirette indiretti indiretto
indirizzi indirizzo indispensabile indispensabili individuale individuali individui individuo indossa indossando indossano indossare
indossata indossate indossati indossato indossò industria industriale industriali industrie inedita inedite inediti inedito inevitabile
inevitabili inevitabilmente infantile infantili infanzia infanzie infelice infelici inferiore inferiori infermiera infermiere infermieri
inferni inferno infezione infezioni infinita infinite infiniti infinito inflazione inflazioni influenza influenzando influenzano
influenzare influenzata influenzate influenzati influenzato influenze influenzò informa informando informano informare informata informate
informati informatica informatiche informatici informatico informato informazione informazioni informò inganna ingannando ingannano
ingannare ingannata ingannate ingannati ingannato ingannò ingegnere ingegneri ingenua ingenue ingenui ingenuo ingiusta ingiuste ingiusti
ingiustizia ingiustizie ingiusto ingrandendo ingrandì ingrandire ingrandisce ingrandiscono ingrandita ingrandite ingranditi ingrandito
ingrediente ingredienti ingressi ingresso inizi inizia iniziale iniziali iniziando iniziano iniziare iniziata iniziate iniziati iniziativa
iniziative iniziato inizio iniziò innocente innocenti innovativa innovative innovativi innovativo innovazione innovazioni inquina
inquinamenti inquinamento inquinando inquinano inquinare inquinata inquinate inquinati inquinato inquinò inquirenti insalata insegna
insegnamenti insegnamento insegnando insegnano insegnante insegnanti insegnare insegnata insegnate insegnati insegnato insegnò inserendo
inserì inserire inserisce inseriscono inserita inserite inseriti inserito insetti insetto insiemi insiste insistendo insistere insisteva
insistono insolita insolite insoliti insolito installa installando installano installare installata installate installati installato
installò insufficiente insufficienti insulta insultando insultano insultare insultata insultate insultati insultato insulti insulto insultò
intatta intatte intatti intatto integrazione integrazioni intellettuale intellettuali intelligente intelligenti intelligenza intelligenze
intensa intense intensi intenso intenti intento intenzione intenzioni intera interamente intere interessa interessando interessano
interessante interessanti interessare interessata interessate interessati interessato interesse interessi interessò interi interiore
interiori interna internazionale internazionali interne interni interno intero interpreta interpretando interpretano interpretare
interpretata interpretate interpretati interpretato interpretazione interpretazioni interprete interpreti interpretò interroga interrogando
interrogano interrogare interrogata interrogate interrogati interrogato interrogò interventi intervento intervista intervistando
intervistano intervistare intervistata intervistate intervistati intervistato interviste intervisti intervistò intima intime intimi intimo
introdotto introduce inutile inutili inutilmente invasione invasioni inventa inventando inventano inventare inventata inventate inventati
inventato inventò inventore inventori invenzione invenzioni invernale invernali inverni inverno investendo investì investimenti
investimento investire investisce investiscono investita investite investiti investito investitore investitori invia inviando inviano
inviare inviata inviate inviati inviato invidia invidie inviò invisibile invisibili invita invitando invitano invitare invitata invitate
invitati invitato inviti invito invitò involontariamente ipotesi ironia ironica ironicamente ironiche ironici ironico ironie irregolare
irregolari iscritto iscriviti iscrizione iscrizioni isola isolando isolano isolare isolata isolate isolati isolato isole isolò ispettore
ispettori ispira ispirando ispirano ispirare ispirata ispirate ispirati ispirato ispirazione ispirazioni ispirò istante istanti istituti
istituto istituzionale istituzionali istituzione istituzioni istruzione istruzioni jeans laboratori laboratorio ladri ladro laghetti
laghetto laghi lago laica laiche laici laico lama lame lampada lampade lampadina lampi lampo lampone lana lanci lancia lanciando lanciano
lanciare lanciata lanciate lanciati lanciato lancio lanciò lane larga largamente larghe larghi largo lascia lasciando lasciano lasciare
lasciata lasciate lasciati lasciato lasciò latte lattuga lava lavagna lavagne lavando lavano lavare lavastoviglie lavata lavate lavati
lavato lavatrice lavò lavora lavorando lavorano lavorare lavorata lavorate lavorati lavorato lavoratore lavoratori lavoratrice lavoratrici
lavori lavoro lavorò leader lecita lecite leciti lecito lega legale legali legalmente legame legami legando legano legare legata legate
legati legato legge leggenda leggendari leggendaria leggendarie leggendario leggende leggendo leggera leggere leggeri leggermente leggero
leggeva leggi leggono leghe legislatura legislature legittima legittime legittimi legittimo legni legno lenta lentamente lente lenti lento
leone leoni lepre lepri letale letali lettera letteralmente letterari letteraria letterarie letterario letteratura letterature lettere
letti letto lettore lettori lettrice lettrici lettura letture leva levando levano levare levata levate levati levato levò lezione lezioni
libera liberale liberali liberamente liberando liberano liberare liberata liberate liberati liberato liberazione liberazioni libere liberi
libero liberò libertà librai libraio libreria librerie libri libro licei licenza licenze licenzia licenziando licenziano licenziare
licenziata licenziate licenziati licenziato licenziò liceo lieta liete lieti lieto lieve lievi limita limitando limitano limitare limitata
limitate limitati limitato limite limiti limitò limone limoni limpida limpide limpidi limpido linea linee lingua linguaggi linguaggio
lingue linguista linguistica linguistiche linguistici linguistico lino liquidi liquido lira lire lisci liscia liscie liscio lista liste
listi lite liti litiga litigando litigano litigare litigata litigate litigati litigato litigò litri litro livelli livello locale locali
località loda lodando lodano lodare lodata lodate lodati lodato lode lodi lodò logica logicamente logiche logici logico lontana lontane
lontani lontano lotta lottando lottano lottare lottata lottate lottati lottato lotte lottò luce lucertola luci lumaca lumache luminosa
luminose luminosi luminoso luna lune lunga lungamente lunghe lunghezza lunghezze lunghi lunghissima lunghissime lunghissimi lunghissimo
luoghi luogo lupi lupo lussi lusso lutti lutto macabra macabre macabri macabro macchia macchiando macchiano macchiare macchiata macchiate
macchiati macchiato macchie macchina macchinari macchinario macchine macchiò madre madri maestosa maestose maestosi maestoso maestra
maestre maestri maestro mafia mafie maga mage maggioranza maggioranze maggiore maggiorenne maggiorenni maggiori maggiormente maghe maghi
magia magica magiche magici magico magistrati magistrato maglia maglie maglietta maglione maglioni magnifica magnifiche magnifici magnifico
mago magra magre magri magro maiale maiali malamente malata malate malati malato malattia malattie maledetta maledette maledetti maledetto
maligna maligne maligni maligno malinconica malinconiche malinconici malinconico maltempi maltempo mamma mamme manca mancando mancano
mancanza mancanze mancare mancata mancate mancati mancato mancò manda mandando mandano mandare mandarino mandata mandate mandati mandato
mandò mangia mangiando mangiano mangiare mangiata mangiate mangiati mangiato mangiò mango mani manichi manico manifesta manifestando
manifestano manifestante manifestanti manifestare manifestata manifestate manifestati manifestato manifestazione manifestazioni manifesti
manifesto manifestò mano manoscritti manoscritto mantelli mantello manuale manuali manzo mappa mappe marca marce marche marchi marchio
marcia marciando marciano marciare marciata marciate marciati marciato marciò mare marea maree margine margini mari marinai marinaio marine
mariti marito marmellata martello maschera maschere maschi maschio massa massacra massacrando massacrano massacrare massacrata massacrate
massacrati massacrato massacri massacro massacrò masse massicci massiccia massiccie massiccio massima massime massimi matematica
matematiche matematichi matematici matematico materasso materia materiale materiali materie materna materne materni maternità materno
matita matite matrimoni matrimonio matta matte matti mattina mattine mattini mattino matto matura mature maturi maturità maturo meccanichi
meccanico meccanismi meccanismo medaglia medaglie medesime medesimi medi media medica medicando medicano medicare medicata medicate
medicati medicato mediche medici medicina medicine medico medicò medie medievale medievali medio mediocre mediocri mela melanzana melanzane
mele melodia melodie melone membri membro memorabile memorabili memoria memorie mensile mensili mentale mentali mentalità mentalmente mente
menti menu menzogna menzogne meraviglia meravigliando meravigliano meravigliare meravigliata meravigliate meravigliati meravigliato
meraviglie meravigliò meravigliosa meravigliose meravigliosi meraviglioso mercante mercanti mercati mercato merce merci meridionale
meridionali merita meritando meritano meritare meritata meritate meritati meritato meritò merluzzo mescola mescolando mescolano mescolare
mescolata mescolate mescolati mescolato mescolò mese mesi messa messaggeri messaggero messaggi messaggio messe messinscena messinscene
messo mestiere mestieri meta metà metalli metallo mete meteorologica meteorologiche meteorologici meteorologico metodi metodo metri metro
metropolitana metropolitane mette mettere mezza mezzanotte mezzanotti mezzi mezzo mezzogiorni mezzogiorno miele mieli miglia migliaia
migliaio miglio migliora miglioramenti miglioramento migliorando migliorano migliorare migliorata migliorate migliorati migliorato migliorò
migrante migranti mila miliardari miliardario miliardi miliardo milione milioni militante militanti militare militari mille minacce
minaccia minacciando minacciano minacciare minacciata minacciate minacciati minacciato minacciò miniera miniere minima minime minimi minimo
ministeri ministero ministra ministre ministri ministro minoranza minoranze minore minori minuti minuto miracoli miracolo mirtillo miscela
miscelando miscelano miscelare miscelata miscelate miscelati miscelato miscele miscelò mise misera misere miseri miseria miserie misero
missile missili missione missioni mista miste misteri misteriosa misteriose misteriosi misterioso mistero misti misto misura misurando
misurano misurare misurata misurate misurati misurato misure misurò miti mitica mitiche mitici mitico mito mobile mobili moda mode modella
modelle modelli modello moderata moderate moderati moderato moderatore moderatori moderna moderne moderni moderno modesta modeste modesti
modesto modi modifica modificando modificano modificare modificata modificate modificati modificato modifiche modificò modo mogli moglie
moglii molecola molecole molle molli momenti momento monaca monache monaci monarchia monarchie mondi mondiale mondiali mondo moneta
monetari monetaria monetarie monetario monete monopattino monta montagna montagne montando montano montare montata montate montati montato
monte monti montò monumenti monumento morale morali moralmente morbi morbida morbide morbidi morbido morbo morendo morì morire morisce
moriscono morita morite moriti morito morsi morso morta mortale mortali morte morti morto moschea moschee mossa mostra mostrando mostrano
mostrare mostrata mostrate mostrati mostrato mostre mostri mostro mostrò moti motiva motivando motivano motivare motivata motivate motivati
motivato motivi motivo motivò moto motociclista motore motori mouse movimenti movimento mozzarella mucca mucche multa multe multipla
multiple multipli multiplo municipale municipali muoiono muore muove muovendo muovere muoveva muovono mura mure muri muro muscoli muscolo
musei museo musica musicale musicali musiche musicista musiciste musicisti muta mutando mutano mutare mutata mutate mutati mutato mute muti
muto mutò nacque narra narrando narrano narrare narrata narrate narrati narrato narrò nasce nascendo nascere nasceva nascita nascite
nasconde nascondendo nascondere nascondeva nascondigli nascondiglio nascondono nascono nascosto nasi naso nastri nastro nata nate nati nato
natura naturale naturali naturalmente nature navale navali nave navi naviga navigando navigano navigare navigata navigate navigati navigato
navigazione navigazioni navigò nazionale nazionali nazionalità nazione nazioni nebbia nebbie necessari necessaria necessarie necessario
necessità nega negando negano negare negata negate negati negativa negative negativi negativo negato negò negozi negozia negoziando
negoziano negoziare negoziata negoziate negoziati negoziato negozio negoziò nemici nemico neonati neonato nera nere neri nero nervi nervo
nervosa nervose nervosi nervoso netta nettamente nette netti netto neutrale neutrali neve nevi nevica nevicando nevicano nevicare nevicata
nevicate nevicati nevicato nevicò nipote nipoti nobile nobili nobiltà nocciola nocciole nociva nocive nocivi nocivo nodi nodo noia noie
noiosa noiose noiosi noioso nome nomi nomina nominando nominano nominare nominata nominate nominati nominato nomine nominò nona nonna nonne
nonni nonno nono nord norma normale normali normalmente norme nota notando notano notare notata notate notati notato note notevole notevoli
notevolmente noti notizia notizie noto notò notte notti notturna notturne notturni notturno novanta nove novella novelle novità nozione
nozioni nube nubi nucleare nucleari nuclei nucleo nuda nude nudi nudo numeri numero numerosa numerose numerosi numeroso nuota nuotando
nuotano nuotare nuotata nuotate nuotati nuotato nuotatore nuotatori nuotatrice nuotò nuova nuovamente nuove nuovi nuovissima nuovissime
nuovissimi nuovissimo nuovo nutrendo nutrì nutrire nutrisce nutriscono nutrita nutrite nutriti nutrito nuvola nuvole obbliga obbligando
obbligano obbligare obbligata obbligate obbligati obbligato obbligatori obbligatoria obbligatorie obbligatorio obblighi obbligo obbligò
obiettivi obiettivo oca occasione occasioni occhi occhiale occhiali occhio occidentale occidentali occulta occulte occulti occulto occupa
occupando occupano occupare occupata occupate occupati occupato occupazione occupazioni occupò oceani oceano oche odi odia odiando odiano
odiare odiata odiate odiati odiato odierna odierne odierni odierno odio odiò odore odori offende offendendo offendere offendeva offendono
offerta offerte offerto officina officine offre oggetti oggetto oli olimpica olimpiche olimpici olimpico olio oliva olive oltraggi
oltraggio omaggi omaggio ombra ombre ombrelli ombrello omicidi omicidio onda onere oneri onesta onestamente oneste onesti onesto onore
onori opera operai operaia operaie operaio operando operano operare operata operate operati operativa operative operativi operativo operato
operatore operatori operazione operazioni opere operò opinione opinioni opportuna opportune opportuni opportunità opportuno opposizione
opposizioni opposta opposte opposti opposto opuscoli opuscolo orale orali oratore oratori ordina ordinamenti ordinamento ordinando ordinano
ordinare ordinari ordinaria ordinarie ordinario ordinata ordinate ordinati ordinato ordine ordini ordinò ore orecchi orecchini orecchio
organi organica organiche organici organico organismi organismo organizza organizzando organizzano organizzare organizzata organizzate
organizzati organizzato organizzatore organizzatori organizzazione organizzazioni organizzò organo orgogli orgoglio orgogliosa orgogliose
orgogliosi orgoglioso ori orientale orientali orientamenti orientamento originale originali originari originaria originariamente originarie
originario origine origini orizzontale orizzontali orizzonte orizzonti orli orlo oro orologi orologio orribile orribili orsi orso orti orto
osa osando osano osare osata osate osati osato oscura oscure oscuri oscuro osò ospedale ospedali ospita ospitalità ospitando ospitano
ospitare ospitata ospitate ospitati ospitato ospite ospiti ospitò ossa osserva osservando osservano osservare osservata osservate osservati
osservato osservatore osservatori osservazione osservazioni osservò osso ostacola ostacolando ostacolano ostacolare ostacolata ostacolate
ostacolati ostacolato ostacoli ostacolo ostacolò ostaggi ostaggio ostile ostili ottanta ottava ottavo ottenere ottenne ottenuta ottenuto
ottiene ottima ottime ottimi ottimista ottimiste ottimisti ottimo otto ovest ovvi ovvia ovvie ovvio pacchi pacco pace paci pacifica
pacifiche pacifici pacifico padella padelle padre padri padrona padrone padroni paesaggistica paesaggistiche paesaggistici paesaggistico
paese paesi paga pagamenti pagamento pagando pagano pagare pagata pagate pagati pagato paghe pagina pagine paglia paglie pagò paia paio
palazzi palazzo palchi palco palestra palestre palla pallacanestri pallacanestro pallavoli pallavolo palle pallida pallide pallidi pallido
pallone palloni palma palme panca pance panche pancia pane pani panini panino panna panne panorama panorame pantaloni papà pappagalli
pappagallo paradisi paradiso paragrafi paragrafo parallela parallele paralleli parallelo parata parate parcheggi parcheggia parcheggiando
parcheggiano parcheggiare parcheggiata parcheggiate parcheggiati parcheggiato parcheggio parcheggiò parchi parco parente parenti parere
pareri parete pareti parla parlamentare parlamentari parlamenti parlamento parlando parlano parlare parlata parlate parlati parlato parlò
parola parole parrocchia parrocchie parso parte partecipa partecipando partecipano partecipante partecipanti partecipare partecipata
partecipate partecipati partecipato partecipazione partecipazioni partecipò partendo partenza partenze parti partì particella particelle
particolare particolari partigiani partigiano partire partisce partiscono partita partite partiti partito parziale parziali parzialmente
passa passaggi passaggio passando passano passaporti passaporto passare passata passate passati passato passeggeri passeggero passeggia
passeggiando passeggiano passeggiare passeggiata passeggiate passeggiati passeggiato passeggiò passi passione passioni passiva passive
passivi passivo passo passò pasta paste pasticceria pasticcerie pastore pastori patata patate patente patenti paterna paterne paterni
paterno patria patrie patrimoni patrimonio patriottica patriottiche patriottici patriottico patti patto paura paure paurosa paurose paurosi
pauroso pausa pause pavimenti pavimento paziente pazienti pazienza pazienze pazza pazze pazzi pazzo peccati peccato pecora pecore pedone
pedoni peggiore peggiori pelle pellegrini pellegrino pelli pellicce pelliccia peluche pena penale penali pendenza pendenze pendi pendio
pene penisola penisole penna penne pennello pensa pensando pensano pensare pensata pensate pensati pensato pensieri pensiero pensionati
pensionato pensione pensioni pensò pentola pepe peperone pepi pera percentuale percentuali percorsi percorso perde perdendo perdere perdeva
perdita perdite perdona perdonando perdonano perdonare perdonata perdonate perdonati perdonato perdono perdonò pere perfetta perfettamente
perfette perfetti perfetto pericoli pericolo pericolosa pericolosamente pericolose pericolosi pericoloso periferia periferie periodi
periodica periodiche periodici periodico periodo permanente permanenti permessi permesso permette permettendo permettere permetteva
permettono perpetua perpetue perpetui perpetuo persa perse perso persona personaggi personaggio personale personali personalità
personalmente persone peruge pesa pesando pesano pesante pesanti pesare pesata pesate pesati pesato pesca pescando pescano pescare pescata
pescate pescati pescato pescatore pescatori pesce pesche pesci pescò pesi peso pesò pessima pessime pessimi pessimo peste pesti petroli
petrolio pezzi pezzo piace piaceva piacevole piacevoli piana piane pianeta pianeti piani pianista pianiste pianisti piano pianoforte
pianoforti pianta piantando piantano piantare piantata piantate piantati piantato piante pianto piantò pianura pianure piatta piatte piatti
piatto piazza piazze piccante piccanti piccione piccola piccole piccoli piccolo piede piedi piega piegando piegano piegare piegata piegate
piegati piegato piegò piena pienamente piene pieni pieno pietà pietra pietre pigra pigre pigri pigro pilota pilotando pilotano pilotare
pilotata pilotate pilotati pilotato piloti pilotò pini pino piogge pioggia piombi piombo pioniere pionieri piove pipistrello pirata pirate
pirati piscina piscine pisello pista piste pisti pistola pistole pittore pittoresca pittoresche pittoreschi pittoresco pittori pittrice
pittrici pittura pitturando pitturano pitturare pitturata pitturate pitturati pitturato pitture pitturò pizza pizze poema poemi poesia
poesie poeta poetessa poetesse poeti poetica poetiche poetici poetico polemica polemiche polemici polemico poliestere politica
politicamente politiche politici politico polizia polizie poliziotti poliziotto polli pollo polmone polmoni poltrona polvere polveri
pomeriggi pomeriggio pomodori pomodoro pompa pompe pompelmo ponendo ponte ponti popolare popolari popolazione popolazioni popoli popolo
porre porta portafoglio portando portano portare portata portate portati portatile portatili portato portavoce portavoci porte porti
portiere portieri porto portò posa posando posano posare posata posate posati posato pose positiva positive positivi positivo posizione
posizioni posò possede possedendo possedere possedeva possedono possessi possesso possibile possibili possibilità possibilmente posta
postale postali poste posti posto potente potenti potenza potenze potenziale potenziali potere poteri povera povere poveri povero povertà
pranzi pranzo prati pratica praticando praticano praticare praticata praticate praticati praticato pratiche pratici pratico praticò prato
precede precedendo precedente precedentemente precedenti precedenza precedenze precedere precedeva precedono precisa precise precisi
preciso predecessore predecessori predica predicando predicano predicare predicata predicate predicati predicato predicò predominante
predominanti preferendo preferenza preferenze preferì preferire preferisce preferiscono preferita preferite preferiti preferito prefetti
prefetto prefettura prega pregando pregano pregare pregata pregate pregati pregato preghiera preghiere pregiudizi pregiudizio prego pregò
preleva prelevando prelevano prelevare prelevata prelevate prelevati prelevato prelevò preme premendo premere premessa premesse premeva
premi premia premiando premiano premiare premiata premiate premiati premiato premio premiò premono prende prendendo prendere prendeva
prendono prenota prenotando prenotano prenotare prenotata prenotate prenotati prenotato prenotò preoccupa preoccupando preoccupano
preoccupare preoccupata preoccupate preoccupati preoccupato preoccupazione preoccupazioni preoccupò prepara preparando preparano preparare
preparata preparate preparati preparato preparazione preparazioni preparò presa prese presenta presentando presentano presentare presentata
presentate presentati presentato presentatore presentatori presentazione presentazioni presente presenti presentò presenza presenze
preserva preservando preservano preservare preservata preservate preservati preservato preservò presi preside presidente presidenti
presidenza presidenze presidenziale presidenziali presidi preso pressione pressioni presta prestando prestano prestare prestata prestate
prestati prestato prestazione prestazioni prestigiosa prestigiose prestigiosi prestigioso prestiti prestito prestò presunta presunte
presunti presunto prete pretesa pretese preti prevale prevalendo prevalente prevalentemente prevalenti prevalere prevaleva prevalono
previsione previsioni prevista previste previsti previsto preziosa preziose preziosi prezioso prezzemolo prezzi prezzo prigione prigioni
prigionieri prigioniero primari primaria primarie primario primati primato primavera primavere prime primi primitiva primitive primitivi
primitivo primo principale principali principe principessa principesse principi principio priorità priva privando privano privare privata
private privati privato prive privi privilegi privilegio privo privò probabile probabili problema problemi procede procedendo procedere
procedeva procedimenti procedimento procedono procedura procedure processi processo proclama proclamando proclamano proclamare proclamata
proclamate proclamati proclamato proclamò procura procurando procurano procurare procurata procurate procurati procurato procuratore
procuratori procurò prodigiosa prodigiose prodigiosi prodigioso prodotta prodotti prodotto produce produttiva produttive produttivi
produttivo produttore produttori produzione produzioni professionale professionali professione professioni professionista professioniste
professionisti professore professoressa professoresse professori profeta profeti profili profilo profitti profitto profonda profondamente
profonde profondi profondità profondo profughi profugo profumi profumo progetta progettando progettano progettare progettata progettate
progettati progettato progetti progetto progettò programma programmando programmano programmare programmata programmate programmati
programmato programmi programmò progressi progressiva progressivamente progressive progressivi progressivo progresso proibendo proibì
proibire proibisce proibiscono proibita proibite proibiti proibito prolungata prolungate prolungati prolungato promessa promesse promesso
prominente prominenti promosso promozione promozioni promuove promuovendo promuovere promuoveva promuovono pronta prontamente pronte pronti
pronto pronuncia pronunciando pronunciano pronunciare pronunciata pronunciate pronunciati pronunciato pronunciò propoendo propoì propoisce
propoiscono propoita propoite propoiti propoito proporre proporzione proporzioni propositi proposito proposta proposte proposto proprietà
proprietari proprietario prosa prosciutto prose prospera prospere prosperi prospero prospettiva prospettive prossima prossime prossimi
prossimo protagonista protagoniste protagonisti protegge proteggendo proteggere proteggeva proteggono protesta protestando protestano
protestare protestata protestate protestati protestato proteste protestò protetto protezione protezioni prova provando provano provare
provata provate provati provato prove provengono provenienti provenire proviene province provincia provinciale provinciali provò provoca
provocando provocano provocare provocata provocate provocati provocato provocò provvedimenti provvedimento provvisori provvisoria
provvisorie provvisorio prudente prudenti prugna psicologe psicologhi psicologia psicologica psicologiche psicologici psicologico psicologo
pubblica pubblicamente pubblicando pubblicano pubblicare pubblicata pubblicate pubblicati pubblicato pubblicazione pubblicazioni pubbliche
pubblichi pubblici pubblicità pubblico pubblicò pugile pugili pugni pugno pulendo pulì pulire pulisce puliscono pulita pulite puliti pulito
pulizia pulizie pulsante pulsanti punendo punì punire punisce puniscono punita punite puniti punito punizione punizioni punta punte
punteggi punteggio punti punto puntuale puntuali pupazzi pupazzo pura puramente puri puro quaderni quaderno quadri quadro qualificazione
qualificazioni qualità quantità quaranta quarta quarti quartiere quartieri quarto quattordici quattro querce quercia questione questioni
questura quindici quinta quinto quota quote quotidiana quotidiane quotidiani quotidiano rabbia rabbie raccoglie raccolta raccolte raccolto
raccomanda raccomandando raccomandano raccomandare raccomandata raccomandate raccomandati raccomandato raccomandò racconta raccontando
raccontano raccontare raccontata raccontate raccontati raccontato racconti racconto raccontò raddoppia raddoppiando raddoppiano raddoppiare
raddoppiata raddoppiate raddoppiati raddoppiato raddoppiò radi radicale radicali radice radici radio raduna radunando radunano radunare
radunata radunate radunati radunato radunò raffinata raffinate raffinati raffinato raffreddore raffreddori ragazza ragazze ragazzi ragazzo
raggi raggio raggiunge raggiungendo raggiungere raggiungeva raggiungono raggiunta raggiunto ragiona ragionando ragionano ragionare
ragionata ragionate ragionati ragionato ragione ragioni ragionò ragni ragno rallenta rallentando rallentano rallentare rallentata
rallentate rallentati rallentato rallentò rami ramo rana rane ranghi rango rapida rapidamente rapide rapidi rapido rapina rapine rapitore
rapitori rapporti rapporto rappresenta rappresentando rappresentano rappresentante rappresentanti rappresentare rappresentata rappresentate
rappresentati rappresentato rappresentazione rappresentazioni rappresentò rara raramente rare rari raro rassicura rassicurando rassicurano
rassicurare rassicurata rassicurate rassicurati rassicurato rassicurò ratto razionale razionali razza razze razzismi razzismo re reagendo
reagì reagire reagisce reagiscono reagita reagite reagiti reagito reale reali realistica realistiche realistici realistico realizza
realizzando realizzano realizzare realizzata realizzate realizzati realizzato realizzò realmente realtà reati reato reazione reazioni
recente recentemente recenti reciproca reciproche reciprochi reciproco recita recitando recitano recitare recitata recitate recitati
recitato recitò record recupera recuperando recuperano recuperare recuperata recuperate recuperati recuperato recuperò redattore redattori
redazione redazioni referendum regala regalando regalano regalare regalata regalate regalati regalato regali regalo regalò rege regia
regime regimi regina regine regionale regionali regione regioni regista registe registi registra registrando registrano registrare
registrata registrate registrati registrato registrazione registrazioni registrò regna regnando regnano regnare regnata regnate regnati
regnato regni regno regnò regola regolamenti regolamento regolando regolano regolare regolari regolarmente regolata regolate regolati
regolato regole regolò relativa relativamente relative relativi relativo relatore relatori relazione relazioni religione religioni
religiosa religiose religiosi religioso remota remote remoti remoto rende rendendo rendere rendeva rendono reparti reparto repubblica
repubblicana repubblicane repubblicani repubblicano repubbliche requisiti requisito resa rese residente residenti residenza residenze
resiste resistendo resistente resistenti resistenza resistenze resistere resisteva resistono reso resoconti resoconto respinge respingendo
respingere respingeva respingono respira respirando respirano respirare respirata respirate respirati respirato respiri respiro respirò
responsabile responsabili responsabilità resta restando restano restare restata restate restati restato restaura restaurando restaurano
restaurare restaurata restaurate restaurati restaurato restauri restauro restaurò resti restituendo restituì restituire restituisce
restituiscono restituita restituite restituiti restituito resto restò rete reti ri ricava ricavando ricavano ricavare ricavata ricavate
ricavati ricavato ricavò ricca ricche ricchezza ricchezze ricchi riccio ricco ricerca ricercando ricercano ricercare ricercata ricercate
ricercati ricercato ricercatore ricercatori ricercatrice ricercatrici ricerche ricercò ricetta ricette riceve ricevendo ricevere riceveva
ricevono ricevuta ricevuto richiami richiamo richiede richiesta richieste richiesto ricicla riciclando riciclano riciclare riciclata
riciclate riciclati riciclato riciclò riconoscimenti riconoscimento ricoprendo ricoprì ricoprire ricoprisce ricopriscono ricoprita
ricoprite ricopriti ricoprito ricorda ricordando ricordano ricordare ricordata ricordate ricordati ricordato ricordi ricordo ricordò
ricorsi ricorso ricostruendo ricostruì ricostruire ricostruisce ricostruiscono ricostruita ricostruite ricostruiti ricostruito ride ridendo
ridere rideva ridicola ridicole ridicoli ridicolo ridono ridotta ridotto riduzione riduzioni riempendo riempì riempire riempisce
riempiscono riempita riempite riempiti riempito rientra rientrando rientrano rientrare rientrata rientrate rientrati rientrato rientri
rientro rientrò riesce rifiuta rifiutando rifiutano rifiutare rifiutata rifiutate rifiutati rifiutato rifiuti rifiuto rifiutò riflessi
riflessione riflessioni riflesso riflette riflettendo riflettere rifletteva riflettono riforma riforme rifugi rifugiati rifugiato rifugio
riga righe rigida rigide rigidi rigido rigorosa rigorose rigorosi rigoroso riguarda riguardando riguardano riguardare riguardata riguardate
riguardati riguardato riguardò rilancia rilanciando rilanciano rilanciare rilanciata rilanciate rilanciati rilanciato rilanciò rilascia
rilasciando rilasciano rilasciare rilasciata rilasciate rilasciati rilasciato rilasciò rileva rilevando rilevano rilevante rilevanti
rilevare rilevata rilevate rilevati rilevato rilevò rilievi rilievo rimane rimanere rimangono rimase rimasta rimasto rimborsa rimborsando
rimborsano rimborsare rimborsata rimborsate rimborsati rimborsato rimborsò rimedi rimedio rimpianti rimpianto rinascimenti rinascimento
ringraziamenti ringraziamento rinnova rinnovando rinnovano rinnovare rinnovata rinnovate rinnovati rinnovato rinnovò rinuncia rinunciando
rinunciano rinunciare rinunciata rinunciate rinunciati rinunciato rinunciò ripara riparando riparano riparare riparata riparate riparati
riparato riparò ripete ripetendo ripetere ripeteva ripetono ripetutamente ripida ripide ripidi ripido riporta riportando riportano
riportare riportata riportate riportati riportato riportò riposa riposando riposano riposare riposata riposate riposati riposato riposò
ripresa riprese risata risate riscalda riscaldamenti riscaldamento riscaldando riscaldano riscaldare riscaldata riscaldate riscaldati
riscaldato riscaldò rischi rischia rischiando rischiano rischiare rischiata rischiate rischiati rischiato rischio rischiò riserva
riservando riservano riservare riservata riservate riservati riservato riserve riservò risi riso risolto risoluzione risoluzioni risolve
risolvendo risolvere risolveva risolvono risorsa risorse risparmi risparmia risparmiando risparmiano risparmiare risparmiata risparmiate
risparmiati risparmiato risparmio risparmiò rispetta rispettando rispettano rispettare rispettata rispettate rispettati rispettato rispetti
rispettivamente risponde rispondendo rispondere rispondeva rispondono rispose risposta risposte risposto ristorante ristoranti risulta
risultando risultano risultare risultata risultate risultati risultato risultò ritarda ritardando ritardano ritardare ritardata ritardate
ritardati ritardato ritardi ritardo ritardò ritiene ritira ritirando ritirano ritirare ritirata ritirate ritirati ritirato ritiri ritiro
ritirò ritmi ritmo ritorna ritornando ritornano ritornare ritornata ritornate ritornati ritornato ritorni ritorno ritornò ritratti ritratto
ritrova ritrovando ritrovano ritrovare ritrovata ritrovate ritrovati ritrovato ritrovò riunione riunioni riuscendo riuscì riuscire
riuscisce riusciscono riuscita riuscite riusciti riuscito riva rivale rivali rive rivela rivelando rivelano rivelare rivelata rivelate
rivelati rivelato rivelò rivista riviste rivisti rivolge rivolgendo rivolgere rivolgeva rivolgono rivolta rivolte rivoluzionari
rivoluzionaria rivoluzionarie rivoluzionario rivoluzione rivoluzioni roba robe robot robusta robuste robusti robusto rocce roccia romantica
romantiche romantici romantico romanzi romanzo rompe rompendo rompere rompeva rompono rondine rosa rose rosmarino rossa rosse rossi rosso
rotonda rotonde rotondi rotondo rotta rotte rotti rotto rottura rotture rovina rovinando rovinano rovinare rovinata rovinate rovinati
rovinato rovine rovinò rozza rozze rozzi rozzo ruba rubando rubano rubare rubata rubate rubati rubato rubò rumorosa rumorose rumorosi
rumoroso ruoli ruolo ruota ruote rurale rurali sa sabbia sabbie sacchi sacco sacerdote sacerdoti sacra sacre sacri sacrifici sacrificio
sacro saggi saggia saggie saggio sala salame salari salario salata salate salati salato saldi saldo sale salendo sali salì salire salisce
saliscono salita salite saliti salito salmone salotti salotto salsa salse salsiccia salta saltando saltano saltare saltata saltate saltati
saltato salti salto saltò saluta salutando salutano salutare salutata salutate salutati salutato salute saluti salutò salva salvando
salvano salvare salvata salvataggi salvataggio salvate salvati salvato salve salvezza salvezze salvi sandali sane sangue sangui sani sanità
sanno sano santa sante santi santo santuari santuario sapere sapeva sapientemente sapienza sapienze sapone saponi sapore sapori saporita
saporite saporiti saporito sappia saputo sassi sasso satellite satelliti sbaglia sbagliando sbagliano sbagliare sbagliata sbagliate
sbagliati sbagliato sbagliò sbarca sbarcando sbarcano sbarcare sbarcata sbarcate sbarcati sbarcato sbarcò scadenza scadenze scaffale
scaffali scala scale scambi scambio scandali scandalo scappa scappando scappano scappare scappata scappate scappati scappato scappò scarica
scaricando scaricano scaricare scaricata scaricate scaricati scaricato scaricò scarpa scarpe scarsa scarsamente scarse scarsi scarso
scatola scatole scatta scattando scattano scattare scattata scattate scattati scattato scattò scegli sceglie scegliere scelta scelte scelto
scena scenari scenario scende scendendo scendere scendeva scendono scene sceneggiatore sceneggiatori sceneggiatura sceneggiature scese
sceso scheda schede schema schemi schermi schermo scherza scherzando scherzano scherzare scherzata scherzate scherzati scherzato scherzi
scherzo scherzò schiava schiave schiavi schiavitù schiavo schiena schiene schiera schierando schierano schierare schierata schierate
schierati schierato schierò sciarpa sciatore sciatrice scientifica scientifiche scientifici scientifico scienza scienze scienziata
scienziate scienziati scienziato scimmia scimmie sciocca sciocche sciocchi sciocco scioglie sciogliendo sciogliere scioglieva sciogliono
scioperi sciopero scogliera scogliere scoiattolo scolastica scolastiche scolastici scolastico scommette scommettendo scommettere
scommetteva scommettono scomoda scomode scomodi scomodo sconfitta sconfitte sconosciuta sconosciute sconosciuti sconosciuto sconti sconto
scontra scontrando scontrano scontrare scontrata scontrate scontrati scontrato scontri scontro scontrò scoperta scoperte scoperto scopi
scopo scoppia scoppiando scoppiano scoppiare scoppiata scoppiate scoppiati scoppiato scoppiò scoprendo scopri scoprì scoprire scoprisce
scopriscono scoprita scoprite scopriti scoprito scorre scorrendo scorrere scorretta scorrette scorretti scorretto scorreva scorrono scrisse
scritta scritti scritto scrittore scrittori scrittrice scrittrici scrittura scritture scrivania scrivanie scrive scrivere scudi scudo
scultore scultori scultrice scultrici scultura sculture scuola scuole scura scure scuri scuro scusa scusate scuse scusi secca secche secchi
secco secoli secolo secondari secondaria secondarie secondario seconde secondi sedano sede sedendo sedere sedeva sedi sedia sedici sedie
sedono seduta sedute segna segnala segnalando segnalano segnalare segnalata segnalate segnalati segnalato segnale segnali segnalò segnando
segnano segnare segnata segnate segnati segnato segni segno segnò segreta segretamente segretari segretaria segretarie segretario segrete
segreti segreto seguendo seguì seguire seguisce seguiscono seguita seguite seguiti seguito seleziona selezionando selezionano selezionare
selezionata selezionate selezionati selezionato selezione selezioni selezionò selvaggi selvaggia selvaggie selvaggio semafori semaforo
sembrando sembrare sembrata sembrate sembrati sembrato sembrò seme semestre semestri semi semifinale semifinali semplice semplici senati
senato senatore senatori senatrice senatrici sensazione sensazioni sensi sensibile sensibili sensibilmente senso sentendo sentenza sentenze
sentì sentieri sentiero sentimenti sentimento sentire sentisce sentiscono sentita sentite sentiti sentito separa separando separano
separare separata separate separati separato separò seppellendo seppellì seppellire seppellisce seppelliscono seppellita seppellite
seppelliti seppellito sequenza sequenze sera serata serate sere serene sereni sereno seri seria seriamente serie serii serio serpente
serpenti servendo servi servì servire servisce serviscono servita servite serviti servito servizi servizio servo sessanta sessione sessioni
sesta sesto seta sete seti settanta settentrionale settentrionali settima settimana settimane settimo settore settori severa severamente
severe severi severo sexa sexe sexi sexy sezione sezioni sfida sfidando sfidano sfidare sfidata sfidate sfidati sfidato sfide sfidò sfondi
sfondo sfortunatamente sfrutta sfruttando sfruttano sfruttare sfruttata sfruttate sfruttati sfruttato sfruttò sfuggendo sfuggì sfuggire
sfuggisce sfuggiscono sfuggita sfuggite sfuggiti sfuggito sguardi sguardo siccità sicura sicuramente sicure sicurezza sicurezze sicuri
sicuro siede siepe siepi sigaretta sigarette significa significando significano significare significata significate significati
significativa significative significativi significativo significato significò signora signore signori silenzi silenzio silenziosa
silenziosamente silenziose silenziosi silenzioso simboli simbolo simile simili simpatia simpatica simpatiche simpatici simpatico simpatie
simultaneamente sincera sinceramente sincere sinceri sincero sindaca sindacati sindacato sindache sindaci sindaco sinfonia sinfonie singola
singolare singolari singolarmente singole singoli singolo sinistra sinistre sintetica sintetiche sintetici sintetico sintomi sintomo
sistema sistemi siti sito situazione situazioni sleale sleali smentendo smentì smentire smentisce smentiscono smentita smentite smentiti
smentito smette smettendo smettere smetteva smettono snella snelle snelli snello sobri sobria sobrie sobrio soccorsi soccorso soci sociale
sociali socialista socialiste socialisti socialmente società socio sociologo soddisfatta soddisfatte soddisfatti soddisfatto soffrendo
soffrì soffrire soffrisce soffriscono soffrita soffrite soffriti soffrito soggetti soggetto sogna sognando sognano sognare sognata sognate
sognati sognato sogni sogno sognò solare solari soldati soldato soldi soldo sole solenne solennemente solenni solida solidarietà solide
solidi solido solita solitamente solitari solitaria solitarie solitario solite soliti solito soluzione soluzioni somma somme sondaggi
sondaggio sonni sonno sonora sonore sonori sonoro soprano sopravvissuti sopravvissuto sorda sorde sordi sordo sorella sorelle sorge
sorgente sorgenti sorprendente sorprendentemente sorprendenti sorpresa sorprese sorrisi sorriso sorte sorti sorto sorveglia sorvegliando
sorvegliano sorvegliare sorvegliata sorvegliate sorvegliati sorvegliato sorvegliò sospetta sospettando sospettano sospettare sospettata
sospettate sospettati sospettato sospette sospetti sospetto sospettò sosta sostanza sostanze soste sostegni sostegno sostenitore
sostenitori sostituendo sostituì sostituire sostituisce sostituiscono sostituita sostituite sostituiti sostituito sostituti sostituto
sottile sottili sottolinea sottolineando sottolineano sottolineare sottolineata sottolineate sottolineati sottolineato sottolineò sovrana
sovrane sovrani sovrano spada spade spalla spalle spara sparando sparano sparare sparata sparate sparati sparato sparendo sparì sparire
sparisce spariscono sparita sparite spariti sparito sparò spaventa spaventando spaventano spaventare spaventata spaventate spaventati
spaventato spaventò spaventosa spaventose spaventosi spaventoso spazi spaziale spaziali spazio specchi specchio speciale speciali
specialista specialiste specialisti specialmente specie specifica specificamente specifiche specifici specifico specii spedendo spedì
spedire spedisce spediscono spedita spedite spediti spedito spedizione spedizioni spegne spegnendo spegnere spegneva spegnono spende spento
spera sperando sperano speranza speranze sperare sperata sperate sperati sperato sperò spesa spese speso spessa spesse spessi spettacolare
spettacolari spettacoli spettacolo spettatore spettatori spezza spezzando spezzano spezzare spezzata spezzate spezzati spezzato spezzò spia
spiagge spiaggia spie spiega spiegami spiegando spiegano spiegare spiegata spiegate spiegati spiegato spiegazione spiegazioni spiegò spina
spinaci spine spinge spingendo spingere spingeva spingono spinto spiriti spirito spirituale spirituali splendida splendide splendidi
splendido splendore splendori sponda sponde spontanea spontanee spontanei spontaneo sport sportelli sportello sportiva sportive sportivi
sportivo sposa sposando sposano sposare sposata sposate sposati sposato spose sposi sposo sposò sposta spostando spostano spostare spostata
spostate spostati spostato spostò spumante squadra squadre squali squalo squilibri squilibrio stabile stabilendo stabili stabilì
stabilimenti stabilimento stabilire stabilisce stabiliscono stabilita stabilite stabiliti stabilito stadi stadio stagione stagioni stalla
stalle stamane stamattina stamattine stampa stampando stampano stampante stampare stampata stampate stampati stampato stampe stampò stanca
stanche stanchi stanco stanotte stanza stanze star startup stasera stasere statale statali statica statiche statici statico statistica
statistiche statistici statistico statua statue statuti statuto stazione stazioni stella stelle steso stile stili stilista stiliste
stilisti stima stime stimola stimolando stimolano stimolare stimolata stimolate stimolati stimolato stimolò stipendi stipendio stivale
stivali stomachi stomaco storia storica storicamente storiche storici storico storie strada strade strana stranamente strane strani
straniera straniere stranieri straniero strano straordinari straordinaria straordinarie straordinario strappa strappando strappano
strappare strappata strappate strappati strappato strappò stratege strategia strategica strategiche strategici strategico strati strato
strega streghe stretta strettamente strette stretti stretto stringe strinse strumenti strumento struttura strutturale strutturali strutture
studente studentessa studentesse studenti studi studia studiando studiano studiare studiata studiate studiati studiato studio studiò
studiosa studiose studiosi studioso stupenda stupende stupendi stupendo stupida stupide stupidi stupido stupore stupori subendo subì subire
subisce subiscono subita subite subiti succede succedendo succedere succedeva succedono successi successiva successive successivi
successivo successo successore successori succo sud sufficiente sufficientemente sufficienti suggerendo suggerì suggerire suggerisce
suggeriscono suggerita suggerite suggeriti suggerito sughi sugo suoli suolo suona suonando suonano suonare suonata suonate suonati suonato
suoni suono suonò supera superando superano superare superata superate superati superato superba superbe superbi superbo superficie
superficii superflua superflue superflui superfluo superiore superiori supermercati supermercato superò supporti supporto suprema supreme
supremi supremo svantaggi svantaggio svelta svelte svelti svelto sviluppa sviluppando sviluppano sviluppare sviluppata sviluppate
sviluppati sviluppato sviluppi sviluppo sviluppò svolge svolgendo svolgere svolgeva svolgono svolta svolte svolto tabella tabelle tablet
tacchino tace tacendo tacere taceva tacono tagli taglia tagliando tagliano tagliare tagliata tagliate tagliati tagliato taglie taglio
tagliò talenti talento talpa tamburi tamburo tappa tappe tappeti tappeto tarda tarde tardi tardo tartaruga tartarughe tasca tasche tassa
tasse tassi tasso tastiera tastiere tavola tavole tavoli tavolo taxi tazza tazze teatri teatro tecnica tecnicamente tecniche tecnici
tecnico tecnologe tecnologia tecnologica tecnologiche tecnologici tecnologico tela tele telecomando telefona telefonando telefonano
telefonare telefonata telefonate telefonati telefonato telefoni telefonica telefoniche telefonici telefonico telefonini telefonino telefono
telefonò telegiornale telegiornali telespettatore telespettatori televisione televisioni televisiva televisive televisivi televisivo
televisore televisori tema teme temendo temere temeva temi temono temperatura temperature tempesta tempeste tempi tempio templi tempo
temporale temporali temporanea temporaneamente temporanee temporanei temporaneo tenda tende tendendo tendenza tendenze tendere tendeva
tendono tene tenendo tenente tenenti tenera tenere teneri tenero teneva tengono tennis tennisti tenono tenore tensione tensioni tenta
tentando tentano tentare tentata tentate tentati tentativi tentativo tentato tentò teologe teologia teorema teoreme teoria teorica
teoricamente teoriche teorici teorico teorie terapia terapie termina terminale terminali terminando terminano terminare terminata terminate
terminati terminato termine termini terminò terra terrazza terrazze terre terremoti terremoto terreni terreno terrestre terrestri terribile
terribili terrificante terrificanti territori territoriale territoriali territorio terrore terrori terrorismi terrorismo terrorista
terroriste terroristi terza terzi terzo teschi teschio tesi tesori tesoro tessuti tessuto test testa testamenti testamento teste testi
testimone testimoni testimonianza testimonianze testo tetti tetto tiene tiepida tiepide tiepidi tiepido tifosi tifoso tigre tigri timida
timide timidi timido timore timori tipi tipica tipicamente tipiche tipici tipico tipo tira tirando tiranni tiranno tirano tirare tirata
tirate tirati tirato tiri tiro tirò titolare titolari titoli titolo tocca toccando toccano toccare toccata toccate toccati toccato toccò
toglie togliendo togliere toglieva togliono tollera tollerando tollerano tollerare tollerata tollerate tollerati tollerato tollerò tolto
tomba tombe tonda tonde tondi tondo toni tonno tono topi topo torbida torbide torbidi torbido tori torna tornando tornano tornare tornata
tornate tornati tornato tornei torneo tornò toro torre torri torta torte tortura torture totale totali totalmente tracce traccia tradendo
tradì tradimenti tradimento tradire tradisce tradiscono tradita tradite traditi tradito tradizionale tradizionali tradizionalmente
tradizione tradizioni traduttore traduttori traduzione traduzioni trae traffichi traffico tragedia tragedie tragica tragicamente tragiche
tragici tragico traguardi traguardo trama trame tramonta tramontando tramontano tramontare tramontata tramontate tramontati tramontato
tramonti tramonto tramontò tranquilla tranquille tranquilli tranquillità tranquillo trapano trascina trascinando trascinano trascinare
trascinata trascinate trascinati trascinato trascinò trascorso trascura trascurando trascurano trascurare trascurata trascurate trascurati
trascurato trascurò trasferendo trasferì trasferimenti trasferimento trasferire trasferisce trasferiscono trasferita trasferite trasferiti
trasferito trasferta trasferte trasforma trasformando trasformano trasformare trasformata trasformate trasformati trasformato
trasformazione trasformazioni trasformò trasmissione trasmissioni trasporta trasportando trasportano trasportare trasportata trasportate
trasportati trasportato trasporti trasporto trasportò tratta trattamenti trattamento trattando trattano trattare trattata trattate trattati
trattativa trattative trattato tratti tratto trattò traversata traversate tredici trema tremando tremano tremare tremata tremate tremati
tremato tremò treni treno trenta tribù tribunale tribunali trimestre trimestri trionfa trionfale trionfali trionfando trionfano trionfare
trionfata trionfate trionfati trionfato trionfi trionfo trionfò triste tristemente tristezza tristezze tristi trofei trofeo troni trono
tropicale tropicali trota trova trovando trovano trovare trovata trovate trovati trovato trovò trucca truccando truccano truccare truccata
truccate truccati truccato truccò truffa truffe truppa truppe tubi tubo tunnel turismi turismo turista turiste turisti turistica turistiche
turistici turistico turni turno tutela tutele uccide uccidendo uccidere uccideva uccidono uccisa uccisi ucciso uffici ufficiale ufficiali
ufficialmente ufficio uguaglianza uguaglianze ulivi ulivo ultima ultime ultimi ultimo umana umane umani umanità umanitari umanitaria
umanitarie umanitario umano umida umide umidi umidità umido umile umili umore umori unanime unanimi undici unendo unghia unghie unì unica
unicamente uniche unici unico uniforme uniformi unione unioni unire unisce uniscono unita unità unite uniti unito universale universali
universalmente universi università universitari universitaria universitarie universitario universo uomini uomo uova uovo urbana urbane
urbani urbano urgente urgentemente urgenti urla urlando urlano urlare urlata urlate urlati urlato urli urlo urlò usa usando usano usanza
usanze usare usata usate usati usato uscire uscita uscite uscito usi uso usò utente utenti utile utili utilità utilizza utilizzando
utilizzano utilizzare utilizzata utilizzate utilizzati utilizzato utilizzò utilmente uva uve vacanza vacanze vaccini vaccino vada vaga
vaghe vaghi vago valida valide validi valido valige valigia valle valli valore valori valorosa valorose valorosi valoroso valuta valute
vanta vantaggi vantaggio vantando vantano vantare vantata vantate vantati vantato vantò vapore vapori varia variando variano variante
varianti variare variata variate variati variato variazione variazioni varietà vario variò vasi vaso vasta vaste vasti vasto vecchi vecchia
vecchie vecchio vede vedendo vedere vedeva vedi vediamo vedono vedova vedove vedovi vedovo veduto veicoli veicolo vela vele veleni veleno
velista veloce velocemente veloci velocità vena vende vendendo vendere vendetta vendette vendeva vendica vendicando vendicano vendicare
vendicata vendicate vendicati vendicato vendicò vendita vendite venditore venditori vendono vene venera venerando venerano venerare
venerata venerate venerati venerato venerò ventesimo venti vento venuta venuto vera verbi verbo verdetti verdetto verdura verdure vere
vergogna vergogne veri verifica verificando verificano verificare verificata verificate verificati verificato verifiche verificò verità
vernice vernici vero verosimile verosimili versa versando versano versante versanti versare versata versate versati versato versi versione
versioni verticale verticali vescovi vescovo vespa vestiti vestito veterani veterano vetri vetrina vetrine vetro vetta vette viaggi viaggia
viaggiando viaggiano viaggiare viaggiata viaggiate viaggiati viaggiato viaggiatore viaggiatori viaggio viaggiò vicenda vicende
vicepresidente vicepresidenti vicina vicine vicini vide videi video vieni vieta vietando vietano vietare vietata vietate vietati vietato
vietò vigile vigili vigilia vigilie vigneti vigneto villa villaggi villaggio ville vince vincendo vincere vinceva vincitore vincitori
vincitrice vincitrici vincoli vincolo vincono vini vino vinse vinta vinti vinto violazione violazioni violenta violente violentemente
violenti violento violenza violenze violini violinista violiniste violinisti violino virtù virtuale virtuali virus visi visibile visibili
visione visioni visita visitando visitano visitare visitata visitate visitati visitato visitatore visitatori visite visitò visiva visive
visivi visivo viso visse vissuto vista viste visti visto vita vitale vitali vite vitelli vitello viti vittima vittime vittori vittoria
vittorie viva vivace vivaci vivamente vive vivendo vivere viveva vivi vivieri vivo vivono voce voci voglia voglie vola volando volano
volante volanti volare volata volate volati volato volentieri voleva volevano voli volle volo volò volontà volontari volontaria
volontariamente volontarie volontario volpe volpi volti volto volume volumi voluto vongola vota votando votano votare votata votate votati
votato votazione votazioni voti voto votò vulcani vulcano vulnerabile vulnerabili vuota vuote vuoti vuoto yogurt zaini zaino zampa zampe
zanzara zanzare zattera zattere zebra zero zia zie zii zio zitta zitte zitti zitto zoi zona zone zoo zucca zuccheri zucchero zucchina zuppa
zuppe`,
  titles: `abate allenatore allenatrice ambasciatore ambasciatrice ammiraglio arch architetto arcivescovo assessore attaccante attore
attrice avv avvocata avvocato ayatollah barone baronessa beata beato brigadiere califfo cancelliera cancelliere cantante cantautore
capitano cardinale cavaliere centrocampista colonnello commissario compositore conte contessa ct deputata deputato difensore direttore
direttrice dom don dott dottor dottore dottoressa dr duca duchessa emiro filosofo fisico frate fratello generale geometra giornalista
giudice governatore governatrice granduca imam imperatore imperatrice imprenditore imprenditrice ing ingegnere ispettore lady lord madre
maestro maggiore marchesa marchese maresciallo matematico ministra ministro mister mons monsignor monsignore nonna nonno on onorevole padre
papa parroco pastore pittore pittrice poeta poetessa portiere prefetto premier presidente presidentessa principe principessa procuratore
procuratrice prof professor professore professoressa rabbino ragionier re regina regista san sant santa santo sceicco scienziata scienziato
scrittore scrittrice scultore scultrice segretaria segretario senatore senatrice sergente sig signor signora signore signorina sigra
sindaca sindaco sir sorella sottosegretario stilista sultano suor tecnico tenente vescovo viceministro vicepresidente visconte zar zarina
zia zio`,
  calendar: `ago agosto apr aprile dic dicembre dom domenica domeniche feb febbraio gen gennaio gio giovedì giu giugno lug luglio lun
lunedì mag maggio mart martedì marzo merc mercoledì nov novembre ott ottobre sab sabati sabato set sett settembre ven venerdì`,
  connectors: `di del della dei delle degli dello d dell e ed da dal dalla de la le lo per il in nel sul a al von van der y dos das du des`,
  clitics: `l d un all nell sull dall dell coll c n s m t v quell quest bell sant gl anch com dov cos tutt senz mezz pover nient quand`,
  abbreviations: `on onn sen senn sig sigg sigra dott prof proff avv ing arch geom rag mons card gen col cap magg ten ss st dr cav comm uff art artt ed n nn
p pp vol cfr`,
  articles: `il lo la i gli le un uno una del dello della dei degli delle al allo alla ai agli alle dal dallo dalla dai dagli dalle nel nello nella nei
negli nelle sul sullo sulla sui sugli sulle l dell all dall nell sull`,
  genitive: "",
  capitalisesNouns: false,
};
