import type { EntityIds } from "./entity-ids.ts";
import { Ints, Numbering } from "./growable.ts";

/** Statements of all entities: where the list of each begins, and properties and values by number. */
export interface Statements {
  readonly at: Uint32Array;
  readonly properties: Uint16Array;
  readonly values: Uint32Array;
}

/** Collects the statements of a build; a value may come after the statement that names it. */
export class StatementTable {
  readonly #ids: EntityIds;
  readonly #properties = new Numbering();
  readonly #propertyList = new Ints();
  readonly #at = new Ints();
  readonly #values = new Ints();

  constructor(ids: EntityIds) {
    this.#ids = ids;
  }

  get properties(): readonly string[] {
    return this.#properties.texts;
  }

  /** The number of a property. */
  property(id: string): number {
    return this.#properties.number(id);
  }

  /** Begins the next entity: later statements belong to it. */
  nextEntity(): void {
    this.#at.push(this.#values.length);
  }

  /** Adds a statement: the number of its property, the reference of its value. */
  add(property: number, value: number): void {
    this.#propertyList.push(property);
    this.#values.push(value);
  }

  /** Statements whose value is in the pack. The table cannot be used afterwards. */
  finish(sorted: Uint32Array): Statements {
    const find = this.#ids.finder(sorted);
    const n = this.#at.length;
    this.#at.push(this.#values.length);
    const raw = this.#values.view();
    const begins = this.#at.unsigned();
    const at = new Uint32Array(n + 1);
    let count = 0;
    for (let entity = 0; entity < n; entity++) {
      const from = begins[entity]!;
      const to = begins[entity + 1]!;
      at[entity] = count;
      for (let i = from; i < to; i++) {
        const value = find(raw[i]!);
        if (value < 0 || value === entity) continue;
        raw[count] = value;
        this.#propertyList.data[count++] = this.#propertyList.data[i]!;
      }
    }
    at[n] = count;
    return {
      at,
      properties: Uint16Array.from(this.#propertyList.data.subarray(0, count)),
      values: this.#values.unsigned().subarray(0, count),
    };
  }
}
