import type { Language } from "../../../src/contract/index.ts";
import type { FieldCues } from "./field-names.ts";

/**
 * Semantic fields: the topics of a text, recognised by cue words in every language. They join a text in one language
 * with a description in another ("Fußballer" in the text, "football club" in the description). Each language is
 * loaded when a text or a description has it.
 */
export const loadCueWords: Readonly<Record<Language, () => Promise<FieldCues>>> = {
  en: async () => (await import("./en.ts")).en,
  it: async () => (await import("./it.ts")).it,
  fr: async () => (await import("./fr.ts")).fr,
  de: async () => (await import("./de.ts")).de,
  es: async () => (await import("./es.ts")).es,
  pt: async () => (await import("./pt.ts")).pt,
  ja: async () => (await import("./ja.ts")).ja,
  zh: async () => (await import("./zh.ts")).zh,
};
