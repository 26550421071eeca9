import { canonicalId, qidOf } from "../contract/identity.ts";
import { ByteReader } from "./bytes.ts";
import type { CompiledDataset, NearName } from "./compiled.ts";
import { derivedDescriptions } from "./describe.ts";
import type { EntityRecord, LanguageMap } from "./entity.ts";
import { EDGE_SLOT, type NameTables, NameTrie, POSTING, WORD_SLOT } from "./name-trie.ts";
import { invalidPack, type PackMeta, type SectionName, sectionElements } from "./pack-format.ts";
import { nearNames } from "./pack-nearest.ts";
import type { Lists } from "./pack-neighbours.ts";
import { type RecordTexts, readRecord } from "./pack-record.ts";
import { readSections, type SectionTable, sectionBytes, verifySections } from "./pack-sections.ts";
import { textHash } from "./text-hash.ts";

/** A record of a pack, which has more than linking asks for. */
export interface PackRecord extends EntityRecord {
  readonly demonyms: Readonly<Record<string, readonly string[]>>;
  /** Descriptions of the source, without those derived from statements. */
  readonly ownDescriptions: LanguageMap;
}

/** A statement: property and the entity that is its value. */
export interface Statement {
  readonly property: string;
  readonly value: number;
}

/** A knowledge base opened from a pack. Everything but the tables is decoded when it is asked for. */
export interface Pack extends CompiledDataset {
  readonly meta: PackMeta;
  /** Identifies the content. */
  readonly hash: string;
  record(entity: number): PackRecord;
  /** What is said of an entity, its own statements only. */
  statements(entity: number): readonly Statement[];
  /**
   * Compares the whole content with the hashes in it.
   *
   * @throws ProblemError `invalid_pack`
   */
  verify(): void;
}

export interface OpenPackOptions {
  /**
   * Whether the content is compared with its hashes. By default it is up to 16 MiB (some milliseconds), and of a
   * larger pack only header, table and bounds are checked.
   */
  readonly verify?: boolean | undefined;
}

const verifiedBytes = 16 * 2 ** 20;

/** Decoded records that are kept, for one is asked for many times in a text. */
const keptRecords = 8192;

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
  // A plain view: that of Node's Buffer has a `slice` that does not copy.
  let bytes = ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
  // Numbers are read where they lie, so they must lie at multiples of their size.
  if (bytes.byteOffset % 4 !== 0) bytes = bytes.slice();
  if (new Uint8Array(Uint32Array.of(1).buffer)[0] !== 1)
    throw invalidPack("packs need a little-endian machine");
  const table = readSections(bytes);
  if (verify ?? bytes.length <= verifiedBytes) verifySections(table);
  return new OpenPack(table);
}

class OpenPack implements Pack {
  readonly meta: PackMeta;
  readonly hash: string;
  readonly names: NameTrie;
  readonly size: number;
  readonly #table: SectionTable;
  readonly #qids: Uint32Array;
  readonly #sorted: Uint32Array;
  readonly #qidFrom: number;
  readonly #mass: Float32Array;
  readonly #recordAt: Uint32Array;
  readonly #records: Uint8Array;
  readonly #typesAt: Uint32Array;
  readonly #types: Uint32Array;
  readonly #statementsAt: Uint32Array;
  readonly #properties: Uint16Array;
  readonly #values: Uint32Array;
  readonly #identityHashes: Uint32Array;
  readonly #identities: Uint32Array;
  readonly #neighbours: Lists;
  readonly #kept = new Map<number, LazyRecord>();

