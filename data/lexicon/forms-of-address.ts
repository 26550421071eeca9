import type { Language } from "../../src/contract/index.ts";

interface FormsOfAddress {
  readonly women: string;
  readonly men: string;
  /** Of women and men. */
  readonly both: string;
}

/** Words right before the last name of a person, and of nothing else, in small letters. */
export const formsOfAddress: Partial<Record<Language, FormsOfAddress>> = {
  en: { women: "dame lady miss mrs ms", men: "mister mr sir", both: "doctor dr prof professor" },
  de: { women: "fr frau fräulein professorin", men: "herr herrn hr hrn", both: "doktor dr prof professor" },
  fr: {
    women: "docteure madame mademoiselle mlle mme mmes professeure",
    men: "m mgr mm monsieur",
    both: "docteur dr maître me pr professeur",
  },
  es: {
    women: "doctora doña dra profesora profa señora señorita sra srta",
    men: "doctor don profesor señor sr",
    both: "dr prof",
  },
  it: {
    women: "avvocata avvocatessa dottoressa professoressa signora signorina",
    men: "professor signor",
    both: "avv avvocato dott dottor ing prof sig",
  },
  pt: {
    women: "dona doutora dra professora profa senhora sra",
    men: "doutor professor senhor sr",
    both: "dr prof",
  },
};

/** Articles, also with a preposition, before a form of address of women and men: "il dott. Forni" is a man. */
export const articlesOfAddress: Partial<
  Record<Language, { readonly women: readonly string[]; readonly men: readonly string[] }>
> = {
  it: { women: ["la", "alla", "della", "dalla"], men: ["il", "al", "del", "dal"] },
};

/** Words right before a name that is a saint's, a ruler's, a storm's or a lake's, in small letters. */
export const namesOfOthers: Partial<Record<Language, string>> = {
  en: "cyclone emperor empress hurricane king lake mount pope prince princess queen saint st storm tsar",
  de: "hurrikan kaiser kaiserin könig königin orkan papst prinz prinzessin sankt st taifun zar",
  fr: "cyclone empereur lac ouragan pape prince princesse reine roi saint sainte st ste tempête tsar",
  es: "emperador huracán lago papa princesa príncipe reina rey san santa santo zar",
  it: "imperatore lago papa principe principessa re regina san sant santa santo uragano zar",
  pt: "furacão imperador lago papa princesa príncipe rainha rei santa santo são czar",
};
