import { CUE_CONTEST, CUE_MATCH } from "./lexicon.ts";

/** Pieces around a name in which a word of a match counts. */
export const MATCH_AROUND = 10;
/** The same where most pieces are one character, of which a word has two or three. */
export const MATCH_CHARACTERS = 25;

/** Pieces around a word of a match in which one of an election, a war or a trial says that nothing is played. */
const CONTEST_AROUND = 8;

/** How many words of a match stand before each piece, and in the whole text: a difference tells those in between. */
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

/** The last word of another contest before each piece. */
function lastContests(wordClass: Uint32Array): Int32Array {
  const last = new Int32Array(wordClass.length + 1);
  last[0] = -1 - CONTEST_AROUND * 2;
  for (let i = 0; i < wordClass.length; i++) last[i + 1] = wordClass[i]! & CUE_CONTEST ? i : last[i]!;
  return last;
}

/** Words of a match in the whole text after the first: one alone may have another sense ("lost", "goal"). */
export function furtherMatchCues(matchCues: Int32Array): number {
  return Math.max(0, matchCues.at(-1)! - 1);
}
