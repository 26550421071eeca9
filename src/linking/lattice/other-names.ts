import type { Pause } from "../../text/pauser.ts";
import type { Lattice } from "./lattice.ts";

/** The longest known name in pieces, as far as it may cover another span. */
export const LONGEST_NAME = 16;

/** Arcs between two looks at the signal: a few ms of work. */
const BETWEEN_PAUSES = 1 << 16;

/**
 * What the other names of a lattice say of a span: longer ones over it, shorter ones in it, names over its borders. Names
 * lie side by side, by where they begin and then where they end, and of those that begin at one piece two are looked at: a
 * text of names inside names has a hundred million pairs.
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
  readonly #to: Int32Array;
  readonly #popularity: Float32Array;

  private constructor(begins: Int32Array, names: number) {
    this.#begins = begins;
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

  /** Puts a name at a place, behind those of its piece that end before it. */
  #put(place: number, lattice: Lattice, arc: number, popularity: number): void {
    const first = this.#begins[lattice.from[arc]!]!;
    const to = lattice.to[arc]!;
    let at = place;
    for (; at > first && this.#to[at - 1]! > to; at--) {
      this.#to[at] = this.#to[at - 1]!;
      this.#popularity[at] = this.#popularity[at - 1]!;
    }
    this.#to[at] = to;
    this.#popularity[at] = popularity;
  }

  /** Looks at the names around the pieces `from` to `to`. */
  look(from: number, to: number): void {
    this.#lookBefore(from, to);
    this.#lookInside(from, to);
  }

  /** At the names that begin with the span or before it: the longest may cover it, the longest that do not may cross it. */
  #lookBefore(from: number, to: number): void {
    const begins = this.#begins;
    let covered = 0;
    let coveredPopularity = 0;
    let crossed = 0;
    for (let begin = Math.max(0, from - LONGEST_NAME); begin <= from; begin++) {
      const longest = begins[begin + 1]! - 1;
      if (longest < begins[begin]!) continue;
      const end = this.#to[longest]!;
      if (end <= from) continue;
      // That of the same length is the span itself.
      const more = end - begin - (to - from);
      if (end >= to && more > covered) {
        covered = more;
        coveredPopularity = this.#popularity[longest]!;
      }
      if (begin === from || Math.min(end, to - 1) - begin <= crossed) continue;
      const at = this.#lastWithin(begin, to - 1);
      if (at >= 0 && this.#to[at]! > from) crossed = Math.max(crossed, this.#to[at]! - begin);
    }
    this.covered = covered;
    this.coveredPopularity = coveredPopularity;
    this.crossed = crossed;
  }

  /** At the names that begin in the span: the longest that end in it are inside, the longest of all may cross its end. */
  #lookInside(from: number, to: number): void {
    const begins = this.#begins;
    const length = to - from;
    let contained = 0;
    let containedPopularity = 0;
    let crossed = this.crossed;
    let inside = 0;
    this.last = false;
    this.first = false;
    for (let begin = from; begin < to; begin++) {
      const longest = begins[begin + 1]! - 1;
      if (longest < begins[begin]!) continue;
      const end = this.#to[longest]!;
      if (begin > from && end > to) crossed = Math.max(crossed, end - begin);
      const at = this.#lastWithin(begin, begin === from ? to - 1 : to);
      if (at < 0) continue;
      const otherLength = this.#to[at]! - begin;
      if (otherLength > 1) {
        if (this.#to[at] === to) this.last = true;
        if (begin === from) this.first = true;
      }
      if (length <= 30) inside |= ((1 << otherLength) - 1) << (begin - from);
      const popularity = this.#popularity[at]!;
      if (otherLength > contained || (otherLength === contained && popularity > containedPopularity)) {
        contained = otherLength;
        containedPopularity = popularity;
      }
    }
    this.contained = contained;
    this.containedPopularity = containedPopularity;
    this.rest = contained === 0 ? 0 : length - bitCount(inside);
    this.crossed = crossed;
  }

  /** The longest name that begins at a piece and does not end beyond another, -1 for none. */
  #lastWithin(begin: number, most: number): number {
    const first = this.#begins[begin]!;
    let low = first;
    let high = this.#begins[begin + 1]!;
    if (this.#to[high - 1]! <= most) return high - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#to[middle]! <= most) low = middle + 1;
      else high = middle;
    }
    return low > first ? low - 1 : -1;
  }
}

function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
