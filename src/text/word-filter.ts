import { foldText } from "./fold.ts";
import { packNumbers, unpackNumbers } from "./packed-numbers.ts";
import { wordsOf } from "./word-list.ts";

/** What a list begins with that `filterOf` made, before the digit of its bits: no word and no packed number has it. */
const MADE = "!";

/**
 * A long list of words that is only asked whether it has one, and may take another for it now and then: hashes of the words,
 * ascending, of which a file has the gaps (Golomb-coded sets: Putze, Sanders and Singler, "Cache-, hash- and space-efficient
 * Bloom filters", 2007).
 */
export class WordFilter {
  readonly #hashes: Int32Array;
  readonly #bits: number;

  /**
   * @param list words between blanks or line ends, or what `filterOf` made of them; the answers are the same with as many bits
   * @param bits of a word beyond those that tell it from the others, up to 9: one of 2 ** bits other words is taken for one of the
   *   list. A list that is made says its own.
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

/** Writes a list as a filter; what is one stays, as a build may not write all files anew. @param list as `WordFilter` takes it, as `bits` */
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

/** Each gap added to those before it, in place. */
function summed(gaps: Int32Array): Int32Array {
  for (let i = 1; i < gaps.length; i++) gaps[i]! += gaps[i - 1]!;
  return gaps;
}

/** The hash of a word among so many words (FNV-1a, with the last steps of MurmurHash3 that mix its high bits). */
function hashIn(word: string, words: number, bits: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  hash ^= hash >>> 16;
  return Math.floor(((hash >>> 0) / 2 ** 32) * words * 2 ** bits);
}
