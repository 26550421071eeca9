import type { World } from "../world.ts";

/** What is made for a world once for each key. A world is made for each call, so nothing is kept from one call to the next. */
export class PerWorld<Key, Made> {
  readonly #worlds = new WeakMap<World, Map<Key, Made>>();

  get(world: World, key: Key, make: () => Made): Made {
    let known = this.#worlds.get(world);
    if (!known) {
      known = new Map();
      this.#worlds.set(world, known);
    }
    let made = known.get(key);
    if (made === undefined) {
      made = make();
      known.set(key, made);
    }
    return made;
  }
}
