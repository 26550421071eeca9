import { BoundedCache } from "../../datasets/bounded-cache.ts";
import type { World } from "../world.ts";

/** What is kept at once, in ways and postings of some 100 bytes: a text of 10,000 names may have thousands for each. */
const KEPT = 50_000;

/** What is made for a world once for each key, and again where that is long ago. A world is made for each call. */
export class PerWorld<Key, Made> {
  readonly #kept = new WeakMap<object, BoundedCache<Key, Made>>();
  readonly #acrossCalls: boolean;
  readonly #sizeOf: (made: Made) => number;

  /**
   * @param sizeOf ways or postings that a value holds
   * @param acrossCalls it is made of the dataset alone, and serves the next call too where that is fixed
   */
  constructor(sizeOf: (made: Made) => number, acrossCalls = false) {
    this.#sizeOf = sizeOf;
    this.#acrossCalls = acrossCalls;
  }

  get(world: World, key: Key, make: () => Made): Made {
    const owner = this.#acrossCalls && world.dataset.fixed ? world.dataset : world;
    let known = this.#kept.get(owner);
    if (!known) {
      known = new BoundedCache(KEPT);
      this.#kept.set(owner, known);
    }
    let made = known.get(key);
    if (made === undefined) {
      made = make();
      known.set(key, made, 1 + this.#sizeOf(made));
    }
    return made;
  }
}
