/** A map that drops its oldest entry when it is full: for values that can be made again and do not change an answer. */
export class BoundedCache<Key, Value> {
  readonly #kept = new Map<Key, { readonly value: Value; readonly cost: number }>();
  readonly #most: number;
  #cost = 0;

  /** @param most cost of all entries together; an entry costs 1 unless it says more */
  constructor(most: number) {
    this.#most = most;
  }

  get(key: Key): Value | undefined {
    return this.#kept.get(key)?.value;
  }

  /** Keeps a value, unless it alone costs more than the whole cache may. */
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
