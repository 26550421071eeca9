import type { Language } from "../../src/contract/index.ts";

/** English words of going, before "to" or "from" and a place: "flew to London". Other languages have them in their data. */
export const goings: Partial<Record<Language, string>> = {
  en: "bus commute commutes drives driving drove ferry flew flight flights fly flying journey moved moves moving relocate relocated relocating road route sail sailed train travel traveled travelled travelling travels trip",
};

/** Words before "of" and the name of a place, in small letters: "mayor of Neudorf". */
export const headsOfPlaces: Partial<Record<Language, string>> = {
  en: "city county district mayor suburb town village",
  de: "bürgermeister bürgermeisterin dorf gemeinde landkreis ort ortschaft stadt",
  fr: "commune maire mairie quartier village ville",
  es: "alcalde alcaldesa ayuntamiento barrio ciudad localidad municipio pueblo",
  it: "città comune frazione paese sindaca sindaco",
  pt: "aldeia bairro câmara cidade concelho município prefeita prefeito prefeitura vila",
};

/** Prepositions that stand before a place and, at the beginning of a sentence, hardly ever before a person. */
export const openings: Partial<Record<Language, string>> = {
  en: "in",
  de: "in",
  fr: "en",
  es: "en",
  it: "in",
  pt: "em",
};
