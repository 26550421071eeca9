import { CUE_CONTEST, CUE_MATCH } from "./lexicon.ts";

/** Distance in pieces up to which a match word counts for a name. */
export const MATCH_AROUND = 10;
/** The same for scripts where most pieces are one character, as a word has two or three of them. */
export const MATCH_CHARACTERS = 25;

/** Distance in pieces up to which a word of an election, a war or a trial cancels a match word. */
const CONTEST_AROUND = 8;

/**
 * Pieces of a text whose only match word has another sense: "perdeu as cabras", "deux équipes de secours". Of 23 such
 * texts of 40 to 60 pieces, one is about a match. A shorter text often is. A longer one may have a passage about a
 * match: without an upper bound, one more hidden name of unseen Italian articles is answered.
 */
const LEAST_LONE = 40;
const MOST_LONE = 120;
/** How many pieces a word counts for in scripts where most pieces are one character. */
const CHARACTERS_OF_WORD = 2.5;

/**
 * The number of match words before each piece, and in the whole text. The difference of two values counts the words
 * between. The only match word of a text of some sentences does not count.
 *
 * @param isOfCharacters whether most pieces are one character
 */
export function matchCuesOf(wordClass: Uint32Array, isOfCharacters: boolean): Int32Array {
  const { length } = wordClass;
  const sums = new Int32Array(length + 1);
  const last = lastContests(wordClass);
  for (let i = 0; i < length; i++) {
    const isMatch =
      wordClass[i]! & CUE_MATCH && last[Math.min(length, i + CONTEST_AROUND)]! < i - CONTEST_AROUND;
    sums[i + 1] = sums[i]! + (isMatch ? 1 : 0);
  }
  const words = length / (isOfCharacters ? CHARACTERS_OF_WORD : 1);
  const isLone = sums[length] === 1 && words >= LEAST_LONE && words <= MOST_LONE;
  return isLone ? new Int32Array(length + 1) : sums;
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
