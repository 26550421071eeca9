/**
 * Entities on their way into a pack: names already split and hashed, records already bytes, the rest numbers. Little
 * work is left for a builder, so other threads can make the batches. All arrays are in one buffer.
 */
export interface EntityBatch {
  /**
   * The input in order: 0 is an entity. Another number stands for an item that was left out: its reason is at that
   * number minus one in `reasons`.
   */
  readonly events: Int32Array;
  readonly reasons: readonly string[];
  /** Ids that are not QIDs, and types that are words: a reference `-1 - i` means the text `i`. */
  readonly texts: readonly string[];
  readonly properties: readonly string[];
  /** `ENTITY` numbers each. */
  readonly entities: Int32Array;
  /** `FACTS` numbers each: mass (NaN if it is to be computed from the others), sitelinks, population, statements. */
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
  /** Types as references. */
  readonly types: Int32Array;
  /** Two numbers each: property, reference of the value. */
  readonly relations: Int32Array;
  /** Two hashes of each identity. */
  readonly identities: Int32Array;
  /** Two QID numbers each: a class, and one above it. */
  readonly classes: Int32Array;
}

/** Numbers of an entity: its reference, the bytes of its record, and how many entries of each list belong to it. */
export const ENTITY = 7;
export const FACTS = 4;
export const NAME_ENTRY = 4;

/** Returns memory for the arrays of a batch: at least this many bytes. */
export type BatchMemory = (bytes: number) => ArrayBufferLike;
