import { de as functionWords } from "./function-words/de.ts";
import type { LanguageData } from "./language-data.ts";

export const de: LanguageData = {
  functionWords,
  commonWords: `abbau abbaus abbildung abbildungen abend abende abenden abendes abendessen abendessens abenteuer abenteuern abenteuers
abfahrt abfahrten abfall abfälle abfällen abfalles abfalls abflug abflüge abflügen abfluges abflugs abgabe abgaben abgas abgase abgasen
abgases abgeordnete abgeordneten abgeordneter abgrund abgründe abgründen abgrundes abgrunds abhängigkeit abhängigkeiten abitur abiture
abituren abitures abiturs abkommen abkommens abkürzung abkürzungen ablauf abläufe abläufen ablaufes ablaufs ablehnung ablehnungen abneigung
abneigungen abreise abreisen abrüstung absage absagen absatz absätze absätzen absatzes abschied abschiede abschieden abschieds abschluss
abschlüsse abschlüssen abschlusses abschnitt abschnitte abschnitten abschnitts absender absendern absenders absicht absichten absprache
absprachen abstand abstände abständen abstandes abstands absteiger abstieg abstiege abstiegen abstieges abstiegs abstimmung abstimmungen
absturz abstürze abstürzen absturzes abteil abteile abteilen abteiles abteils abteilung abteilungen abwärts abwehr abwehrspieler
abwesenheit abwesenheiten ach achse achsen acht achte achtelfinale achten achtet achtete achteten achtung achtzehn achtzig acker äcker
äckern ackers adel adels ader adern adler adlern adlers adoptivsohn adresse adressen affäre affären affe affen agentur agenturen ah aha
ahnen ahnt ahnte ahnten ahnung ahnungen akademie akademien akku akkuschrauber akt akte akten aktes aktie aktien aktiengesellschaft
aktienkurs aktienmarkt aktion aktionär aktionäre aktionen aktivität aktivitäten akts aktuell aktuelle aktuellem aktuellen aktueller
aktuelles akut akute akutem akuten akuter akutes akzent akzente akzenten akzentes akzents alarm alarme alarmen alarmes alarms alben album
albums alkohol alkohole alkoholen alkoholes alkohols allgemein allgemeine allgemeinem allgemeinen allgemeiner allgemeines alltag alltags
alpenverein alptraum alpträume alpträumen alptraums alt alte altem alten alter alternative alternativen alters altes altstadt ambition
ambitionen ameise ameisen amt ämter ämtern amtes amtlich amtliche amtlichem amtlichen amtlicher amtliches amts analyse analysen anbau
anbaus anbieter anbietern anbieters anblick anblicke anblicken anblickes anblicks andenken andenkens ändern ändert änderte änderten
änderung änderungen anfang anfänge anfängen anfanges anfrage anfragen angabe angaben angebot angebote angeboten angebotes angebots
angehörige angehörigen angeklagte angeklagten angeklagter angelegenheit angelegenheiten angemessen angemessene angemessenem angemessenen
angemessener angemessenes angenehm angenehme angenehmem angenehmen angenehmer angenehmes angestellte angestellten angreifer angriff
angriffe angriffen angriffes angriffs angst ängste ängsten anhang anhänge anhängen anhänger anhängern anhängers anhanges anhangs anklage
anklagen ankündigung ankündigungen ankunft ankünfte ankünften anlage anlagen anlass anlässe anlässen anlasses anleitung anleitungen
anliegen anliegens anmeldung anmeldungen anmerkung anmerkungen annahme annahmen anonym anonyme anonymem anonymen anonymer anonymes
anordnung anordnungen anpassung anpassungen anruf anrufe anrufen anrufes anrufs ansatz ansätze ansätzen ansatzes anschlag anschläge
anschlägen anschlags anschluss anschlüsse anschlüssen anschlusses ansehen ansehens anseht ansehte ansehten ansicht ansichten ansprache
ansprachen anspruch ansprüche ansprüchen anspruchs anstalt anstalten anstieg anstiege anstiegen anstieges anstiegs anstrengung
anstrengungen anteil anteile anteilen anteiles anteils antike antrag anträge anträgen antrages antrags antrieb antriebe antrieben antriebes
antriebs antritt antritte antritten antrittes antritts antwort antworten antwortet antwortete antworteten anwalt anwälte anwälten anwaltes
anwältin anwältinnen anwalts anweisung anweisungen anwendung anwendungen anwesenheit anwohner anwohnern anwohners anzahl anzeichen
anzeichens anzeige anzeigen anzug anzüge anzügen anzuges anzugs apfel äpfel äpfeln apfels apotheke apotheken apotheker apparat apparate
apparaten apparates apparats appell appelle appellen appelles appells appetit appetits aprils arbeit arbeiten arbeiter arbeiterin
arbeiterklasse arbeitern arbeitet arbeitete arbeiteten arbeitgeber arbeitgebern arbeitgebers arbeitnehmer arbeitnehmern arbeitnehmers
arbeitsamt arbeitslos arbeitslose arbeitslosem arbeitslosen arbeitsloser arbeitsloses arbeitslosigkeit arbeitsmarkt arbeitsplatz
arbeitsplätze arbeitsplätzen arbeitsplatzes arbeitszeit arbeitszeiten archäologe archäologen architekt architekten architektin architektur
architekturen archiv archive archiven archives archivs ärger ärgers argument argumente argumenten arguments arm armband armbanduhr arme
armee armeen armem armen armer armes arms armut art arten artikel artikeln artikelnummer artikels arznei arzneien arzt ärzte ärzten arztes
ärztin ärztinnen arzts asche astronom astronomen asyl asyls atem atems atmen atmet atmete atmeten atmosphäre atmosphären atom atome atomen
atomes atoms attentat attentate attentaten attentäter attentätern attentäters attentats attraktion attraktionen aufbau aufbaus aufenthalt
aufenthalte aufenthalten aufenthalts aufgabe aufgaben aufklärung auflage auflagen auflösung auflösungen aufmerksam aufmerksame aufmerksamem
aufmerksamen aufmerksamer aufmerksames aufmerksamkeit aufmerksamkeiten aufnahme aufnahmen aufregung aufregungen aufruf aufrufe aufrufen
aufrufes aufrufs aufsatz aufsätze aufsätzen aufsatzes aufschwung aufschwünge aufschwüngen aufschwungs aufsicht aufsichtsrat
aufsichtsratschef aufstand aufstände aufständen aufstands aufsteiger aufstieg aufstiege aufstiegen aufstiegs auftakt auftakte auftakten
auftaktes auftakts auftrag aufträge aufträgen auftrages auftraggeber auftraggebern auftraggebers auftrags auftritt auftritte auftritten
auftritts aufwand aufwands aufwärts aufzeichnung aufzeichnungen aufzug aufzüge aufzügen aufzuges aufzugs auge augees augen augenblick
augenblicke augenblicken augenblicks auges ausbau ausbaus ausbeutung ausbildung ausbildungen ausbruch ausbrüche ausbrüchen ausbruchs
ausdruck ausdrücke ausdrücken ausdrucks auseinandersetzung auseinandersetzungen ausfall ausfälle ausfällen ausfalles ausfalls ausflug
ausflüge ausflügen ausfluges ausflugs ausführlich ausführliche ausführlichem ausführlichen ausführlicher ausführliches ausgabe ausgaben
ausgang ausgänge ausgängen ausganges ausgangs ausgleich ausgleiche ausgleichen ausgleichs auskunft auskünfte auskünften ausland ausländer
ausländern ausländers ausländisch ausländische ausländischem ausländischen ausländischer ausländisches auslands auslöser auslösern
auslösers ausmaß ausmaße ausmaßen ausmaßes ausnahme ausnahmen ausrede ausreden ausrüstung ausrüstungen aussage aussagen ausschluss
ausschlüsse ausschlüssen ausschlusses ausschnitt ausschnitte ausschnitten ausschnitts ausschuss ausschüsse ausschüssen ausschusses aussehen
aussehens außenminister außenministerium außenministern außenministers außenpolitik außenseite außenseiten außenverteidiger aussicht
aussichten ausstattung ausstattungen ausstellung ausstellungen ausstieg ausstiege ausstiegen ausstiegs austausch austausches auswahl
auswahlen auswärts ausweg auswege auswegen ausweges auswegs ausweis ausweise ausweisen ausweises auswirkung auswirkungen auszeichnung
auszeichnungen auszug auszüge auszügen auszuges auszugs auto autobahn autobahnen autobahnkreuz autobauer autofahrer autofahrern autofahrers
autohersteller automat automaten automatisch automatische automatischem automatischen automatischer automatisches automobil automobile
automobilen automobilindustrie automobils autonomie autor autoren autorin autorinnen autorität autoritäten autos axt äxte äxten baby babyes
babys bach bäche bächen baches bachs backe backen bäcker bäckerei backofen backöfen backofens bad badehose bademode bäder bädern bades
badestrand bads bahn bahnen bahnhof bahnhöfe bahnhöfen bahnhofes bahnhofs bahnhofstraße bahnsteig bahnsteige bahnsteigen bahnsteigs balance
balken balkens balkon balkone balkonen balkones balkons ball bälle bällen balles ballett ballette balletten ballettes balletts ballon
ballone ballonen ballones ballons balls band bande banden bänder bändern bandes bands bank bänke banken bänken bankkonto bar baren bargeld
bargelds barock barriere barrieren bart bärte bärten bartes barts basis basketballspieler bassist bat batterie batterien bau bauch bäuche
bäuchen bauches bauchs bauen bauer bäuerin bauern bauernhof bauernhöfe bauernhöfen bauernhofs baum bäume bäumen baums baumwolle baus baut
baute bauten bauwerk bauwerke bauwerken bauwerkes bauwerks beachten beachtet beachtete beachteten beamte beamten beamter beauftragte
beauftragter becher bechern bechers becken beckens bedarf bedarfs bedenken bedenkens bedeuten bedeutend bedeutende bedeutendem bedeutenden
bedeutender bedeutendes bedeutet bedeutete bedeuteten bedeutung bedeutungen bedienung bedienungen bedingung bedingungen bedrohen bedroht
bedrohte bedrohten bedrohung bedrohungen bedürfnis bedürfnisse bedürfnissen bedürfnisses beenden beendet beendete beendeten beere beeren
beet beete beeten beetes beets befehl befehle befehlen befehles befehls befragung befragungen befreiung befreiungen befund befunde befunden
befundes befunds begabt begabte begabtem begabten begabter begabtes begabung begabungen begann begannen begegnung begegnungen begeisterung
beginn beginns beginnt begleiten begleiter begleitern begleiters begleitet begleitete begleiteten begleitung begleitungen begräbnis
begräbnisse begräbnissen begräbnisses begriff begriffe begriffen begriffes begriffs begründen begründet begründete begründeten begründung
begründungen behandeln behandelt behandelte behandelten behandlung behandlungen behaupten behauptet behauptete behaupteten behauptung
behauptungen beherrschen beherrscht beherrschte beherrschten behinderung behinderungen behörde behörden bein beine beinen beines beins
beispiel beispiele beispielen beispiels beitrag beiträge beiträgen beitrages beitrags bekam bekamen bekämpfung bekannt bekannte bekanntem
bekannten bekannter bekanntes bekommen bekommt beleg belege belegen beleges belegs beleidigung beleidigungen beleuchtung beleuchtungen
beliebt beliebte beliebtem beliebten beliebter beliebtes bemerkung bemerkungen bemühung bemühungen benannt benutzer benutzern benutzers
benutzung benutzungen benzin benzine benzinen benzines benzins beobachten beobachter beobachtern beobachters beobachtet beobachtete
beobachteten beobachtung beobachtungen berater beratern beraters beratung beratungen bereich bereiche bereichen bereiches bereichs bereit
bereite bereitem bereiten bereiter bereites bereitschaft bereitschaften berg bergbau bergbaus bergdorf berge bergen berges bergs
bergstation bergsteiger bergwerk bergwerke bergwerken bergwerks bericht berichte berichten berichterstatter berichtes berichtet berichtete
berichteten berichts beruf berufe berufen berufes berufs berufung berufungen berühmt berühmte berühmtem berühmten berühmter berühmtes
besatzungszone beschäftigung beschäftigungen bescheid bescheide bescheiden bescheids beschlossen beschluss beschlüsse beschlüssen
beschlusses beschränkung beschränkungen beschreibung beschreibungen beschwerde beschwerden besetzen besetzt besetzte besetzten besitz
besitzer besitzerin besitzern besitzers besitzes besondere besonderem besonderen besonderer besonderes besonderheit besonderheiten
besprechung besprechungen besser bessere besserem besseren besserer besseres best bestand bestände beständen bestandes bestands bestandteil
bestandteile bestandteilen bestandteils bestätigen bestätigt bestätigte bestätigten bestätigung bestätigungen beste besteck bestelle
bestellen bestellt bestellte bestellten bestellung bestellungen bestem besten bester bestes bestimmen bestimmet bestimmete bestimmeten
bestimmung bestimmungen bestseller besuch besuche besuchen besucher besuchern besuchers besuches besuchs besucht besuchte besuchten
beteiligung beteiligungen beton betonen betonet betonete betoneten betons betont betrachten betrachtet betrachtete betrachteten betrag
beträge beträgen betrages betrags betreiber betreuer betrieb betriebe betrieben betriebes betriebs betroffen betroffene betroffenem
betroffenen betroffener betroffenes betrug betrugs bett betten bettes betts bettwäsche beute beutel beuteln beutels bevölkerung
bevölkerungen bewegen beweglich bewegliche beweglichem beweglichen beweglicher bewegliches bewegt bewegte bewegten bewegung bewegungen
beweis beweise beweisen beweises bewerber bewerbern bewerbers bewerbung bewerbungen bewertung bewertungen bewohner bewohnerin bewohnern
bewohners bewusstsein bewusstseins bezahlen bezahlt bezahlte bezahlten bezeichnen bezeichnt bezeichnte bezeichnten beziehung beziehungen
bezirk bezirke bezirken bezirkes bezirks bezug bezüge bezügen bezuges bezugs bibliothek bibliotheken biene bienen bier biere bieren biers
bieten bietet bilanz bilanzen bild bilden bilder bildern bildes bildet bildete bildeten bildhauer bildhauerin bilds bildschirm bildschirme
bildschirmen bildschirms bildung billig billige billigem billigen billiger billiges billion billionen biografie biografien biologe biologie
biologin birne birnen bischof bischöfe bischöfen bischofes bischöfin bischofs bitten bitter bittere bitterem bitteren bitterer bitteres
blase blasen blatt blätter blättern blattes blatts blau blaue blauem blauen blauer blaues blech bleche blechen bleches blechs blei bleibend
bleibende bleibendem bleibenden bleibender bleibendes bleibt bleis blick blicke blicken blickes blicks blickt blickte blickten blieb
blieben blind blinde blindem blinden blinder blindes blitz blitze blitzen blitzes block blockade blockaden blöcke blöcken blockes blocks
blogger blume blumen blut blüte blüten bluts boden böden bodens bogen bögen bogens bohne bohnen bohrmaschine bombe bomben boot boote booten
bootes boots bord borde borden bordes bords börse börsen börsengang böse bösem bösen böser böses botschaft botschaften botschafter
botschaftern botschafters boxer boykott boykotte boykotten boykottes boykotts brachte brachten branche branchen brand brände bränden
brandes brands brauch bräuche brauchen bräuchen brauches brauchs braucht brauchte brauchten brauerei brauerein braun braune braunem braunen
brauner braunes brei breie breien breis breit breite breitem breiten breiter breites bremse bremsen brett bretter brettern brettes bretts
brettspiel brief briefe briefen briefes briefmarke briefmarken briefs brille brillen bringen bringt bronzemedaille bronzezeit brot brötchen
brötchens brote broten brotes brots bruch brüche brüchen bruches bruchs brücke brücken bruder brüder brüdern bruders brunnen brunnens brust
brüste brüsten brutal brutale brutalem brutalen brutaler brutales bruttoinlandsprodukt bub buben buch buche buchen bücher büchern buches
buchhalter buchhandlung buchhandlungen buchmesse buchs buchstabe buchstaben bucht buchten budget budgetes budgets bühne bühnen bund bünde
bünden bundes bundesamt bundesanwaltschaft bundesbank bundesgericht bundesgerichtshof bundeskanzler bundeskanzlern bundeskanzlers
bundesland bundesländer bundesländern bundeslands bundesliga bundesminister bundesministerin bundesministerium bundespolizei
bundespräsident bundesrat bundesrats bundesregierung bundesregierungen bundesrepublik bundestag bundestags bundestagswahl bundestagswahlen
bundestrainer bundestrainern bundestrainers bundesverfassungsgericht bundeswehr bündnis bündnisse bündnissen bündnisses bunds bunt bunte
buntem bunten bunter buntes burg burgen bürger bürgerin bürgerinitiative bürgerinitiativen bürgerinnen bürgerkrieg bürgerkriege
bürgerkriegen bürgerkriegs bürgermeister bürgermeistern bürgermeisters bürgern bürgerrechtler bürgers büro büros bürostuhl bürste bürsten
bus busch büsche büschen busches buses busfahrer busfahrern busfahrers busse bussen butler butter camp campes camps champions chance
chancen chaos chaoses charakter charaktere charakteren charakters chef chefarzt chefes chefin chefinnen chefs chemie chemiker chemikerin
chip chipes chips chor chöre chören chores chors christ christen chronik chroniken club clubes clubs code codees codes computer computern
computers container containern containers cousin cousine creme cremen dach dächer dächern daches dachs dachte dame damen dampf dämpfe
dämpfen dampfes dampfs danken danks dankt dankte dankten darm därme därmen darmes darms darsteller darstellern darstellers darstellung
darstellungen dasein daseins datei dateien daten datenschutz datenschutzes datum dauer dauern dauert dauerte dauerten daumen daumens
debatte debatten decke decken deckt deckte deckten defekt defekte defekten defektes defekts defizit defizite defiziten defizites defizits
delegation delegationen demokratie demokratien demokratisch demokratische demokratischem demokratischen demokratischer demokratisches
demonstrant demonstranten demonstrantin demonstration demonstrationen denken denkmal denkmäler denkmälern denkmales denkmals denkt detektiv
detektive deutlich deutliche deutlichem deutlichen deutlicher deutliches deutung deutungen diagnose diagnosen dialekt dialekte dialekten
dialektes dialekts dialog dialoge dialogen dialoges dialogs diamant diamanten dicht dichte dichtem dichten dichter dichterin dichtern
dichters dichtes dichtung dichtungen dick dicke dickem dicken dicker dickes dieb diebe dieben diebes diebs diebstahl diebstähle diebstählen
diebstahls dienen diener dienern dieners dienet dienete dieneten dienst dienste diensten dienstes dienstleistung dienstleistungen diensts
digital digitale digitalem digitalen digitaler digitales diktator diktatoren diktatur diktaturen dimension dimensionen ding dinge dingen
dinges dings diplom diplomat diplomaten diplomatisch diplomatische diplomatischem diplomatischen diplomatischer diplomatisches diplome
diplomen diplomes diploms dirigent dirigentin diskussion diskussionen diskutieren diskutiert diskutierte diskutierten distanz distanzen
dokument dokumentarfilm dokumente dokumenten dokuments dollar dollares dollars dolmetscher dom dome domen domes doms donner donnern donners
doppel doppeln doppels doppelt dorf dörfer dörfern dorfes dorfkirche dorfs dose dosen drache drachen draht drähte drähten drahtes drahts
drama dramen drang drangs dreck drecks drehbuch drehbuchautor drehbuchautorin drehbücher drehbüchern drehbuchs drehen dreht drehte drehten
dreieck dreiecke dreiecken dreieckes dreiecks dreimal dreißig dreizehn dringend dringende dringendem dringenden dringender dringendes dritt
dritte drittel dritteln drittels drittem dritten dritter drittes droge drogen drohen droht drohte drohten drohung drohungen druck drucke
drucken drucker druckern druckers druckes drucks druckt druckte druckten duell duelle duellen duelles duells duft düfte düften duftes dufts
dunkel dunkele dunkelem dunkelen dunkeler dunkeles dunkelheit dünn dünne dünnem dünnen dünner dünnes durchbruch durchbrüche durchbrüchen
durchbruchs durchgang durchgänge durchgängen durchgangs durchmesser durchmessern durchmessers durchschnitt durchschnitte durchschnitten
durchschnitts durst dursts dusche duschen dutzend dutzende dynastie dynastien ebbe ebben ebene ebenen echo echos ecke ecken edelstahl
ehefrau ehefrauen ehemalig ehemalige ehemaligem ehemaligen ehemaliger ehemaliges ehemann ehemänner ehemännern ehemannes ehemanns ehen
ehepaar ehepaare ehepaaren ehepaares ehepaars ehre ehren ehrenbürger ehrengast ehrlich ehrliche ehrlichem ehrlichen ehrlicher ehrliches
ehrung ehrungen ei eiche eichen eid eide eiden eides eids eier eiern eifer eifers eifersucht eigen eigene eigenem eigenen eigener eigenes
eigenschaft eigenschaften eigentum eigentümer eigentümerin eigentümern eigentümers eigentums eilen eilt eilte eilten eimer eimern eimers
einblick einblicke einblicken einblicks einbrecher eindruck eindrücke eindrücken eindrucks einfache einfachem einfachen einfacher einfaches
einfall einfälle einfällen einfalles einfalls einfluss einflüsse einflüssen einflusses einfuhr einfuhren einführung einführungen eingang
eingänge eingängen einganges eingangs eingriff eingriffe eingriffen eingriffs einheimisch einheimische einheimischem einheimischen
einheimischer einheimisches einheit einheiten einigt einigte einigten einigung einigungen einkauf einkäufe einkäufen einkaufes einkaufs
einkaufszentrum einkommen einkommens einladung einladungen einleitung einleitungen einnahme einnahmen einrichtung einrichtungen einsamkeit
einsatz einsätze einsätzen einsatzes einsatzkräfte einschätzung einschätzungen einschränkung einschränkungen einstellung einstellungen
einstieg einstiege einstiegen einstiegs einsturz einstürze einstürzen einsturzes eintrag einträge einträgen eintrages eintrags eintritt
eintritte eintritten eintritts einwanderer einwanderern einwanderers einwanderung einwanderungen einwohner einwohnern einwohners
einzelhandel einzelhandels einzelheit einzelheiten einzeln einzelnachweise einzelne einzelnem einzelnen einzelner einzelnes einzige
einzigem einzigen einziger einziges einzug einzüge einzügen einzuges einzugs eis eisen eisenbahn eisenbahnen eisens eisenzeit eises
eishockey eishockeys eishockeyspieler eiszeit eiweiß eiweiße eiweißen eiweißes elefant elefanten elegant elegante elegantem eleganten
eleganter elegantes elektriker elektrisch elektrische elektrischem elektrischen elektrischer elektrisches elektronisch elektronische
elektronischem elektronischen elektronischer elektronisches element elemente elementen elementes elements elend elends elf elfmeter elite
eliten eltern elternteil elternteile elternteilen elternteils empfang empfänge empfängen empfänger empfängern empfängers empfanges empfangs
empfehlung empfehlungen ende endees enden endes endspiel endspiele endspielen endspiels energie energien eng engagement engagements enge
engel engeln engels engem engen enger enges englischsprachig englischsprachige englischsprachigem englischsprachigen englischsprachiger
englischsprachiges enkel enkelin enkeln enkels enkeltochter enorm enorme enormem enormen enormer enormes ensemble ensembles entdecke
entdecken entdecker entdeckern entdeckers entdeckt entdeckte entdeckten entdeckung entdeckungen ente enteignung enteignungen enten
entfernen entfernt entfernte entfernten entfernung entfernungen entführung entführungen enthüllung enthüllungen entlassung entlassungen
entscheidend entscheidende entscheidendem entscheidenden entscheidender entscheidendes entscheidung entscheidungen entschluss entschlüsse
entschlüssen entschlusses entschuldigung entschuldigungen entspannung entspannungen entstand entstanden entstehen entsteht entstehung
entstehungen enttäuschung enttäuschungen entwickeln entwickelt entwickelte entwickelten entwicklung entwicklungen entwurf entwürfe
entwürfen entwurfes entwurfs epidemie epidemien epoche epochen erbe erben erbes erbin erbschaft erbschaften erdbeben erdbebens erdbeere
erdbeeren erde erden erdgas erdgase erdgasen erdgases erdöl erdöle erdölen erdöles erdöls ereignis ereignisse ereignissen ereignisses
erfahre erfahren erfahrene erfahrenem erfahrenen erfahrener erfahrenes erfahrung erfahrungen erfinder erfinderin erfindern erfinders
erfindung erfindungen erfolg erfolge erfolgen erfolges erfolgreich erfolgreiche erfolgreichem erfolgreichen erfolgreicher erfolgreiches
erfolgs erforschung erforschungen erfüllen erfüllt erfüllte erfüllten erfüllung erfüllungen erfunden ergänzen ergänzt ergänzte ergänzten
ergänzung ergänzungen ergebnis ergebnisse ergebnissen ergebnisses erhält erhaltung erhielt erhielten erhöhen erhöht erhöhte erhöhten
erhöhung erhöhungen erholung erholungen erinnern erinnert erinnerte erinnerten erinnerung erinnerungen erkältung erkältungen erkenntnis
erkenntnisse erkenntnissen erkenntnisses erklären erklärt erklärte erklärten erklärung erklärungen erkrankung erkrankungen erlauben
erlaubnis erlaubnisse erlaubnissen erlaubnisses erlaubt erlaubte erlaubten erleben erlebnis erlebnisse erlebnissen erlebnisses erlebt
erlebte erlebten erleichterung erleichterungen ermittler ermittlerin ermittlern ermittlers ermittlung ermittlungen ermordung ermordungen
ernährung ernannt erneute erneutem erneuten erneuter erneutes ernst ernste ernstem ernsten ernster ernstes ernte ernten eroberung
eroberungen eröffnen eröffnet eröffnete eröffneten eröffnung eröffnungen erreichen erreicht erreichte erreichten ersatz ersatzes erscheint
erscheinung erscheinungen erschien erschienen erstaunlich erstaunliche erstaunlichem erstaunlichen erstaunlicher erstaunliches erste erstem
ersten erster erstes ersthelfer erwachsene erwachsenen erwarten erwartet erwartete erwarteten erwartung erwartungen erweiterung
erweiterungen erwerb erwerbe erwerben erwerbes erwerbs erz erzählen erzähler erzählern erzählers erzählt erzählte erzählten erzählung
erzählungen erze erzen erzes erzieher erziehern erziehers erziehung erzielt esel eseln esels essen essens essig essige essigen essiges
essigs etage etagen etappe etappen euro europameister europameisterschaft europawahl europaweit europaweite europaweitem europaweiten
europaweiter europaweites euros ewig ewige ewigem ewigen ewiger ewiges exil exile exilen exiles exils existenz existenzen existieren
existiert existierte existierten experiment experimente experimenten experiments experte experten expertin expertinnen explosion
explosionen export exporte exporten exportes exports extrem extreme extremem extremen extremer extremes fabel fabeln fabrik fabriken fach
fächer fächern faches fachhochschule fachs fachwerkhaus fackel fackeln faden fäden fadens fähigkeit fähigkeiten fahndung fahndungen fahne
fahnen fahrbahn fahrbahnen fähre fahren fähren fahrer fahrern fahrers fahrgast fahrgäste fahrgästen fahrgasts fahrkarte fahrkarten fahrplan
fahrpläne fahrplänen fahrplans fahrrad fahrräder fahrrädern fahrrades fahrradhelm fahrrads fahrt fährt fahrten fahrzeug fahrzeuge
fahrzeugen fahrzeugs fair faire fairem fairen fairer faires faktor faktoren fakultät fakultäten falke falken fall falle fälle fallen fällen
falles falls fällt falsch falsche falschem falschen falscher falsches familie familien familienname fan fand fanden fanes fang fänge fängen
fanges fangs fans farbe farben farbig farbige farbigem farbigen farbiger farbiges farm farmen faser fasern fass fassade fassaden fässer
fässern fasses fassung fassungen faul faule faulem faulen fauler faules faust fäuste fäusten favorit favoriten fazit fazite faziten fazites
fazits feder federn fehlen fehler fehlern fehlers fehlt fehlte fehlten feier feiern feiert feiertag feiertage feiertagen feiertags feierte
feierten feige feigen fein feind feinde feinden feindes feinds feindschaft feindschaften feine feinem feinen feiner feines feld felder
feldern feldes felds feldzug feldzüge feldzügen feldzuges feldzugs fell felle fellen felles fells fels felsen felsens fenster fenstern
fensters ferien feriengast ferienwohnung fern ferne fernem fernen fernes fernsehen fernsehens fernseher fernsehern fernsehers fernsehfilm
fernsehsender fernsehserie ferse fersen fertig fertige fertigem fertigen fertiger fertiges fest feste festem festen fester festes festival
festivals festnahme festnahmen fests festung festungen fett fette fetten fettes fetts feucht feuchte feuchtem feuchten feuchter feuchtes
feuer feuern feuers feuerwehr feuerwehren feuerwehrfrau feuerwehrleute feuerwehrmann feuilleton feuilletons fichte fichten fieber fiebern
fiebers fiel fielen figur figuren film filme filmemacher filmemachern filmemachers filmen filmes filmfestival filmmusik filmpreis
filmregisseur films filter filtern filters finale finalees finales finals finanz finanzen finanziell finanzielle finanziellem finanziellen
finanzieller finanzielles finanzierung finanzierungen finanzkrise finanzkrisen finanzmarkt finanzmärkte finanzminister finanzministern
finanzministers finde finden findest findet finger fingern fingers firma firmen firmensitz fisch fische fischen fischer fischern fischers
fisches fit fite fitem fiten fiter fites flach flache fläche flachem flachen flächen flacher flaches flagge flaggen flamme flammen flasche
flaschen fleck flecken fleisch fleischer fleisches fleißig fleißige fleißigem fleißigen fleißiger fleißiges flexibel flexibele flexibelem
flexibelen flexibeler flexibeles fliege fliegen fliegerin fliegt flog flöte flöten flotte flotten fluch flüche flüchen fluches fluchs
flucht fluchten flüchtling flüchtlinge flüchtlingen flüchtlings flug flugbegleiter flüge flügel flügeln flügels flügen fluges fluggast
fluggäste fluggästen fluggasts fluggesellschaft fluggesellschaften flughafen flughäfen flughafens flugs flugzeug flugzeuge flugzeugen
flugzeugs flur flure fluren flures flurs fluss flüsse flüssen flusses flüssigkeit flüssigkeiten flussufer flut fluten folge folgen folgend
folgende folgendem folgenden folgender folgendes folgt folgte folgten folter foltern fordern fördern fordert fördert forderte förderte
forderten förderten forderung förderung forderungen förderungen form formel formeln formen formular formulare formularen formulars forschen
forscher forscherin forschern forschers forscht forschte forschten forschung forschungen forschungsinstitut forschungszentrum forst forste
forsten forstes forsts fortschritt fortschritte fortschritten fortschritts fortsetzung fortsetzungen forum foto fotograf fotografen
fotografie fotografien fotos fracht frachten frage fragen fragment fragmente fragmenten fragments fragt fragte fragten fraktion fraktionen
frau frauen frei freie freiem freien freier freies freiheit freiheiten freistoß freizeit fremd fremde fremdem fremden fremder fremdes
freude freuden freuen freund freunde freunden freundes freundin freundinnen freundlich freundliche freundlichem freundlichen freundlicher
freundliches freunds freundschaft freundschaften freut freute freuten frieden friedens friedenspreis friedensvertrag friedhof friedhöfe
friedhöfen friedhofs friedlich friedliche friedlichem friedlichen friedlicher friedliches frisch frische frischem frischen frischer
frisches friseur friseurin frist fristen froh frohe frohem frohen froher frohes front fronten frosch frösche fröschen frosches frost fröste
frösten frostes frosts frucht früchte früchten früh frühe frühem frühen früher frühere früherem früheren früherer früheres frühes frühjahr
frühjahre frühjahren frühjahrs frühling frühlinge frühlingen frühlings frühstück frühstücke frühstücken frühstücks frühzeit fuchs füchse
füchsen fuchses fühlen fühlt fühlte fühlten fuhr führen führer führern führers führt führte führten führung führungen führungskraft
führungskräfte führungskräften fülle füllen fund fundament fundamente fundamenten fundaments funde funden fundes funds fünf fünft fünfte
fünftem fünften fünfter fünftes fünfzehn fünfzig funktion funktionär funktionen funktionieren funktioniert funktionierte funktionierten
furcht fürchten fürchtet fürchtete fürchteten fürst fürsten fuß fußball fußbälle fußbällen fußballer fußballern fußballers fußballes
fußballmannschaft fußballs fußballspiel fußballspieler fußballtrainer fußballverein füße füßen fußes fußgänger fußgängern fußgängers
fußgängerzone futter futters gabel gabeln galaxie galaxien galerie galerien galt gang gänge gängen gangs gans gänse gänsen ganze ganzem
ganzen ganzer ganzes garage garagen garantie garantien garten gärten gartens gärtner gas gase gasen gases gasse gassen gast gäste gästen
gastes gastgeber gastgebern gastgebers gasthaus gasthof gastronomie gasts gattung gattungen gebärde gebärden gebäude gebäudees gebäuden
gebäudes gebaut gebet gebete gebeten gebetes gebets gebiet gebiete gebieten gebietes gebiets gebirge gebirgees gebirgen gebirges geboren
geborene geborenem geborenen geborener geborenes gebot gebote geboten gebotes gebots gebracht gebrauch gebräuche gebräuchen gebrauchs
gebrauchsanweisung gebühr gebühren geburt geburten geburtsdatum geburtsort geburtstag geburtstage geburtstagen geburtstags geburtstagsfeier
gedacht gedächtnis gedächtnisse gedächtnissen gedächtnisses gedanke gedanken gedicht gedichte gedichten gedichtes gedichts geduld gefahr
gefahren gefährlich gefährliche gefährlichem gefährlichen gefährlicher gefährliches gefallen gefallens gefangene gefangenen gefangenschaft
gefängnis gefängnisse gefängnissen gefängnisses gefäß gefäße gefäßen gefäßes gefecht gefechte gefechten gefechtes gefechts gefeiert
geflügel geflügels gefordert gefühl gefühle gefühlen gefühles gefühls geführt gefunden gegangen gegeben gegend gegenden gegensatz
gegensätze gegensätzen gegensatzes gegenstand gegenstände gegenständen gegenstands gegenteil gegenteile gegenteilen gegenteils gegenwart
gegenwartskunst gegner gegnern gegners gegründet geh gehalt gehalten gehälter gehältern gehaltes gehalts gehe geheim geheime geheimem
geheimen geheimer geheimes geheimnis geheimnisse geheimnissen geheimnisses gehirn gehirne gehirnen gehirnes gehirns geholfen gehör gehören
gehörs gehört gehörte gehörten geiger geigerin geisel geiseln geist geister geistern geistes geists gekauft gekommen gelände geländees
geländen geländes gelang gelb gelbe gelbem gelben gelber gelbes geld geldbörse gelder geldern geldes gelds gelegenheit gelegenheiten gelenk
gelenke gelenken gelenkes gelenks gelernt gelesen geliebt geliebte geliebten gelingt gelten gemacht gemälde gemäldees gemäldegalerie
gemälden gemäldes gemeinde gemeinden gemeinderat gemeinsam gemeinsame gemeinsamem gemeinsamen gemeinsamer gemeinsames gemeinschaft
gemeinschaften gemüse gemüsees gemüsen gemüses genannt genaue genauem genauen genauer genaues genehmigung genehmigungen general generäle
generälen generales generals generation generationen genial geniale genialem genialen genialer geniales genie geniees genies genommen
genuss genüsse genüssen genusses genutzt geologe gepäck gepäcks geplant gerät geräte geräten gerätes geräts geräusch geräusche geräuschen
geräusches gerecht gerechte gerechtem gerechten gerechter gerechtes gerechtigkeit gericht gerichte gerichten gerichtes gerichts gering
geringe geringem geringen geringer geringes geruch gerüche gerüchen geruches geruchs gerücht gerüchte gerüchten gerüchtes gerüchts gerufen
gesagt gesamt gesamte gesamtem gesamten gesamter gesamtes gesamtschule gesamtwerk gesamtwerke gesamtwerken gesamtwerks gesang gesänge
gesängen gesanges gesangs geschäft geschäfte geschäften geschäfts geschäftsfrau geschäftsführer geschäftsführern geschäftsführers
geschäftsjahr geschäftsleute geschäftsmann geschah geschehen geschehens geschenk geschenke geschenken geschenks geschichte geschichten
geschickt geschickte geschicktem geschickten geschickter geschicktes geschieht geschirr geschlagen geschlecht geschlechter geschlechtern
geschlechts geschmack geschmäcker geschmäckern geschmacks geschrieben geschwindigkeit geschwindigkeiten geschwister gesehen geselle
gesellen gesellschaft gesellschaften gesetz gesetze gesetzen gesetzes gesetzgeber gesicht gesichter gesichtern gesichtes gesichts gespenst
gespenster gespenstern gespensts gespielt gespräch gespräche gesprächen gesprächs gesprächspartner gesprochen gestalt gestalten gestanden
geständnis geständnisse geständnissen geständnisses gestartet geste gestein gesteine gesteinen gesteines gesteins gestellt gesten gestorben
gesucht gesund gesunde gesundem gesunden gesunder gesundes gesundheit gesundheitsminister gesungen getötet getränk getränke getränken
getränkes getränks getreide getreiden getreides getroffen gewächs gewächse gewächsen gewächses gewählt gewähr gewalt gewalten gewaltig
gewaltige gewaltigem gewaltigen gewaltiger gewaltiges gewann gewannen gewässer gewässern gewässers gewebe gewebees geweben gewebes gewehr
gewehre gewehren gewehres gewehrs gewerbe gewerbees gewerben gewerbes gewerkschaft gewerkschaften gewicht gewichte gewichten gewichtes
gewichts gewinn gewinne gewinnen gewinner gewinnerin gewinnern gewinners gewinnes gewinns gewinnt gewiss gewisse gewissem gewissen
gewissens gewisser gewisses gewitter gewittern gewitters gewohnheit gewohnheiten gewöhnlich gewöhnliche gewöhnlichem gewöhnlichen
gewöhnlicher gewöhnliches gewonnen gewürz gewürze gewürzen gewürzes gezeigt gezogen gib gift gifte giften giftes giftig giftige giftigem
giftigen giftiger giftiges gifts gilt gingen gipfel gipfeln gipfels gitarre gitarren gitarrist gitter gittern gitters glanz glanzes glas
gläser gläsern glases glatt glatte glattem glatten glatter glattes glaube glauben gläubige gläubigen glaubt glaubte glaubten gleiche
gleichem gleichen gleicher gleiches gleichgewicht gleichgewichte gleichgewichten gleichgewichts gleis gleise gleisen gleises gletscher
gletschern gletschers glied glieder gliedern gliedes glieds glocke glocken glück glücklich glückliche glücklichem glücklichen glücklicher
glückliches glücks glückwunsch glühbirne gold golden goldene goldenem goldenen goldener goldenes goldmedaille golds gott götter göttern
gottes göttin göttinnen gotts gouverneur grab graben gräben grabens gräber gräbern grabes grabs grad grade graden grades grads graf grafen
grafik grafiken gräfin gräfinnen gras gräser gräsern grases gratulieren gratuliert gratulierte gratulierten grau graue grauem grauen grauer
graues grausam grausame grausamem grausamen grausamer grausames grenze grenzen grenzgebiet griff griffe griffen griffes griffs grippe
grippen grob grobe grobem groben grober grobes groß große größe großeltern großem großen größen größentabelle großer größer größere
größerem größeren größerer größeres großes großgrundbesitzer großkonzern großmutter großmütter großmüttern großstadt großstädte größt
größte größtem größten größter größtes großvater großväter großvätern großvaters grün grund gründe gründen gründer gründerin gründerinnen
gründern gründers grundes gründet gründete gründeten grundgesetz grundgesetze grundgesetzen grundgesetzes grundlage grundlagen gründlich
gründliche gründlichem gründlichen gründlicher gründliches grunds grundschule grundschulen grundstück grundstücke grundstücken grundstücks
gründung gründungen grüne grünem grünen grüner grünes gruppe gruppen gruß grüß grüße grüßen grußes gültig gültige gültigem gültigen
gültiger gültiges günstig günstige günstigem günstigen günstiger günstiges gurke gurken gürtel gürteln gürtels gut gute gutem guten guter
güter gütern gutes guts gymnasien gymnasium haar haare haaren haares haars hafen häfen hafens hafenstadt haft hagel hagels hahn hähne
hähnen hahnes hahns haken hakens halb halbbruder halbe halbem halben halber halbes halbfinale halbschwester halbzeit half hälfte hälften
halle hallen hallo hals hälse hälsen halses halskette halt hält halte halten haltes haltestelle haltestellen halts haltung haltungen hammer
hämmer hämmern hammers hand handballspieler hände handel handeln handels handelt handelte handelten händen händler händlern händlers
handlung handlungen handschrift handschriften handschuh handschuhe handschuhen handschuhs handtasche handtuch handtücher handwerk handwerke
handwerken handwerker handwerkern handwerkers handwerks handy handyes handys hang hänge hängen hanges hangs hansestadt harmonie harmonien
hart harte hartem harten harter hartes hase hasen hass hassen hasses hässlich hässliche hässlichem hässlichen hässlicher hässliches hasst
hasste hassten haufen haufens häufige häufigem häufigen häufiger häufiges hauptbahnhof hauptbahnhöfe hauptbahnhöfen hauptbahnhofs
hauptdarsteller hauptdarstellerin hauptfigur hauptfiguren hauptleute hauptleuten hauptmann hauptmanns hauptrolle hauptrollen hauptschule
hauptsitz hauptsitze hauptsitzen hauptsitzes hauptstadt hauptstädte hauptstädten hauptstraße haus hausarzt häuser häusern hauses hausfrau
haushalt haushalte haushalten haushalts haushaltsplan hausherr hausherren hausmeister haut hautcreme häute häuten hebamme heer heere heeren
heers heft hefte heften heftes hefts heide heiden heil heilen heiler heilern heilers heilig heilige heiligem heiligen heiliger heiliges
heils heilt heilte heilten heilung heilungen heim heimat heimaten heime heimen heimes heimlich heimliche heimlichem heimlichen heimlicher
heimliches heims heimspiel heimspiele heimspielen heimspiels heimweg heimwege heimwegen heimweges heimwegs heirat heiraten heiratet
heiratete heirateten heiß heiße heißem heißen heißer heißes heißt heiter heitere heiterem heiteren heiterer heiteres heizung heizungen held
helden heldin heldinnen helfen helfer helferin helfern helfers hell helle hellem hellen heller helles helm helme helmen helmes helms hemd
hemden hengst hengste hengsten hengstes hengsts henne hennen herausforderung herausforderungen herausgeber herausgebern herausgebers herbst
herbste herbsten herbstes herbsts herd herde herden herdes herds herkunft herkünfte herkünften herr herren herrin herrinnen herrlich
herrliche herrlichem herrlichen herrlicher herrliches herrschaft herrschaften herrscher herrschern herrschers hersteller herstellern
herstellers herstellung herstellungen herz herzen herzes herzlichen heu heus heuschrecke heuschrecken heutig heutige heutigem heutigen
heutiger heutiges hexe hexen hielt hieß hilfe hilfen hilft himmel himmeln himmels hindernis hindernisse hindernissen hindernisses hing
hinsicht hinsichten hintergrund hintergründe hintergründen hintergrunds hinweis hinweise hinweisen hinweises hirsch hirsche hirschen
hirsches hirte hirten historiker historikerin historikerinnen historikern historikers hitze hobby hobbyes hobbys hochebene hochhaus
hochhäuser hochhäusern hochhauses hochschule hochschulen hochschullehrer höchste höchstem höchsten höchster höchstes hochwasser hochwassern
hochwassers hochzeit hochzeiten hof höfe höfen hofes hoffen hoffnung hoffnungen hofft hoffte hofften höflich höfliche höflichem höflichen
höflicher höfliches hofs hoh hohe höhe hohem hohen höhen höhepunkt höhepunkte höhepunkten höhepunkts hoher höher höhere höherem höheren
höherer höheres hohes höhle höhlen holen holt holte holten holz hölzer hölzern holzes honig honige honigen honiges honigs hoodie hören
hörer hörern hörers horizont horizonte horizonten horizonts horn hörner hörnern hornes horns hört hörte hörten hose hosen hotel hotels
hübsch hübsche hübschem hübschen hübscher hübsches hubschrauber hubschraubern hubschraubers huf hufe hufen hufes hufs hügel hügeln hügels
huhn hühner hühnern huhnes huhns hülle hüllen humor humors hund hunde hunden hundert hunderte hundes hunds hunger hungers hungrig hungrige
hungrigem hungrigen hungriger hungriges hürde hürden hurra hut hüte hüten hutes huts hütte hütten hymne hymnen ideal ideale idealem idealen
idealer ideales idee ideen ideologie ideologien idol idole idolen idoles idols illegal illegale illegalem illegalen illegaler illegales
imperium impfstoff impfstoffe impfstoffen impfstoffs impfung impfungen import importe importen importes imports impuls impulse impulsen
impulses index indianer indianern indianers individuen individuum industrialisierung industrie industriegebiet industrien industriestadt
infektion infektionen inflation inflationen informatik informatiker information informationen informieren informiert informierte
informierten infrastruktur infrastrukturen ingenieur ingenieure ingenieuren ingenieurs inhaber inhabern inhabers inhalt inhalte inhalten
inhaltes inhalts initiative initiativen innenminister innenministern innenministers innenstadt innenstädte innenstädten innenverteidiger
innere innerem inneren innerer inneres insasse insassen insekt insekten insel inseln insider insolvenz instanz instanzen institut institute
instituten institution institutionen instituts instrument instrumente instrumenten instruments inszenierung inszenierungen integration
intellektuelle intellektuellen intelligent intelligente intelligentem intelligenten intelligenter intelligentes intendant intendanten
intensiv intensive intensivem intensiven intensiver intensives interessant interessante interessantem interessanten interessanter
interessantes interesse interessen interesses interessieren interessiert interessierte interessierten international internationale
internationalem internationalen internationaler internationales interview interviews investieren investiert investierte investierten
investition investitionen investor investoren ironie irrtum irrtümer irrtümern irrtums isomatte jacke jacken jagd jagden jagen jäger
jägerin jägern jägers jagt jagte jagten jahr jahre jahren jahres jahrestag jahrestage jahrestagen jahrestags jahresumsatz jahreszeit
jahreszeiten jahrgang jahrgänge jahrgängen jahrgangs jahrhundert jahrhunderte jahrhunderten jahrhunderts jährlich jährliche jährlichem
jährlichen jährlicher jährliches jahrs jahrtausend jahrtausende jahrtausenden jahrtausends jahrzehnt jahrzehnte jahrzehnten jahrzehnts jazz
jazzes jeans jetzig jetzige jetzigem jetzigen jetziger jetziges job jobes jobs journalismus journalismuses journalist journalisten
journalistin journalistinnen jubel jubels jubiläum jude juden jüdisch jüdische jüdischem jüdischen jüdischer jüdisches jugend
jugendherberge jugendliche jugendlichen jugendzeit jung junge jungem jungen junger jünger jüngere jüngerem jüngeren jüngerer jüngeres
junges jungs jüngst jüngste jüngstem jüngsten jüngster jüngstes jurist juristen jury juryes jurys justiz justizminister kabel kabeln kabels
kabine kabinen kabinett kabinette kabinetten kabinetts käfer käfern käfers kaffee kaffeees kaffeemaschine kaffees käfig käfige käfigen
käfiges käfigs kaiser kaiserin kaiserinnen kaisern kaiserreich kaiserreiche kaiserreichen kaiserreichs kaisers kakao kakaos kalb kälber
kälbern kalbes kalbs kalender kalendern kalenders kalk kalke kalken kalkes kalks kalt kalte kälte kaltem kalten kalter kaltes kamel kamele
kamelen kamels kamera kamerad kameraden kameramann kameras kamin kamine kaminen kamines kamins kamm kämme kämmen kammer kammern kammes
kamms kampagne kampagnen kampf kämpfe kämpfen kämpfer kämpfern kämpfers kampfes kampfs kämpft kämpfte kämpften kanal kanäle kanälen kanales
kanals kandidat kandidaten kandidatin kandidatinnen kandidatur kandidaturen kaninchen kaninchens kanne kannen kannte kanone kanonen kante
kanten kanton kantone kantonen kantones kantons kanzler kanzlerin kanzlerinnen kanzlerkandidat kanzlerkandidatin kanzlern kanzlers kapelle
kapellen kapital kapitalismus kapitalismuses kapitals kapitän kapitäne kapitänen kapitänes kapitänin kapitäns kapitel kapiteln kapitels
kappe kappen kaputt kaputte kaputtem kaputten kaputter kaputtes karriere karrieren karte karten kartoffel kartoffeln käse käsees käsen
käses kasse kassen kassette kassetten kassieren kassierer kassiert kassierte kassierten kasten kästen kastens katalog kataloge katalogen
kataloges katalogs katastrophe katastrophen kategorie kategorien kater katern katers kathedrale kathedralen katholisch katholische
katholischem katholischen katholischer katholisches katze katzen kauf kaufe käufe kaufen käufen käufer käufern käufers kaufes kaufhaus
kaufhäuser kaufhäusern kaufhauses kaufleute kaufleuten kaufmann kaufmanns kaufs kauft kaufte kauften kehle kehlen kehren kehrt kehrte
kehrten keim keime keimen keimes keims keks kekse keksen kekses keller kellern kellers kellner kellnern kellners kennen kenner kennern
kenners kennst kennt kenntnis kenntnisse kenntnissen kenntnisses kennzeichen kennzeichens kerl kerle kerlen kerles kerls kern kerne kernen
kernes kernkraft kerns kerze kerzen kessel kesseln kessels kette ketten kiefer kiefern kiefers kilo kilogramm kilogramms kilometer
kilometern kilometers kilos kind kinder kinderbuch kindergarten kindergärten kindergartens kindergärtnerin kindern kinderwagen kinderzimmer
kindes kindheit kindheiten kinds kinn kinne kinnen kinnes kinns kino kinos kirche kirchen kirchenmusik kirsche kirschen kissen kissens
kiste kisten kita klage klagen kläger klägerin klagt klagte klagten klammer klammern klang klänge klängen klanges klangs klar klare klarem
klaren klären klarer klares klärt klärte klärten klasse klassen klassiker klassikern klassikers klassisch klassische klassischem
klassischen klassischer klassisches klavier klaviere klavieren klaviers kleid kleider kleidergröße kleidern kleides kleids kleidung
kleidungen klein kleine kleinem kleinen kleiner kleinere kleinerem kleineren kleinerer kleineres kleines kleinstadt klempner klettern
klettert kletterte kletterten klima klimaschutz klimaschutzes klimawandel klimawandels klinge klingeln klingelt klingelte klingelten
klingen klinik kliniken klo klos kloster klöster klöstern klosters klub klubes klubs klug kluge klugem klugen kluger kluges knabe knaben
knie kniees knien knies knochen knochens knopf knöpfe knöpfen knopfes knopfs knoten knotens koalition koalitionen koch köche kochen köchen
koches kochs kocht kochte kochten koffer koffern koffers kohl kohle kohlen kohls kollege kollegen kollegin kolleginnen kollektion
kollektionen kolonie kolonien komiker komikern komikers komisch komische komischem komischen komischer komisches kommandant kommandeur
kommando kommandos kommend kommende kommendem kommenden kommender kommendes kommentar kommentare kommentaren kommentars kommissar
kommissarin kommission kommissionen kommunal kommunale kommunalem kommunalen kommunaler kommunales kommunalwahl kommune kommunen
kommunikation komödie komödien kompliziert komplizierte kompliziertem komplizierten komplizierter kompliziertes komponist komponisten
komponistin komponistinnen kompromiss kompromisse kompromissen kompromisses konditor konferenz konferenzen konflikt konflikte konflikten
konflikts kongress kongresse kongressen kongresses könig könige königen königes königin königinnen königlich königliche königlichem
königlichen königlicher königliches königreich königreiche königreichen königreichs königs konjunktur konkret konkrete konkretem konkreten
konkreter konkretes konkurrent konkurrenten konkurrenz konkurrenzen konsequenz konsequenzen konservativ konservative konservativem
konservativen konservativer konservatives konsum konsums kontakt kontakte kontakten kontaktes kontakts konten kontinent kontinente
kontinenten kontinents konto kontrolle kontrollen kontrollieren kontrolliert kontrollierte kontrollierten konzentration konzentrationen
konzentrationslager konzept konzepte konzepten konzeptes konzepts konzern konzerne konzernen konzernes konzerns konzert konzerte konzerten
konzertes konzerthaus konzerts konzertsaal kopf köpfe köpfen kopfes kopfhörer kopfkissen kopfs kopie kopien korb körbe körben korbes korbs
korn körner körnern kornes korns körper körperlich körperliche körperlichem körperlichen körperlicher körperliches körpern körpers
korrespondent korrespondenten korruption korruptionen kostbar kostbare kostbarem kostbaren kostbarer kostbares kosten kostenlos kostenlose
kostenlosem kostenlosen kostenloser kostenloses kostet kostete kosteten kostüm kostüme kostümen kostümes kostüms kraft kräfte kräften
kräftig kräftige kräftigem kräftigen kräftiger kräftiges kraftwerk kraftwerke kraftwerken kraftwerks kragen kragens kran kräne kränen
kranes krank kranke krankem kranken krankenhaus krankenhäuser krankenhäusern krankenhauses krankenkasse krankenkassen krankenschwester
krankenschwestern krankenwagen kranker krankes krankheit krankheiten krans kranz kränze kränzen kranzes kraut kräuter kräutern krautes
krauts krebs krebse krebsen krebses kredit kredite krediten kredites kredits kreis kreise kreisen kreises kreisstadt kreuz kreuze kreuzen
kreuzes kreuzung kreuzungen krieg kriege kriegen krieger kriegern kriegers krieges kriegs kriegsende kriegsenden kriegsendes
kriegsgefangenschaft kriegsverbrecher kriegszeit krimi kriminalität kriminalpolizei kriminalroman krimis krise krisen kristall kristalle
kristallen kristalls kriterien kriterium kritik kritiken kritiker kritikern kritikers kritisch kritische kritischem kritischen kritischer
kritisches kritisieren kritisiert kritisierte kritisierten krone kronen kronprinz kronprinzessin krug krüge krügen kruges krugs küche
kuchen küchen kuchens kugel kugeln kuh kühe kühen kühl kühle kühlem kühlen kühler kühles kühlschrank kultur kulturell kulturelle
kulturellem kulturellen kultureller kulturelles kulturen kulturhauptstadt kultusminister kummer kümmern kummers kümmert kümmerte kümmerten
kunde kunden kundgebung kundgebungen kündigung kündigungen kundin kundinnen kunst künste künsten kunsthalle kunsthistoriker künstler
künstlerin künstlerinnen künstlerisch künstlerische künstlerischem künstlerischen künstlerischer künstlerisches künstlern künstlername
künstlers künstlich künstliche künstlichem künstlichen künstlicher künstliches kunstmuseum kunststoff kunstwerk kunstwerke kunstwerken
kunstwerks kupfer kupfers kuppel kuppeln kur kuren kurs kurse kursen kurses kurve kurven kurz kurze kurzem kurzen kurzer kurzes
kurzgeschichte kuscheltier kuss küsse küssen kusses küsst küsste küssten küste küsten küstenstadt labor labore laboren labores labors
lächeln lächelt lächelte lächelten lachen lachens lachs lachse lachsen lachses lacht lachte lachten ladegerät ladekabel laden läden ladens
ladung ladungen lag lage lagen lager lagern lagers lampe lampen land landen länder ländern landes landesbischof landeshauptstadt
landeshauptstädte landeshauptstädten landesregierung landet landete landeten landkreis landkreise landkreisen landkreises landrat lands
landschaft landschaften landsmann landstraße landtag landtage landtagen landtages landtags landtagswahl landtagswahlen landung landungen
landwirt landwirte landwirten landwirtin landwirts landwirtschaft lang lange länge langem langen längen langer langes langeweile
langfristig langfristige langfristigem langfristigen langfristiger langfristiges langjährig langjährige langjährigem langjährigen
langjähriger langjähriges langsam langsame langsamem langsamen langsamer langsames lärm lärms las last lasten laster lastern lasters laub
laubs lauf laufbahn laufbahnen läufe laufen läufen läufer läufern läufers laufes laufs laufschuhe läuft laune launen laute lautem lauten
lauter lautes lauts lautsprecher leben lebend lebende lebendem lebenden lebender lebendes lebendig lebendige lebendigem lebendigen
lebendiger lebendiges lebens lebensgefährte lebensgefährtin lebenslauf lebensläufe lebensläufen lebenslaufs lebensmittel lebensmitteln
lebensmittels lebensretter lebenswerk leber lebern lebt lebte lebten leder ledern leders leer leere leerem leeren leerer leeres legal
legale legalem legalen legaler legales legen legendär legendäre legendärem legendären legendärer legendäres legende legenden legt legte
legten lehre lehren lehrer lehrerin lehrerinnen lehrern lehrers lehrkraft lehrkräfte lehrling lehrlinge lehrlingen lehrlings lehrt lehrte
lehrten leib leiber leibern leibes leibs leiche leichen leicht leichtathletik leichte leichtem leichten leichter leichtes leid leidenschaft
leidenschaften leids leihmutter leise leisem leisen leiser leises leiste leisten leistet leistete leisteten leistung leistungen leiten
leiter leiterin leiterinnen leitern leiters leitet leitete leiteten leitung leitungen leitzins lektion lektionen leopard leoparden lernen
lernt lernte lernten lesen leser leserin leserinnen lesern lesers lesung lesungen letzt letzte letztem letzten letzter letztes leuchtturm
leuchttürme leuchttürmen leuchtturms leute leutnant liberal liberale liberalem liberalen liberaler liberales licht lichter lichtern lichtes
lichts lieb liebe liebem lieben liebes liebhaber liebhabern liebhabers liebling lieblinge lieblingen lieblings liebst liebste liebstem
liebsten liebster liebstes lied lieder liedern liedes lieds lief lieferant lieferanten liefern liefert lieferte lieferten lieferumfang
lieferung lieferungen lieferzeit liegen liegt lies ließ ließen liest liga ligen limonade limonaden linde linden linie linien linke linkem
linken linker linkes links linse linsen lippe lippen lippenstift list liste listen liter literatur literaturen literaturpreis litern liters
lizenz lizenzen lob loben lobs lobt lobte lobten loch löcher löchern loches lochs löffel löffeln löffels logik lohn löhne löhnen lohnes
lohns lokal lokale lokalem lokalen lokaler lokales lokführer lose losen lösen loses löst löste lösten lösung lösungen löwe löwen lücke
lücken luft lüfte lüften luftlinie luftwaffe luftwaffen lüge lügen lunge lungen lupe lupen lust lüste lüsten lustig lustige lustigem
lustigen lustiger lustiges luxus luxuses lyrik lyriker mächten machthaber machthabern machthabers mächtig mächtige mächtigem mächtigen
mächtiger mächtiges mädchen mädchens magazin magazine magazinen magazines magazins magen mägen magens maises male malen maler malerei
malereien malerin malerinnen malern malers males mals malt malten mama mamas manager managern managers mandat mandate mandaten mandates
mandats mangel mängel mängeln mangels mann männer männern mannes männlich männliche männlichem männlichen männlicher männliches manns
mannschaft mannschaften mantel mäntel mänteln mantels märchen märchens marine marinen marke marken markt märkte märkten marktes marktführer
marktführern marktführers marktplatz markts marmor marmore marmoren marmores marmors marsch märsche märschen marsches maschine maschinen
maske masken maß masse maße massen maßen maßes maßnahme maßnahmen maßstab maßstäbe maßstäben maßstabes maßstabs material materialien
mathematik mathematiker mathematikerin matratze matrose matrosen mauer mauerfall mauern maurer maus mäuse mäusen maximal maximale maximalem
maximalen maximaler maximales mechaniker medaille medaillen medien medikament medikamente medikamenten medikaments medium medizin mediziner
medizinisch medizinische medizinischem medizinischen medizinischer medizinisches meer meere meeren meeresspiegel meeresspiegeln
meeresspiegels meers mehl mehle mehlen mehles mehls mehrheit mehrheiten mehrwertsteuer meile meilen meinung meinungen meiste meistem
meisten meister meistern meisters meisterschaft meisterschaften meistertitel meisterwerk meisterwerke meisterwerken meisterwerks meistes
melden meldet meldete meldeten meldung meldungen melodie melodien menge mengen mensch menschen menschenrecht menschenrechte menschenrechten
menschenrechts menschheit menschlich menschliche menschlichem menschlichen menschlicher menschliches merken merkmal merkmale merkmalen
merkmales merkmals merkt merkte merkten messe messen messer messern messers metall metalle metallen metalles metalls meter metern meters
methode methoden metropole metropolen metzger metzgerei metzgern metzgers miete mieten mieter mietern mieters mietet mietete mieteten
mikrofon mikrofone mikrofonen mikrofons mikrowelle milch mild milde mildem milden milder mildes milieu milieus militär militäres
militärisch militärische militärischem militärischen militärischer militärisches militärs milliardär milliardäre milliardären milliardärs
milliarde milliarden millimeter millimetern millimeters million millionär millionäre millionären millionärs millionen minderheit
minderheiten minderjährige mindestlohn minimal minimale minimalem minimalen minimaler minimales minister ministerien ministerin
ministerinnen ministerium ministern ministerpräsident ministerpräsidenten ministerrat ministers minute minuten mischen mischt mischte
mischten mischung mischungen missbrauch missbräuche missbräuchen missbrauchs mission missionen mitarbeiter mitarbeiterin mitarbeiterinnen
mitarbeitern mitarbeiters mitbegründer mitbewohner mitglied mitglieder mitgliedern mitglieds mitgliedschaft mitgliedschaften mitleid
mitleids mitschüler mitspieler mittag mittage mittagen mittages mittagessen mittagessens mittags mitte mitteilung mitteilungen mittel
mittelalter mittelalters mittelfeld mittelfeldspieler mittelgebirge mitteln mittelpunkt mittelpunkte mittelpunkten mittelpunkts mittelstand
mitternacht mitternächte mitternächten mittler mittlere mittlerem mittleren mittlerer mittleres möbel möbeln möbels mobil mobile mobilem
mobilen mobiler mobiles mobilfunk mobilfunks mode modell modelle modellen modelles modells moden moderator moderatoren moderatorin modern
moderne modernem modernen moderner modernes möglich mögliche möglichem möglichen möglicher mögliches möglichkeit möglichkeiten moin moment
momente momenten momentes moments monarch monarchen monarchie monarchien monat monate monaten monates monatlich monatliche monatlichem
monatlichen monatlicher monatliches monats mönch mönche mönchen mönches mönchs mond monde monden mondes mondlandung monds monitor monster
monstern monsters moor moore mooren moores moors moral moralisch moralische moralischem moralischen moralischer moralisches mord morde
morden mörder mördern mörders mordes mords moschee moscheen motiv motive motiven motives motivs motor motoren motorrad motorräder
motorrädern motorrads möwe möwen müde müdem müden müder müdes mühe mühen mühle mühlen müll mülls mund münder mündern mundes munds münze
münzen museen museum musical musicales musicals musik musiken musiker musikerin musikerinnen musikern musikers musikschule muskel muskeln
muskels muster mustern musters mut mutig mutige mutigem mutigen mutiger mutiges muts mutter mütter mutterkonzern müttern mütze mützen
mysteriös mysteriöse mysteriösem mysteriösen mysteriöser mysteriöses mythen mythos na nachbar nachbarin nachbarinnen nachbarland
nachbarländer nachbarländern nachbarlands nachbarn nachbarort nachbarstadt nachfahren nachfolger nachfolgerin nachfolgerinnen nachfolgern
nachfolgers nachfrage nachfragen nachkomme nachkommen nachkriegszeit nachmittag nachmittage nachmittagen nachname nachricht nachrichten
nachrichtenagentur nachrichtenagenturen nachspiel nachspiele nachspielen nachspiels nachspielzeit nächst nächste nächstem nächsten nächster
nächstes nacht nächte nachteil nachteile nachteilen nachteils nächten nachtwächter nachweis nachweise nachweisen nachweises nachwuchs
nachwuchses nacken nackens nadel nadeln nagel nägel nägeln nagels nah nahem nahen naher nahes nahm nahmen nahrung name namen nanu narbe
narben nase nasen nass nasse nassem nassen nasser nasses nation national nationale nationalem nationalen nationaler nationales nationalheld
nationalität nationalitäten nationalmannschaft nationalmannschaften nationalpark nationalparks nationalspieler nationalspielern
nationalspielers nationalteam nationaltrainer nationen natur naturen natürliche natürlichem natürlichen natürlicher natürliches naturschutz
naturschutzgebiet nebel nebeln nebels nebenfluss nebenrolle neffe neffen negativ negative negativem negativen negativer negatives nehmen
neid neids nennen nennet nennete nenneten neonazi nerv nerven nest nester nestern nestes nests nett nette nettem netten netter nettes netz
netze netzen netzes netzwerk netzwerke netzwerken netzwerks neu neubau neubaus neubauten neue neuem neuen neuer neuere neuerem neueren
neuerer neueres neues neuest neueste neuestem neuesten neuester neuestes neugier neuheit neuheiten neuigkeit neuigkeiten neuling neulinge
neulingen neulings neun neunte neunzehn neunzig neuware neuzeit nichte nichten niederlage niederlagen niederlassung niederlassungen niedrig
niedrige niedrigem niedrigen niedriger niedriges niere nieren nimm nimmt niveau niveaus nobelpreis nobelpreisträger nobelpreisträgerin
nonne nonnen nord norddeutsch norden nordens nordküste nördlich nördliche nördlichem nördlichen nördlicher nördliches nordost nordosten
nords nordwest nordwesten norm normal normale normalem normalen normaler normales normen not notarzt note nöte notebook noten nöten
notenbank notfall notfälle notfällen notfalles notfalls nötig nötige nötigem nötigen nötiger nötiges notiz notizen notwendig notwendige
notwendigem notwendigen notwendiger notwendiges notwendigkeit notwendigkeiten novelle novellen null nullen nummer nummern nuss nüsse nüssen
nutzen nutzens nutzer nutzern nutzers nützlich nützliche nützlichem nützlichen nützlicher nützliches nutzt nutzte nutzten nutzung nutzungen
oase oasen ober oberarzt oberbürgermeister oberbürgermeistern oberbürgermeisters obere oberem oberen oberer oberes oberfläche oberflächen
oberhaupt oberhäupter oberhäuptern oberhaupts oberst objekt objekte objekten objektes objekts obst obsts ofen öfen ofens offen offene
offenem offenen offener offenes offensive offensiven öffentlich öffentliche öffentlichem öffentlichen öffentlicher öffentliches
öffentlichkeit offiziell offizielle offiziellem offiziellen offizieller offizielles offizier offiziere offizieren offiziers öffnen öffnet
öffnete öffneten öffnung öffnungen oh ohr ohren ohres ohrringe ohrs ökologisch ökologische ökologischem ökologischen ökologischer
ökologisches ökonom ökonomen ökonomisch ökonomische ökonomischem ökonomischen ökonomischer ökonomisches oktobers öl öle ölen öles öls
olympiasieger olympiasiegerin olympisch olympische olympischem olympischen olympischer olympisches oma omas onkel onkeln onkels opa opas
oper operation operationen opern opernhaus opfer opfern opfers opposition oppositionen oppositionsführer oppositionspolitiker orange
orangen orchester orchestern orchesters orden ordens ordnung ordnungen organ organe organen organes organisation organisationen
organisieren organisiert organisierte organisierten organs orgel orgeln orientierung orientierungen original originale originalen originals
orkan orkane orkanen orkanes orkans ort orte orten ortes orts ortschaft ortsteil osten ostens ostern osterns ostküste östlich östliche
östlichem östlichen östlicher östliches ozean ozeane ozeanen ozeanes ozeans paare paaren paares paars packen packt packte packten paket
pakete paketen paketes pakets palast paläste palästen palastes palasts palme palmen panik paniken panne pannen panzer panzern panzers papa
papagei papageien papas papier papiere papieren papiers pappe pappen parade paraden paradies paradiese paradiesen paradieses paragraf
paragrafen parfüm park parken parkes parkplatz parkplätze parkplätzen parkplatzes parks parlament parlamentarisch parlamentarische
parlamentarischem parlamentarischen parlamentarischer parlamentarisches parlamente parlamenten parlaments parole parolen partei parteichef
parteichefin parteichefs parteien parteitag parteitage parteitagen parteitags parteivorsitzende parteivorsitzender partie partien partner
partnerin partnerinnen partnern partners partnerschaft partnerschaften party partyes partys pass passagier passagiere passagieren
passagiers passant passanten passantin pässe passen pässen passes passieren passiert passierte passierten passt passte passten patenkind
patient patienten patientin patientinnen patron patrone patronen patrones patrons pause pausen pech pechs pension pensionen perfekt
perfekte perfektem perfekten perfekter perfektes person personal personalabteilung personals personen persönlich persönliche persönlichem
persönlichen persönlicher persönliches persönlichkeit persönlichkeiten perspektive perspektiven pfanne pfannen pfarrer pfarrerin pfarrern
pfarrers pfeffer pfeffern pfeffers pfeife pfeifen pfeil pfeile pfeilen pfeiles pfeils pferd pferde pferden pferdes pferds pflanze pflanzen
pflaster pflastern pflasters pflaume pflaumen pflege pflegekraft pflegen pflicht pflichten pfote pfoten pfund pfunde pfunden pfundes pfunds
phänomen phänomene phänomenen phänomens phantasie phantasien phase phasen philosoph philosophen philosophie philosophien philosophin physik
physiker physikerin physisch physische physischem physischen physischer physisches pianist pianistin pilger pilgern pilgers pille pillen
pilot piloten pilz pilze pilzen pilzes pinsel pinseln pinsels pionier pirat piraten pistole pistolen plage plagen plakat plakate plakaten
plakates plakats plan pläne planen plänen planes planet planete planeten plans planung planungen plastik plastiken platte platten platz
plätze plätzen platzes pleite pleiten podium poesie poet poeten pokal pokale pokalen pokales pokalfinale pokals pokalsieger politik
politiken politiker politikerin politikerinnen politikern politikers politisch politische politischem politischen politischer politisches
polizei polizeibeamte polizeien polizeipräsident polizeisprecher polizist polizisten polizistin polizistinnen popmusik popstar populär
populäre populärem populären populärer populäres porträt porträtes porträts position positionen positiv positive positivem positiven
positiver positives post postkarte postkarten praktikum praktisch praktische praktischem praktischen praktischer praktisches präsent
präsente präsentem präsenten präsenter präsentes präsentieren präsentiert präsentierte präsentierten präsident präsidenten präsidentin
präsidentschaft präsidentschaftswahl präsidentschaftswahlen praxen praxis predigt predigten preis preise preisen preises preisträger
preisträgern preisträgers premiere premieren premierminister premierministern premierministers presse pressekonferenz pressekonferenzen
pressen priester priestern priesters prinz prinzen prinzessin prinzessinnen prinzip prinzipien privat private privatem privaten privater
privates privileg privilege privilegen privilegs probe proben problem probleme problemen problemes problems produkt produkte produkten
produktes produktion produktionen produkts produzent produzenten produzieren produziert produzierte produzierten professionell
professionelle professionellem professionellen professioneller professionelles professor professoren profi profil profile profilen profiles
profils profis profit profite profiten profites profits prognose prognosen programm programme programmen programmierer programmierern
programmierers programms projekt projekte projekten projektes projekts prominent prominente prominentem prominenten prominenter prominentes
propaganda prophet propheten prost protest protestantisch protestantische protestantischem protestantischen protestantischer
protestantisches proteste protesten protestes protests protokoll protokolle protokollen protokolls provinz provinzen provinzhauptstadt
prozent prozente prozenten prozentes prozents prozess prozesse prozessen prozesses prüfen prüft prüfte prüften prüfung prüfungen psychologe
psychologen psychologie psychologin publikum publikums publizist pudding puddinges puddings pullover puls pulse pulsen pulses pult pulte
pulten pultes pults pulver pulvern pulvers punkt punkte punkten punktes pünktlich pünktliche pünktlichem pünktlichen pünktlicher
pünktliches punkts puppe puppen puzzle pyramide pyramiden qual qualen qualifikation qualifikationen qualität qualitäten quartal quartale
quartalen quartales quartals quartett quartette quartetten quartetts quartier quartiere quartieren quartiers quelle quellen quellgebiet
quiz quizes quote quoten rabatt rabatte rabatten rabattes rabatts rabbiner rache rad räder rädern rades radfahrer radikal radikale
radikalem radikalen radikaler radikales radio radios radprofi radrennfahrer rads rahmen rahmens rakete raketen rand ränder rändern randes
rands rang ränge rängen ranges rangs rasen rasens rassismus rassismuses rat räte räten rates rathaus rathäuser rathäusern rathauses rats
rätsel rätseln rätsels ratte ratten raub räuber räubern räubers raubs rauch rauchs raum räume räumen raumfahrt raums raumschiff raumstation
rausch räusche räuschen rausches reagieren reagiert reagierte reagierten reaktion reaktionen realität realitäten realschule rebell rebellen
rechnen rechner rechnern rechners rechnt rechnte rechnten rechnung rechnungen recht rechte rechtem rechten rechter rechtes rechtlich
rechtliche rechtlichem rechtlichen rechtlicher rechtliches rechts rechtsanwalt rechtsanwälte rechtsanwälten rechtsanwältin rechtsanwalts
rechtsextremismus rechtsextremismuses redakteur redakteure redakteuren redakteurs redaktion redaktionen rede reden redet redete redeten
redner rednern redners referendum reform reformen regal regale regalen regales regals regel regelmäßig regelmäßige regelmäßigem
regelmäßigen regelmäßiger regelmäßiges regeln regelung regelungen regen regenbogen regenbogens regenjacke regens regent regieren regiert
regierte regierten regierung regierungen regierungsbezirk regierungschef regierungschefs regierungskoalition regierungssprecher
regierungssprecherin regime regimees regimen regiment regimente regimenten regiments regimes region regional regionale regionalem
regionalen regionaler regionales regionen regisseur regisseure regisseuren regisseurin regisseurinnen regisseurs register registern
registers reich reiche reichem reichen reicher reiches reichs reicht reichte reichten reichtum reichtümer reichtümern reichtums reif reife
reifem reifen reifens reifer reifes reihe reihen reihenfolge reihenfolgen rein reine reinem reinen reiner reines reis reise reisebüro
reiseführer reisen reisende reisenden reises reist reiste reisten reiter reitern reiters reiz reize reizen reizes rekord rekorde rekorden
rekordes rekords rektor rektorin relation relationen religion religionen religiös religiöse religiösem religiösen religiöser religiöses
renaissance rennen rennens rennfahrer rennfahrern rennfahrers rennstall rennstrecke rente renten rentner rentnern rentners reparatur
reparaturen reparieren repariert reparierte reparierten reporter reporterin reportern reporters republik republiken reserve reserven
resolution resolutionen respekt respekts rest restaurant restaurants reste resten restes rests resultat resultate resultaten resultats
retten rettet rettete retteten rettung rettungen rettungsdienst rettungsdienste rettungsdiensten rettungsdiensts rettungskräfte revier
reviere revieren reviers revolution revolutionär revolutionäre revolutionärem revolutionären revolutionärer revolutionäres revolutionen
rezept rezepte rezepten rezeptes rezepts rhythmen rhythmus richter richterin richterinnen richtern richters richtig richtige richtigem
richtigen richtiger richtiges richtlinie richtlinien richtung richtungen rief riese riesen riesig riesige riesigem riesigen riesiger
riesiges rind rinde rinden rinder rindern rindes rinds ring ringe ringen ringes risiken risiko riss risse rissen risses ritter rittern
ritters rivale rivalen rock rockband röcke röcken rockes rocks roh rohe rohem rohen roher rohes rohr rohre rohren rohres rohrs rohstoff
rohstoffe rohstoffen rohstoffs rolle rollen roman romane romanen romanes romans romantik romantisch romantische romantischem romantischen
romantischer romantisches rose rosen rost rosts rot rote rotem roten roter rotes rübe rüben rücken rückens rückgabe rückgang rückgänge
rückgängen rückgangs rückkehr rucksack rucksäcke rucksäcken rucksacks rücksicht rücksichten rücktritt rücktritte rücktritten rücktritts
rückwärts ruder rudern ruders ruf rufe rufen rufes rufs ruft ruhe ruhestand ruhestands ruhig ruhige ruhigem ruhigen ruhiger ruhiges ruhm
ruhms rührend rührende rührendem rührenden rührender rührendes ruine ruinen runde rundem runden runder rundes rundfunk rundfunks rüstung
rüstungen saal saales saals sache sachen sachverhalt sachverhalte sachverhalten sachverhalts sachverständige sack säcke säcken sackes sacks
saft säfte säften saftes safts sag sage sagen sah sahen sahne saison saisonende saisones saisons saisonstart salat salate salaten salates
salats salbe salben säle sälen salz salze salzen salzes samen samens sammeln sammelt sammelte sammelten sammler sammlern sammlers sammlung
sammlungen sand sande sanden sandes sands sanft sanfte sanftem sanften sanfter sanftes sang sangen sänger sängerin sängerinnen sängern
sängers sanitäter sanktion sanktionen sarg särge särgen sarges sargs saß satellit satelliten satt satte sattem satten satter sattes satz
sätze sätzen satzes sauber saubere sauberem sauberen sauberer sauberes sauce saucen sauer sauere sauerem saueren sauerer saueres sauerstoff
sauerstoffs säule säulen säure säuren schach schachs schachtel schachteln schaden schäden schadens schadet schadete schadeten schaf schafe
schafen schäfer schäfern schäfers schafes schaffen schafft schaffte schafften schafs schal schale schalen schales schall schalls schals
schalter schaltern schalters scham schande schar scharen scharf scharfe scharfem scharfen scharfer scharfes schatten schattens schatz
schätze schätzen schatzes schätzt schätzte schätzten schau schauen schaufenster schaufenstern schaufensters schauplatz schauplätze
schauplätzen schauplatzes schauspiel schauspiele schauspielen schauspieler schauspielerin schauspielerinnen schauspielern schauspielers
schauspielhaus schauspiels schaut schaute schauten scheibe scheiben scheidung scheidungen schein scheinbar scheinbare scheinbarem
scheinbaren scheinbarer scheinbares scheine scheinen scheines scheins scheitern scheiterns scheitert scheiterte scheiterten schema schenkel
schenkeln schenkels schenken schenkt schenkte schenkten schere scheren scherz scherze scherzen scherzes schicht schichten schicken
schicksal schicksale schicksalen schicksals schickt schickte schickten schiedsrichter schiedsrichtern schiedsrichters schiene schienen
schiff schiffahrt schiffbrüchige schiffe schiffen schiffes schifffahrt schiffs schild schilder schildern schildert schilderte schilderten
schildes schildkröte schildkröten schilds schimmel schimmeln schimmels schinken schinkens schirm schirme schirmen schirmes schirms schlacht
schlachten schlaf schlafs schlafsack schlafzimmer schlafzimmern schlafzimmers schlag schläge schlagen schlägen schlager schlages schlags
schlägt schlagzeuger schlamm schlamms schlange schlangen schlank schlanke schlankem schlanken schlanker schlankes schlau schlauch schläuche
schläuchen schlauchs schlaue schlauem schlauen schlauer schlaues schlecht schlechte schlechtem schlechten schlechter schlechtes schleier
schleiern schleiers schließt schließung schließungen schlimm schlimme schlimmem schlimmen schlimmer schlimmes schlitten schlittens schloss
schlösser schlössern schlosses schlossgarten schlosspark schluck schlucke schlucken schluckes schlucks schlug schluss schlüsse schlüssel
schlüsselfigur schlüsseln schlüssels schlüssen schlusses schmal schmale schmalem schmalen schmaler schmales schmecken schmeckt schmeckte
schmeckten schmerz schmerzen schmetterling schmetterlinge schmetterlingen schmetterlings schmied schmiede schmieden schmiedes schmieds
schmuck schmucks schmutz schmutzes schmutzig schmutzige schmutzigem schmutzigen schmutziger schmutziges schnee schnees schneider schneidern
schneiders schnell schnelle schnellem schnellen schneller schnelles schnitt schnitte schnitten schnittes schnitts schnitzel schnitzeln
schnitzels schnur schnüre schnüren schock schocke schocken schockes schocks schokolade schokoladen schöne schönem schönen schöner schönere
schönerem schöneren schönerer schöneres schönes schönheit schönheiten schönst schönste schönstem schönsten schönster schönstes schöpfer
schöpfern schöpfers schöpfung schöpfungen schornstein schornsteine schornsteinen schornsteins schrank schranke schränke schranken schränken
schrankes schranks schraube schrauben schraubenzieher schreck schrecken schrecklich schreckliche schrecklichem schrecklichen schrecklicher
schreckliches schrei schreiben schreibens schreibt schreibtisch schreibtische schreibtischen schreibtisches schreie schreien schreis
schrieb schrieben schrift schriften schriftlich schriftliche schriftlichem schriftlichen schriftlicher schriftliches schriftsteller
schriftstellerin schriftstellerinnen schriftstellern schriftstellers schritt schritte schritten schrittes schritts schrott schrotte
schrotten schrottes schrotts schublade schubladen schuh schuhe schuhen schuhes schuhs schuld schulden schuldig schuldige schuldigem
schuldigen schuldiger schuldiges schule schulen schüler schülerin schülerinnen schülern schülers schulleiter schulter schultern schulzeit
schuss schüsse schüssel schüsseln schüssen schusses schutz schütze schützen schutzes schützt schützte schützten schwach schwache schwachem
schwachen schwacher schwaches schwan schwäne schwänen schwanes schwanger schwangere schwangerem schwangeren schwangerer schwangeres
schwangerschaft schwangerschaften schwans schwanz schwänze schwänzen schwanzes schwarz schwarze schwarzem schwarzen schwarzer schwarzes
schwein schweine schweinen schweines schweins schweiß schweißes schwelle schwellen schwer schwere schwerem schweren schwerer schweres
schwerpunkt schwerpunkte schwerpunkten schwerpunkts schwert schwerter schwertern schwertes schwerts schwester schwestern schwiegermutter
schwiegersohn schwiegertochter schwiegervater schwierig schwierige schwierigem schwierigen schwieriger schwieriges schwierigkeit
schwierigkeiten schwimmbad schwimmbäder schwimmbädern schwimmbads schwimmer schwimmern schwimmers schwimmt schwung schwünge schwüngen
schwunges schwungs sechs sechst sechste sechstem sechsten sechster sechstes sechzehn sechzig see seees seefahrer seele seelen seeleute
seemann seen sees segel segeln segels segelt segelte segelten segen segens sehen sehenswürdigkeit sehenswürdigkeiten sehnsucht sehnsüchte
sehnsüchten seht seide seiden seife seifen seil seile seilen seiles seils seite seiten sekretär sekretäre sekretären sekretärin
sekretärinnen sekretärs sekte sekten sektor sektoren sekunde sekunden selbständig selbständige selbständigem selbständigen selbständiger
selbständiges selbstmord selbstmorde selbstmorden selbstmords seltene seltenem seltenen seltener seltenes seltsam seltsame seltsamem
seltsamen seltsamer seltsames senat senate senaten senates senatorin senats sender sendern senders sendung sendungen senf senfe senfen
senfes senfs senioren seniorin sensationell sensationelle sensationellem sensationellen sensationeller sensationelles serie serien servus
sessel sesseln sessels setzen setzt setzte setzten shampoo shirt shirtes shirts sichere sicherem sicheren sicherer sicheres sicherheit
sicherheiten sicht sichten sieben siebte siebten siebzehn siebzig siedler siedlung siedlungen sieg siege siegen sieger siegerin siegerinnen
siegern siegers sieges siegs siegt siegte siegten sieh siehe signal signale signalen signales signals silbe silben silber silbermedaille
silbers sinfonie sinfonien singt sinn sinne sinnen sinnes sinns sinnvoll sinnvolle sinnvollem sinnvollen sinnvoller sinnvolles sitte sitten
situation situationen sitz sitze sitzen sitzes sitzt sitzung sitzungen skandal skandale skandalen skandales skandals skifahrer skispringer
skispringerin skulptur skulpturen sneaker socken sofa software sohn söhne söhnen sohnes sohns soldat soldaten soldatin soldatinnen
solidarität sommer sommern sommers sonde sonden sonderangebot song songes songs sonne sonnen sonnenbrille sonnensystem sonnenuntergang
sonnenuntergänge sonnenuntergängen sonnenuntergangs sonnig sonnige sonnigem sonnigen sonniger sonniges sopran sorge sorgen sorgt sorgte
sorgten sorte sorten soße soßen sozial sozialarbeiter soziale sozialem sozialen sozialer soziales sozialismus sozialismuses soziologe
spalte spalten spannend spannende spannendem spannenden spannender spannendes spannung spannungen sparen spart sparte sparten spaß späße
späßen spaßes spät späte spätem späten spätere späterem späteren späterer späteres spätes spätmittelalter spaziergang spaziergänge
spaziergängen spaziergangs speck specks speer speere speeren speers speise speisen spende spenden sperre sperren spezialist spezialisten
spezialkräfte speziell spezielle speziellem speziellen spezieller spezielles spiegel spiegeln spiegels spiel spiele spielen spieler
spielerin spielerinnen spielern spielers spielfilm spielfilme spielfilmen spielfilms spielplatz spielplätze spielplätzen spielplatzes
spiels spielstand spielt spieltag spielte spielten spielzeit spielzeiten spielzeug spielzeuge spielzeugen spielzeugs spinat spinats spinne
spinnen spion spione spionen spiones spions spital spitäler spitälern spitales spitals spitz spitze spitzem spitzen spitzenkandidat
spitzenkandidatin spitzenpolitiker spitzenreiter spitzenreitern spitzenreiters spitzer spitzes spitzname spitznamen splitter splittern
splitters sponsor sponsoren sport sportart sportarten sporthalle sportler sportlerin sportlerinnen sportlern sportlers sportlich sportliche
sportlichem sportlichen sportlicher sportliches sportplatz sports sportverein sprach sprache sprachen sprang sprechen sprecher sprecherin
sprecherinnen sprechern sprechers spricht springt sprung sprünge sprüngen sprunges sprungs spülmaschine spur spuren spüren spürt spürte
spürten staat staaten staatsanwalt staatsanwälte staatsanwälten staatsanwalts staatsanwaltschaft staatsanwaltschaften staatsbürger
staatsbürgern staatsbürgers staatschef staatschefs staatsfeind staatshaushalt staatsmann staatsoberhaupt staatsoberhäupter
staatsoberhäuptern staatsoberhaupts staatspräsident staatssekretär stab stäbe stäben stabes stabs stadien stadion stadium stadt
stadtbibliothek städte städten stadtgeschichte stadtmauer stadtpark stadtplan stadtrat stadträte stadträten stadträtin stadtrats stadtteil
stadtteile stadtteilen stadtteils stadtverordnete stadtverwaltung stadtzentrum stahl stähle stählen stahles stahls stall ställe ställen
stalles stalls stamm stämme stämmen stammes stamms stand standard standards stände standen ständen standes ständig ständige ständigem
ständigen ständiger ständiges standort standorte standorten standorts standpunkt standpunkte standpunkten standpunkts stands stange stangen
stapel stapeln stapels starb starben stark starke starkem starken starker stärker stärkere stärkerem stärkeren stärkerer stärkeres starkes
stärkst stärkste stärkstem stärksten stärkster stärkstes start starten startes startet startete starteten starts station stationen
statistik statistiken statistisch statistische statistischem statistischen statistischer statistisches statue statuen stau staub staubs
staubsauger staus stausee stehen steht steigern steigert steigerte steigerten steigt steil steile steilem steilen steiler steiles stein
steine steinen steines steins steinzeit stelle stellen stellt stellte stellten stellung stellungen stellvertreter stellvertreterin
stellvertretern stellvertreters stengel stengeln stengels steppe steppen sterben sterbens stern sterne sternen sternes sterns steuer
steuerberater steuererhöhung steuern steuert steuerte steuerten steuerung steuerungen steuerzahler stich stiche stichen stiches stichs
stiefel stiefeln stiefels stiefmutter stiefsohn stiefvater stieg stiegen stier stiere stieren stiers stift stifte stiften stifter stiftern
stifters stiftes stifts stiftung stiftungen stil stile stilen stiles still stille stillem stillen stiller stilles stils stimme stimmen
stimmet stimmete stimmeten stimmung stimmungen stipendium stirbt stirn stirnen stock stöcke stöcken stockes stocks stoff stoffe stoffen
stoffes stoffs stolz stolze stolzem stolzen stolzer stolzes stoppen stoppt stoppte stoppten stören stört störte störten störung störungen
strafe strafen straftäter strahl strahlen strahlung strahlungen strand strände stränden strandes strands straße straßen straßenbahn
straßenbahnen strategie strategien strauß sträuße sträußen straußes strecke strecken streichquartett streifen streifens streik streiken
streikes streiks streikt streikte streikten streit streite streiten streites streitkräfte streits streng strenge strengem strengen strenger
strenges strich striche strichen striches strichs strickjacke strom ströme strömen stromes stroms strömung strömungen struktur strukturen
strumpf strümpfe strümpfen strumpfes strumpfs stück stücke stücken stückes stücks student studenten studentin studentinnen studie studien
studienzeit studieren studiert studierte studierten studio studios studium stufe stufen stuhl stühle stühlen stuhles stuhls stumm stumme
stummem stummen stummer stummes stunde stunden sturm stürme stürmen stürmer stürmern stürmers sturmes sturms sturz stürze stürzen sturzes
stürzt stürzte stürzten stütze stützen substanz substanzen such suche suchen sucht suchte suchten süden südens südküste südlich südliche
südlichem südlichen südlicher südliches südost südosten südwest südwesten summe summen sumpf sümpfe sümpfen sumpfes sumpfs sünde sünden
superstar superstars suppe suppen süß süße süßem süßen süßer süßes symbol symbole symbolen symboles symbols sympathie sympathien symphonie
symptom symptome symptomen symptomes symptoms system systeme systemen systemes systems szene szenen tabak tabake tabaken tabakes tabaks
tabelle tabellen tabellenführer tabellenplatz tablet tabletes tablets tablette tabletten tafel tafeln tag tage tagebuch tagebücher
tagebüchern tagebuchs tagen tages täglich tägliche täglichem täglichen täglicher tägliches tags tagung tagungen takt takte takten taktes
taktik taktiken takts tal talent talente talenten talentes talents talentscout täler tälern tales tals talstation tank tankes tanks
tankstelle tankstellen tanne tannen tante tanten tanz tänze tanzen tänzen tänzer tänzerin tänzerinnen tänzern tänzers tanzes tanzt tanzte
tanzten tapfer tapfere tapferem tapferen tapferer tapferes tarifvertrag tasche taschen taschenbuch tasse tassen tastatur tastaturen tat
taten täter tätern täters tätigkeit tätigkeiten tatsache tatsachen tatsächlich tatsächliche tatsächlichem tatsächlichen tatsächlicher
tatsächliches taube tauben tauchen taucht tauchte tauchten taufe taufen tausend tausende taxi taxifahrer taxis team teames teams technik
techniken techniker technikern technikers technisch technische technischem technischen technischer technisches technologie technologien tee
teees tees teich teiche teichen teiches teichs teig teige teigen teiges teigs teil teile teilen teiles teilnahme teilnahmen teilnehmer
teilnehmern teilnehmers teilt teilte teilten telefon telefone telefonen telefones telefons teleskop teller tellern tellers tempel tempeln
tempels temperatur temperaturen tempo tempos tendenz tendenzen tennis tennises tennisspieler tennisspielerin tenor teppich teppiche
teppichen teppiches teppichs termin termine terminen termines termins terror terrorismus terrorismuses terrorist terroristen terrors
terrorverdächtige test testen testes testet testete testeten tests teuer teuere teuerem teueren teuerer teueres teufel teufeln teufels text
texte texten textes texts theater theatern theaters thema themen theologe theologen theologie theologin theorie theorien thron throne
thronen thrones thronfolger thronfolgerin throns tief tiefe tiefebene tiefem tiefen tiefer tiefes tier tierarzt tiere tieren tiers tiger
tigern tigers tinte tinten tipp tippes tipps tisch tische tischen tisches tischler tischlern tischlers titel titeln titels toaster tochter
töchter tochterfirma tochtergesellschaft töchtern tochterunternehmen tod tode toden todes todesfall todesfälle todesfällen todesfalls
todesopfer todesopfern todesopfers todestag todesursache toilette toiletten tomate tomaten ton töne tönen tones tonne tonnen tons topf
töpfe töpfen topfes topfs tor tore toren tores torfrau torhüter torjäger tors torschütze torschützen torte torten torwart torwarte
torwarten torwartes torwarts tot total totale totalem totalen totaler totales tote totem toten töten toter totes tötet tötete töteten tour
touren tourismus tourismuses tourist touristen touristin touristinnen tournee tourneen tradition traditionell traditionelle traditionellem
traditionellen traditioneller traditionelles traditionen traf trafen tragen tragisch tragische tragischem tragischen tragischer tragisches
tragödie tragödien trägt trainer trainerin trainerinnen trainern trainers trainerteam trainieren trainiert trainierte trainierten training
trainings trainingslager träne tränen trank transport transporte transporten transports trat traube trauben trauen trauer traum träume
träumen träumet träumete träumeten traums traurig traurige traurigem traurigen trauriger trauriges traut traute trauten treffen treffens
treffer treffern treffers trend trendes trends trennen trennet trennete trenneten treppe treppen treten treu treue treuem treuen treuer
treues tribüne tribünen trick trickes tricks trifft trikot trikotes trikots trinkt tritt triumph triumphe triumphen triumphes triumphs
trocken trockene trockenem trockenen trockener trockenes trommel trommeln tropfen tropfens trost trosts trug truppe truppen tschüss tuch
tücher tüchern tuches tuchs tugend tugenden tunnel tunneln tunnels tür türen turm türme türmen turmes turms turner turnern turners turnier
turniere turnieren turniers turnschuhe türsteher typ typen typisch typische typischem typischen typischer typisches überblick überblicke
überblicken überblicks überfall überfälle überfällen überfalls übergang übergänge übergängen übergangs überlebende überlebenden übernahme
übernahmen überraschen überrascht überraschte überraschten überraschung überraschungen überschrift überschriften überschuss überschüsse
überschüssen überschusses übersetzen übersetzer übersetzern übersetzers übersetzt übersetzte übersetzten übersetzung übersetzungen
übersicht übersichten übertragung übertragungen überzeugen überzeugt überzeugte überzeugten überzeugung überzeugungen übrig übrige übrigem
übrigen übriger übriges übung übungen ufer ufern ufers uhr uhren umfang umfänge umfängen umfanges umfangreich umfangreiche umfangreichem
umfangreichen umfangreicher umfangreiches umfangs umfeld umfelder umfeldern umfeldes umfelds umfrage umfragen umgang umgangs umgebung
umgebungen umsatz umsätze umsätzen umsatzes umsatzrückgang umstand umstände umständen umstandes umstands umstritten umstrittene
umstrittenem umstrittenen umstrittener umstrittenes umwelt umweltminister umweltschutz umweltschützer umweltschutzes umzug umzüge umzügen
umzuges umzugs unabhängig unabhängige unabhängigem unabhängigen unabhängiger unabhängiges unabhängigkeit unbekannt unbekannte unbekanntem
unbekannten unbekannter unbekanntes unerwartet unerwartete unerwartetem unerwarteten unerwarteter unerwartetes unfall unfälle unfällen
unfalles unfalls ungewöhnlich ungewöhnliche ungewöhnlichem ungewöhnlichen ungewöhnlicher ungewöhnliches unglaublich unglaubliche
unglaublichem unglaublichen unglaublicher unglaubliches unglück unglücke unglücken unglückes unglücks uniform uniformen union unionen
universität universitäten universitätsklinikum universitätsstadt universum unmittelbar unmittelbare unmittelbarem unmittelbaren
unmittelbarer unmittelbares unmöglich unmögliche unmöglichem unmöglichen unmöglicher unmögliches unrecht unrechts unruhe unruhen unschuld
untere unterem unteren unterer unteres untergang untergänge untergängen untergangs unterhaltung unterhaltungen unterkunft unterkünfte
unterkünften unternehmen unternehmens unternehmer unternehmerin unternehmerinnen unternehmern unternehmers unterricht unterrichten
unterrichtet unterrichtete unterrichteten unterrichts unterschied unterschiede unterschieden unterschieds unterschrift unterschriften
unterstützen unterstützt unterstützte unterstützten unterstützung unterstützungen untersuchen untersucht untersuchte untersuchten
untersuchung untersuchungen unterwäsche urenkel urgroßvater urheber urhebern urhebers urlaub urlaube urlauben urlaubes urlaubs ursache
ursachen ursprung ursprünge ursprüngen ursprünglich ursprüngliche ursprünglichem ursprünglichen ursprünglicher ursprüngliches ursprungs
urteil urteile urteilen urteiles urteils variante varianten vase vasen vater väter vätern vaters vegetation vegetationen verändern
verändert veränderte veränderten veranstalter veranstaltern veranstalters veranstaltung veranstaltungen verantwortlich verantwortliche
verantwortlichem verantwortlichen verantwortlicher verantwortliches verantwortung verantwortungen verband verbände verbänden verbandes
verbands verbessern verbessert verbesserte verbesserten verbesserung verbesserungen verbindung verbindungen verbot verbote verboten
verbotene verbotenem verbotenen verbotener verbotenes verbotes verbots verbrauch verbraucher verbrauchern verbraucherpreise verbrauchers
verbrauchs verbrechen verbrechens verbrecher verbrechern verbrechers verbreiten verbreitet verbreitete verbreiteten verbreitung
verbreitungen verdacht verdachte verdachten verdächtig verdächtige verdächtigem verdächtigen verdächtiger verdächtiges verdachts verdienen
verdienet verdienete verdieneten verdienst verdienste verdiensten verdiensts verein vereinbarung vereinbarungen vereine vereinen vereines
vereinet vereinete vereineten vereinigung vereinigungen vereins verfahren verfahrens verfasser verfassern verfassers verfassung
verfassungen verfolgen verfolgt verfolgte verfolgten verfolgung verfolgungen verfügen verfügt verfügte verfügten verfügung verfügungen
vergangen vergangene vergangenem vergangenen vergangener vergangenes vergangenheit vergangenheiten vergaß vergeht vergleich vergleichbar
vergleichbare vergleichbarem vergleichbaren vergleichbarer vergleichbares vergleiche vergleichen vergleichs vergnügen vergnügens verhaftet
verhaftung verhaftungen verhalten verhaltens verhältnis verhältnisse verhältnissen verhältnisses verhandlung verhandlungen verheiratet
verkauf verkäufe verkaufen verkäufen verkäufer verkäuferin verkäufern verkäufers verkaufes verkaufs verkauft verkaufte verkauften verkehr
verkehrs verkehrsminister verlag verlage verlagen verlages verlags verlangen verlängerung verlängerungen verlangt verlangte verlangten
verlassen verlasst verlässt verlasste verlassten verlauf verläufe verläufen verlaufes verlaufs verleger verlegerin verletzt verletzte
verletztem verletzten verletzter verletztes verletzung verletzungen verliebt verliebte verliebtem verliebten verliebter verliebtes
verlierer verlierern verlierers verliert verließ verlor verloren verlust verluste verlusten verlustes verlusts vermieter vermittler
vermittlern vermittlers vermögen vermögens vermuten vermutet vermutete vermuteten vermutung vermutungen vernunft veröffentlichen
veröffentlicht veröffentlichte veröffentlichten veröffentlichung veröffentlichungen verrat verräter verrätern verräters verrats verrückt
verrückte verrücktem verrückten verrückter verrücktes versammlung versammlungen versand versandkosten verschieden verschiedene
verschiedenem verschiedenen verschiedener verschiedenes verschwand verschwindet verschwörung verschwörungen versicherung versicherungen
versicherungsunternehmen version versionen versprach versprechen versprechens verstand verständnis verständnisse verständnissen
verständnisses verstands verstarb verstärkung verstärkungen versteht verstorben versuch versuche versuchen versuches versuchs versucht
versuchte versuchten verteidigen verteidiger verteidigern verteidigers verteidigt verteidigte verteidigten verteidigung verteidigungen
verteidigungsminister verteidigungsministern verteidigungsministers vertrag verträge verträgen vertrages vertrags vertrauen vertrauens
vertraut vertraute vertrauten vertreter vertretern vertreters vertretung vertretungen verurteilen verurteilt verurteilte verurteilten
verwalten verwaltet verwaltete verwalteten verwaltung verwaltungen verwandte verwandten verwenden verwendet verwendete verwendeten
verwendung verwendungen verzicht verzichte verzichten verzichts verzögerung verzögerungen video videos vieh viehs vier viermal viert vierte
viertel viertelfinale viertelfinales viertelfinals vierteln viertels viertem vierten vierter viertes vierzehn vierzig villa villen viren
virtuell virtuelle virtuellem virtuellen virtueller virtuelles virus vision visionen vize vizekanzler vizemeister vizepräsident
vizepräsidentin vizes vogel vögel vögeln vogels volk völker völkern volkes volks volkslied volkswirt volkswirtschaft volkswirtschaften
volle vollem vollen voller volles vollmacht vollmachten vollständig vollständige vollständigem vollständigen vollständiger vollständiges
voraussetzung voraussetzungen vorbereitung vorbereitungen vorbild vorbilder vorbildern vorbildes vorbilds vordergrund vordergründe
vordergründen vordergrunds vorfahr vorfahren vorfall vorfälle vorfällen vorfalles vorfalls vorgang vorgänge vorgängen vorgänger vorgängerin
vorgängerinnen vorgängern vorgängers vorganges vorgangs vorhaben vorhabens vorhang vorhänge vorhängen vorhanges vorhangs vorherig vorherige
vorherigem vorherigen vorheriger vorheriges vorlage vorlagen vorläufer vorläufern vorläufers vorlesung vorlesungen vorliebe vorlieben
vormittag vormittage vormittagen vorname vornamen vorort vororte vororten vorortes vororts vorrat vorräte vorräten vorrates vorrats
vorrunde vorrunden vorschlag vorschläge vorschlägen vorschlags vorschrift vorschriften vorsicht vorsitz vorsitze vorsitzen vorsitzende
vorsitzenden vorsitzender vorsitzes vorsprung vorsprünge vorsprüngen vorsprungs vorstadt vorstand vorstände vorständen vorstands
vorstandschef vorstandschefs vorstandsvorsitzende vorstandsvorsitzender vorstellung vorstellungen vorteil vorteile vorteilen vorteiles
vorteils vortrag vorträge vorträgen vortrages vortrags vorwärts vorwurf vorwürfe vorwürfen vorwurfes vorwurfs vulkan vulkane vulkanen
vulkanes vulkans waage waagen wach wache wachem wachen wacher waches wachs wachse wachsen wachses wächst wachstum wachstums wacht wachte
wachten wächter wächtern wächters waffe waffen waffenstillstand wagen wagens wahl wahlen wählen wähler wahlergebnis wählern wählers
wahlkampf wahlkämpfe wahlkämpfen wahlkämpfer wahlkampfs wahlsieg wahlsieger wählt wählte wählten wahnsinn wahnsinns wahr wahre wahrem
wahren wahrer wahres wahrheit wahrheiten wahrnehmung wahrnehmungen wahrscheinlichkeit wahrscheinlichkeiten währung währungen wahrzeichen
wahrzeichens wal wald wälder wäldern waldes walds wale walen wallfahrtsort wals wand wände wandel wandels wänden wanderer wanderern
wanderers wandern wanderschuhe wandert wanderte wanderten wanderung wanderungen wanderweg wange wangen wappen wappens warf warm warme wärme
warmem warmen warmer warmes warnen warnt warnte warnten warnung warnungen warten wärter wartet wartete warteten wäsche waschmaschine wasser
wasserfall wasserfälle wasserfällen wasserfalls wasserkocher wassern wassers weblinks wechsel wechseln wechsels wechselt wechselte
wechselten wecken weckt weckte weckten wegbereiter wege weges wegs weib weiber weibern weibes weiblich weibliche weiblichem weiblichen
weiblicher weibliches weibs weich weiche weichem weichen weicher weiches weide weiden weigern weigert weigerte weigerten weihnachten
weihnachtens wein weine weinen weines weinet weinete weineten weins weise weisem weisen weiser weises weisheit weisheiten weiß weiße weißem
weißen weißer weißes weite weitem weiten weites weizen weizens welle wellen welt weltall weltalls weltberühmt weltberühmte weltberühmtem
weltberühmten weltberühmter weltberühmtes weltcup welten weltkrieg weltkriege weltkriegen weltkriegs weltkulturerbe weltmarkt weltmeister
weltmeisterin weltmeisterinnen weltmeistern weltmeisters weltmeisterschaft weltmeisterschaften weltrangliste weltrekord weltrekorde
weltrekorden weltrekords weltstadt weltweit weltweite weltweitem weltweiten weltweiter weltweites weltwirtschaft wende wenden wendet
wendete wendeten werbung werbungen werfen werk werke werken werkes werks werkstatt werkstätten werkzeug werkzeuge werkzeugen werkzeugs wert
werte werten wertes werts wertvoll wertvolle wertvollem wertvollen wertvoller wertvolles wesen wesens wesentlich wesentliche wesentlichem
wesentlichen wesentlicher wesentliches wespe wespen westen westens westküste westlich westliche westlichem westlichen westlicher westliches
wettbewerb wettbewerbe wettbewerben wettbewerbs wette wetten wetter wetterbericht wetterberichte wetterberichten wetterberichts wetters
wettkampf wettkämpfe wettkämpfen wettkampfs whisky whiskyes whiskys wichtig wichtige wichtigem wichtigen wichtiger wichtiges wichtigst
wichtigste wichtigstem wichtigsten wichtigster wichtigstes widerspruch widersprüche widersprüchen widerspruchs widerstand widerstände
widerständen widerstands widerstandskämpfer widmung widmungen wiederaufbau wiederaufbaus wiederholen wiederholt wiederholte wiederholten
wiederholung wiederholungen wiedervereinigung wiege wiegen wiese wiesen wild wilde wildem wilden wilder wildes wille willen willkommen
willkommene willkommenem willkommenen willkommener willkommenes wind winde windeln winden windes winds winkel winkeln winkels winter
winterjacke wintern winters wirbt wirft wirken wirklichkeit wirklichkeiten wirksam wirksame wirksamem wirksamen wirksamer wirksames wirkt
wirkte wirkten wirkung wirkungen wirt wirte wirten wirtes wirtin wirts wirtschaft wirtschaften wirtschaftlich wirtschaftliche
wirtschaftlichem wirtschaftlichen wirtschaftlicher wirtschaftliches wirtschaftskrise wirtschaftsminister wirtschaftswachstum wissen wissens
wissenschaft wissenschaften wissenschaftler wissenschaftlerin wissenschaftlerinnen wissenschaftlern wissenschaftlers wissenschaftlich
wissenschaftliche wissenschaftlichem wissenschaftlichen wissenschaftlicher wissenschaftliches wisst wisste wissten witwe witwen witwer witz
witze witzen witzes woche wochen wochenende wochenenden wochenendes wochenmarkt wöchentlich wöchentliche wöchentlichem wöchentlichen
wöchentlicher wöchentliches wohnen wohnort wohnorte wohnorten wohnortes wohnorts wohnsitz wohnsitze wohnsitzen wohnsitzes wohnt wohnte
wohnten wohnung wohnungen wohnzimmer wohnzimmern wohnzimmers wolf wölfe wölfen wolfes wolfs wolke wolken wort worte worten wörter
wörterbuch wörterbücher wörterbüchern wörterbuchs wortes worts wuchs wucht wunde wunden wunder wunderbar wunderbare wunderbarem wunderbaren
wunderbarer wunderbares wundern wunders wunderschön wunderschöne wunderschönem wunderschönen wunderschöner wunderschönes wundert wunderte
wunderten wunsch wünsche wünschen wunsches wünscht wünschte wünschten würdig würdige würdigem würdigen würdiger würdiges wurst würste
würsten wurzel wurzeln wusste wussten wüste wüsten wut wütend wütende wütendem wütenden wütender wütendes zahl zahlen zählen zahlreich
zahlreiche zahlreichem zahlreichen zahlreicher zahlreiches zahlt zählt zahlte zählte zahlten zählten zahlung zahlungen zahn zahnarzt
zahnärzte zahnärzten zahnärztin zahnarzts zahnbürste zähne zähnen zahnes zahnpasta zahns zange zangen zart zarte zartem zarten zarter
zartes zauber zauberer zauberern zauberers zaubern zaubers zaun zäune zäunen zaunes zauns zehe zehen zehn zehnt zehnte zehntem zehnten
zehnter zehntes zeichen zeichens zeichner zeichnern zeichners zeichnung zeichnungen zeigen zeigt zeigte zeigten zeile zeilen zeit zeitalter
zeitaltern zeitalters zeiten zeitgenosse zeitgenossen zeitlich zeitliche zeitlichem zeitlichen zeitlicher zeitliches zeitpunkt zeitpunkte
zeitpunkten zeitpunkts zeitraum zeiträume zeiträumen zeitraums zeitschrift zeitschriften zeitung zeitungen zeitzeuge zeitzeugen zelle
zellen zelt zelte zelten zeltes zelts zensur zensuren zentimeter zentimetern zentimeters zentral zentralbank zentralbanken zentrale
zentralem zentralen zentraler zentrales zentren zentrum zerstören zerstört zerstörte zerstörten zerstörung zerstörungen zettel zetteln
zettels zeuge zeugen zeugin zeugnis zeugnisse zeugnissen zeugnisses ziege ziegel ziegeln ziegels ziegen ziehen zieht ziel ziele zielen
ziels ziemliche ziemlichem ziemlichen ziemlicher ziemliches ziffer ziffern zigarette zigaretten zimmer zimmern zimmers zinsen zinssatz
zirkus zirkuses zirkusse zirkussen zitat zitate zitaten zitates zitats zitrone zitronen zivil zivile zivilem zivilen ziviler ziviles
zivilist zivilisten zog zogen zögern zögert zögerte zögerten zoll zölle zöllen zolles zolls zone zonen zoo zoos zorn zorns zucker zuckern
zuckers zufall zufälle zufällen zufalles zufalls zufrieden zufriedene zufriedenem zufriedenen zufriedener zufriedenes zug zugang zugänge
zugängen zuganges zugangs züge zügen zuges zugs zuhörer zukunft zukünftig zukünftige zukünftigem zukünftigen zukünftiger zukünftiges zunge
zungen zusammenarbeit zusammenarbeiten zusammenbruch zusammenbrüche zusammenbrüchen zusammenbruchs zusammenfassung zusammenfassungen
zusammenhang zusammenhänge zusammenhängen zusammenhangs zusätzliche zusätzlichem zusätzlichen zusätzlicher zusätzliches zuschauer
zuschauerin zuschauerinnen zuschauern zuschauers zustand zustände zuständen zustandes zuständig zuständige zuständigem zuständigen
zuständiger zuständiges zustands zustimmung zustimmungen zutat zutaten zutritt zutritte zutritten zutrittes zutritts zuwanderer zuwanderung
zuwanderungen zwanzig zwanzigste zweck zwecke zwecken zweckes zweifel zweifeln zweifels zweifelt zweifelte zweifelten zweig zweige zweigen
zweiges zweigs zweimal zweit zweite zweitem zweiten zweiter zweites zwiebel zwiebeln zwilling zwillinge zwillingen zwillings
zwillingsbruder zwingen zwingt zwingte zwingten zwölf`,
  titles: `abgeordnete abgeordneter abt äbtissin admiral ajatollah altkanzler anwalt anwältin apostel architekt architektin arzt ärztin
astronaut astronautin außenminister außenministerin autor autorin baron baronin bildhauer bildhauerin biologe biologin bischof bischöfin
botschafter botschafterin bruder bundeskanzler bundeskanzlerin bundespräsident bundespräsidentin bundestrainer bürgermeister
bürgermeisterin chef chefin cheftrainer chemiker chemikerin dichter dichterin dipl direktor direktorin dirigent dirigentin doktor doktorin
dr erzbischof exkanzler feldmarschall feldwebel finanzminister finanzministerin forscher forscherin fotograf fotografin fr fraktionschef
frau fräulein freiherr fürst fürstin general generaldirektor generalin generalsekretär generalsekretärin gesundheitsminister gouverneur
gouverneurin graf gräfin großherzog gründer gründerin hauptmann heilige heiliger herr herrn herzog herzogin historiker historikerin hl hr
imam ing innenminister innenministerin journalist journalistin justizminister justizministerin kaiser kaiserin kanzler kanzlerin kapitän
kardinal kirchenvater komiker kommandant kommissar kommissarin komponist komponistin könig königin konzernchef kronprinz kronprinzessin
lady landrat landrätin leutnant lord mag magister major maler malerin marschall mathematiker mathematikerin milliardär minister ministerin
ministerpräsident ministerpräsidentin mittelfeldspieler moderator moderatorin mönch mutter nationaltrainer oberbürgermeister
oberbürgermeisterin oberst offizier olympiasieger olympiasiegerin oma onkel opa papst parteichef parteichefin pastor pastorin pater pfarrer
pfarrerin philosoph philosophin physiker physikerin pianist pianistin präsident präsidenten präsidentin premier premierminister
premierministerin prinz prinzessin prof professor professorin profi prophet rabbiner rapper rapperin regierungschef regierungschefin
regisseur regisseurin rennfahrer richter richterin ritter sänger sängerin sankt schauspieler schauspielerin schriftsteller schriftstellerin
schwester senator senatorin sir spielmacher sprecher sprecherin st staatsanwalt staatschef staatspräsident staatspräsidentin stürmer sultan
tante teamchef torhüter torwart trainer trainerin umweltminister unternehmer unternehmerin unteroffizier vater verteidiger
verteidigungsminister verteidigungsministerin vizekanzler vorsitzende vorsitzender vorstandschef vorstandschefin weltmeister weltmeisterin
wirtschaftsminister zar zarin`,
  calendar: `apr april aug august dez dezember di dienstag dienstagabend dienstagmorgen dienstags do donnerstag donnerstagabend
donnerstagmorgen donnerstags feb feber februar freitag freitagabend freitagmorgen freitags jan jänner januar jul juli jun juni mai mär märz
mi mittwoch mittwochabend mittwochmorgen mittwochs mo montag montagabend montagmorgen montags nov november okt oktober sa samstag
samstagabend samstagmorgen samstags sep sept september sonnabend sonntag sonntagabend sonntagmorgen sonntags`,
  connectors: `von vom zu zum zur der die das den des dem und am an im in auf bei für ob unter vor de la du van di da del y le`,
  clitics: "s",
  abbreviations: `dr drs prof hr hrn fr frl st hl ing dipl mag nr str bzw ca ggf co inc ltd jh jhd abs art bd hg sr jr geb gen obst lt maj insp`,
  articles: `der die das den dem des ein eine einen einem einer eines am im ans ins zum zur vom beim aufs`,
  genitive: "s",
  capitalisesNouns: true,
};
