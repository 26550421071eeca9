import { foldText } from "../../text/fold.ts";

/** Number of buckets for the weights of a language: more gained nothing. */
export const SPELLING_BUCKETS = 8192;

const PREFIXES = [2, 3, 4];
const SUFFIXES = [1, 2, 3, 4, 5];

/**
 * Buckets for the spelling of a word: its beginnings, its endings, its length. German "Ölkonzern" ends like a common
 * noun, "Lewandowski" like a surname.
 *
 * @param buckets is filled; returns how many
 */
export function spellingBuckets(word: string, buckets: Int32Array): number {
  const folded = foldText(word);
  const n = folded.length;
  let count = 0;
  const add = (kind: number, from: number, to: number) => {
    let h = Math.imul(kind + 1, 0x9e3779b1) ^ 0x811c9dc5;
    for (let i = from; i < to; i++) h = Math.imul(h ^ folded.charCodeAt(i), 0x01000193);
    h ^= h >>> 15;
    buckets[count++] = Math.imul(h, 0x2c1b3c6d) >>> 19;
  };
  for (const length of PREFIXES) if (n > length) add(length, 0, length);
  for (const length of SUFFIXES) if (n > length) add(16 + length, n - length, n);
  let h = 0x9747b28c ^ Math.min(n, 14);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  buckets[count++] = h >>> 19;
  return count;
}

/** Most buckets of a word. */
export const MOST_BUCKETS: number = PREFIXES.length + SUFFIXES.length + 1;
