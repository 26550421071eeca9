/**
 * A map that drops its oldest entry when it is full. It is for values that can be computed again and do not change an
 * answer.
 */
export class BoundedCache<Key, Value> {
  readonly #kept = new Map<Key, { readonly value: Value; readonly cost: number }>();
  readonly #most: number;
  #cost = 0;

  /** @param most greatest total cost of all entries; an entry costs 1 by default */
  constructor(most: number) {
    this.#most = most;
  }

  get(key: Key): Value | undefined {
    return this.#kept.get(key)?.value;
  }

  /** Keeps a value, unless its cost alone exceeds the limit of the cache. */
  set(key: Key, value: Value, cost = 1): void {
    if (cost > this.#most) return;
    this.#forget(key);
    this.#kept.set(key, { value, cost });
    this.#cost += cost;
    for (const first of this.#kept.keys()) {
      if (this.#cost <= this.#most) break;
      this.#forget(first);
    }
  }

  #forget(key: Key): void {
    this.#cost -= this.#kept.get(key)?.cost ?? 0;
    this.#kept.delete(key);
  }
}
