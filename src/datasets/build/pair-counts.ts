import { Ints, sortedPairs } from "./growable.ts";

/** The greatest count that is stored; a greater one is stored as this. */
const mostCounted = 2 ** 32 - 1;

/** Pairs of 32-bit numbers in ascending order, and the count of each. */
export interface SortedCounts {
  readonly firsts: Uint32Array;
  readonly seconds: Uint32Array;
  readonly counts: Uint32Array;
}

/** Counts pairs of 32-bit numbers: open addressing over typed arrays, about 24 bytes per pair. */
export class PairCounts {
  readonly #firsts = new Ints();
  readonly #seconds = new Ints();
  readonly #counts = new Ints();
  /** Places of the pairs, plus one. */
  #slots = new Int32Array(1024);

  /** Number of pairs so far. */
  get length(): number {
    return this.#firsts.length;
  }

  /** Adds to the count of a pair, which never exceeds 4,294,967,295. */
  add(first: number, second: number, count: number): void {
    const place = this.#placeOf(first | 0, second | 0);
    const { data } = this.#counts;
    data[place] = Math.min((data[place]! >>> 0) + count, mostCounted);
  }

  /** Raises the count of a pair to a value, if that is greater. */
  raise(first: number, second: number, count: number): void {
    const less = count - this.count(first, second);
    if (less > 0) this.add(first, second, less);
  }

  /** The count of a pair, 0 if it was never added. */
  count(first: number, second: number): number {
    const found = this.#slots[this.#slotOf(first | 0, second | 0)]!;
    return found > 0 ? this.#counts.data[found - 1]! >>> 0 : 0;
  }

  /** The pairs ordered by their numbers, independent of the order in which they came. */
  sorted(): SortedCounts {
    const [given, others] = [this.#firsts.unsigned(), this.#seconds.unsigned()];
    const { firsts, seconds } = sortedPairs(
      this.length,
      (i) => given[i]!,
      (i) => others[i]!,
    );
    return { firsts, seconds, counts: firsts.map((first, i) => this.count(first, seconds[i]!)) };
  }

  /** The place where a pair is counted; a new place for a new pair. */
  #placeOf(first: number, second: number): number {
    const slot = this.#slotOf(first, second);
    const found = this.#slots[slot]!;
    if (found > 0) return found - 1;
    this.#firsts.push(first);
    this.#seconds.push(second);
    this.#counts.push(0);
    this.#slots[slot] = this.length;
    if (this.length * 3 > this.#slots.length * 2) this.#grow();
    return this.length - 1;
  }

  #slotOf(first: number, second: number): number {
    const mask = this.#slots.length - 1;
    let h = Math.imul(first ^ (second >>> 15), 0x9e3779b1) ^ Math.imul(second, 0x85ebca77);
    h ^= h >>> 16;
    for (let slot = h & mask; ; slot = (slot + 1) & mask) {
      const place = this.#slots[slot]! - 1;
      if (place < 0) return slot;
      if (this.#firsts.data[place] === first && this.#seconds.data[place] === second) return slot;
    }
  }

  #grow(): void {
    this.#slots = new Int32Array(this.#slots.length * 2);
    for (let i = 0; i < this.length; i++)
      this.#slots[this.#slotOf(this.#firsts.data[i]!, this.#seconds.data[i]!)] = i + 1;
  }
}
