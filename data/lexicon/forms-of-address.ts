import type { Language } from "../../src/contract/index.ts";

/** Words right before the last name of a person, and of nothing else, in small letters. */
export const formsOfAddress: Partial<Record<Language, string>> = {
  en: "dr mr mrs ms miss mister",
  de: "dr herr herrn frau fräulein",
  fr: "dr monsieur madame mademoiselle mme mlle mm",
  es: "dr dra señor señora señorita sr sra srta don doña",
  it: "dott dottor dottoressa signor signora signorina sig",
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

/** English words of going, before "to" or "from" and a place: "flew to London". Other languages have them in their data. */
export const goings: Partial<Record<Language, string>> = {
  en: "arrive arrived arrives arriving back bus came come comes coming commute commutes deliver delivered drive drives driving drove ferry flew flies flight flights fly flying go goes going gone journey leave left leaves leaving move moved moves moving relocate relocated relocating return returned returning returns ride road route sail sailed send sending sent ship shipped shipping train travel traveled travelled travelling travels trip truck visit went way",
};

/** Words before "of" and the name of a place, in small letters: "mayor of Neudorf". */
export const headsOfPlaces: Partial<Record<Language, string>> = {
  en: "area city county district mayor outskirts suburb town village",
  de: "bürgermeister bürgermeisterin dorf gemeinde landkreis ort ortschaft stadt",
  fr: "commune habitants maire mairie quartier région village ville",
  es: "alcalde alcaldesa ayuntamiento barrio ciudad localidad municipio pueblo vecinos",
  it: "abitanti città comune frazione paese sindaca sindaco",
  pt: "aldeia bairro câmara cidade concelho município prefeita prefeito prefeitura vila",
};
