import { BoundedCache } from "../../datasets/bounded-cache.ts";
import type { World } from "../world.ts";

/** What is kept at once, in ways and postings of some 100 bytes: a text of 10,000 names may have thousands for each. */
const KEPT = 50_000;

/**
 * How long something is kept. A world is made for each call; what is made of a fixed dataset alone serves the next call too.
 */
export type Lifetime = "call" | "dataset";

/** What is made for a world once for each key, and again where that is long ago. */
export class PerWorld<Key, Made> {
  readonly #kept = new WeakMap<object, BoundedCache<Key, Made>>();
  readonly #lifetime: Lifetime;
  readonly #sizeOf: (made: Made) => number;

  /** @param sizeOf ways or postings that a value holds */
  constructor(sizeOf: (made: Made) => number, lifetime: Lifetime = "call") {
    this.#sizeOf = sizeOf;
    this.#lifetime = lifetime;
  }

  get(world: World, key: Key, make: () => Made): Made {
    const owner = this.#lifetime === "dataset" && world.dataset.fixed ? world.dataset : world;
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
