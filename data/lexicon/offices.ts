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
