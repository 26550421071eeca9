import type { Language } from "../../src/contract/index.ts";

/** Words by which a text names an acquaintance of its writer, in small letters with accents. */
interface Acquaintances {
  /** Words of greeting before a first name: "Dear Anna", "Hallo Petra". */
  readonly greetings: string;
  /** Words of the last line of a letter, before the name of its writer: "Liebe Grüße, Petra". */
  readonly closings: string;
  /** Possessives of the writer: "my brother Paul". */
  readonly mine: string;
  /** Nouns behind such a possessive, beside those of kin (`kin.ts`): "mon amie Claire". */
  readonly friends: string;
  /** Words for several children, of whoever, before their first names: "his sons Diego and Jesús". */
  readonly children: string;
  /** The writer beside a first name: "Peter and I", "Paul et moi". */
  readonly self: string;
  /** Words between a name and the department of an office: "Paris from legal". */
  readonly of: string;
  /** Such departments, folded. Words with another sense there are left out: "from sales", "de compras". */
  readonly departments: string;
  /** The same with a possessive of the writer before it: "from our office". A player is "from our team", too. */
  readonly offices: string;
}

export const acquaintances: Partial<Record<Language, Acquaintances>> = {
  en: {
    greetings: "dear dearest hello hey hi",
    closings: "cheers hugs regards sincerely thank thanks wishes yours",
    mine: "my our",
    friends: "boyfriend colleague fiancé fiancée flatmate friend girlfriend neighbor neighbour roommate",
    children: "children daughters grandchildren kids sons twins",
    self: "i me",
    of: "from",
    departments:
      "accounting accounts billing bookkeeping helpdesk hr legal logistics payroll procurement reception",
    offices: "branch department dept office",
  },
  de: {
    greetings: "grüezi hallo hey hi liebe lieber liebste liebster moin servus",
    closings: "danke dank dein deine gruss gruß grüsse grüssen grüße grüßen herzlichst",
    mine: "mein meine meinem meinen meiner meines unser unsere unserem unseren unserer unseres",
    friends:
      "freund freunde freunden freundin kollege kollegen kollegin mitbewohner mitbewohnerin nachbar nachbarin nachbarn",
    children: "enkel enkelkinder kinder kindern söhne söhnen töchter töchtern zwillinge",
    self: "ich mich mir",
    of: "aus vom",
    departments:
      "buchhaltung empfang lohnbuchhaltung personalabteilung personalburo rechtsabteilung sekretariat",
    offices: "abteilung buro filiale kanzlei",
  },
  fr: {
    greetings: "bonjour bonsoir cher chère coucou hello salut",
    closings:
      "amicalement amitiés bientôt bisou bisous bises bonjour cordialement merci remerciements salutations sincèrement",
    mine: "ma mon notre",
    friends: "ami amie collègue colocataire copain copine voisin voisine",
    children: "enfants filles fils jumeaux petits-enfants",
    self: "moi",
    of: "de du des",
    departments: "compta comptabilite juridique logistique rh secretariat",
    offices: "agence bureau service",
  },
  es: {
    greetings: "estimada estimado hola querida querido",
    closings: "abrazo abrazos atentamente beso besos cordialmente gracias saludo saludos",
    mine: "mi nuestra nuestro",
    friends: "amiga amigo colega compañera compañero novia novio vecina vecino",
    children: "gemelos hijas hijos nietos",
    self: "yo",
    of: "de del",
    departments: "contabilidad facturacion logistica nominas recepcion rrhh",
    offices: "departamento oficina",
  },
  it: {
    greetings:
      "buongiorno buonasera cara carissima carissimo caro ciao gentile gentilissima gentilissimo salve",
    closings: "abbraccio abbracci baci bacio cordialmente distintamente grazie presto saluti saluto",
    mine: "mia mio nostra nostro",
    friends: "amica amico collega coinquilina coinquilino fidanzata fidanzato ragazza ragazzo vicina vicino",
    children: "figli figlie gemelli nipoti",
    self: "io me",
    of: "del della",
    departments: "contabilita fatturazione logistica segreteria",
    offices: "filiale reparto ufficio",
  },
  pt: {
    greetings: "cara caro estimada estimado oi olá prezada prezado querida querido",
    closings:
      "abraço abraços atenciosamente atentamente beijinhos beijo beijos cordialmente cumprimentos obrigada obrigado",
    mine: "meu minha nossa nosso",
    friends: "amiga amigo colega namorada namorado vizinha vizinho",
    children: "filhas filhos gémeos netos",
    self: "eu mim",
    of: "da de do",
    departments: "contabilidade expedicao faturacao financeiro juridico logistica rececao recepcao rh",
    offices: "departamento escritorio",
  },
};
