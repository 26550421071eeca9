import { boundedDistance } from "../text/distance.ts";
import { normalise } from "../text/fold.ts";
import type { NearName } from "./compiled.ts";
import type { NameEntry } from "./names.ts";

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
  readonly #names: string[] = [];
  readonly #entities: number[] = [];
  #index: Promise<{ search(query: string, limit: number): number[] }> | undefined;

  constructor(entries: readonly NameEntry[]) {
    for (const { text, entity } of entries) {
      const name = normalise(text);
      if (name.length < 3) continue;
      this.#names.push(name);
      this.#entities.push(entity);
    }
  }

  /** Names within the edits allowed, nearest first, then by entity; `name` is normalised. */
  search(name: string, limit: number): readonly NearName[] | Promise<readonly NearName[]> {
    if (this.#names.length <= SCANNED_NAMES) return this.#rank(name, limit);
    this.#index ??= import("./fuzzy.ts").then(({ fuzzyIndex }) => fuzzyIndex(this.#names));
    return this.#index.then((index) => this.#rank(name, limit, index.search(name, 200)));
  }

  #rank(name: string, limit: number, positions?: readonly number[]): NearName[] {
    const max = editsAllowed(name.length);
    const best = new Map<number, NearName>();
    const consider = (at: number) => {
      const other = this.#names[at]!;
      if (Math.abs(other.length - name.length) > max) return;
      const distance = boundedDistance(name, other, max);
      if (distance > max) return;
      const entity = this.#entities[at]!;
      if ((best.get(entity)?.distance ?? max + 1) > distance)
        best.set(entity, { name: other, entity, distance });
    };
    if (positions) for (const at of positions) consider(at);
    else for (let at = 0; at < this.#names.length; at++) consider(at);
    return [...best.values()]
      .sort((a, b) => a.distance - b.distance || compareText(a.name, b.name) || a.entity - b.entity)
      .slice(0, limit);
  }
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
