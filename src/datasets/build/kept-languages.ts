/** Chooses the languages of a build, and remembers those that occurred. */
export class KeptLanguages {
  readonly #chosen: ReadonlySet<string> | undefined;
  readonly #used = new Set<string>();

  /** @param chosen all languages if it is absent; `mul` is always included */
  constructor(chosen: readonly string[] | undefined) {
    this.#chosen = chosen && new Set([...chosen, "mul"]);
  }

  has(language: string): boolean {
    return this.#chosen?.has(language) ?? true;
  }

  /** The entries of a map in these languages; the map itself if no entry is dropped. */
  of<T>(map: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
    let kept: Record<string, T> | undefined;
    for (const language in map) {
      if (!this.#chosen) this.#used.add(language);
      else if (!this.#chosen.has(language)) kept ??= {};
    }
    if (!kept) return map;
    for (const language in map) if (this.has(language)) kept[language] = map[language]!;
    return kept;
  }

  /** The languages of all entries, if none were chosen. */
  used(): string[] {
    return [...this.#used].sort();
  }
}
