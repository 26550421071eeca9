import type { Language } from "../../src/contract/index.ts";
import type { LanguageData } from "./language-data.ts";

/** Loads the data of one language, so that a start loads only the language of its text, not all eight. */
export const loadLanguage: Readonly<Record<Language, () => Promise<LanguageData>>> = {
  en: async () => (await import("./en.ts")).en,
  it: async () => (await import("./it.ts")).it,
  fr: async () => (await import("./fr.ts")).fr,
  de: async () => (await import("./de.ts")).de,
  es: async () => (await import("./es.ts")).es,
  pt: async () => (await import("./pt.ts")).pt,
  ja: async () => (await import("./ja.ts")).ja,
  zh: async () => (await import("./zh.ts")).zh,
};
