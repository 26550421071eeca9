/** Slices of a text by code points; the text is cut up only when a row is looked at. */
export class Slices {
  readonly #text: string;
  #points: string[] | undefined;
  #units: Map<number, number> | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  slice(start: number, end: number): string {
    return this.#cut().slice(start, end).join("");
  }

  get length(): number {
    return this.#cut().length;
  }

  #cut(): string[] {
    return (this.#points ??= Array.from(this.#text));
  }

  /** A span in UTF-16 units as code points; undefined if it cuts a pair or lies outside. */
  fromUnits({ start, end }: { start: number; end: number }): { start: number; end: number } | undefined {
    if (!this.#units) {
      this.#units = new Map([[0, 0]]);
      let unit = 0;
      let point = 0;
      for (const character of this.#text) {
        unit += character.length;
        this.#units.set(unit, ++point);
      }
    }
    const [a, b] = [this.#units.get(start), this.#units.get(end)];
    return a === undefined || b === undefined ? undefined : { start: a, end: b };
  }
}
