import { BoundedCache } from "../../datasets/bounded-cache.ts";
import type { World } from "../world.ts";

/** What is kept for one call, in ways and postings of some 100 bytes: a text of 10,000 names may have thousands for each. */
const KEPT = 50_000;

/**
 * What is made for a world once for each key, and again where that is long ago. A world is made for each call, so nothing is
 * kept from one call to the next.
 */
export class PerWorld<Key, Made> {
  readonly #worlds = new WeakMap<World, BoundedCache<Key, Made>>();
  readonly #sizeOf: (made: Made) => number;

  /** @param sizeOf ways or postings that a value holds */
  constructor(sizeOf: (made: Made) => number) {
    this.#sizeOf = sizeOf;
  }

  get(world: World, key: Key, make: () => Made): Made {
    let known = this.#worlds.get(world);
    if (!known) {
      known = new BoundedCache(KEPT);
      this.#worlds.set(world, known);
    }
    let made = known.get(key);
    if (made === undefined) {
      made = make();
      known.set(key, made, 1 + this.#sizeOf(made));
    }
    return made;
  }
}
