import type { FieldCues } from "./field-names.ts";

/** German words that show the semantic field of a text. */
export const de: FieldCues = {
  // Sport
  football:
    "fußball fußballer torwart stürmer mittelfeld elfmeter abseits bundesliga tor trainer verein fifa uefa spieltag",
  basketball: "basketball basketballer nba korb rebound dunk playoffs dreier korbleger basketballspieler",
  tennis: "tennis tennisspieler schläger aufschlag rückhand vorhand atp wta wimbledon turnier",
  motor_sport: "rennen formel grand prix rennfahrer runde rennstrecke pole rallye motogp rennstall podest",
  athletics:
    "leichtathletik sprinter marathon hürden speer staffel weitsprung olympisch medaille läufer zehnkampf",
  cycling: "radsport radfahrer radprofi peloton fahrrad etappe tour trikot bergfahrer velodrom",
  winter_sport:
    "ski skifahrer slalom abfahrt biathlon eiskunstlauf snowboard eishockey skispringen schnee alpin",
  sport:
    "sport sportler meisterschaft turnier meister olympia medaille sieg spiel trainer mannschaft stadion spieler",
  board_games: "schach großmeister matt brettspiel poker turnier eröffnung schachspieler",
  // The arts
  music: "musik lied album sänger band gitarre konzert pop rock single songtext platte tournee musiker",
  classical_music:
    "sinfonie symphonie komponist orchester konzert dirigent sonate violine klavier quartett philharmonie barock chor",
  opera: "oper sopran tenor arie libretto bariton opernsänger opernhaus ouvertüre",
  painting:
    "malerei maler leinwand porträt fresko aquarell museum galerie impressionist gemälde landschaft ausstellung",
  sculpture: "skulptur bildhauer statue marmor bronze büste denkmal relief plastik",
  architecture:
    "architektur architekt gebäude turm kathedrale fassade wolkenkratzer gotisch kuppel palast bauwerk",
  film: "film regisseur schauspieler schauspielerin kino oscar drehbuch hauptrolle hollywood dreharbeiten szene",
  theatre: "theater stück bühne dramatiker drama schauspieler tragödie komödie aufführung ensemble",
  television: "fernsehen serie folge staffel sender sendung moderator show netflix ausstrahlung ard zdf",
  literature:
    "roman schriftsteller autor buch literatur erzählung verlag belletristik kapitel romanfigur essay",
  poetry: "gedicht dichter lyrik vers sonett reim ode epos strophe",
  comics: "comic manga zeichner superheld marvel anime zeichentrick comicfigur",
  photography: "fotografie fotograf foto kamera objektiv belichtung bild aufnahme",
  dance: "tanz tänzer ballett choreograf ballerina tango choreografie walzer",
  festival: "festival karneval fest umzug biennale festspiele veranstaltung",
  award: "preis nobelpreis preisträger oscar grammy nominiert auszeichnung verleihung",
  fashion: "mode modeschöpfer designer kleid kollektion laufsteg modell marke luxus parfüm",
  // Thought
  philosophy: "philosophie philosoph ethik metaphysik denker logik stoiker existenzialismus vernunft platon",
  religion:
    "religion kirche papst bischof katholisch glaube christlich islam muslim jüdisch buddhist heilige gott bibel moschee",
  mythology: "mythologie gott göttin mythos held zeus römisch griechisch nordisch gottheit sage titan",
  history:
    "geschichte antike jahrhundert reich mittelalter dynastie historiker revolution kolonie altertum herrschaft archäologisch",
  royalty: "könig königin prinz prinzessin thron krone königlich kaiser dynastie herzog krönung monarch",
  language:
    "sprache grammatik dialekt wort sprecher linguist wortschatz übersetzung alphabet gesprochen verb",
  education: "schule lehrer schüler bildung klasse prüfung unterricht gymnasium abitur kindergarten",
  university: "universität professor fakultät campus studium student rektor promotion hochschule akademisch",
  research:
    "forschung wissenschaftler labor studie experiment entdeckung institut forscher wissenschaft theorie",
  // Society
  politics:
    "politik präsident minister regierung partei parlament bundestag opposition reform politiker kanzler koalition",
  elections: "wahl stimme kandidat wahlkampf stimmzettel umfrage wähler wahllokal referendum stichwahl",
  government: "regierung ministerium behörde verwaltung bundes staat rat amt öffentlich kommission",
  law: "gesetz gericht richter anwalt prozess recht verfassung urteil verfassungsgericht klage",
  crime: "verbrechen mord polizei mörder verdächtiger verhaftet gefängnis raub bande opfer mafia diebstahl",
  war: "krieg armee schlacht soldat truppen militär invasion general waffe rakete marine belagerung front",
  terrorism: "terrorismus terrorist anschlag bombe extremist geisel dschihadist explosion attentäter",
  diplomacy:
    "diplomatie botschafter vertrag botschaft gipfel sanktionen außenminister verhandlungen nato abkommen",
  newspaper:
    "zeitung journalist redakteur presse artikel zeitschrift reporter tageszeitung schlagzeile medien",
  family:
    "familie vater mutter sohn tochter ehefrau ehemann bruder schwester verheiratet kinder eltern hochzeit",
  // The economy
  economy: "wirtschaft inflation wachstum bip rezession arbeitslosigkeit ökonom handel steuer haushalt markt",
  banking: "bank kredit darlehen zins einlage bankier hypothek zentralbank währung euro dollar konto",
  stock_market: "aktien börse anleger index nasdaq dividende portfolio fonds wertpapier kurs dax",
  trade: "handel export import zoll waren markt lieferant großhandel einzelhandel laden",
  company:
    "unternehmen konzern gründer hauptsitz tochter gewinn umsatz startup aktionär fusion hersteller mitarbeiter firma vorstand",
  energy: "energie strom kraftwerk atomkraft kernkraft solar windkraft turbine stromnetz erneuerbar reaktor",
  oil: "erdöl gas barrel raffinerie pipeline rohöl bohrung opec kraftstoff benzin",
  agriculture: "landwirtschaft bauer anbau weizen ernte vieh bauernhof boden viehzucht bewässerung",
  travel: "reise tourist hotel urlaub flug tourismus besucher strand reiseziel kreuzfahrt reiseführer",
  // Technology
  software: "software app anwendung aktualisierung version microsoft windows betriebssystem nutzer funktion",
  programming:
    "programmierung programmiersprache code entwickler compiler bibliothek framework javascript python funktion",
  internet: "internet website online google facebook soziale netzwerk suchmaschine browser web plattform",
  telecom: "telefon handy netz anbieter smartphone breitband telekommunikation sms mobilfunk",
  hardware: "computer prozessor chip laptop gerät halbleiter speicher grafikkarte intel bildschirm akku",
  artificial_intelligence: "künstliche intelligenz neuronale netz lernen modell roboter algorithmus training",
  video_games: "videospiel nintendo playstation konsole xbox spieler computerspiel mehrspieler",
  cars: "auto motor fahrzeug automobil limousine elektroauto hersteller modell toyota autobauer",
  aviation: "flugzeug fluggesellschaft flughafen flug pilot boeing airbus hubschrauber landebahn luftfahrt",
  shipping: "schiff hafen kapitän kreuzfahrt marine segeln fracht fähre untergang matrose",
  railway: "eisenbahn zug bahnhof schiene lokomotive ubahn strecke straßenbahn fahrgäste",
  // Science
  space: "weltraum rakete nasa astronaut satellit umlaufbahn start raumschiff mond mission sonde mars",
  astronomy:
    "planet stern astronom teleskop galaxie sonnensystem komet umlauf astronomie nebel sternbild sonne",
  physics:
    "physik physiker quanten teilchen relativitätstheorie schwerkraft atom elektron kern mechanik theorie",
  chemistry: "chemie chemisch element chemiker säure metall verbindung molekül reaktion quecksilber flüssig",
  mathematics: "mathematik mathematiker satz gleichung geometrie algebra beweis zahl analysis vermutung",
  biology: "biologie biologe zelle gen art evolution dna organismus bakterien genetik protein",
  medicine:
    "medizin arzt krankenhaus patient chirurg behandlung medikament impfstoff klinik therapie operation",
  disease: "krankheit virus infektion krebs epidemie symptom pandemie fieber ausbruch syndrom covid",
  environment:
    "umwelt klima verschmutzung erwärmung emissionen naturschutz tierwelt recycling kohlenstoff ökosystem",
  weather: "wetter sturm hurrikan regen temperatur vorhersage schnee taifun hochwasser zyklon dürre",
  // Nature
  animals: "tier säugetier art hund katze pferd wild zoo raubtier fell schwanz wolf löwe elefant",
  birds: "vogel feder nest flügel adler schnabel zugvogel truthahn ei geflügel",
  sea_life: "fisch hai wal lachs ozean fischerei meerestier riff koralle delfin thunfisch",
  plants: "pflanze blume baum blatt garten samen wald botanik art blüte wurzel strauch",
  fruit: "obst frucht apfel obstgarten saft reif süß kuchen schale banane kirsche birne ernte vitamin",
  food: "essen gericht käse brot fleisch speise restaurant nudeln soße mahlzeit geschmack zutat",
  drink: "wein bier getränk kaffee tee flasche whisky weinberg brauerei traube alkohol champagner",
  cooking: "rezept koch küche ofen backen braten kochen butter zucker mehl salz pfeffer",
  // Places
  city: "stadt bürgermeister innenstadt hauptstadt metropole vorort stadtteil einwohner straße städtisch platz",
  country: "land nation grenze republik hauptstadt bürger national bevölkerung gebiet flagge unabhängigkeit",
  region: "region provinz landkreis bezirk bundesland verwaltung gemeinde gebiet kanton",
  river: "fluss ufer tal fließt nebenfluss delta brücke staudamm wasserfall mündung quelle",
  lake: "see ufer wasser süßwasser becken stausee teich gletscher",
  sea: "meer ozean küste golf meerenge gezeiten welle bucht strand atlantik pazifik",
  mountain: "berg gipfel bergsteiger alpen gebirge gletscher wanderung vulkan hang höhe",
  island: "insel inselgruppe archipel atoll küste tropisch lagune halbinsel",
  desert: "wüste düne sand oase trocken nomade kamel sahara beduine",
};
