import type { Language } from "../../src/contract/index.ts";

/** Words right before the last name of a person, and of nothing else, in small letters. */
export const formsOfAddress: Partial<Record<Language, string>> = {
  en: "mr mrs ms miss mister",
  de: "herr herrn frau fräulein",
  fr: "monsieur madame mademoiselle mme mlle mm",
  es: "señor señora señorita sr sra srta don doña",
  it: "signor signora signorina sig",
  pt: "senhor senhora sr sra dona",
};
