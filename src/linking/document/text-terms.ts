import type { Pieces } from "../../text/pieces.ts";
import { stemAt } from "../../text/stems.ts";
import type { Document } from "./document.ts";
import { CLITIC, COMMON, CONNECTOR, FUNCTION } from "./lexicon.ts";

/** Weight of an everyday word against any other, as a name or a technical word is more distinctive. */
const EVERYDAY_WEIGHT = 0.6;

/**
 * The stems of a text, each with a number and its positions. Function words are left out. Looking up a stem probes an
 * open-addressed table that fits the processor's cache.
 */
export class TextTerms {
  /** Stems, from number 1 on. */
  readonly count: number;
  readonly #slots: Int32Array;
  readonly #stems: Int32Array;
  readonly #weights: Float32Array;
  /** Pieces of stem `n`, ascending: `positions[begins[n]]` to `positions[begins[n + 1]]`. */
  readonly begins: Int32Array;
  readonly positions: Int32Array;

  constructor({ pieces, wordClass }: Document) {
    const stemOf = stemsOf(pieces, wordClass);
    let slots = 64;
    while (slots < pieces.count * 2) slots *= 2;
    this.#slots = new Int32Array(slots);
    this.#stems = new Int32Array(pieces.count + 1);
    this.#weights = new Float32Array(pieces.count + 1);
    const counts = new Int32Array(pieces.count + 2);
    let count = 0;
    for (let at = 0; at < pieces.count; at++) {
      const stem = stemOf[at]!;
      if (stem === 0) continue;
      const slot = this.#slotOf(stem);
      if (this.#slots[slot] === 0) {
        this.#slots[slot] = ++count;
        this.#stems[count] = stem;
        this.#weights[count] = wordClass[at]! & COMMON ? EVERYDAY_WEIGHT : 1;
      }
      const number = this.#slots[slot]!;
      stemOf[at] = number;
      counts[number + 1]!++;
    }
    for (let n = 1; n <= count + 1; n++) counts[n]! += counts[n - 1]!;
    this.begins = counts.slice(0, count + 2);
    this.positions = new Int32Array(counts[count + 1]!);
    const next = this.begins.slice();
    for (let at = 0; at < pieces.count; at++) if (stemOf[at] !== 0) this.positions[next[stemOf[at]!]!++] = at;
    this.count = count;
  }

  /** The number of a stem in this text, 0 when the text does not have it. */
  find(stem: number): number {
    return this.#slots[this.#slotOf(stem)]!;
  }

  stem(number: number): number {
    return this.#stems[number]!;
  }

  /** The weight of a stem's word, 0 to 1. */
  weight(number: number): number {
    return this.#weights[number]!;
  }

  #slotOf(stem: number): number {
    const mask = this.#slots.length - 1;
    let slot = Math.imul(stem, 0x9e3779b1) >>> 8;
    for (;;) {
      slot &= mask;
      const number = this.#slots[slot]!;
      if (number === 0 || this.#stems[number] === stem) return slot;
      slot++;
    }
  }
}

function stemsOf(pieces: Pieces, wordClass: Uint32Array): Int32Array {
  const stems = new Int32Array(pieces.count);
  for (let at = 0; at < pieces.count; at++)
    if (!(wordClass[at]! & (FUNCTION | CONNECTOR | CLITIC))) stems[at] = stemAt(pieces, at);
  return stems;
}

/** Index of the first position, from `low` on, that is not below a limit (binary search). */
function firstFrom(positions: ArrayLike<number>, low: number, high: number, limit: number): number {
  let from = low;
  let to = high;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (positions[middle]! < limit) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Distance in pieces from a span to the nearest of some ascending positions outside it; 0 when there is none. */
export function nearestDistance(
  positions: ArrayLike<number>,
  low: number,
  high: number,
  from: number,
  to: number,
): number {
  let at = firstFrom(positions, low, high, from);
  const left = at > low ? from - positions[at - 1]! : 0;
  while (at < high && positions[at]! < to) at++;
  const right = at < high ? positions[at]! - to + 1 : 0;
  return left === 0 || right === 0 ? left + right : Math.min(left, right);
}

/** Whether one of some ascending positions is in the sentence of the pieces `from` to `to`, outside these pieces. */
export function isInSentence(
  positions: ArrayLike<number>,
  low: number,
  high: number,
  from: number,
  to: number,
  sentences: Int32Array,
): boolean {
  let at = firstFrom(positions, low, high, from);
  const sentence = sentences[from];
  if (at > low && sentences[positions[at - 1]!] === sentence) return true;
  while (at < high && positions[at]! < to) at++;
  return at < high && sentences[positions[at]!] === sentence;
}
