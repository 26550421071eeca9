import type { Pause } from "../../text/pauser.ts";
import type { Lattice } from "./lattice.ts";

/** The longest known name in pieces, as far as it may cover another span. */
export const LONGEST_NAME = 16;

/** Arcs between two looks at the signal: a few ms of work. */
const BETWEEN_PAUSES = 1 << 16;

/**
 * What the other names of a lattice say of a span: longer ones over it, shorter ones in it, names over its borders. Names
 * lie side by side, by where they begin: a text of names inside names asks for a hundred million of them.
 */
export class OtherNames {
  /** Longest name over the span, in pieces more than it has, and how well known that is. */
  covered = 0;
  coveredPopularity = 0;
  /** Longest name inside, in pieces, and how well known that is. */
  contained = 0;
  containedPopularity = 0;
  /** Pieces of a span of up to 30 that no name inside covers. */
  rest = 0;
  /** A name of several words ends, or begins, where the span does. */
  last = false;
  first = false;
  /** Longest name over one of its borders, in pieces. */
  crossed = 0;
  /** First name of each piece in the arrays. */
  readonly #begins: Int32Array;
  readonly #from: Int32Array;
  readonly #to: Int32Array;
  readonly #popularity: Float32Array;

  private constructor(begins: Int32Array, names: number) {
    this.#begins = begins;
    this.#from = new Int32Array(names);
    this.#to = new Int32Array(names);
    this.#popularity = new Float32Array(names);
  }

  /** @param popularity of each arc */
  static async of(
    lattice: Lattice,
    pieces: number,
    popularity: Float32Array,
    pause: Pause,
  ): Promise<OtherNames> {
    const begins = new Int32Array(pieces + 2);
    for (let arc = 0; arc < lattice.count; arc++) {
      if (arc % BETWEEN_PAUSES === BETWEEN_PAUSES - 1) await pause();
      if (lattice.isNamed(arc)) begins[lattice.from[arc]! + 1]!++;
    }
    for (let piece = 1; piece < begins.length; piece++) begins[piece]! += begins[piece - 1]!;
    const others = new OtherNames(begins, begins[pieces + 1]!);
    const next = begins.slice();
    for (let arc = 0; arc < lattice.count; arc++) {
      if (arc % BETWEEN_PAUSES === BETWEEN_PAUSES - 1) await pause();
      if (lattice.isNamed(arc)) others.#put(next[lattice.from[arc]!]!++, lattice, arc, popularity[arc]!);
    }
    return others;
  }

  #put(at: number, lattice: Lattice, arc: number, popularity: number): void {
    this.#from[at] = lattice.from[arc]!;
    this.#to[at] = lattice.to[arc]!;
    this.#popularity[at] = popularity;
  }

  /** Looks at the names around the pieces `from` to `to`. */
  look(from: number, to: number): void {
    const length = to - from;
    let covered = 0;
    let coveredPopularity = 0;
    let contained = 0;
    let containedPopularity = 0;
    let crossed = 0;
    let inside = 0;
    this.last = false;
    this.first = false;
    const end = this.#begins[to]!;
    for (let at = this.#begins[Math.max(0, from - LONGEST_NAME)]!; at < end; at++) {
      const otherTo = this.#to[at]!;
      if (otherTo <= from) continue;
      const otherFrom = this.#from[at]!;
      const otherLength = otherTo - otherFrom;
      if (otherFrom <= from && otherTo >= to) {
        // That of the same length is the span itself.
        if (otherLength - length > covered) {
          covered = otherLength - length;
          coveredPopularity = this.#popularity[at]!;
        }
      } else if (otherFrom >= from && otherTo <= to) {
        if (otherLength > 1) {
          if (otherTo === to) this.last = true;
          if (otherFrom === from) this.first = true;
        }
        if (length <= 30) inside |= ((1 << otherLength) - 1) << (otherFrom - from);
        const popularity = this.#popularity[at]!;
        if (otherLength > contained || (otherLength === contained && popularity > containedPopularity)) {
          contained = otherLength;
          containedPopularity = popularity;
        }
      } else if (otherLength > crossed) crossed = otherLength;
    }
    this.covered = covered;
    this.coveredPopularity = coveredPopularity;
    this.contained = contained;
    this.containedPopularity = containedPopularity;
    this.rest = contained === 0 ? 0 : length - bitCount(inside);
    this.crossed = crossed;
  }
}

function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
