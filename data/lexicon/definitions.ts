import type { Language } from "../../src/contract/index.ts";
import type { Kind } from "../../src/datasets/knowledge/kinds.ts";

/**
 * Nouns that state the kind of an entity, by kind, in small letters and folded. Offices and trades are not here, as
 * each language has a list of titles, nor words of kin (`kin.ts`).
 */
type Nouns = Partial<Record<Kind, string>>;

/** The words by which a language states the kind of an entity. */
interface Definitions {
  /** Verbs between a name and its description, unfolded: "è" is one, and "e" is none. */
  readonly copulas: string;
  /** Those that state what something was: "Danzig was a city in Prussia". */
  readonly pastCopulas: string;
  /** Indefinite articles: "Java, an island". Behind "the", or behind a comma alone, another sentence may continue. */
  readonly articles: string;
  /** Words between a noun and the name: "a café called Mozart", "un gatto di nome Cesare". */
  readonly naming: string;
  /** Prepositions before the region that a place lies in: "Paris in Texas". One that also says "to" is not here. */
  readonly inside: string;
  /** Those that stand there only behind a noun: "a town of Texas", "la capitale du Texas". */
  readonly of: string;
  /** Prepositions with which an adverbial begins, folded: "On the road to Bristol, a dog barked". */
  readonly prepositions: string;
  /**
   * Nouns for shops and inns, behind a copula. They contradict what is not a firm or a building, and say nothing for a
   * firm: "a café called Amazon" is seldom the known one.
   */
  readonly venues: string;
  /** Nouns behind a copula: "Mercury is the closest planet", "Lyon est une des villes". */
  readonly behind: Nouns;
  /** Nouns that may also stand right before the name: "the film Casablanca". */
  readonly before: Nouns;
  /** Nouns that do so only with a capital, beside those of waters, lands and events: "Storm Boris" is not "to storm". */
  readonly first?: Nouns;
  /** Nouns before the name with "of" between: "the city of Florence". */
  readonly beforeOf: Nouns;
}

