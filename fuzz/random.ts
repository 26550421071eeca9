/** Choices that a seed decides: two runs with one seed make the same inputs. */
export class Random {
  #state: number;

  /** @param seed any text; equal texts give equal choices */
  constructor(seed: string) {
    this.#state = 0x811c9dc5;
    for (let i = 0; i < seed.length; i++)
      this.#state = Math.imul(this.#state ^ seed.charCodeAt(i), 0x01000193);
  }

  /** From 0 to 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number from 0 on, below a bound. */
  below(bound: number): number {
    return Math.floor(this.next() * bound);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }

  list<T>(most: number, make: (index: number) => T): T[] {
    return Array.from({ length: this.below(most + 1) }, (_, i) => make(i));
  }

  /** Small numbers mostly, now and then a large one. */
  size(most: number): number {
    return Math.floor(most ** this.next());
  }
}
