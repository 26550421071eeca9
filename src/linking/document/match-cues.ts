import { CUE_MATCH } from "./lexicon.ts";

/** Pieces around a name in which a word of a match counts. */
export const MATCH_AROUND = 10;

/** How many words of a match stand before each piece, and in the whole text: a difference tells those in between. */
export function matchCuesOf(wordClass: Uint16Array): Int32Array {
  const sums = new Int32Array(wordClass.length + 1);
  for (let i = 0; i < wordClass.length; i++) sums[i + 1] = sums[i]! + (wordClass[i]! & CUE_MATCH ? 1 : 0);
  return sums;
}

/** Words of a match in the whole text after the first: one alone may have another sense ("lost", "goal"). */
export function furtherMatchCues(matchCues: Int32Array): number {
  return Math.max(0, matchCues.at(-1)! - 1);
}
