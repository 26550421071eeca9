import { Ints, Numbering } from "./growable.ts";

/** Types of all entities: their names, where those of each entity begin, and their numbers. */
export interface Types {
  readonly names: string[];
  readonly at: Uint32Array;
  readonly list: Uint32Array;
}

/** Collects the types of a build. */
export class TypeTable {
  readonly #types = new Numbering();
  readonly #at = new Ints();
  readonly #list = new Ints();

  /** Adds those of the next entity. */
  add(types: readonly string[]): void {
    this.#at.push(this.#list.length);
    for (const type of types) this.#list.push(this.#types.number(type));
  }

  /** The table, its types translated where that is asked. */
  finish(typesOf: ((types: readonly string[]) => readonly string[]) | undefined): Types {
    const n = this.#at.length;
    this.#at.push(this.#list.length);
    const at = this.#at.unsigned();
    const list = this.#list.unsigned();
    if (!typesOf) return { names: this.#types.texts, at, list };
    const names = new Numbering();
    const finalAt = new Uint32Array(n + 1);
    const finalList = new Ints();
    const known = new Map<string, readonly number[]>();
    for (let entity = 0; entity < n; entity++) {
      finalAt[entity] = finalList.length;
      const given = list.subarray(at[entity]!, at[entity + 1]!);
      const key = given.join();
      let numbers = known.get(key);
      if (!numbers) {
        const texts = Array.from(given, (number) => this.#types.texts[number]!);
        numbers = typesOf(texts).map((type) => names.number(type));
        known.set(key, numbers);
      }
      for (const number of numbers) finalList.push(number);
    }
    finalAt[n] = finalList.length;
    return { names: names.texts, at: finalAt, list: finalList.unsigned() };
  }
}
