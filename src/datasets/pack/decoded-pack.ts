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

/** A knowledge base opened from a pack. Everything except the tables is decoded on demand. */
export interface Pack extends CompiledDataset {
  /** The metadata of the pack. */
  readonly meta: PackMeta;
  /** Identifies the content. */
  readonly hash: string;
  readonly anchors: PackAnchors | undefined;
  record(entity: number): PackRecord;
  /** The statements of an entity, only its own ones. */
  statements(entity: number): readonly Statement[];
  /**
   * Compares the whole content with its hashes.
   *
   * @throws ProblemError `invalid_pack`
   */
  verify(): void;
}

/** Most decoded records that are kept, as a text needs the same one many times. */
const keptRecords = 8192;

/** Most searches for similar names that are kept: a text repeats its unknown names. */
const keptSearches = 10_000;

/**
 * The data that a pack decodes on demand and keeps, wherever its sections lie. Each kind of pack reads numbers in its
 * own way, as linking does that for every name of a text.
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
  /** The number of an entity's QID; 0 if it has another id. */
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

/** Decodes a record of an entity; a failure is reported as a fault of the pack. */
function decoded<T>(entity: number, decode: () => T): T {
  try {
    return decode();
  } catch (error) {
    if (error instanceof RangeError) throw invalidPack(`the record of entity ${entity} is damaged`, error);
    throw error;
  }
}
