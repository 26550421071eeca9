import type { Language } from "../../src/contract/index.ts";

/** Offices that stand before the last name of whoever has them. */
export const offices = [
  "president",
  "premier",
  "chancellor",
  "minister",
  "secretary",
  "senator",
  "governor",
  "mayor",
  "ambassador",
  "judge",
  "officer",
  "coach",
] as const;
export type Office = (typeof offices)[number];

/**
 * English words by which a knowledge base tells an office: it has them in descriptions and in the names of positions. A
 * prime minister is told by the first word alone, as the other one is that of all ministers.
 */
export const toldOffices: Readonly<Record<Office, string>> = {
  president: "president",
  premier: "prime taoiseach",
  chancellor: "chancellor",
  minister: "minister",
  secretary: "secretary",
  senator: "senator",
  governor: "governor",
  mayor: "mayor",
  ambassador: "ambassador diplomat",
  judge: "judge jurist justice",
  officer: "admiral army colonel commander general lieutenant marshal military officer soldier",
  coach: "coach manager",
};

/** The words for offices before a name, folded; "_" joins two words. */
type OfficeWords = Readonly<Record<Office, string>> & {
  /** Words before such a word that make another office of it: "vice president", "attorney general". */
  readonly other: string;
};

export const officeWords: Partial<Record<Language, OfficeWords>> = {
  en: {
    president: "president",
    premier: "premier prime_minister taoiseach",
    chancellor: "chancellor",
    minister: "minister",
    secretary: "secretary",
    senator: "sen senator",
    governor: "gov governor",
    mayor: "mayor",
    ambassador: "ambassador",
    judge: "judge justice",
    officer: "admiral brigadier colonel general marshal",
    coach: "coach",
    other:
      "attorney auditor club council court deputy director inspector lieutenant postmaster press secretary solicitor surgeon under vice",
  },
  de: {
    president: "bundesprasident bundesprasidentin prasident prasidentin staatsprasident staatsprasidentin",
    premier: "ministerprasident ministerprasidentin premier premierminister premierministerin",
    chancellor: "bundeskanzler bundeskanzlerin kanzler kanzlerin reichskanzler",
    minister:
      "arbeitsminister arbeitsministerin aussenminister aussenministerin finanzminister finanzministerin gesundheitsminister gesundheitsministerin innenminister innenministerin justizminister justizministerin minister ministerin umweltminister umweltministerin verteidigungsminister verteidigungsministerin wirtschaftsminister wirtschaftsministerin",
    secretary: "generalsekretar generalsekretarin",
    senator: "senator senatorin",
    governor: "gouverneur gouverneurin",
    mayor: "burgermeister burgermeisterin oberburgermeister oberburgermeisterin",
    ambassador: "botschafter botschafterin",
    judge: "richter richterin",
    officer: "admiral feldmarschall general generalfeldmarschall marschall oberst",
    coach: "bundestrainer cheftrainer coach nationaltrainer trainer trainerin",
    other: "vize",
  },
  fr: {
    president: "president presidente",
    premier: "premier_ministre premiere_ministre",
    chancellor: "chancelier chanceliere",
    minister: "ministre",
    secretary: "secretaire",
    senator: "senateur senatrice",
    governor: "gouverneur gouverneure",
    mayor: "maire",
    ambassador: "ambassadeur ambassadrice",
    judge: "juge",
    officer: "amiral colonel general marechal",
    coach: "coach entraineur entraineuse selectionneur",
    other: "adjoint consul directeur gouverneur inspecteur procureur secretaire sous vice",
  },
  es: {
    president: "presidenta presidente",
    premier: "premier primer_ministro primera_ministra",
    chancellor: "canciller",
    minister: "ministra ministro",
    secretary: "secretaria secretario",
    senator: "senador senadora",
    governor: "gobernador gobernadora",
    mayor: "alcalde alcaldesa",
    ambassador: "embajador embajadora",
    judge: "juez jueza magistrada magistrado",
    officer: "almirante coronel general mariscal",
    coach: "entrenador entrenadora seleccionador tecnico",
    other: "consul director directora fiscal gobernador inspector secretaria secretario vice",
  },
  it: {
    president: "presidente presidentessa",
    premier: "premier prima_ministra primo_ministro",
    chancellor: "cancelliera cancelliere",
    minister: "ministra ministro",
    secretary: "segretaria segretario",
    senator: "senatore senatrice",
    governor: "governatore governatrice",
    mayor: "sindaca sindaco",
    ambassador: "ambasciatore ambasciatrice",
    judge: "giudice",
    officer: "ammiraglio colonnello generale maresciallo",
    coach: "allenatore allenatrice coach mister tecnico",
    other: "console direttore direttrice governatore ispettore procuratore segretaria segretario vice",
  },
  pt: {
    president: "presidenta presidente",
    premier: "premier premie primeira_ministra primeiro_ministro",
    chancellor: "chanceler",
    minister: "ministra ministro",
    secretary: "secretaria secretario",
    senator: "senador senadora",
    governor: "governador governadora",
    mayor: "prefeita prefeito",
    ambassador: "embaixador embaixadora embaixatriz",
    judge: "juiz juiza",
    officer: "almirante coronel general marechal",
    coach: "selecionador tecnico treinador treinadora",
    other: "consul diretor diretora governador inspetor procurador procuradora secretaria secretario vice",
  },
};

/**
 * The fields of offices, whose words stand between the title and the name of a person: "Secretary of State Colin Powell",
 * "ministro dell'Interno Salvini"; folded. Other words there belong to a name: "president of Saint Mary University".
 */
export const officeFields: Partial<Record<Language, string>> = {
  en: "affairs agriculture commerce council defence defense economy education energy environment exchequer finance foreign health home homeland housing interior justice labor labour opposition parliament prosecutions public republic security senate staff state trade transport transportation treasury war",
  de: "auswartigen ausseren bundesregierung finanzen inneren justiz landesregierung opposition regierung republik senats verteidigung",
  fr: "affaires agriculture armees assemblee budget chambre commerce conseil culture defense economie education energie environnement etat etrangeres europeennes exterieures finances gouvernement guerre industrie interieur justice logement marine nationale opposition republique sante senat sociales transports travail",
  es: "agricultura asuntos camara comercio consejo congreso cultura defensa economia educacion energia estado exteriores fomento gobierno guerra hacienda industria interior justicia oposicion parlamento relaciones republica salud sanidad senado trabajo transportes",
  it: "affari agricoltura ambiente bilancio camera commercio consiglio cultura difesa economia esteri finanze giustizia governo guerra industria infrastrutture interni interno istruzione lavoro opposizione repubblica salute sanita senato stato tesoro trasporti",
  pt: "agricultura assembleia assuntos camara comercio conselho cultura defesa economia educacao energia estado estrangeiros exteriores externas fazenda financas governo guerra interior justica negocios oposicao relacoes republica saude senado trabalho transportes",
};
