/**
 * Entities on their way into a pack: names already cut and hashed, records already bytes, all else numbers. What a
 * builder still has to do with them is little, so batches can be made in other threads. All arrays lie in one buffer.
 */
export interface EntityBatch {
  /** What came, in order: 0 is an entity, another number a thing left out: `reasons` has why at that number minus one. */
  readonly events: Int32Array;
  readonly reasons: readonly string[];
  /** Ids that are no QIDs, and types that are words: a reference `-1 - i` means the text `i`. */
  readonly texts: readonly string[];
  readonly properties: readonly string[];
  /** `ENTITY` numbers each. */
  readonly entities: Int32Array;
  /** `FACTS` numbers each: mass (NaN where it follows from the others), sitelinks, population, statements. */
  readonly facts: Float64Array;
  /** Terms of the entities (`evidence/evidence.ts`), and three words of bits of their semantic fields. */
  readonly terms: Int32Array;
  readonly fields: Int32Array;
  readonly records: Uint8Array;
  /** `NAME_ENTRY` numbers each: first piece, piece after the last, hash of the name as written, form and languages. */
  readonly names: Int32Array;
  /** Hashes of the pieces that names have. */
  readonly hash: Int32Array;
  readonly hash2: Int32Array;
  /** References. */
  readonly types: Int32Array;
  /** Two numbers each: property, reference of the value. */
  readonly relations: Int32Array;
  /** Two hashes of each identity. */
  readonly identities: Int32Array;
  /** Two QID numbers each: a class, and one above it. */
  readonly classes: Int32Array;
}

/** Numbers of an entity: its reference, bytes of its record, and how many of each list are its own. */
export const ENTITY = 7;
export const FACTS = 4;
export const NAME_ENTRY = 4;

/** Gives memory for the arrays of a batch: so many bytes or more. */
export type BatchMemory = (bytes: number) => ArrayBufferLike;
