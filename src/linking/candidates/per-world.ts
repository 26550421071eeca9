import { BoundedCache } from "../../datasets/bounded-cache.ts";
import { kept } from "../../text/look-up.ts";
import type { World } from "../world.ts";

/**
 * Most matches and postings that are kept at once, of some 100 bytes each. A text of 10,000 names may have thousands
 * for each.
 */
const KEPT = 50_000;

/**
 * Values computed once for each key of a world. An old one is dropped and computed again when needed. A world is made
 * for each call.
 */
export class PerWorld<Key, Made> {
  /** One list may be the public world of a resolver and a caller's of another, where other names lead to an entity. */
  readonly #kept = {
    public: new WeakMap<object, BoundedCache<Key, Made>>(),
    user: new WeakMap<object, BoundedCache<Key, Made>>(),
  };
  readonly #acrossCalls: boolean;
  readonly #sizeOf: (made: Made) => number;

  /**
   * @param sizeOf matches or postings that a value holds
   * @param acrossCalls whether the value depends on the dataset and the kind of its world alone, so that the next call
   *   can use it if the dataset is fixed
   */
  constructor(sizeOf: (made: Made) => number, acrossCalls = false) {
    this.#sizeOf = sizeOf;
    this.#acrossCalls = acrossCalls;
  }

  /** @param isValid whether a value that is kept is the one that is asked for; if not, it is made again */
  get(world: World, key: Key, make: () => Made, isValid?: (made: Made) => boolean): Made {
    const owner = this.#acrossCalls && world.dataset.fixed ? world.dataset : world;
    const known = kept(this.#kept[world.kind], owner, () => new BoundedCache<Key, Made>(KEPT));
    let made = known.get(key);
    if (made === undefined || isValid?.(made) === false) {
      made = make();
      known.set(key, made, 1 + this.#sizeOf(made));
    }
    return made;
  }
}
