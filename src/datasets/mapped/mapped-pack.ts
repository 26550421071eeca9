import { FIELD_WORDS } from "../knowledge/semantic-fields.ts";
import { FACT_WORDS } from "../names/name-facts.ts";
import { ByteReader } from "../pack/bytes.ts";
import { DecodedPack, type Pack, type Statement } from "../pack/decoded-pack.ts";
import { IdentityIndex, type NumberTable } from "../pack/identity-index.ts";
import { medianOf, verifiedBytes } from "../pack/pack.ts";
import { anchorsOf, type PackAnchors } from "../pack/pack-anchors.ts";
import type { PackMeta } from "../pack/pack-format.ts";
import { type SectionTable, verifySections } from "../pack/pack-sections.ts";
import { beginningsOf, bytesOf, massesOf, readMeta, wrongSize } from "../pack/pack-tables.ts";
import { MappedEvidence } from "./mapped-evidence.ts";
import { MappedNames } from "./mapped-names.ts";
import { MappedBytes, MappedHalves, MappedLists, MappedWords } from "./mapped-section.ts";
import type { PackFile } from "./pack-file.ts";
import { PageCache } from "./page-cache.ts";
import { readResidents, readTable } from "./resident-sections.ts";

/** Options of a pack that is read from its file. */
export interface MapOptions {
  /** Bytes of memory for the parts of the file that were read; default 32 MiB. */
  readonly cacheBytes?: number | undefined;
  /** Whether the whole file is read and compared with its hashes, as for a pack in memory. Default up to 16 MiB. */
  readonly verify?: boolean | undefined;
}

/** A pack that is read from its file on demand. Its answers are those of the same pack in memory. */
export interface MappedPack extends Pack, Disposable {
  /** Closes the file. Later calls of the pack fail with `dataset_unavailable`. */
  close(): void;
}

/**
 * Default memory. With 16 MiB to 128 MiB a text took the same time, as the system keeps the file too
 * (`bench/mapped.mjs`).
 */
const defaultCache = 32 * 2 ** 20;

/**
 * Opens a pack whose file is read on demand.
 *
 * @throws ProblemError `invalid_pack`: truncated, no pack, newer than this reader, damaged, compressed;
 *   `dataset_unavailable` when it cannot be read
 */
export function openMappedPack(
  file: PackFile,
  { cacheBytes = defaultCache, verify }: MapOptions = {},
): MappedPack {
  const table = readTable(file);
  if (verify ?? file.length <= verifiedBytes) verifyFile(file, table);
  return new PackOnDisk(file, table, new PageCache(file, cacheBytes));
}

function verifyFile(file: PackFile, table: SectionTable): void {
  let memory = new Uint8Array(0);
  verifySections(table, (offset, length) => {
    if (memory.length < length) memory = new Uint8Array(length);
    const part = memory.subarray(0, length);
    file.read(offset, part);
    return part;
  });
}

class PackOnDisk extends DecodedPack implements MappedPack {
  readonly meta: PackMeta;
  readonly hash: string;
  readonly names: MappedNames;
  readonly anchors: PackAnchors | undefined;
  readonly evidence: MappedEvidence;
  readonly size: number;
  readonly medianPopularity: number;
  readonly #file: PackFile;
  readonly #table: SectionTable;
  readonly #cache: PageCache;
  readonly #facts: MappedWords;
  readonly #qids: MappedWords;
  readonly #mass: Float32Array;
  readonly #recordAt: MappedWords;
  readonly #records: MappedBytes;
  readonly #types: MappedLists;
  readonly #statementsAt: MappedWords;
  readonly #properties: MappedHalves;
  readonly #values: MappedWords;
  readonly #identities: IdentityIndex;
  readonly #neighbours: MappedLists;

