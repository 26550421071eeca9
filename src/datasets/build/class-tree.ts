import { typeWord } from "../knowledge/types.ts";
import { Ints, sortedPairs } from "./growable.ts";

/** Most levels that are walked up: classes farther away are too general. */
const farthest = 12;

/**
 * "Subclass of" statements, collected while a dump is read. They give the plain words of a class: those of its
 * nearest ancestors that have one. The graph has cycles.
 */
export class ClassTree {
  readonly #classes = new Ints();
  readonly #parents = new Ints();
  #sorted: { firsts: Uint32Array; seconds: Uint32Array } | undefined;
  readonly #words = new Map<number, readonly string[]>();

  /** QID numbers of a class and of a class above it. */
  add(of: number, parent: number): void {
    this.#classes.push(of);
    this.#parents.push(parent);
    this.#sorted = undefined;
    this.#words.clear();
  }

  /** Plain words of types that are QIDs, each once; the QIDs themselves if they have no words. */
  wordsOf(types: readonly string[]): readonly string[] {
    const words = new Set<string>();
    for (const type of types) {
      const number = Number(type.slice(1));
      if (!type.startsWith("Q")) words.add(type);
      else for (const word of this.#wordsOfClass(number)) words.add(word);
    }
    return words.size > 0 ? [...words] : types;
  }

  /** Whether a class is one of some others or below one. */
  isUnder(of: number, ancestors: ReadonlySet<number>): boolean {
    let found = false;
    this.#walk(of, (level) => {
      found ||= level.some((one) => ancestors.has(one));
      return found;
    });
    return found;
  }

  #wordsOfClass(of: number): readonly string[] {
    let words = this.#words.get(of);
    if (!words) {
      const found = new Set<string>();
      this.#walk(of, (level) => {
        for (const one of level) {
          const word = typeWord(`Q${one}`);
          if (word !== undefined) found.add(word);
        }
        return found.size > 0;
      });
      words = [...found];
      this.#words.set(of, words);
    }
    return words;
  }

  /** Walks upwards level by level, until `visit` returns that it is enough. */
  #walk(of: number, visit: (level: readonly number[]) => boolean): void {
    const seen = new Set([of]);
    let level: number[] = [of];
    for (let depth = 0; level.length > 0 && depth < farthest; depth++) {
      if (visit(level)) return;
      const above: number[] = [];
      for (const one of level) {
        for (const parent of this.#parentsOf(one)) {
          if (seen.has(parent)) continue;
          seen.add(parent);
          above.push(parent);
        }
      }
      level = above;
    }
  }

  #parentsOf(of: number): Uint32Array {
    const classes = this.#classes.view();
    const parents = this.#parents.view();
    this.#sorted ??= sortedPairs(
      classes.length,
      (i) => classes[i]!,
      (i) => parents[i]!,
    );
    const { firsts, seconds } = this.#sorted;
    let low = 0;
    let high = firsts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (firsts[middle]! < of) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (firsts[end] === of) end++;
    return seconds.subarray(low, end);
  }
}
