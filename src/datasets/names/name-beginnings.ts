import { HashBits } from "./hash-bits.ts";
import { EDGE_SLOT, type NameTables, WORD_SLOT } from "./name-tables.ts";

/**
 * How names begin, in bits: their first words, and their first two. Most words of a text begin no name, and most that
 * do stand before a word with which none goes on; bits tell so without a look into the tables.
 */
export class NameBeginnings {
  readonly words: HashBits;
  readonly pairs: HashBits;

  constructor({ words, wordCount, edges, nodeCount }: NameTables) {
    const hashes = new Int32Array(wordCount + 1);
    /** For a node after the root its word, else 0. */
    const wordOf = new Int32Array(nodeCount);
    let firsts = 0;
    for (let at = 0; at < words.length; at += WORD_SLOT) {
      const word = words[at + 2]!;
      hashes[word] = words[at]!;
      if (words[at + 3] === 0) continue;
      wordOf[words[at + 3]!] = word;
      firsts++;
    }
    this.words = new HashBits(firsts);
    for (const word of wordOf) if (word !== 0) this.words.add(hashes[word]!);
    let seconds = 0;
    for (let at = 0; at < edges.length; at += EDGE_SLOT)
      if (edges[at + 2] !== 0 && wordOf[edges[at]!] !== 0) seconds++;
    this.pairs = new HashBits(seconds);
    for (let at = 0; at < edges.length; at += EDGE_SLOT) {
      const first = wordOf[edges[at]!]!;
      if (edges[at + 2] !== 0 && first !== 0)
        this.pairs.add(pairHash(hashes[first]!, hashes[edges[at + 1]!]!));
    }
  }
}

/** Hash of two words in a row, by theirs. */
export function pairHash(first: number, second: number): number {
  const h = Math.imul(first, 0x9e3779b1) ^ second;
  return h ^ (h >>> 15);
}
