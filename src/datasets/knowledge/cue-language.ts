import { type Language, languages } from "../../contract/languages.ts";

/**
 * The language whose cues are used for a text with a tag. Only the eight languages have cues; English is used for
 * others.
 */
export function cueLanguage(tag: string): Language {
  return languages.find((language) => language === tag) ?? "en";
}
