import { type Language, languages } from "../../contract/languages.ts";

/** The language whose cues a text of a tag is read with: only the eight have some, and English is read for others. */
export function cueLanguage(tag: string): Language {
  return languages.find((language) => language === tag) ?? "en";
}
