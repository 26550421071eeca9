import { CUE_CONTEST, CUE_MATCH } from "./lexicon.ts";

/** Distance in pieces up to which a match word counts for a name. */
export const MATCH_AROUND = 10;
/** The same for scripts where most pieces are one character, as a word has two or three of them. */
export const MATCH_CHARACTERS = 25;

/** Distance in pieces up to which a word of an election, a war or a trial cancels a match word. */
const CONTEST_AROUND = 8;

/**
 * The number of match words before each piece, and in the whole text. The difference of two values counts the words
 * between.
 */
export function matchCuesOf(wordClass: Uint32Array): Int32Array {
  const { length } = wordClass;
  const sums = new Int32Array(length + 1);
  const last = lastContests(wordClass);
  for (let i = 0; i < length; i++) {
    const isMatch =
      wordClass[i]! & CUE_MATCH && last[Math.min(length, i + CONTEST_AROUND)]! < i - CONTEST_AROUND;
    sums[i + 1] = sums[i]! + (isMatch ? 1 : 0);
  }
  return sums;
}

/** The position of the last word of another contest before each piece. */
function lastContests(wordClass: Uint32Array): Int32Array {
  const last = new Int32Array(wordClass.length + 1);
  last[0] = -1 - CONTEST_AROUND * 2;
  for (let i = 0; i < wordClass.length; i++) last[i + 1] = wordClass[i]! & CUE_CONTEST ? i : last[i]!;
  return last;
}

/** Number of match words in the text after the first, as a single one may have another sense ("lost", "goal"). */
export function furtherMatchCues(matchCues: Int32Array): number {
  return Math.max(0, matchCues.at(-1)! - 1);
}
