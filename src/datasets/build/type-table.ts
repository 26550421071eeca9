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
  readonly #classes = new Map<number, number>();
  readonly #at = new Ints();
  readonly #list = new Ints();

  /** The number of a type. */
  type(name: string): number {
    return this.#types.number(name);
  }

  /** The number of a class, by its QID number: equal to `type("Q" + number)`, but faster. */
  class(qid: number): number {
    let type = this.#classes.get(qid);
    if (type === undefined) {
      type = this.#types.number(`Q${qid}`);
      this.#classes.set(qid, type);
    }
    return type;
  }

  /** Begins the next entity: later types belong to it. */
  nextEntity(): void {
    this.#at.push(this.#list.length);
  }

  /** Adds a type, by its number. */
  add(type: number): void {
    this.#list.push(type);
  }

  /** The table, its types translated if requested. */
  finish(typesOf: ((types: readonly string[]) => readonly string[]) | undefined): Types {
    const n = this.#at.length;
    this.#at.push(this.#list.length);
    const at = this.#at.unsigned();
    const list = this.#list.unsigned();
    if (!typesOf) return { names: this.#types.texts, at, list };
    const names = new Numbering();
    const finalAt = new Uint32Array(n + 1);
    const finalList = new Ints();
    const translated = (given: Uint32Array) => {
      const texts = Array.from(given, (number) => this.#types.texts[number]!);
      return typesOf(texts).map((type) => names.number(type));
    };
    // Nearly all entities have a single type.
    const ofOne: (readonly number[] | undefined)[] = [];
    const ofMore = new Map<string, readonly number[]>();
    for (let entity = 0; entity < n; entity++) {
      finalAt[entity] = finalList.length;
      const from = at[entity]!;
      const to = at[entity + 1]!;
      if (from === to) continue;
      let numbers: readonly number[] | undefined;
      if (to - from === 1) numbers = ofOne[list[from]!] ??= translated(list.subarray(from, to));
      else {
        const given = list.subarray(from, to);
        const key = given.join();
        numbers = ofMore.get(key) ?? translated(given);
        ofMore.set(key, numbers);
      }
      for (let i = 0; i < numbers.length; i++) finalList.push(numbers[i]!);
    }
    finalAt[n] = finalList.length;
    return { names: names.texts, at: finalAt, list: finalList.unsigned() };
  }
}
