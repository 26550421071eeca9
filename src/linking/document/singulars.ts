import type { Lexicon } from "./lexicon.ts";

/** Shorter words are other words: "gas", "bus". */
const SHORTEST = 4;

/**
 * The words that a word may be the regular plural of.
 *
 * @param word in folded letters
 */
export function singularsOf({ plurals }: Lexicon, word: string): string[] {
  const plural = word.length < SHORTEST ? undefined : plurals.find(([ending]) => ending.test(word));
  return plural ? plural[1].map((singular) => word.replace(plural[0], singular)) : [];
}
