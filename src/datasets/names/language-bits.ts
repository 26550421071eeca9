import { type Language, languages } from "../../contract/index.ts";
import { ANY_LANGUAGE } from "./name-trie.ts";

/**
 * The bit of a language in a posting; all bits for a text without a language, or for a language other than the eight.
 */
export function languageBit(language: string): number {
  const at = languages.indexOf(language as Language);
  return at < 0 ? ANY_LANGUAGE : 1 << at;
}
