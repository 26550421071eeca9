import type { Language } from "../../src/contract/index.ts";

/** The spelling of words in names, in the languages whose capitals mark names: each is loaded when a text has it. */
export const loadSpellingWeights: Readonly<Partial<Record<Language, () => Promise<string>>>> = {
  en: async () => (await import("./spelling/en.ts")).en,
  it: async () => (await import("./spelling/it.ts")).it,
  fr: async () => (await import("./spelling/fr.ts")).fr,
  de: async () => (await import("./spelling/de.ts")).de,
  es: async () => (await import("./spelling/es.ts")).es,
  pt: async () => (await import("./spelling/pt.ts")).pt,
};
