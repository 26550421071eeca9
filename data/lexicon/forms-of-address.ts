import type { Language } from "../../src/contract/index.ts";

/** Words right before the last name of a person, and of nothing else, in small letters. */
export const formsOfAddress: Partial<Record<Language, string>> = {
  en: "dame dr lady mr mrs ms miss mister sir",
  de: "dr herr herrn hr hrn frau fr fräulein",
  fr: "dr m maître me mgr monsieur madame mademoiselle mme mmes mlle mm",
  es: "dr dra señor señora señorita sr sra srta don doña",
  it: "dott dottor dottoressa ing signor signora signorina sig",
  pt: "dr dra senhor senhora sr sra dona",
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
