import { foldText } from "./fold.ts";
import { packNumbers, unpackNumbers } from "./packed-numbers.ts";
import { wordsOf } from "./word-list.ts";

/**
 * Bits of a word beyond those that tell it from the others of its list. One of 128 words that a list does not have is taken for
 * one of it: the 18,300 names weigh 21 kB in gzip so, 38 as words, and 24 with 8 bits, by which no set of gold gets better.
 */
const FURTHER_BITS = 7;
/** What a list begins with that `filterOf` made: no word and no packed number has it. */
const MADE = "!";

/**
 * A long list of words that is only asked whether it has one, and may take another for it now and then: hashes of the words,
 * ascending, of which a file has the gaps (Golomb-coded sets: Putze, Sanders and Singler, "Cache-, hash- and space-efficient
 * Bloom filters", 2007).
 */
export class WordFilter {
  readonly #hashes: Int32Array;

  /** @param list words between blanks or line ends, or what `filterOf` made of them; the answers are the same */
  constructor(list: string) {
    this.#hashes = list.startsWith(MADE) ? summed(unpackNumbers(list.slice(MADE.length))) : hashesOf(list);
  }

  /** @param word folded */
  has(word: string): boolean {
    const hashes = this.#hashes;
    const hash = hashIn(word, hashes.length);
    let from = 0;
    let to = hashes.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (hashes[middle]! < hash) from = middle + 1;
      else to = middle;
    }
    return hashes[from] === hash;
  }
}

/** Writes a list as a filter; what is one stays, as a build may not write all files anew. @param list as `WordFilter` takes it */
export function filterOf(list: string): string {
  if (list.startsWith(MADE)) return list;
  const hashes = hashesOf(list);
  return MADE + packNumbers(hashes.map((hash, i) => hash - (hashes[i - 1] ?? 0)));
}

/** Hashes of the words of a list, folded, ascending. */
function hashesOf(list: string): Int32Array {
  const words = new Set(wordsOf(list).map(foldText));
  return Int32Array.from(words, (word) => hashIn(word, words.size)).sort();
}

/** Each gap added to those before it, in place. */
function summed(gaps: Int32Array): Int32Array {
  for (let i = 1; i < gaps.length; i++) gaps[i]! += gaps[i - 1]!;
  return gaps;
}

/** The hash of a word among so many words (FNV-1a, with the last steps of MurmurHash3 that mix its high bits). */
function hashIn(word: string, words: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  hash ^= hash >>> 16;
  return Math.floor(((hash >>> 0) / 2 ** 32) * words * 2 ** FURTHER_BITS);
}
