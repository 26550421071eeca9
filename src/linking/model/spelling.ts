import { loadSpellingWeights } from "../../../data/weights/spelling.ts";
import { foldText } from "../../text/fold.ts";
import { loadedByLanguage } from "../../text/look-up.ts";
import { unpackNumbers, unsigned } from "../../text/packed-numbers.ts";
import type { Pause } from "../../text/pauser.ts";
import { CAPITAL, CHARACTER, type Pieces } from "../../text/pieces.ts";

/** Number of buckets for the weights of a language: more gained nothing. */
export const SPELLING_BUCKETS = 8192;

const PREFIXES = [2, 3, 4];
const SUFFIXES = [1, 2, 3, 4, 5];

/** Most buckets of a word. */
export const MOST_BUCKETS: number = PREFIXES.length + SUFFIXES.length + 1;

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

/** Weights are kept in eighths. */
const STEP = 1 / 8;

/** Pieces between two checks of the signal: a few ms of work. */
const BETWEEN_PAUSES = 4096;

/** Log-odds that a word is part of a name, by its spelling; 0 if the language has no weights. */
class Spelling {
  readonly #weights: Int8Array;
  readonly #buckets = new Int32Array(MOST_BUCKETS);

  constructor(weights: Int8Array) {
    this.#weights = weights;
  }

  of(word: string): number {
    const count = spellingBuckets(word, this.#buckets);
    let sum = 0;
    for (let i = 0; i < count; i++) sum += this.#weights[this.#buckets[i]!]!;
    return sum * STEP;
  }

  /** The value of each piece that has a capital; 0 for the others. */
  async ofPieces({ text, count, start, end, shape }: Pieces, pause: Pause): Promise<Float32Array> {
    const spelled = new Float32Array(count);
    for (let i = 0; i < count; i++) {
      if (i % BETWEEN_PAUSES === BETWEEN_PAUSES - 1) await pause();
      if (shape[i]! & CAPITAL && !(shape[i]! & CHARACTER)) spelled[i] = this.of(text.slice(start[i], end[i]));
    }
    return spelled;
  }
}

const unknown = new Spelling(new Int8Array(SPELLING_BUCKETS));

const spellings = loadedByLanguage("loadSpelling", async (language) => {
  const packed = await loadSpellingWeights[language]?.();
  return packed === undefined ? unknown : new Spelling(Int8Array.from(unpackNumbers(packed), unsigned));
});

/** Loads the spelling of a language, once; must be awaited before `spellingOf` is asked for it. */
export const loadSpelling = spellings.load;

export const spellingOf = spellings.of;
