import type { Language } from "../../../src/contract/index.ts";

/**
 * Words for the people and things of a place, by its Wikidata id: "Iraqi" belongs to Q796. A line is an id and its
 * words in one language; `+` joins the words of one demonym. Adjectives and nouns have one form; the reader adds the
 * others (`src/linking/document/demonym-forms.ts`). They were written for the starter (`data/public`), and are also used
 * for a knowledge base without demonyms. Each language is loaded when a text has it.
 */
export const loadDemonymLines: Readonly<Record<Language, () => Promise<string>>> = {
  en: async () => (await import("./en.ts")).en,
  it: async () => (await import("./it.ts")).it,
  fr: async () => (await import("./fr.ts")).fr,
  de: async () => (await import("./de.ts")).de,
  es: async () => (await import("./es.ts")).es,
  pt: async () => (await import("./pt.ts")).pt,
  ja: async () => (await import("./ja.ts")).ja,
  zh: async () => (await import("./zh.ts")).zh,
};