  constructor(table: SectionTable) {
    this.#table = table;
    this.hash = table.hash.toString(16).padStart(8, "0");
    this.meta = readMeta(table);
    const n = this.meta.entities;
    this.size = n;
    this.#qids = uints(table, "qids", n);
    this.#sorted = uints(table, "sort", n);
    this.#mass = new Float32Array(uints(table, "mass", n).buffer, uints(table, "mass", n).byteOffset, n);
    this.#records = bytesOf(table, "recs");
    this.#recordAt = uints(table, "reco", n + 1);
    this.#types = uints(table, "type");
    this.#typesAt = begins(table, "tyof", n, this.#types.length);
    this.#values = uints(table, "stva");
    this.#statementsAt = begins(table, "stof", n, this.#values.length);
    const properties = bytesOf(table, "stpr");
    this.#properties = new Uint16Array(properties.buffer, properties.byteOffset, properties.length / 2);
    if (this.#properties.length !== this.#values.length) throw wrongSize("stpr");
    this.#identityHashes = uints(table, "idha");
    this.#identities = uints(table, "iden", this.#identityHashes.length);
    const list = uints(table, "neig");
    this.#neighbours = { at: begins(table, "neof", n, list.length), list };
    if (this.#recordAt[n] !== this.#records.length) throw wrongSize("recs");
    // Ids that are no QIDs sort first, for their number is 0.
    let low = 0;
    let high = n;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#qidAt(middle) === 0) low = middle + 1;
      else high = middle;
    }
    this.#qidFrom = low;
    this.names = new NameTrie(tablesOf(table, this.meta));
  }

  alive(): boolean {
    return true;
  }

  record(entity: number): PackRecord {
    let record = this.#kept.get(entity);
    if (!record) {
      if (this.#kept.size >= keptRecords) this.#kept.clear();
      record = new LazyRecord(this, entity);
      this.#kept.set(entity, record);
    }
    return record;
  }

  mass(entity: number): number {
    return this.#mass[entity] ?? 1;
  }

  neighbours(entity: number): Uint32Array {
    const { at, list } = this.#neighbours;
    return list.subarray(at[entity]!, at[entity + 1]!);
  }

  statements(entity: number): Statement[] {
    const statements: Statement[] = [];
    for (let i = this.#statementsAt[entity]!; i < this.#statementsAt[entity + 1]!; i++)
      statements.push({ property: this.meta.properties[this.#properties[i]!]!, value: this.#values[i]! });
    return statements;
  }

  find(identity: string): number | undefined {
    const qid = qidOf(identity);
    // An entity with another id may say that it is the same as an item.
    const own = qid === undefined ? undefined : this.#findQid(Number(qid.slice(1)));
    return own ?? this.#findOther(canonicalId(identity));
  }

  nearest(name: string, limit: number): readonly NearName[] {
    return nearNames(this, name, limit);
  }

  verify(): void {
    verifySections(this.#table);
    for (let entity = 0; entity < this.size; entity++) {
      const { labels, sameAs, id } = this.record(entity);
      if (labels === undefined || sameAs === undefined || id === "")
        throw invalidPack(`the record of entity ${entity} is damaged`);
    }
  }

  /** The id of an entity. */
  idOf(entity: number): string {
    const number = this.#qids[entity]!;
    if (number !== 0) return `Q${number}`;
    const reader = this.#reader(entity);
    return decoded(entity, () => {
      readRecord(reader, this.meta.tags);
      return reader.text();
    });
  }

  textsOf(entity: number): RecordTexts {
    return decoded(entity, () => readRecord(this.#reader(entity), this.meta.tags));
  }

  typesOf(entity: number): string[] {
    const types: string[] = [];
    for (let i = this.#typesAt[entity]!; i < this.#typesAt[entity + 1]!; i++)
      types.push(this.meta.types[this.#types[i]!]!);
    return types;
  }

  #reader(entity: number): ByteReader {
    return new ByteReader(this.#records, this.#recordAt[entity]!, this.#recordAt[entity + 1]!);
  }

  #qidAt(place: number): number {
    return this.#qids[this.#sorted[place]!]!;
  }

  #findQid(qid: number): number | undefined {
    let low = this.#qidFrom;
    let high = this.size - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const value = this.#qidAt(middle);
      if (value === qid) return this.#sorted[middle];
      if (value < qid) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  }

  #findOther(identity: string): number | undefined {
    const hash = textHash(identity);
    let low = 0;
    let high = this.#identityHashes.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#identityHashes[middle]! < hash) low = middle + 1;
      else high = middle;
    }
    for (; this.#identityHashes[low] === hash; low++) {
      const entity = this.#identities[low]!;
      const { id, sameAs } = this.record(entity);
      if (canonicalId(id) === identity || sameAs.some((iri) => canonicalId(iri) === identity)) return entity;
    }
    return undefined;
  }
}

/** A record whose parts are decoded when they are first read. */
class LazyRecord implements PackRecord {
  readonly #pack: OpenPack;
  readonly #entity: number;
  #id: string | undefined;
  #texts: RecordTexts | undefined;
  #types: readonly string[] | undefined;
  #descriptions: LanguageMap | undefined;

  constructor(pack: OpenPack, entity: number) {
    this.#pack = pack;
    this.#entity = entity;
  }

  get id(): string {
    return (this.#id ??= this.#pack.idOf(this.#entity));
  }

  get labels(): LanguageMap {
    return this.#all.labels;
  }

  get aliases(): Readonly<Record<string, readonly string[]>> {
    return this.#all.aliases;
  }

  get demonyms(): Readonly<Record<string, readonly string[]>> {
    return this.#all.demonyms;
  }

  get ownDescriptions(): LanguageMap {
    return this.#all.descriptions;
  }

  get sameAs(): readonly string[] {
    return this.#all.sameAs;
  }

  get types(): readonly string[] {
    return (this.#types ??= this.#pack.typesOf(this.#entity));
  }

  /** Those of the source; in the other languages, what the statements say. */
  get descriptions(): LanguageMap {
    return (this.#descriptions ??= derivedDescriptions(this.#pack, this.#entity, this.#all.descriptions));
  }

  get #all(): RecordTexts {
    return (this.#texts ??= this.#pack.textsOf(this.#entity));
  }
}

function readMeta(table: SectionTable): PackMeta {
  let meta: PackMeta;
  try {
    meta = JSON.parse(new TextDecoder().decode(bytesOf(table, "meta").slice())) as PackMeta;
  } catch (error) {
    if (error instanceof SyntaxError) throw invalidPack('section "meta" is no JSON', error);
    throw error;
  }
  const counts = [meta.entities, meta.names, meta.words, meta.nodes, meta.edges];
  const lists = [meta.languages, meta.tags, meta.types, meta.properties];
  if (
    meta.format !== "referent-kb" ||
    !counts.every((count) => Number.isInteger(count) && count >= 0) ||
    !lists.every((list) => Array.isArray(list) && list.every((one) => typeof one === "string"))
  )
    throw invalidPack('section "meta" has another shape');
  return meta;
}

function bytesOf(table: SectionTable, name: SectionName): Uint8Array {
  const bytes = sectionBytes(table, name);
  if (!bytes) throw invalidPack(`section "${name}" is missing`);
  return bytes;
}

function uints(table: SectionTable, name: SectionName, length?: number): Uint32Array {
  const bytes = bytesOf(table, name);
  const array = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / sectionElements[name]);
  if (length !== undefined && array.length !== length) throw wrongSize(name);
  return array;
}

/** Where each list begins: one more than lists, and the last is the end of all. */
function begins(table: SectionTable, name: SectionName, lists: number, end: number): Uint32Array {
  const array = uints(table, name, lists + 1);
  if (array[lists] !== end) throw wrongSize(name);
  return array;
}

function tablesOf(table: SectionTable, meta: PackMeta): NameTables {
  const forms = bytesOf(table, "form");
  const tables: NameTables = {
    words: ints(table, "word"),
    wordCount: meta.words,
    edges: ints(table, "edge"),
    edgeCount: meta.edges,
    heads: ints(table, "head"),
    nodeCount: meta.nodes,
    postings: ints(table, "post"),
    forms,
    postingCount: meta.names,
  };
  if (!isTable(tables.words.length / WORD_SLOT, meta.words)) throw wrongSize("word");
  if (!isTable(tables.edges.length / EDGE_SLOT, meta.edges)) throw wrongSize("edge");
  if (tables.heads.length !== meta.nodes || meta.nodes < 1) throw wrongSize("head");
  if (tables.postings.length !== meta.names * POSTING) throw wrongSize("post");
  if (forms.length !== meta.names * 2) throw wrongSize("form");
  return tables;
}

/** A hash table needs a power of two of slots and a free one. */
function isTable(slots: number, taken: number): boolean {
  return slots >= 1 && (slots & (slots - 1)) === 0 && taken < slots;
}

function ints(table: SectionTable, name: SectionName): Int32Array {
  const bytes = bytesOf(table, name);
  return new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
}

function decoded<T>(entity: number, decode: () => T): T {
  try {
    return decode();
  } catch (error) {
    if (error instanceof RangeError) throw invalidPack(`the record of entity ${entity} is damaged`, error);
    throw error;
  }
}

function wrongSize(name: string) {
  return invalidPack(`section "${name}" has another size than the rest needs`);
}
