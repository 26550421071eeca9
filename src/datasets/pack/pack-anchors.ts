import type { NameAnchors, NameUses } from "../dataset.ts";
import { invalidPack, type PackMeta } from "./pack-format.ts";
import { ascending, below } from "./pack-ranges.ts";
import { type SectionTable, sectionBytes } from "./pack-sections.ts";
import { uints, wrongSize } from "./pack-tables.ts";

/** Numbers of a name: its node, the beginning of its pairs, and how often it is written, with a capital and without. */
export const ANCHORED = 6;
export const NODE = 0;
export const BEGIN = 1;
/** How often the name is a link, to any target, if it is written with a capital; and how often it is not a link. */
export const CAPITAL_LINKED = 2;
export const CAPITAL_PLAIN = 3;
/** The same if it is written in small letters only, or in a script without capitals. */
export const SMALL_LINKED = 4;
export const SMALL_PLAIN = 5;

/** Numbers of a pair: the entity, and how often it is the target of the name. */
export const ANCHOR = 2;

/** The counts of a name in a pack. */
export interface AnchoredName {
  readonly node: number;
  /** The four counts from `CAPITAL_LINKED` to `SMALL_PLAIN`. */
  readonly uses: Uint32Array;
  /** How often the name is a link to each entity. */
  readonly links: readonly (readonly [entity: number, count: number])[];
}

/**
 * Counts of links, read in place from a pack. A lookup is a binary search, as only names that are in a text are
 * looked up.
 */
export class PackAnchors implements NameAnchors {
  readonly #names: Uint32Array;
  readonly #pairs: Uint32Array;
  /** Whether the source counted occurrences that are not links. */
  readonly #knowsPlain: boolean;

  constructor(names: Uint32Array, pairs: Uint32Array, knowsPlain: boolean) {
    this.#names = names;
    this.#pairs = pairs;
    this.#knowsPlain = knowsPlain;
  }

  links(node: number): number {
    const row = this.#rowOf(node);
    return row < 0 ? 0 : this.#names[row + CAPITAL_LINKED]! + this.#names[row + SMALL_LINKED]!;
  }

  linksTo(node: number, entity: number): number {
    const row = this.#rowOf(node);
    if (row < 0) return 0;
    const at = placeOf(this.#pairs, ANCHOR, this.#names[row + BEGIN]!, this.#endOf(row), entity);
    return at < 0 ? 0 : this.#pairs[at + 1]!;
  }

  uses(node: number, capital: boolean): NameUses | undefined {
    if (!this.#knowsPlain) return undefined;
    const row = this.#rowOf(node);
    if (row < 0) return undefined;
    const linked = this.#names[row + (capital ? CAPITAL_LINKED : SMALL_LINKED)]!;
    return { linked, written: linked + this.#names[row + (capital ? CAPITAL_PLAIN : SMALL_PLAIN)]! };
  }

  /** All names that have counts. */
  *names(): Generator<AnchoredName> {
    for (let row = 0; row < this.#names.length; row += ANCHORED) {
      const links: [number, number][] = [];
      for (let pair = this.#names[row + BEGIN]!; pair < this.#endOf(row); pair++)
        links.push([this.#pairs[pair * ANCHOR]!, this.#pairs[pair * ANCHOR + 1]!]);
      const uses = this.#names.subarray(row + CAPITAL_LINKED, row + ANCHORED);
      yield { node: this.#names[row + NODE]!, uses, links };
    }
  }

  /** The pair after the last of a name. */
  #endOf(row: number): number {
    return this.#names[row + ANCHORED + BEGIN] ?? this.#pairs.length / ANCHOR;
  }

  #rowOf(node: number): number {
    return placeOf(this.#names, ANCHORED, 0, this.#names.length / ANCHORED, node);
  }
}

/** The beginning of the row with a key as its first number, among rows that ascend by it; -1 for none. */
function placeOf(rows: Uint32Array, width: number, from: number, to: number, key: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (rows[middle * width]! < key) low = middle + 1;
    else high = middle;
  }
  return low < to && rows[low * width] === key ? low * width : -1;
}

/**
 * The counts of links of a pack; undefined if it has none.
 *
 * @throws ProblemError `invalid_pack` when a number points out of its table
 */
export function anchorsOf(table: SectionTable, meta: PackMeta): PackAnchors | undefined {
  if (!sectionBytes(table, "anof") && !sectionBytes(table, "anch") && meta.anchors === undefined)
    return undefined;
  const totals = meta.anchors ?? { names: -1, pairs: -1, links: 0, unlinked: 0 };
  const names = uints(table, "anof");
  const pairs = uints(table, "anch");
  if (names.length !== totals.names * ANCHORED) throw wrongSize("anof");
  if (pairs.length !== totals.pairs * ANCHOR) throw wrongSize("anch");
  below("anof", names, meta.named, NODE, ANCHORED);
  below("anof", names, totals.pairs + 1, BEGIN, ANCHORED);
  ascending("anof", names, NODE, ANCHORED);
  ascending("anof", names, BEGIN, ANCHORED);
  below("anch", pairs, meta.entities, 0, ANCHOR);
  if (totals.pairs > 0 && names[BEGIN] !== 0)
    throw invalidPack('section "anch" has pairs that belong to no name');
  return new PackAnchors(names, pairs, totals.unlinked > 0);
}
