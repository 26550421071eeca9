import type { Language } from "../contract/index.ts";

/** A map that keeps what was made: a `Map`, a `WeakMap`, a cache. */
interface Keeper<Key, Made> {
  get(key: Key): Made | undefined;
  set(key: Key, made: Made): unknown;
}

/** The value of a key; it is made and kept if the map has none. */
export function kept<Key, Made>(map: Keeper<Key, Made>, key: Key, make: () => Made): Made {
  let made = map.get(key);
  if (made === undefined) {
    made = make();
    map.set(key, made);
  }
  return made;
}

/** Orders texts by their UTF-16 units, whatever the language. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * The first whole number, from `low` on, that passes a test; `high` if none below it does. All numbers behind one that
 * passes pass as well (binary search).
 */
export function firstWhere(low: number, high: number, passes: (at: number) => boolean): number {
  let from = low;
  let to = high;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (passes(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** A function that loads a module at its first call. The module is kept, as `import` looks it up anew each time. */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let module: Module | undefined;
  return async () => (module ??= await load());
}

/**
 * What is loaded for each language, once.
 *
 * @param name of the function that loads it, for the error where that was not awaited
 */
export function loadedByLanguage<Data>(name: string, read: (language: Language) => Promise<Data>) {
  const loaded = new Map<Language, Data>();
  const add = async (language: Language) => {
    loaded.set(language, await read(language));
  };
  return {
    /** Loads a language; undefined if it is loaded. */
    load: (language: Language): Promise<void> | undefined =>
      loaded.has(language) ? undefined : add(language),
    of(language: Language): Data {
      const data = loaded.get(language);
      if (data === undefined) throw new Error(`${name}("${language}") was not awaited`);
      return data;
    },
  };
}
