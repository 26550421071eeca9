import { ProblemError } from "../../contract/problem.ts";

/**
 * The file format of a pack, version 2: a header, a table of sections, the sections. All numbers are little
 * endian; every section begins at a multiple of 64 bytes and is used where it lies.
 *
 *     0   8   magic: 89 52 4b 42 0d 0a 1a 0a  (like PNG: a changed line end or a 7-bit channel shows at once)
 *     8   2   major version: a reader refuses another one
 *     10  2   minor version: only adds sections that an older reader may ignore
 *     12  4   number of sections
 *     16  8   length of the file
 *     24  4   hash of the header and the table, this field as 0; identifies the content, for the table has the
 *             hash of every section
 *     28  36  zero
 *     64      the table, 32 bytes per section: name (4 ASCII), bytes of an element (4), offset (8), length (8),
 *             hash of the section with its padding (4), zero (4)
 */
export const magic: readonly number[] = [0x89, 0x52, 0x4b, 0x42, 0x0d, 0x0a, 0x1a, 0x0a];
export const majorVersion = 2;
export const minorVersion = 0;
export const headerBytes = 64;
export const entryBytes = 32;
export const alignment = 64;

/** Bytes of an element of each section that this version knows. */
export const sectionElements = {
  /** JSON: `PackMeta`. */
  meta: 1,
  /** The name trie, unchanged (`NameTables`). */
  word: 4,
  edge: 4,
  step: 4,
  head: 4,
  post: 4,
  form: 1,
  /** Entities: QID number (0 for another id), order of the ids, mass. */
  qids: 4,
  sort: 4,
  mass: 4,
  /** Records as bytes, and where each begins. */
  reco: 4,
  recs: 1,
  /** Types of each entity: beginning of each list, type numbers. */
  tyof: 4,
  type: 4,
  /** Statements: beginning of each entity's list, property numbers, values as entity numbers. */
  stof: 4,
  stpr: 2,
  stva: 4,
  /** Neighbours in both directions: beginning of each list, entity numbers. */
  neof: 4,
  neig: 4,
  /** Hashes of ids and `same_as` that are not QIDs, ascending, and the entity of each. */
  idha: 4,
  iden: 4,
  /** The beginnings of names, in bits (`NameBeginnings`): first words, first pairs. */
  begw: 4,
  begp: 4,
  /** Names by their words (`WordIndex`): beginning of each word's list, nodes. A compact pack has neither. */
  wibe: 4,
  wino: 4,
  /** Facts about the name of each node that has entities (`names/name-facts.ts`). */
  fact: 4,
  /** Terms (`evidence/evidence.ts`): beginning of each entity's list, terms. */
  teof: 4,
  term: 4,
  /** How distinctive a stem is, by its low bits. */
  rare: 1,
  /** Semantic fields of each entity, bits in three words. */
  fiel: 4,
  /**
   * Counts of links (`pack-anchors.ts`): for each name that has some, and for each name and entity. Most packs have
   * neither.
   */
  anof: 4,
  anch: 4,
} as const;

export type SectionName = keyof typeof sectionElements;

/** The totals of the link counts of a pack. */
export interface AnchorTotals {
  /** Number of names that have counts. */
  readonly names: number;
  /** Number of pairs of a name and an entity that it is a link to. */
  readonly pairs: number;
  /** How often these names are a link, to any target. */
  readonly links: number;
  /** How often they are written without a link; 0 if the source did not count that. */
  readonly unlinked: number;
}

/** The metadata of a pack. */
export interface PackMeta {
  /** Names the format. */
  readonly format: "referent-kb";
  /** Number of entities. */
  readonly entities: number;
  /** Pairs of a name and an entity that it names. */
  readonly names: number;
  /** Different words in the names. */
  readonly words: number;
  /** Nodes of the tree of names: beginnings of names, word by word. */
  readonly nodes: number;
  /** Number of nodes that have entities, plus one. */
  readonly named: number;
  /** Names of two words and more. */
  readonly longNames: number;
  /** Languages of the names and descriptions. */
  readonly languages: readonly string[];
  /** Tags other than the eight languages, by the number that records use for them. */
  readonly tags: readonly string[];
  /** Types by number. */
  readonly types: readonly string[];
  /** Properties of statements by number. */
  readonly properties: readonly string[];
  /** Links whose counts decide between namesakes; absent if the pack was built without anchors. */
  readonly anchors?: AnchorTotals | undefined;
  /** The source of the content, as given to the builder. */
  readonly source: string;
  /** Licence of the content. */
  readonly license: string;
  /** The command that makes the pack. */
  readonly command: string;
  /** Version of the package that built it. */
  readonly builder: string;
}

/** @param reason the fault, in words that a user can act on */
export function invalidPack(reason: string, cause?: unknown): ProblemError {
  return new ProblemError("invalid_pack", { detail: reason, cause });
}

/** XXH32 (Yann Collet). It detects damage, not manipulation. */
export function contentHash(bytes: Uint8Array, seed = 0): number {
  const P1 = 0x9e3779b1;
  const P2 = 0x85ebca77;
  const P3 = 0xc2b2ae3d;
  const P4 = 0x27d4eb2f;
  const P5 = 0x165667b1;
  const n = bytes.byteLength;
  const aligned = bytes.byteOffset % 4 === 0;
  const whole = n >>> 2;
  const words = aligned
    ? new Int32Array(bytes.buffer, bytes.byteOffset, whole)
    : new Int32Array(bytes.slice(0, whole * 4).buffer);
  let h: number;
  let i = 0;
  if (n >= 16) {
    let a = (seed + P1 + P2) | 0;
    let b = (seed + P2) | 0;
    let c = seed | 0;
    let d = (seed - P1) | 0;
    for (const end = whole - 3; i < end; i += 4) {
      a = (a + Math.imul(words[i]!, P2)) | 0;
      a = Math.imul((a << 13) | (a >>> 19), P1);
      b = (b + Math.imul(words[i + 1]!, P2)) | 0;
      b = Math.imul((b << 13) | (b >>> 19), P1);
      c = (c + Math.imul(words[i + 2]!, P2)) | 0;
      c = Math.imul((c << 13) | (c >>> 19), P1);
      d = (d + Math.imul(words[i + 3]!, P2)) | 0;
      d = Math.imul((d << 13) | (d >>> 19), P1);
    }
    h =
      (((a << 1) | (a >>> 31)) +
        ((b << 7) | (b >>> 25)) +
        ((c << 12) | (c >>> 20)) +
        ((d << 18) | (d >>> 14))) |
      0;
  } else h = (seed + P5) | 0;
  h = (h + n) | 0;
  for (; i < whole; i++) {
    h = (h + Math.imul(words[i]!, P3)) | 0;
    h = Math.imul((h << 17) | (h >>> 15), P4);
  }
  for (let j = whole * 4; j < n; j++) {
    h = (h + Math.imul(bytes[j]!, P5)) | 0;
    h = Math.imul((h << 11) | (h >>> 21), P1);
  }
  h = Math.imul(h ^ (h >>> 15), P2);
  h = Math.imul(h ^ (h >>> 13), P3);
  return (h ^ (h >>> 16)) >>> 0;
}
