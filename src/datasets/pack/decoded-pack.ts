import { BoundedCache } from "../bounded-cache.ts";
import type { CompiledDataset, NearName } from "../dataset.ts";
import type { LanguageMap } from "../entity.ts";
import type { EntityEvidence } from "../evidence/evidence.ts";
import type { NameLookup } from "../names/name-lookup.ts";
import type { ByteReader } from "./bytes.ts";
import { derivedDescriptions } from "./describe.ts";
import { LazyRecord, type PackRecord, type RecordSource } from "./lazy-record.ts";
import type { PackAnchors } from "./pack-anchors.ts";
import { invalidPack, type PackMeta } from "./pack-format.ts";
import { nearNames } from "./pack-nearest.ts";
import { type RecordTexts, readRecord } from "./pack-record.ts";

/** A statement: property and the entity that is its value. */
export interface Statement {
  /** Id of the property, such as `P17`, or its word. */
  readonly property: string;
  /** Number of the entity that is the value. */
  readonly value: number;
}

/** A knowledge base opened from a pack. Everything but the tables is decoded when it is asked for. */
export interface Pack extends CompiledDataset {
  /** What the pack says of itself. */
  readonly meta: PackMeta;
  /** Identifies the content. */
  readonly hash: string;
  readonly anchors: PackAnchors | undefined;
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

/** Decoded records that are kept, for one is asked for many times in a text. */
const keptRecords = 8192;

/** Searches for near names that are kept: a text asks for its unknown names again and again. */
const keptSearches = 10_000;

/**
 * What a pack decodes when it is asked for, and keeps: the same wherever its sections lie. How numbers are read, which
 * linking does for every name of a text, is each pack's own.
 */
export abstract class DecodedPack implements Pack, RecordSource {
  abstract readonly meta: PackMeta;
  abstract readonly hash: string;
  readonly fixed = true;
  abstract readonly names: NameLookup;
  abstract readonly evidence: EntityEvidence;
  abstract readonly size: number;
  abstract readonly medianPopularity: number;
  abstract readonly anchors: PackAnchors | undefined;
  readonly #kept = new BoundedCache<number, LazyRecord>(keptRecords);
  readonly #near = new BoundedCache<string, readonly NearName[]>(keptSearches);

  abstract mass(entity: number): number;
  abstract nameFact(node: number, word: 0 | 1): number;
  abstract neighbours(entity: number): Uint32Array;
  abstract degree(entity: number): number;
  abstract neighbour(entity: number, n: number): number;
  abstract statements(entity: number): Statement[];
  abstract find(identity: string): number | undefined;
  abstract typesOf(entity: number): string[];
  /** The number of an entity's QID; 0 where its id is another. */
  protected abstract qidOf(entity: number): number;
  /** Reads the record of an entity from its beginning. */
  protected abstract recordReader(entity: number): ByteReader;
  /** Compares the sections with their hashes. */
  protected abstract verifyContent(): void;

  alive(): boolean {
    return true;
  }

  record(entity: number): PackRecord {
    let record = this.#kept.get(entity);
    if (!record) {
      record = new LazyRecord(this, entity);
      this.#kept.set(entity, record);
    }
    return record;
  }

  nearest(name: string, limit: number): readonly NearName[] {
    const key = `${limit} ${name}`;
    let near = this.#near.get(key);
    if (!near) {
      near = nearNames(this, name, limit);
      this.#near.set(key, near);
    }
    return near;
  }

  verify(): void {
    this.verifyContent();
    for (let entity = 0; entity < this.size; entity++) {
      const { labels, sameAs, id } = this.record(entity);
      if (labels === undefined || sameAs === undefined || id === "")
        throw invalidPack(`the record of entity ${entity} is damaged`);
    }
  }

  idOf(entity: number): string {
    const number = this.qidOf(entity);
    if (number !== 0) return `Q${number}`;
    const reader = this.recordReader(entity);
    return decoded(entity, () => {
      readRecord(reader, this.meta.tags);
      return reader.text();
    });
  }

  textsOf(entity: number): RecordTexts {
    const reader = this.recordReader(entity);
    return decoded(entity, () => readRecord(reader, this.meta.tags));
  }

  describe(entity: number, given: LanguageMap): LanguageMap {
    return derivedDescriptions(this, entity, given);
  }
}

/** What decodes a record of an entity, its failure being that of the pack. */
function decoded<T>(entity: number, decode: () => T): T {
  try {
    return decode();
  } catch (error) {
    if (error instanceof RangeError) throw invalidPack(`the record of entity ${entity} is damaged`, error);
    throw error;
  }
}
