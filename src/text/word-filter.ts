import { foldText } from "./fold.ts";
import { packNumbers, unpackNumbers } from "./packed-numbers.ts";
import { wordsOf } from "./word-list.ts";

/** First character of a list that `filterOf` made, before the digit of its bits: no word and no packed number has it. */
const MADE = "!";

/**
 * A long list of words for yes-or-no lookups. It may take another word for one of the list now and then. It has the
 * hashes of the words, ascending, of which a file has the gaps (Golomb-coded sets: Putze, Sanders and Singler,
 * "Cache-, hash- and space-efficient Bloom filters", 2007).
 */
export class WordFilter {
  readonly #hashes: Int32Array;
  readonly #bits: number;

  /**
   * @param list words separated by blanks or line ends, or the text that `filterOf` made of them; both give the same
   *   answers with the same number of bits
   * @param bits bits of a word beyond those that tell it from the others, up to 9. One of 2 ** bits other words is
   *   taken for one of the list. A list that is made states its own.
   */
  constructor(list: string, bits: number) {
    const isMade = list.startsWith(MADE);
    this.#bits = isMade ? Number(list[MADE.length]) : bits;
    this.#hashes = isMade ? summed(unpackNumbers(list.slice(MADE.length + 1))) : hashesOf(list, bits);
  }

  /** @param word folded */
  has(word: string): boolean {
    const hashes = this.#hashes;
    const hash = hashIn(word, hashes.length, this.#bits);
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

/**
 * Writes a list as a filter. A list that is one stays as it is, as a build may not rewrite all files.
 *
 * @param list as for `WordFilter`, like `bits`
 */
export function filterOf(list: string, bits: number): string {
  if (list.startsWith(MADE)) return list;
  const hashes = hashesOf(list, bits);
  return MADE + bits + packNumbers(hashes.map((hash, i) => hash - (hashes[i - 1] ?? 0)));
}

/** Hashes of the words of a list, folded, ascending. */
function hashesOf(list: string, bits: number): Int32Array {
  const words = new Set(wordsOf(list).map(foldText));
  return Int32Array.from(words, (word) => hashIn(word, words.size, bits)).sort();
}

/** Sums of the gaps, in place. */
function summed(gaps: Int32Array): Int32Array {
  for (let i = 1; i < gaps.length; i++) gaps[i]! += gaps[i - 1]!;
  return gaps;
}

/**
 * The hash of a word in a list of this many words (FNV-1a, with the last steps of MurmurHash3 that mix its high
 * bits).
 */
function hashIn(word: string, words: number, bits: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  hash ^= hash >>> 16;
  return Math.floor(((hash >>> 0) / 2 ** 32) * words * 2 ** bits);
}
