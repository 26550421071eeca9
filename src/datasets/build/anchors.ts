import { cut, type Pieces } from "../../text/pieces.ts";
import {
  ANCHOR,
  ANCHORED,
  type AnchoredName,
  BEGIN,
  CAPITAL_LINKED,
  CAPITAL_PLAIN,
  NODE,
  SMALL_LINKED,
  SMALL_PLAIN,
} from "../pack/pack-anchors.ts";
import type { AnchorTotals } from "../pack/pack-format.ts";
import { type AnchorRow, readAnchorRows } from "./anchor-rows.ts";
import type { EntityFinder } from "./entity-ids.ts";
import { PairCounts } from "./pair-counts.ts";
import type { RowFault } from "./popularity.ts";

/**
 * Key of a count that belongs to a name and to no entity. These keys count down from the greatest number, so that
 * they sort behind the entities.
 */
const totalOf = (field: number): number => 2 ** 32 - field;

/** Counts links by name and entity, in typed arrays only. Names are the nodes of the builder's trie. */
export class AnchorTable {
  readonly #counts = new PairCounts();

  /** Pairs of a name and an entity, and totals of names, so far. */
  get length(): number {
    return this.#counts.length;
  }

  /**
   * Counts a surface form.
   *
   * @param node node of its name
   * @param capital whether it is written with a capital
   * @param entity entity of the link; -1 for a target that the pack lacks, undefined for no link
   */
  add(node: number, capital: boolean, entity: number | undefined, count: number): void {
    if (entity === undefined) this.#counts.add(node, totalOf(capital ? CAPITAL_PLAIN : SMALL_PLAIN), count);
    else {
      this.#counts.add(node, totalOf(capital ? CAPITAL_LINKED : SMALL_LINKED), count);
      if (entity >= 0) this.#counts.add(node, entity, count);
    }
  }

  /**
   * Raises the counts of a name to those of another pack, where these are greater.
   *
   * @param links how often the name is a link to each entity
   */
  raise(
    node: number,
    uses: AnchoredName["uses"],
    links: Iterable<readonly [entity: number, count: number]>,
  ): void {
    for (const [i, count] of uses.entries()) this.#counts.raise(node, totalOf(CAPITAL_LINKED + i), count);
    for (const [entity, count] of links) this.#counts.raise(node, entity, count);
  }

  /**
   * The counts as sections of a pack. They do not depend on the order of the rows.
   *
   * @param moved the number of each node in the pack; nodes that end a name keep their order
   */
  finish(moved: Int32Array): AnchorSections {
    const { firsts, seconds, counts } = this.#counts.sorted();
    const isEntity = (i: number) => seconds[i]! < totalOf(ANCHORED);
    let names = 0;
    let pairs = 0;
    for (let i = 0; i < firsts.length; i++) {
      if (i === 0 || firsts[i] !== firsts[i - 1]) names++;
      if (isEntity(i)) pairs++;
    }
    const name = new Uint32Array(names * ANCHORED);
    const pair = new Uint32Array(pairs * ANCHOR);
    const totals = { names, pairs, links: 0, unlinked: 0 };
    let row = -ANCHORED;
    let at = 0;
    for (let i = 0; i < firsts.length; i++) {
      if (i === 0 || firsts[i] !== firsts[i - 1]) {
        row += ANCHORED;
        name[row + NODE] = moved[firsts[i]!]!;
        name[row + BEGIN] = at / ANCHOR;
      }
      if (isEntity(i)) {
        pair[at++] = seconds[i]!;
        pair[at++] = counts[i]!;
      } else {
        const field = 2 ** 32 - seconds[i]!;
        name[row + field] = counts[i]!;
        totals[field === CAPITAL_LINKED || field === SMALL_LINKED ? "links" : "unlinked"] += counts[i]!;
      }
    }
    return { names: name, pairs: pair, totals };
  }
}

/** Counts of links as a pack has them. */
export interface AnchorSections {
  /** `ANCHORED` numbers per name, by node. */
  readonly names: Uint32Array;
  /** `ANCHOR` numbers per pair, by name and entity. */
  readonly pairs: Uint32Array;
  readonly totals: AnchorTotals;
}

/** Finds the names and entities of the pack that anchors are counted for. */
export interface AnchoredPack {
  readonly finder: EntityFinder;
  /** The node of a name, 0 for none. Counts of other names are dropped, so that memory does not grow with the rows. */
  nameNode(pieces: Pieces): number;
}

/** How many rows of anchors were read and used. */
export interface AnchorCounts {
  /** Rows that could be read. */
  readonly rows: number;
  /** Rows that could not. */
  readonly faults: number;
  /** Rows of a name of the pack. */
  readonly named: number;
  /** Those with a link to an entity of the pack. */
  readonly linked: number;
}

/**
 * Counts the anchors of a file for a pack.
 *
 * @param refuse called with each row that cannot be used
 * @throws ProblemError `invalid_dataset` when a line is longer than 256 MiB
 */
export async function countAnchors(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { finder, nameNode }: AnchoredPack,
  refuse: RowFault,
): Promise<{ table: AnchorTable; counts: AnchorCounts }> {
  const table = new AnchorTable();
  let named = 0;
  let linked = 0;
  /** The rows of a surface form mostly follow each other, so the last lookup is kept. */
  let last = { surface: "", node: 0, capital: false };
  const counts = await readAnchorRows(
    chunks,
    (row) => {
      const { surface, count } = row;
      if (surface !== last.surface)
        last = { surface, node: nameNode(cut(surface)), capital: surface !== surface.toLowerCase() };
      if (last.node === 0) return;
      const entity = entityOf(row, finder);
      named++;
      if (entity !== undefined && entity >= 0) linked++;
      table.add(last.node, last.capital, entity, count);
    },
    refuse,
  );
  return { table, counts: { ...counts, named, linked } };
}

function entityOf({ qid, iri }: AnchorRow, finder: EntityFinder): number | undefined {
  if (qid > 0) return finder.byQid(qid);
  return iri === undefined ? undefined : finder.byIri(iri);
}