  constructor(file: PackFile, table: SectionTable, cache: PageCache) {
    super();
    this.#file = file;
    this.#table = table;
    this.#cache = cache;
    const resident = readResidents(file, table);
    this.hash = table.hash.toString(16).padStart(8, "0");
    this.meta = readMeta(resident);
    this.anchors = anchorsOf(resident, this.meta);
    const n = this.meta.entities;
    this.size = n;
    const words = (name: ConstructorParameters<typeof MappedWords>[2], length?: number) =>
      new MappedWords(cache, table, name, length);
    const lists = (begins: "tyof" | "neof" | "teof", list: "type" | "neig" | "term", limit?: number) =>
      new MappedLists(words(begins, n + 1), words(list), limit);
    this.#qids = words("qids", n);
    this.#mass = massesOf(resident, n);
    this.medianPopularity = medianOf(this.#mass);
    this.#records = new MappedBytes(cache, table, "recs");
    this.#recordAt = words("reco", n + 1);
    this.#types = lists("tyof", "type", this.meta.types.length);
    this.#neighbours = lists("neof", "neig", n);
    this.#values = words("stva");
    this.#statementsAt = words("stof", n + 1);
    this.#properties = new MappedHalves(cache, table, "stpr", this.#values.length);
    const hashes = words("idha");
    this.#identities = new IdentityIndex(
      {
        qids: numbers(this.#qids),
        sorted: numbers(words("sort", n), n),
        hashes: numbers(hashes),
        entities: numbers(words("iden", hashes.length), n),
      },
      (entity) => this.record(entity),
    );
    this.names = new MappedNames(cache, table, this.meta, beginningsOf(resident));
    this.#facts = words("fact", this.meta.named * FACT_WORDS);
    const rarity = bytesOf(resident, "rare");
    if (rarity.length === 0) throw wrongSize("rare");
    this.evidence = new MappedEvidence({
      typeNames: this.meta.types,
      types: this.#types,
      neighbours: this.#neighbours,
      terms: lists("teof", "term"),
      fields: words("fiel", n * FIELD_WORDS),
      rarity,
    });
  }

  mass(entity: number): number {
    return this.#mass[entity] ?? 1;
  }

  nameFact(node: number, word: 0 | 1): number {
    const at = node * FACT_WORDS + word;
    return at < this.#facts.length ? this.#facts.at(at) >>> 0 : 0;
  }

  neighbours(entity: number): Uint32Array {
    return this.#neighbours.of(entity);
  }

  degree(entity: number): number {
    return this.#neighbours.lengthOf(entity);
  }

  neighbour(entity: number, n: number): number {
    return this.#neighbours.at(entity, n);
  }

  statements(entity: number): Statement[] {
    const statements: Statement[] = [];
    const { properties } = this.meta;
    const end = this.#statementsAt.below(entity + 1, this.#values.length + 1);
    for (let i = this.#statementsAt.below(entity, end + 1); i < end; i++)
      statements.push({
        property: properties[this.#properties.below(i, properties.length)]!,
        value: this.#values.below(i, this.size),
      });
    return statements;
  }

  find(identity: string): number | undefined {
    return this.#identities.find(identity);
  }

  typesOf(entity: number): string[] {
    return Array.from(this.#types.of(entity), (type) => this.meta.types[type]!);
  }

  close(): void {
    this.#cache.clear();
    this.#file.close();
  }

  [Symbol.dispose](): void {
    this.close();
  }

  protected qidOf(entity: number): number {
    return this.#qids.at(entity) >>> 0;
  }

  protected verifyContent(): void {
    verifyFile(this.#file, this.#table);
  }

  protected recordReader(entity: number): ByteReader {
    return new ByteReader(
      this.#records.slice(this.#recordAt.at(entity) >>> 0, this.#recordAt.at(entity + 1) >>> 0),
    );
  }
}

/** Unsigned numbers, each below a limit. */
function numbers(words: MappedWords, limit: number = 2 ** 32): NumberTable {
  return { length: words.length, at: (place) => words.below(place, limit) };
}
