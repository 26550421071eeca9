import { boundedDistance } from "../../text/distance.ts";
import { normalise } from "../../text/fold.ts";
import { BoundedCache } from "../bounded-cache.ts";
import type { NearName } from "../dataset.ts";
import type { NameEntry } from "./derived-names.ts";

/** Up to this many names are compared one by one: measured faster than any index, and nothing is missed. */
const SCANNED_NAMES = 20_000;

/** Edits that are forgiven: none up to three letters, one up to six, then one in five, at most three. */
export function editsAllowed(length: number): number {
  return length <= 3 ? 0 : length <= 6 ? 1 : Math.min(3, Math.floor(length / 5) + 1);
}

/**
 * The last resort: names near to a text that is none. A list is scanned with a bounded distance; a longer one is
 * first narrowed by FlexSearch, which finds names that share words, and is loaded only then.
 */
export class NearestNames {
  /** Sorted by length, so that a search looks at lengths within reach only. */
  readonly #names: string[];
  readonly #entities: Int32Array;
  /** Which letters a name has, a bit each: too many differences rule it out without a distance. */
  readonly #letters: Int32Array;
  /** Where names of each length begin. */
  readonly #lengths: number[] = [];
  readonly #known = new BoundedCache<string, readonly NearName[]>(KEPT_SEARCHES);
  readonly #idOf: (entity: number) => string;
  #index: Promise<{ search(query: string, limit: number): number[] }> | undefined;

  /** @param idOf an entity's id, so that what is equally near comes in the same order whatever the entities' numbers */
  constructor(entries: readonly NameEntry[], idOf: (entity: number) => string = String) {
    this.#idOf = idOf;
    const named = entries
      .map(({ text, entity }) => ({ name: normalise(text), entity }))
      .filter(({ name }) => name.length >= 3);
    named.sort((a, b) => a.name.length - b.name.length);
    this.#names = named.map(({ name }) => name);
    this.#entities = Int32Array.from(named, ({ entity }) => entity);
    this.#letters = Int32Array.from(named, ({ name }) => lettersOf(name));
    this.#names.forEach((name, at) => {
      while (this.#lengths.length <= name.length) this.#lengths.push(at);
    });
  }

  /** Names within some edits (default: those allowed), nearest first, then by name; `name` is normalised. */
  search(
    name: string,
    limit: number,
    max: number = editsAllowed(name.length),
  ): readonly NearName[] | Promise<readonly NearName[]> {
    const key = `${max} ${limit} ${name}`;
    const known = this.#known.get(key);
    if (known) return known;
    if (this.#names.length <= SCANNED_NAMES) return this.#keep(key, this.#scan(name, limit, max));
    this.#index ??= import("./fuzzy.ts").then(({ fuzzyIndex }) => fuzzyIndex(this.#names));
    return this.#index.then((index) =>
      this.#keep(key, this.#rank(name, limit, max, index.search(name, 200))),
    );
  }

  #keep(key: string, near: readonly NearName[]): readonly NearName[] {
    this.#known.set(key, near);
    return near;
  }

  #scan(name: string, limit: number, max: number): NearName[] {
    const letters = lettersOf(name);
    const first = this.#lengths[Math.max(0, name.length - max)] ?? this.#names.length;
    const last = this.#lengths[name.length + max + 1] ?? this.#names.length;
    const within: number[] = [];
    for (let at = first; at < last; at++) {
      if (bitCount(letters ^ this.#letters[at]!) <= 2 * max) within.push(at);
    }
    return this.#rank(name, limit, max, within);
  }

  #rank(name: string, limit: number, max: number, positions: readonly number[]): NearName[] {
    const best = new Map<number, NearName>();
    let left = COMPARED_LETTERS;
    for (const at of positions) {
      left -= name.length;
      if (left < 0) break;
      const other = this.#names[at]!;
      const distance = boundedDistance(name, other, max);
      if (distance > max) continue;
      const entity = this.#entities[at]!;
      if ((best.get(entity)?.distance ?? max + 1) > distance)
        best.set(entity, { name: other, entity, distance });
    }
    return [...best.values()]
      .sort(
        (a, b) =>
          a.distance - b.distance || compareText(a.name, b.name) || this.#compareIds(a.entity, b.entity),
      )
      .slice(0, limit);
  }

  #compareIds(a: number, b: number): number {
    return compareText(this.#idOf(a), this.#idOf(b));
  }
}

/** Letters of names that one search compares: 20,000 names of 64 letters, measured at 31 to 40 ms. */
const COMPARED_LETTERS = 500_000;

/** Searches kept: a text asks for its unknown names again and again. */
const KEPT_SEARCHES = 2_000;

/** One bit for each letter that occurs, letters beyond a to z sharing the rest. */
function lettersOf(name: string): number {
  let bits = 0;
  for (let i = 0; i < name.length; i++) bits |= 1 << (name.charCodeAt(i) & 31);
  return bits;
}

function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