export const definitions: Partial<Record<Language, Definitions>> = {
  en: {
    copulas: "is are becomes remains",
    pastCopulas: "was were became",
    articles: "a an",
    naming: "called christened dubbed entitled named titled",
    inside: "in",
    of: "of",
    prepositions:
      "about above across after against along alongside amid among around at before behind below beneath beside besides between betwixt beyond by despite down during for from in inside into near off on onto opposite outside over past since through throughout to toward towards under until up upon via with within without",
    venues:
      "bakery bar bookshop bookstore boutique brewery cafe cinema guesthouse gym hairdresser hostel hotel nightclub pharmacy pub restaurant salon shop store winery",
    behind: {
      settlement:
        "capital capitals cities district hamlet neighborhood neighbourhood seaport suburb suburbs towns villages",
      country: "countries nation nations",
      area: "counties provinces states territory",
      structure:
        "airport bridge cathedral church hospital museum prison skyscraper spa stadium theatre tower",
      land: "islands mountains",
      water: "lakes rivers ocean oceans sea",
      celestial: "moon planets star",
      character: "daughter deity god goddess hero son",
      person: "boy girl man pensioner teenager woman",
      work: "book comedy drama films game movies painting play poem series show songs thriller",
      software: "app software website",
      product:
        "aircraft boat car ferry freighter frigate missile phone plane rocket ship smartphone submarine tanker tug warship yacht",
      company: "brand chain companies company corporation firm maker manufacturer retailer startup",
      group: "duo trio",
      club: "club team side",
      party: "party",
      event: "cyclone earthquake hurricane storm typhoon",
      organism:
        "animal bird breed cat dog fish fruit gelding horse kitten labrador mare parrot plant pony puppy racehorse species stallion terrier tree",
    },
    before: {
      land: "island mountain volcano",
      water: "lake river",
      celestial: "asteroid comet constellation moon planet",
      character: "god goddess",
      work: "album film movie musical novel opera sitcom song",
      software: "app software",
      product:
        "battleship cruiser destroyer ferry freighter frigate ship steamer submarine tanker trawler tug warship yacht",
      company: "airline carmaker chipmaker insurer retailer startup",
      group: "band",
      event: "cyclone hurricane typhoon",
      organism: "dog horse mare racehorse stallion",
    },
    first: { event: "storm" },
    beforeOf: {
      settlement: "city municipality town village",
      country: "republic kingdom",
      area: "county duchy province region republic state",
      land: "island isle peninsula",
    },
  },
  de: {
    copulas: "ist sind wird bleibt",
    pastCopulas: "war waren wurde",
    articles: "ein eine",
    naming: "namens",
    inside: "in im",
    of: "von der",
    prepositions:
      "ab am an auf aus ausserhalb bei beim bis durch fur gegen gegenuber hinter im in innerhalb ins mit nach nahe neben ob ober oberhalb seit trotz uber um unter unterhalb vom von vor wahrend wegen zu zum zur zwischen",
    venues:
      "backerei bar boutique brauerei buchhandlung cafe disko gasthaus gaststatte hotel kino kneipe laden restaurant supermarkt",
    behind: {
      settlement:
        "dorf grossstadt hafenstadt hauptstadt kleinstadt landeshauptstadt ort stadte stadtteil viertel vorort",
      country: "land lander staat staaten",
      area: "bundesstaat landkreis",
      structure: "brucke burg dom flughafen kirche krankenhaus museum schloss stadion turm",
      land: "berge gebirge inseln",
      water: "flusse meer nebenfluss ozean see",
      celestial: "himmelskorper mond planeten stern",
      character: "gott gottin held heldin sohn tochter",
      person: "junge madchen rentner rentnerin",
      work: "buch drama filme gedicht gemalde komodie lied serie spiel theaterstuck",
      software: "app software webseite",
      product: "auto boot fahre flugzeug frachter handy jacht rakete schiff yacht",
      company: "firma hersteller konzern marke startup unternehmen",
      group: "duo gruppe trio",
      club: "mannschaft verein",
      party: "partei",
      event: "erdbeben hurrikan orkan sturm taifun",
      organism: "art baum fisch hengst hund kater katze papagei pferd pflanze stute tier tierart vogel",
    },
    before: {
      settlement: "stadt gemeinde",
      area: "bundesland kanton provinz region",
      land: "insel vulkan",
      water: "fluss",
      celestial: "asteroid komet mond planet planeten",
      character: "gott gottin",
      work: "album film musical oper roman romans song",
      software: "app software",
      product: "fahre frachter fregatte jacht kreuzfahrtschiff schiff tanker yacht",
      company: "autobauer autohersteller chiphersteller fluggesellschaft startup versicherer",
      group: "band rockband",
      event: "hurrikan orkan taifun",
      organism: "hengst hund kater katze pferd stute",
    },
    beforeOf: {},
  },
  fr: {
    copulas: "est sont devient reste",
    pastCopulas: "était étaient fut devint",
    articles: "un une",
    naming: "appelé appelée baptisé baptisée dénommé dénommée intitulé intitulée nommé nommée",
    inside: "en dans",
    of: "de du des d au aux",
    prepositions:
      "a apres au aupres autour aux avant avec chez contre dans de depuis derriere des devant du durant en entre envers face hors jusqu jusque loin lors malgre par parmi pendant pour pres sans sous sur vers",
    venues:
      "auberge bar boulangerie boutique brasserie cafe cinema discotheque hotel librairie magasin pharmacie restaurant",
    behind: {
      settlement: "banlieue capitale capitales hameau prefecture quartier villages villes",
      country: "nation pays etat etats",
      area: "departement provinces regions",
      structure: "aeroport cathedrale chateau eglise hopital musee pont prison stade tour",
      land: "iles montagne montagnes",
      water: "fleuves mer ocean rivieres",
      celestial: "etoile lune planetes satellite",
      character: "deesse dieu divinite fille fils heros messager",
      person: "adolescent adolescente homme retraite retraitee",
      work: "chanson comedie films jeu livre piece poeme roman serie tableau",
      software: "application logiciel site",
      product: "avion bateau cargo ferry fusee navire paquebot telephone voilier voiture yacht",
      company: "compagnie constructeur entreprise fabricant groupe marque societe startup",
      group: "duo groupe trio",
      club: "club equipe",
      party: "parti",
      event: "cyclone ouragan seisme tempete typhon",
      organism: "animal arbre chat cheval chien chienne espece fruit jument oiseau perroquet plante poisson",
    },
    before: {
      land: "ile volcan",
      celestial: "asteroide comete lune planete",
      character: "deesse dieu",
      work: "album chanson comedie film opera roman",
      software: "application logiciel",
      product: "cargo chalutier ferry navire paquebot petrolier voilier yacht",
      company: "avionneur constructeur geant startup",
      event: "cyclone ouragan tempete typhon",
      organism: "chat cheval chien chienne jument",
    },
    beforeOf: {
      settlement: "cite commune village ville",
      country: "republique royaume",
      area: "canton comte departement duche etat province region republique",
      land: "ile presqu'ile",
    },
  },
  es: {
    copulas: "es son sigue",
    pastCopulas: "era eran fue fueron",
    articles: "un una",
    naming: "bautizado bautizada denominado denominada llamado llamada titulado titulada",
    inside: "en",
    of: "de del",
    prepositions:
      "a ante al bajo cerca con contra de del desde detras durante en entre frente fuera hacia hasta lejos mediante para por segun sin sobre tras",
    venues:
      "bar cafe cafeteria cine discoteca farmacia hostal hotel libreria panaderia peluqueria restaurante tienda",
    behind: {
      settlement: "aldea barrio capital capitales ciudades localidad pueblo pueblos",
      country: "nacion pais paises",
      area: "comarca estados provincias",
      structure: "aeropuerto castillo catedral estadio hospital iglesia museo palacio puente torre",
      land: "islas montana montanas",
      water: "mar oceano rios",
      celestial: "estrella luna planetas",
      character: "deidad dios diosa heroe hija hijo mensajero",
      person: "hombre jubilada jubilado",
      work: "cancion cuadro juego libro novela pelicula peliculas poema serie",
      software: "aplicacion programa",
      product: "avion barco buque coche cohete ferri petrolero submarino telefono velero yate",
      company: "compania empresa fabricante firma marca",
      group: "banda duo grupo trio",
      club: "club equipo",
      party: "partido",
      event: "ciclon huracan terremoto tifon tormenta",
      organism: "animal arbol ave caballo especie fruta gato loro perra perro pez planta yegua",
    },
    before: {
      land: "isla volcan",
      water: "lago rio",
      celestial: "asteroide cometa planeta",
      character: "dios diosa",
      work: "album cancion novela opera pelicula",
      software: "aplicacion",
      product: "barco buque ferri petrolero velero yate",
      company: "aerolinea",
      group: "banda",
      event: "borrasca ciclon huracan tifon tormenta",
      organism: "caballo gato perra perro yegua",
    },
    beforeOf: {
      settlement: "ciudad municipio pueblo villa",
      country: "reino republica",
      area: "condado ducado estado provincia region republica",
      land: "isla peninsula",
    },
  },
  it: {
    copulas: "è sono rimane",
    pastCopulas: "era erano fu furono",
    articles: "un una uno",
    naming: "battezzato battezzata chiamato chiamata denominato denominata intitolato intitolata nome",
    inside: "in nel nella nell negli",
    of: "di del dello della dell dei degli delle",
    prepositions:
      "a accanto ad agli ai al all alla alle allo attraverso con contro da dagli dai dal dall dalla dalle dallo davanti degli dei del dell della delle dello dentro di dietro dopo durante entro fino fra fuori in lontano lungo negli nei nel nell nella nelle nello oltre per presso senza sopra sotto su sugli sui sul sull sulla sulle sullo tra verso vicino",
    venues:
      "albergo bar boutique caffe cinema discoteca farmacia libreria negozio panificio pizzeria ristorante trattoria",
    behind: {
      settlement: "borgo capitale capitali capoluogo citta cittadina frazione quartiere villaggio",
      country: "nazione nazioni paesi",
      area: "province regioni stati stato",
      structure: "aeroporto castello cattedrale chiesa museo ospedale palazzo ponte stadio torre",
      land: "isole montagna montagne",
      water: "fiumi mare oceano",
      celestial: "luna pianeti stella",
      character: "dea dio divinita eroe figlia figlio messaggero",
      person: "donna pensionata pensionato ragazza ragazzo uomo",
      work: "canzone dipinto gioco libro poesia quadro romanzo serie",
      software: "app applicazione sito software",
      product: "aereo automobile barca nave petroliera razzo sottomarino telefono traghetto veliero yacht",
      company: "azienda compagnia ditta gruppo impresa marchio produttore societa",
      group: "banda duo gruppo trio",
      club: "club squadra",
      party: "partito",
      event: "ciclone terremoto tifone uragano",
      organism:
        "albero animale cagna cane cavalla cavallo frutto gatta gatto pappagallo pesce pianta specie uccello",
    },
    before: {
      land: "isola vulcano",
      water: "fiume lago",
      celestial: "asteroide cometa pianeta",
      character: "dea dio",
      work: "album canzone film opera romanzo",
      software: "app software",
      product: "nave peschereccio petroliera traghetto veliero yacht",
      group: "band",
      event: "ciclone tempesta tifone uragano",
      organism: "cagna cane cavalla cavallo gatta gatto",
    },
    beforeOf: {
      settlement: "citta comune villaggio",
      country: "regno repubblica",
      area: "contea ducato provincia regione repubblica stato",
      land: "isola penisola",
    },
  },
  pt: {
    copulas: "é são continua",
    pastCopulas: "era eram foi foram",
    articles: "um uma",
    naming: "batizado batizada chamado chamada denominado denominada intitulado intitulada nome",
    inside: "em no na nos nas",
    of: "de do da dos das",
    prepositions:
      "a ante ao aos apos as ate com contra da das de depois desde do dos durante em entre fora longe na nas no nos para pela pelas pelo pelos per perante perto por segundo sem sob sobre",
    venues: "bar boate cafe cinema discoteca farmacia hotel livraria loja padaria restaurante",
    behind: {
      settlement: "aldeia bairro capitais capital cidades localidade vila",
      country: "nacao pais paises",
      area: "estados provincias",
      structure: "aeroporto castelo catedral estadio hospital igreja museu palacio ponte torre",
      land: "ilhas montanha montanhas",
      water: "mar oceano rios",
      celestial: "estrela lua planetas",
      character: "deus deusa divindade filha filho heroi mensageiro",
      person: "aposentada aposentado homem menina menino rapariga rapaz",
      work: "cancao filmes jogo livro poema quadro romance serie",
      software: "aplicativo site software",
      product: "aviao barco carro foguete navio petroleiro submarino telefone veleiro",
      company: "companhia empresa fabricante marca montadora",
      group: "banda dupla grupo trio",
      club: "clube time",
      party: "partido",
      event: "ciclone furacao terramoto terremoto tufao",
      organism:
        "animal arvore ave cachorra cachorro cadela cao cavalo egua especie fruta gata gato papagaio peixe planta",
    },
    before: {
      land: "ilha vulcao",
      water: "lago rio",
      celestial: "asteroide cometa planeta",
      character: "deus deusa",
      work: "album cancao filme opera romance",
      software: "aplicativo",
      product: "barco iate navio petroleiro veleiro",
      company: "montadora",
      group: "banda",
      event: "ciclone furacao tempestade tufao",
      organism: "cachorra cachorro cadela cao cavalo egua gata gato",
    },
    beforeOf: {
      settlement: "cidade municipio vila",
      country: "reino republica",
      area: "condado ducado estado provincia regiao republica",
      land: "ilha peninsula",
    },
  },
};

/** Kinds that an entity of a kind may also have in a knowledge base, so that they do not contradict it. */
export const relatedKinds: Partial<Record<Kind, string>> = {
  settlement: "area",
  country: "area",
  area: "country settlement land",
  structure: "settlement land school authority organization",
  land: "settlement area country",
  character: "person",
  person: "character role name",
  work: "software product media event idea",
  company: "organization product media club structure",
  group: "organization person",
  club: "organization company",
  party: "organization",
  organism: "substance idea product character",
  event: "match work idea",
  software: "product work company media",
  product: "company software work",
  celestial: "land",
};
