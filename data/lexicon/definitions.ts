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
  /** Prepositions before the region that a place lies in: "Paris in Texas". One that also says "to" is not here. */
  readonly inside: string;
  /** Those that stand there only behind a noun: "a town of Texas", "la capitale du Texas". */
  readonly of: string;
  /** Nouns behind a copula: "Mercury is the closest planet", "Lyon est une des villes". */
  readonly behind: Nouns;
  /** Nouns that may also stand right before the name: "the film Casablanca". */
  readonly before: Nouns;
  /** Nouns before the name with "of" between: "the city of Florence". */
  readonly beforeOf: Nouns;
}

export const definitions: Partial<Record<Language, Definitions>> = {
  en: {
    copulas: "is are becomes remains",
    pastCopulas: "was were became",
    articles: "a an",
    inside: "in",
    of: "of",
    behind: {
      settlement: "capital capitals cities seaport suburb towns villages",
      country: "countries nation nations",
      area: "counties provinces states territory",
      structure: "airport bridge cathedral church museum prison skyscraper stadium theatre tower",
      land: "islands mountains",
      water: "lakes rivers ocean oceans sea",
      celestial: "moon planets star",
      character: "daughter deity god goddess hero son",
      person: "man woman",
      work: "book comedy drama films game movies painting play poem series show songs thriller",
      company: "brand company companies corporation firm maker manufacturer retailer startup",
      group: "duo trio",
      club: "club team side",
      party: "party",
      organism: "animal bird breed fish fruit plant species tree",
    },
    before: {
      water: "lake river",
      land: "island mountain volcano",
      celestial: "planet",
      character: "god goddess",
      work: "album film movie musical novel opera sitcom song",
      company: "airline carmaker chipmaker insurer",
      group: "band",
    },
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
    inside: "in im",
    of: "von der",
    behind: {
      settlement: "dorf grossstadt hafenstadt hauptstadt kleinstadt landeshauptstadt ort stadte vorort",
      country: "land lander staat staaten",
      area: "bundesstaat landkreis",
      structure: "brucke burg dom flughafen kirche museum schloss stadion turm",
      land: "berge gebirge inseln",
      water: "flusse meer nebenfluss ozean see",
      celestial: "himmelskorper mond planeten stern",
      character: "gott gottin held heldin sohn tochter",
      work: "buch drama filme gedicht gemalde komodie lied serie spiel theaterstuck",
      company: "firma hersteller konzern marke unternehmen",
      group: "duo gruppe trio",
      club: "mannschaft verein",
      party: "partei",
      organism: "art baum fisch pflanze tier tierart vogel",
    },
    before: {
      settlement: "stadt gemeinde",
      area: "bundesland kanton provinz region",
      water: "fluss",
      land: "insel vulkan",
      celestial: "planet planeten",
      character: "gott gottin",
      work: "album film musical oper roman romans song",
      company: "autobauer autohersteller chiphersteller fluggesellschaft versicherer",
      group: "band rockband",
    },
    beforeOf: {},
  },
  fr: {
    copulas: "est sont devient reste",
    pastCopulas: "était étaient fut devint",
    articles: "un une",
    inside: "en dans",
    of: "de du des d au aux",
    behind: {
      settlement: "capitale capitales villes villages banlieue prefecture",
      country: "nation pays etat etats",
      area: "departement provinces regions",
      structure: "aeroport cathedrale chateau eglise musee pont prison stade tour",
      land: "iles montagne montagnes",
      water: "fleuves mer ocean rivieres",
      celestial: "etoile lune planetes satellite",
      character: "deesse dieu divinite fille fils heros messager",
      person: "homme",
      work: "chanson comedie films jeu livre piece poeme roman serie tableau",
      company: "compagnie constructeur entreprise fabricant groupe marque societe",
      group: "duo groupe trio",
      club: "club equipe",
      party: "parti",
      organism: "animal arbre espece fruit oiseau plante poisson",
    },
    before: {
      land: "ile volcan",
      celestial: "planete",
      character: "deesse dieu",
      work: "album chanson comedie film opera roman",
      company: "avionneur constructeur geant",
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
    inside: "en",
    of: "de del",
    behind: {
      settlement: "capital capitales ciudades localidad pueblo pueblos",
      country: "nacion pais paises",
      area: "comarca estados provincias",
      structure: "aeropuerto castillo catedral estadio iglesia museo palacio puente torre",
      land: "islas montana montanas",
      water: "mar oceano rios",
      celestial: "estrella luna planetas",
      character: "deidad dios diosa heroe hija hijo mensajero",
      person: "hombre",
      work: "cancion cuadro juego libro novela pelicula peliculas poema serie",
      company: "compania empresa fabricante firma marca",
      group: "banda duo grupo trio",
      club: "club equipo",
      party: "partido",
      organism: "animal arbol ave especie fruta pez planta",
    },
    before: {
      water: "lago rio",
      land: "isla volcan",
      celestial: "planeta",
      character: "dios diosa",
      work: "album cancion novela opera pelicula",
      company: "aerolinea",
      group: "banda",
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
    inside: "in nel nella nell negli",
    of: "di del dello della dell dei degli delle",
    behind: {
      settlement: "capitale capitali capoluogo cittadina citta villaggio",
      country: "nazione nazioni paesi",
      area: "province regioni stati stato",
      structure: "aeroporto castello cattedrale chiesa museo palazzo ponte stadio torre",
      land: "isole montagna montagne",
      water: "fiumi mare oceano",
      celestial: "luna pianeti stella",
      character: "dea dio divinita eroe figlia figlio messaggero",
      person: "donna uomo",
      work: "canzone dipinto gioco libro poesia quadro romanzo serie",
      company: "azienda compagnia gruppo impresa marchio produttore societa",
      group: "banda duo gruppo trio",
      club: "club squadra",
      party: "partito",
      organism: "albero animale frutto pesce pianta specie uccello",
    },
    before: {
      water: "fiume lago",
      land: "isola vulcano",
      celestial: "pianeta",
      character: "dea dio",
      work: "album canzone film opera romanzo",
      group: "band",
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
    inside: "em no na nos nas",
    of: "de do da dos das",
    behind: {
      settlement: "capital capitais cidades localidade vila",
      country: "nacao pais paises",
      area: "estados provincias",
      structure: "aeroporto castelo catedral estadio igreja museu palacio ponte torre",
      land: "ilhas montanha montanhas",
      water: "mar oceano rios",
      celestial: "estrela lua planetas",
      character: "deus deusa divindade filha filho heroi mensageiro",
      person: "homem",
      work: "cancao filmes jogo livro poema quadro romance serie",
      company: "companhia empresa fabricante marca montadora",
      group: "banda dupla grupo trio",
      club: "clube time",
      party: "partido",
      organism: "animal arvore ave especie fruta peixe planta",
    },
    before: {
      water: "lago rio",
      land: "ilha vulcao",
      celestial: "planeta",
      character: "deus deusa",
      work: "album cancao filme opera romance",
      company: "montadora",
      group: "banda",
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
  company: "organization product media club",
  group: "organization person",
  club: "organization company",
  party: "organization",
  organism: "substance idea product",
  celestial: "land",
};
