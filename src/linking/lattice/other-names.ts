import { firstWhere } from "../../text/look-up.ts";
import type { Pause } from "../../text/pauser.ts";
import type { Lattice } from "./lattice.ts";

/** Longest known name, in pieces, that may cover another span. */
export const LONGEST_NAME = 16;

/** Arcs between two checks of the signal: a few ms of work. */
const BETWEEN_PAUSES = 1 << 16;

/**
 * The evidence of the other names in a lattice for a span: longer ones over it, shorter ones in it, names over its
 * borders. Names are ordered by where they begin and then where they end. Of those that begin at one piece only two
 * are read, as a text of names inside names has a hundred million pairs.
 */
export class OtherNames {
  /** Longest name over the span, as the number of pieces that it has more, and the popularity of that name. */
  covered = 0;
  coveredPopularity = 0;
  /** Longest name inside the span, in pieces, and its popularity. */
  contained = 0;
  containedPopularity = 0;
  /** Pieces of a span that no name inside covers; for spans of up to 30 pieces. */
  rest = 0;
  /** Whether a name of several words begins where the span begins. */
  first = false;
  /** Longest name that crosses one of the span's borders, in pieces. */
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

  static async of(lattice: Lattice, popularity: Float32Array, pause: Pause): Promise<OtherNames> {
    const { arcs, begins } = await lattice.arcsBy(lattice.from, (arc) => lattice.isNamed(arc), pause);
    const others = new OtherNames(begins, arcs.length);
    for (let place = 0; place < arcs.length; place++) {
      if (place % BETWEEN_PAUSES === BETWEEN_PAUSES - 1) await pause();
      const arc = arcs[place]!;
      others.#put(place, lattice, arc, popularity[arc]!);
    }
    return others;
  }

  /** Puts a name in its place, behind the names of the same piece that end before it. */
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

  look(from: number, to: number): void {
    this.#lookBefore(from, to);
    this.#lookInside(from, to);
  }

  /**
   * Reads the names that begin with the span or before it. The longest may cover it, and the longest that does not
   * cover it may cross it.
   */
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
      // A name of the same length is the span itself.
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

  /**
   * Reads the names that begin in the span. The longest that ends in it is inside, and the longest of all may cross
   * its end.
   */
  #lookInside(from: number, to: number): void {
    const begins = this.#begins;
    const length = to - from;
    let contained = 0;
    let containedPopularity = 0;
    let crossed = this.crossed;
    let inside = 0;
    this.first = false;
    for (let begin = from; begin < to; begin++) {
      const longest = begins[begin + 1]! - 1;
      if (longest < begins[begin]!) continue;
      const end = this.#to[longest]!;
      if (begin > from && end > to) crossed = Math.max(crossed, end - begin);
      const at = this.#lastWithin(begin, begin === from ? to - 1 : to);
      if (at < 0) continue;
      const otherLength = this.#to[at]! - begin;
      if (begin === from && otherLength > 1) this.first = true;
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

  /** The longest name that begins at a piece and ends no later than another, -1 for none. */
  #lastWithin(begin: number, most: number): number {
    const first = this.#begins[begin]!;
    const last = this.#begins[begin + 1]! - 1;
    if (this.#to[last]! <= most) return last;
    const longer = firstWhere(first, last, (at) => this.#to[at]! > most);
    return longer > first ? longer - 1 : -1;
  }
}

function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
