import { cut } from "./pieces.ts";
import { eachStem } from "./stems.ts";

/** Words between blanks, and the bits that they have; there may be none. */
type MarkedWords = readonly [words: string | undefined, bits: number];

/** The bits of each word: those of all lists that have it. */
export function bitsByWord(lists: Iterable<MarkedWords>): Map<string, number> {
  const all = new Map<string, number>();
  for (const [words, bits] of lists)
    for (const word of words?.trim().split(/\s+/) ?? []) all.set(word, (all.get(word) ?? 0) | bits);
  all.delete("");
  return all;
}

/** The same for the stems of the words. */
export function bitsByStem(lists: Iterable<MarkedWords>): Map<number, number> {
  const all = new Map<number, number>();
  for (const [words = "", bits] of lists)
    eachStem(cut(words), (stem) => all.set(stem, (all.get(stem) ?? 0) | bits));
  return all;
}
