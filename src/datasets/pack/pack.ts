import { FIELD_WORDS } from "../knowledge/semantic-fields.ts";
import { FACT_WORDS } from "../names/name-facts.ts";
import { NameTrie } from "../names/name-trie.ts";
import { ByteReader } from "./bytes.ts";
import { DecodedPack, type Pack, type Statement } from "./decoded-pack.ts";
import { IdentityIndex } from "./identity-index.ts";
import { anchorsOf, type PackAnchors } from "./pack-anchors.ts";
import { PackEvidence } from "./pack-evidence.ts";
import { invalidPack, type PackMeta } from "./pack-format.ts";
import type { Lists } from "./pack-neighbours.ts";
import { ascending, below } from "./pack-ranges.ts";
import { type PackMemory, readSections, type SectionTable, verifySections } from "./pack-sections.ts";
import { begins, bytesOf, indexesOf, massesOf, readMeta, tablesOf, uints, wrongSize } from "./pack-tables.ts";

export type { Pack, Statement };

export interface OpenPackOptions {
  /**
   * Whether the content is compared with its hashes. By default it is compared up to 16 MiB, which takes a few
   * milliseconds. Of a larger pack only header, table and bounds are checked.
   */
  readonly verify?: boolean | undefined;
}

export const verifiedBytes: number = 16 * 2 ** 20;

/**
 * Opens a pack: checks header, section bounds and, up to 16 MiB or when asked, the content. The buffer is used
 * where it is and must not be changed; it may be shared with workers.
 *
 * @example
 * const kb = openPack(await (await fetch("/slice.kb")).arrayBuffer());
 *
 * @throws ProblemError `invalid_pack`: truncated, no pack, newer than this reader, damaged
 */
export function openPack(data: ArrayBufferLike | Uint8Array, { verify }: OpenPackOptions = {}): Pack {
  let memory = memoryOf(data);
  // Numbers are read in place, so they must lie at multiples of their size.
  if (memory.from % 4 !== 0)
    memory = memoryOf(new Uint8Array(memory.buffer, memory.from, memory.length).slice());
  if (new Uint8Array(Uint32Array.of(1).buffer)[0] !== 1)
    throw invalidPack("packs need a little-endian machine");
  const table = readSections(memory);
  if (verify ?? memory.length <= verifiedBytes) verifySections(table);
  return new OpenPack(table);
}

function memoryOf(data: ArrayBufferLike | Uint8Array): PackMemory {
  return ArrayBuffer.isView(data)
    ? { buffer: data.buffer, from: data.byteOffset, length: data.byteLength }
    : { buffer: data, from: 0, length: data.byteLength };
}

class OpenPack extends DecodedPack {
  readonly meta: PackMeta;
  readonly hash: string;
  readonly names: NameTrie;
  readonly evidence: PackEvidence;
  readonly size: number;
  readonly medianPopularity: number;
  readonly anchors: PackAnchors | undefined;
  readonly #facts: Uint32Array;
  readonly #table: SectionTable;
  readonly #qids: Uint32Array;
  readonly #mass: Float32Array;
  readonly #recordAt: Uint32Array;
  readonly #records: Uint8Array;
  readonly #typesAt: Uint32Array;
  readonly #types: Uint32Array;
  readonly #statementsAt: Uint32Array;
  readonly #properties: Uint16Array;
  readonly #values: Uint32Array;
  readonly #identities: IdentityIndex;
  readonly #neighbours: Lists;

