import type { FieldCues } from "./field-names.ts";

/** Italian words that show the semantic field of a text. */
export const it: FieldCues = {
  // Sport
  football:
    "calcio calciatore portiere attaccante centrocampista rigore fuorigioco serie campionato gol allenatore squadra fifa uefa",
  basketball:
    "basket pallacanestro nba cestista schiacciata rimbalzo canestro playmaker playoff parquet tripla",
  tennis: "tennis tennista racchetta slam battuta rovescio dritto atp wta wimbledon torneo",
  motor_sport: "corsa formula gran premio pilota giro circuito pole rally motogp scuderia podio box",
  athletics:
    "atletica velocista maratona ostacoli giavellotto staffetta salto olimpico medaglia corridore mezzofondo",
  cycling: "ciclismo ciclista gruppo bicicletta tappa giro maglia volata scalatore velodromo gregario",
  winter_sport: "sci sciatore slalom discesa biathlon pattinaggio snowboard hockey bob neve alpino",
  sport:
    "sport atleta campionato torneo campione olimpiadi medaglia vittoria partita allenatore squadra stadio giocatore",
  board_games: "scacchi scacchista maestro matto gioco tavolo poker torneo apertura",
  // The arts
  music:
    "musica canzone album cantante gruppo chitarra concerto pop rock singolo testo disco tournée musicista cantautore",
  classical_music:
    "sinfonia compositore orchestra concerto direttore sonata violino pianoforte quartetto filarmonica barocco coro",
  opera: "opera soprano tenore aria libretto baritono scala melodramma lirica ouverture",
  painting:
    "pittura pittore tela ritratto affresco acquerello museo galleria impressionista dipinto paesaggio mostra quadro",
  sculpture: "scultura scultore statua marmo bronzo busto monumento rilievo",
  architecture:
    "architettura architetto edificio torre cattedrale facciata grattacielo gotico cupola palazzo costruzione progetto",
  film: "film regista attore attrice cinema oscar sceneggiatura protagonista hollywood pellicola scena ciak",
  theatre: "teatro commedia palcoscenico drammaturgo dramma attore tragedia spettacolo regia sipario",
  television:
    "televisione serie episodio stagione canale trasmissione conduttore programma netflix sitcom puntata rai",
  literature:
    "romanzo scrittore autore libro letteratura racconto editore narrativa capitolo personaggio saggio",
  poetry: "poesia poeta verso sonetto rima ode epica strofa lirica",
  comics: "fumetto fumettista manga cartone supereroe marvel anime animato striscia topolino",
  photography: "fotografia fotografo foto fotocamera obiettivo esposizione scatto immagine",
  dance: "danza ballerino balletto coreografo ballerina tango coreografia valzer",
  festival: "festival carnevale festa sfilata rassegna biennale edizione kermesse",
  award: "premio nobel vincitore oscar grammy candidato onorificenza laureato cerimonia",
  fashion: "moda stilista abito collezione sfilata modella marchio lusso stile profumo",
  // Thought
  philosophy: "filosofia filosofo etica metafisica pensatore logica stoico esistenzialismo ragione platone",
  religion:
    "religione chiesa papa vescovo cattolico fede cristiano islam musulmano ebraico buddista santo dio bibbia moschea",
  mythology: "mitologia dio dea mito eroe zeus romano greco norreno divinità leggenda titano",
  history:
    "storia antico secolo impero medievale dinastia storico rivoluzione coloniale antichità regno archeologico",
  royalty:
    "re regina principe principessa trono corona reale imperatore dinastia duca incoronazione monarca erede",
  language:
    "lingua grammatica dialetto parola parlante linguista vocabolario traduzione alfabeto parlata verbo",
  education: "scuola insegnante alunno istruzione classe esame studente lezione liceo maestra maturità",
  university: "università professore facoltà campus laurea studente rettore dottorato ateneo accademico",
  research: "ricerca scienziato laboratorio studio esperimento scoperta istituto ricercatore scienza teoria",
  // Society
  politics:
    "politica presidente ministro governo partito parlamento senatore opposizione riforma politico premier deputato",
  elections:
    "elezione voto candidato campagna scheda sondaggio elettore seggio referendum primarie ballottaggio",
  government:
    "governo ministero agenzia amministrazione federale stato consiglio autorità pubblico ufficio commissione",
  law: "legge tribunale giudice avvocato processo legale costituzione sentenza corte cassazione diritto",
  crime: "crimine omicidio polizia assassino sospettato arrestato carcere rapina banda vittima mafia furto",
  war: "guerra esercito battaglia soldato truppe militare invasione generale arma missile marina assedio fronte",
  terrorism: "terrorismo terrorista attentato bomba estremista ostaggio jihadista esplosione attentatore",
  diplomacy:
    "diplomazia ambasciatore trattato ambasciata vertice sanzioni esteri negoziati nato accordo bilaterale",
  newspaper:
    "giornale giornalista direttore stampa articolo rivista cronista quotidiano titolo media rubrica",
  family:
    "famiglia padre madre figlio figlia moglie marito fratello sorella sposato bambini genitori matrimonio",
  // The economy
  economy:
    "economia inflazione crescita pil recessione disoccupazione economista commercio fiscale bilancio mercato",
  banking: "banca prestito credito interesse deposito banchiere mutuo centrale valuta euro dollaro conto",
  stock_market:
    "azioni borsa investitore indice nasdaq dividendo portafoglio fondo titoli quotazione piazza affari",
  trade: "commercio esportazione importazione dazi dogana merci mercato fornitore ingrosso negozio",
  company:
    "azienda amministratore fondatore sede filiale utile fatturato startup azionista fusione produttore dipendenti società",
  energy:
    "energia elettricità centrale nucleare solare eolico turbina rete rinnovabile reattore idroelettrico",
  oil: "petrolio gas barile raffineria oleodotto greggio trivellazione opec carburante benzina",
  agriculture: "agricoltura contadino coltura grano raccolto bestiame fattoria suolo allevamento irrigazione",
  travel: "viaggio turista albergo vacanza volo turismo visitatore spiaggia destinazione crociera guida",
  // Technology
  software:
    "software app applicazione aggiornamento versione microsoft windows sistema operativo utente funzione",
  programming:
    "programmazione linguaggio codice sviluppatore compilatore libreria framework javascript python funzione script",
  internet: "internet sito online google facebook social rete ricerca browser web piattaforma utenti",
  telecom: "telefono cellulare rete operatore smartphone banda telecomunicazioni sms mobile",
  hardware:
    "computer processore chip portatile dispositivo semiconduttore memoria grafica intel schermo batteria",
  artificial_intelligence:
    "intelligenza artificiale rete neurale apprendimento modello addestramento robot algoritmo",
  video_games: "videogioco nintendo playstation console xbox giocatore videogiochi sviluppatore multiplayer",
  cars: "auto motore veicolo automobile berlina elettrica casa modello ruota toyota velocità",
  aviation: "aereo compagnia aeroporto volo pilota boeing airbus elicottero pista aviazione",
  shipping: "nave porto imbarcazione capitano crociera marina vela carico traghetto naufragio marinaio",
  railway: "ferrovia treno stazione binario locomotiva metropolitana linea tram passeggeri",
  // Science
  space: "spazio razzo nasa astronauta satellite orbita lancio navicella luna missione sonda marte",
  astronomy:
    "pianeta stella astronomo telescopio galassia solare cometa orbita astronomia nebulosa costellazione sole",
  physics:
    "fisica fisico quantistica particella relatività gravità atomo elettrone nucleare meccanica teoria",
  chemistry: "chimica chimico elemento acido metallo composto molecola reazione periodica mercurio liquido",
  mathematics:
    "matematica matematico teorema equazione geometria algebra dimostrazione numero calcolo congettura",
  biology: "biologia biologo cellula gene specie evoluzione dna organismo batteri genetica proteina darwin",
  medicine: "medicina medico ospedale paziente chirurgo cura farmaco vaccino clinica terapia chirurgia",
  disease: "malattia virus infezione cancro epidemia sintomo pandemia febbre focolaio sindrome covid",
  environment:
    "ambiente clima inquinamento riscaldamento emissioni conservazione fauna riciclaggio carbonio ecosistema serra",
  weather:
    "meteo tempo tempesta uragano pioggia temperatura previsioni neve tifone alluvione ciclone siccità",
  // Nature
  animals:
    "animale mammifero specie cane gatto cavallo selvatico zoo predatore pelliccia coda lupo leone elefante",
  birds: "uccello piuma nido ala aquila becco migratore tacchino uovo pollame",
  sea_life: "pesce squalo balena salmone oceano pesca marino barriera corallo delfino tonno",
  plants: "pianta fiore albero foglia giardino seme bosco botanica specie fioritura radice arbusto",
  fruit: "frutta mela frutteto succo maturo dolce torta buccia banana ciliegia pera raccolta vitamina",
  food: "cibo piatto formaggio pane carne mangiare ristorante pasta salsa pasto sapore ingrediente",
  drink: "vino birra bevanda caffè tè bottiglia whisky vigneto birrificio uva alcol champagne cantina",
  cooking: "ricetta cuoco chef forno cuocere cucina friggere bollire burro zucchero farina sale arrosto pepe",
  // Places
  city: "città sindaco centro capitale metropolitana sobborgo quartiere popolazione via urbano piazza comune",
  country:
    "paese nazione confine repubblica capitale cittadino nazionale popolazione territorio bandiera indipendenza",
  region: "regione provincia contea distretto stato amministrativo comune territorio dipartimento",
  river: "fiume riva valle scorre affluente delta ponte diga cascata foce sorgente bacino",
  lake: "lago riva acqua dolce bacino laghetto glaciale pesca sponda",
  sea: "mare oceano costa golfo stretto marino marea onda baia spiaggia atlantico pacifico",
  mountain: "montagna vetta cima alpinista alpi catena ghiacciaio escursione vulcano pendio altitudine",
  island: "isola arcipelago atollo costa tropicale isolano laguna traghetto penisola",
  desert: "deserto duna sabbia oasi arido nomade cammello sahara beduino",
};
