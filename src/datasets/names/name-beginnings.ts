import { HashBits } from "./hash-bits.ts";
import { type NameTables, STEP, WORD_SLOT } from "./name-tables.ts";

/**
 * The beginnings of names, in bits: their first words, and their first two. Most words of a text begin no name. Most
 * of the others stand before a word with which no name continues. The bits tell both without access to the tables.
 */
export class NameBeginnings {
  readonly words: HashBits;
  readonly pairs: HashBits;

  constructor(words: HashBits, pairs: HashBits) {
    this.words = words;
    this.pairs = pairs;
  }

  /** The beginnings of the names of some tables. */
  static of({ words, wordCount, steps, nodeCount }: NameTables): NameBeginnings {
    const hashes = new Int32Array(wordCount + 1);
    /** The word of each node right after the root; 0 for other nodes. */
    const wordOf = new Int32Array(nodeCount);
    let firsts = 0;
    for (let at = 0; at < words.length; at += WORD_SLOT) {
      const word = words[at + 2]!;
      hashes[word] = words[at]!;
      if (words[at + 3] === 0) continue;
      wordOf[words[at + 3]!] = word;
      firsts++;
    }
    const firstWords = HashBits.for(firsts);
    for (const word of wordOf) if (word !== 0) firstWords.add(hashes[word]!);
    let seconds = 0;
    for (let node = 1; node < nodeCount; node++) if (wordOf[steps[node * STEP]!] !== 0) seconds++;
    const pairs = HashBits.for(seconds);
    for (let node = 1; node < nodeCount; node++) {
      const first = wordOf[steps[node * STEP]!]!;
      if (first !== 0) pairs.add(pairHash(hashes[first]!, hashes[steps[node * STEP + 1]!]!));
    }
    return new NameBeginnings(firstWords, pairs);
  }
}

/** Hash of two words in a row, from their hashes. */
export function pairHash(first: number, second: number): number {
  const h = Math.imul(first, 0x9e3779b1) ^ second;
  return h ^ (h >>> 15);
}
