import { cut, type Pieces } from "../../text/pieces.ts";
import { type AnchorRow, readAnchorRows } from "./anchor-rows.ts";
import type { EntityFinder } from "./entity-ids.ts";
import { Ints } from "./growable.ts";
import type { RowFault } from "./popularity.ts";

/** Counts of links by name and entity: all that a pack needs for P(entity | name) and for keyphraseness. */
export interface Anchors {
  /** Names by their two hashes (`nameHashes`), ascending by the first, then by the second. */
  readonly hash: Uint32Array;
  readonly hash2: Uint32Array;
  /** How often each name is a link, whatever to. */
  readonly linked: Uint32Array;
  /** How often each name is written at all; no less than `linked`. */
  readonly written: Uint32Array;
  /** Where the entities of each name begin; one more than names. */
  readonly at: Uint32Array;
  /** Entities of each name, ascending, and how often it is linked to each. */
  readonly entities: Uint32Array;
  readonly counts: Uint32Array;
}

/** The most that a count can be: what is more stays at it. */
const mostCounted = 2 ** 32 - 1;

/** Counts links by name and entity. Numbers in typed arrays only: some 20 bytes a name and 30 a pair. */
export class AnchorTable {
  readonly #names = new PairNumbers();
  readonly #pairs = new PairNumbers();
  readonly #linked = new Ints();
  readonly #written = new Ints();
  readonly #counts = new Ints();

  /** Names so far. */
  get names(): number {
    return this.#names.length;
  }

  /**
   * Counts a surface form.
   *
   * @param hash the hashes of its name, of `nameHashes`
   * @param entity what it is linked to; -1 for something that is not in the pack, undefined for no link
   */
  add(hash: number, hash2: number, entity: number | undefined, count: number): void {
    const name = this.#names.number(hash, hash2);
    raise(this.#written, name, count);
    raise(this.#linked, name, entity === undefined ? 0 : count);
    if (entity !== undefined && entity >= 0) raise(this.#counts, this.#pairs.number(name, entity), count);
  }

  /** The counts in the order of a pack: it does not depend on the order of the rows. */
  finish(): Anchors {
    const names = this.#names;
    const order = sortedBy(
      names.length,
      (i) => names.first(i),
      (i) => names.second(i),
    );
    const place = new Uint32Array(names.length);
    for (const [at, name] of order.entries()) place[name] = at;
    const pairs = this.#pairs;
    const pairOrder = sortedBy(
      pairs.length,
      (i) => place[pairs.first(i)]!,
      (i) => pairs.second(i),
    );
    const at = new Uint32Array(names.length + 1);
    for (const pair of pairOrder) at[place[pairs.first(pair)]! + 1]!++;
    for (let i = 0; i < names.length; i++) at[i + 1]! += at[i]!;
    const linked = this.#linked.unsigned();
    const written = this.#written.unsigned();
    const counts = this.#counts.unsigned();
    return {
      hash: order.map((name) => names.first(name)),
      hash2: order.map((name) => names.second(name)),
      linked: order.map((name) => linked[name]!),
      written: order.map((name) => written[name]!),
      at,
      entities: pairOrder.map((pair) => pairs.second(pair)),
      counts: pairOrder.map((pair) => counts[pair]!),
    };
  }
}

function raise(list: Ints, at: number, by: number): void {
  if (at === list.length) list.push(0);
  const sum = (list.data[at]! >>> 0) + by;
  list.data[at] = Math.min(sum, mostCounted);
}

/** Numbers from 0 to count - 1 in the order of two keys. */
function sortedBy(count: number, first: (i: number) => number, second: (i: number) => number): Uint32Array {
  return Uint32Array.from({ length: count }, (_, i) => i).sort(
    (a, b) => first(a) - first(b) || second(a) - second(b),
  );
}

/** Pairs of 32-bit numbers by number, each once: open addressing over typed arrays. */
class PairNumbers {
  readonly #firsts = new Ints();
  readonly #seconds = new Ints();
  /** Numbers plus one. */
  #slots = new Int32Array(1024);

  get length(): number {
    return this.#firsts.length;
  }

  first(number: number): number {
    return this.#firsts.data[number]! >>> 0;
  }

  second(number: number): number {
    return this.#seconds.data[number]! >>> 0;
  }

  /** The number of a pair, a new one where it is new. */
  number(first: number, second: number): number {
    const slot = this.#slotOf(first | 0, second | 0);
    const found = this.#slots[slot]!;
    if (found > 0) return found - 1;
    this.#firsts.push(first | 0);
    this.#seconds.push(second | 0);
    this.#slots[slot] = this.length;
    if (this.length * 3 > this.#slots.length * 2) this.#grow();
    return this.length - 1;
  }

  #slotOf(first: number, second: number): number {
    const mask = this.#slots.length - 1;
    let h = Math.imul(first ^ (second >>> 15), 0x9e3779b1) ^ Math.imul(second, 0x85ebca77);
    h ^= h >>> 16;
    for (let slot = h & mask; ; slot = (slot + 1) & mask) {
      const number = this.#slots[slot]! - 1;
      if (number < 0) return slot;
      if (this.#firsts.data[number] === first && this.#seconds.data[number] === second) return slot;
    }
  }

  #grow(): void {
    this.#slots = new Int32Array(this.#slots.length * 2);
    for (let i = 0; i < this.length; i++)
      this.#slots[this.#slotOf(this.#firsts.data[i]!, this.#seconds.data[i]!)] = i + 1;
  }
}

/** Two hashes of a name, of its folded pieces: case, accents and what stands between the pieces do not matter. */
export function nameHashes(
  pieces: Pieces,
  from = 0,
  to: number = pieces.count,
): [hash: number, hash2: number] {
  let hash = to - from;
  let hash2 = ~hash;
  for (let i = from; i < to; i++) {
    hash = Math.imul((hash << 5) ^ (hash >>> 27) ^ pieces.hash[i]!, 0x9e3779b1);
    hash2 = Math.imul((hash2 << 7) ^ (hash2 >>> 25) ^ pieces.hash2[i]!, 0x85ebca77);
  }
  return [hash >>> 0, hash2 >>> 0];
}

/** What is known of the pack that anchors are counted for. */
export interface AnchoredPack {
  readonly finder: EntityFinder;
  /** Whether the pack has the name: of other names nothing is kept, so that memory does not grow with the rows. */
  isName(pieces: Pieces): boolean;
}

/**
 * Counts the anchors of a file for a pack.
 *
 * @param refuse called with each row that cannot be used
 * @throws ProblemError `invalid_dataset` when a line is longer than 256 MiB
 */
export async function countAnchors(
  chunks: AsyncIterable<Uint8Array>,
  { finder, isName }: AnchoredPack,
  refuse: RowFault,
): Promise<{ table: AnchorTable; rows: number; faults: number }> {
  const table = new AnchorTable();
  /** The rows of a surface form mostly follow each other. */
  let last: { surface: string; hashes: [number, number] | undefined } = { surface: "", hashes: undefined };
  const counts = await readAnchorRows(
    chunks,
    (row) => {
      if (row.surface !== last.surface) {
        const pieces = cut(row.surface);
        last = { surface: row.surface, hashes: isName(pieces) ? nameHashes(pieces) : undefined };
      }
      if (last.hashes) table.add(...last.hashes, entityOf(row, finder), row.count);
    },
    refuse,
  );
  return { table, ...counts };
}

function entityOf({ qid, iri }: AnchorRow, finder: EntityFinder): number | undefined {
  if (qid > 0) return finder.byQid(qid);
  return iri === undefined ? undefined : finder.byIri(iri);
}
