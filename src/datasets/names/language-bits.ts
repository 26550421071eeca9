import { type Language, languages } from "../../contract/index.ts";
import { ANY_LANGUAGE } from "./name-trie.ts";

/** The bit of a language in a posting; all bits for a language that is none of the eight, or for none. */
export function languageBit(language: string): number {
  const at = languages.indexOf(language as Language);
  return at < 0 ? ANY_LANGUAGE : 1 << at;
}
