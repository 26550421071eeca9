import type { Language } from "../../../../src/contract/index.ts";

/**
 * The words of `../load.ts` without their places, for texts that only need to know whether a word is a demonym. The
 * build writes the list in place of the lines (`scripts/shorten-lists.mjs`): 1.6 kB of a page for English instead of
 * 4.
 */
export const loadDemonymWords: Readonly<Record<Language, () => Promise<string>>> = {
  en: async () => (await import("./en.ts")).en,
  it: async () => (await import("./it.ts")).it,
  fr: async () => (await import("./fr.ts")).fr,
  de: async () => (await import("./de.ts")).de,
  es: async () => (await import("./es.ts")).es,
  pt: async () => (await import("./pt.ts")).pt,
  ja: async () => (await import("./ja.ts")).ja,
  zh: async () => (await import("./zh.ts")).zh,
};