  constructor(table: SectionTable) {
    super();
    this.#table = table;
    this.hash = table.hash.toString(16).padStart(8, "0");
    this.meta = readMeta(table);
    const n = this.meta.entities;
    this.size = n;
    this.#qids = uints(table, "qids", n);
    this.#mass = massesOf(table, n);
    this.medianPopularity = medianOf(this.#mass);
    this.#records = bytesOf(table, "recs");
    this.#recordAt = uints(table, "reco", n + 1);
    this.#types = uints(table, "type");
    this.#typesAt = begins(table, "tyof", n, this.#types.length);
    this.#values = uints(table, "stva");
    this.#statementsAt = begins(table, "stof", n, this.#values.length);
    const properties = bytesOf(table, "stpr");
    this.#properties = new Uint16Array(properties.buffer, properties.byteOffset, properties.length / 2);
    if (this.#properties.length !== this.#values.length) throw wrongSize("stpr");
    const hashes = uints(table, "idha");
    const entities = uints(table, "iden", hashes.length);
    const sorted = uints(table, "sort", n);
    this.#identities = new IdentityIndex({ qids: this.#qids, sorted, hashes, entities }, (entity) =>
      this.record(entity),
    );
    const list = uints(table, "neig");
    this.#neighbours = { at: begins(table, "neof", n, list.length), list };
    if (this.#recordAt[n] !== this.#records.length) throw wrongSize("recs");
    ascending("reco", this.#recordAt);
    below("sort", sorted, n);
    below("iden", entities, n);
    below("stva", this.#values, n);
    below("neig", list, n);
    below("type", this.#types, this.meta.types.length);
    below("stpr", this.#properties, this.meta.properties.length);
    const tables = tablesOf(table, this.meta);
    this.names = new NameTrie(tables, indexesOf(table, this.meta));
    this.#facts = uints(table, "fact", tables.heads.length * FACT_WORDS);
    this.anchors = anchorsOf(table, this.meta);
    const rarity = bytesOf(table, "rare");
    if (rarity.length === 0) throw wrongSize("rare");
    const terms = uints(table, "term");
    this.evidence = new PackEvidence({
      typeNames: this.meta.types,
      types: { at: this.#typesAt, list: this.#types },
      neighbours: this.#neighbours,
      terms: { at: begins(table, "teof", n, terms.length), list: terms },
      fields: uints(table, "fiel", n * FIELD_WORDS),
      rarity,
    });
  }

  mass(entity: number): number {
    return this.#mass[entity] ?? 1;
  }

  nameFact(node: number, word: 0 | 1): number {
    return this.#facts[node * FACT_WORDS + word] ?? 0;
  }

  neighbours(entity: number): Uint32Array {
    const { at, list } = this.#neighbours;
    return list.subarray(at[entity]!, at[entity + 1]!);
  }

  degree(entity: number): number {
    const { at } = this.#neighbours;
    return at[entity + 1]! - at[entity]!;
  }

  neighbour(entity: number, n: number): number {
    const { at, list } = this.#neighbours;
    return list[at[entity]! + n]!;
  }

  statements(entity: number): Statement[] {
    const statements: Statement[] = [];
    for (let i = this.#statementsAt[entity]!; i < this.#statementsAt[entity + 1]!; i++)
      statements.push({ property: this.meta.properties[this.#properties[i]!]!, value: this.#values[i]! });
    return statements;
  }

  find(identity: string): number | undefined {
    return this.#identities.find(identity);
  }

  typesOf(entity: number): string[] {
    const types: string[] = [];
    for (let i = this.#typesAt[entity]!; i < this.#typesAt[entity + 1]!; i++)
      types.push(this.meta.types[this.#types[i]!]!);
    return types;
  }

  protected qidOf(entity: number): number {
    return this.#qids[entity]!;
  }

  protected recordReader(entity: number): ByteReader {
    return new ByteReader(this.#records, this.#recordAt[entity]!, this.#recordAt[entity + 1]!);
  }

  protected verifyContent(): void {
    verifySections(this.#table);
  }
}

/** Number of entities in the sample for the median: more would take noticeable time when a pack is opened. */
const SAMPLED = 1000;

/** Popularity of the median entity, as a logarithm to the base 2, from a sample at equal distances. */
export function medianOf(mass: Float32Array): number {
  const step = Math.max(1, Math.floor(mass.length / SAMPLED));
  const sample = new Float32Array(Math.ceil(mass.length / step));
  for (let i = 0; i < sample.length; i++) sample[i] = mass[i * step]!;
  sample.sort();
  return Math.log2(1 + (sample[sample.length >> 1] ?? 1));
}
