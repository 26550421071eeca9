import type { ProblemError } from "../../contract/problem.ts";
import { HashBits } from "../names/hash-bits.ts";
import { NameBeginnings } from "../names/name-beginnings.ts";
import { type NameTables, POSTING, STEP, WORD_SLOT } from "../names/name-tables.ts";
import type { NameIndexes } from "../names/name-trie.ts";
import { WordLists } from "../names/word-index.ts";
import { invalidPack, type PackMeta, type SectionName, sectionElements } from "./pack-format.ts";
import { ascending, below, checkNames } from "./pack-ranges.ts";
import { type SectionTable, sectionBytes } from "./pack-sections.ts";

/** The metadata of a pack. */
export function readMeta(table: SectionTable): PackMeta {
  let meta: PackMeta;
  try {
    meta = JSON.parse(new TextDecoder().decode(bytesOf(table, "meta").slice())) as PackMeta;
  } catch (error) {
    if (error instanceof SyntaxError) throw invalidPack('section "meta" is not JSON', error);
    throw error;
  }
  // JSON may be null, which has no fields.
  if (typeof meta !== "object" || meta === null) throw invalidPack('section "meta" has the wrong shape');
  const counts = [meta.entities, meta.names, meta.words, meta.nodes, meta.named, meta.longNames];
  if (meta.anchors !== undefined) {
    const { names, pairs, links, unlinked } = meta.anchors ?? {};
    counts.push(names, pairs, links, unlinked);
  }
  const lists = [meta.languages, meta.tags, meta.types, meta.properties];
  if (
    meta.format !== "referent-kb" ||
    !counts.every((count) => Number.isInteger(count) && count >= 0) ||
    !lists.every((list) => Array.isArray(list) && list.every((one) => typeof one === "string")) ||
    // An object of texts by language cannot have it.
    meta.tags.includes("__proto__")
  )
    throw invalidPack('section "meta" has the wrong shape');
  return meta;
}

/** The bytes of a section, in place. */
export function bytesOf(table: SectionTable, name: SectionName): Uint8Array {
  const bytes = sectionBytes(table, name);
  if (!bytes) throw invalidPack(`section "${name}" is missing`);
  return bytes;
}

/** A section as numbers of four bytes. Its length is checked if one is given. */
export function uints(table: SectionTable, name: SectionName, length?: number): Uint32Array {
  const bytes = bytesOf(table, name);
  const array = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / sectionElements[name]);
  if (length !== undefined && array.length !== length) throw wrongSize(name);
  return array;
}

/**
 * How well known each entity is.
 *
 * @throws ProblemError `invalid_pack` for a number that is negative, infinite or NaN: every answer that it counts in would
 *   have a probability that is not a number
 */
export function massesOf(table: SectionTable, entities: number): Float32Array {
  const bits = uints(table, "mass", entities);
  // The bits of finite numbers without a sign ascend as the numbers do.
  below("mass", bits, INFINITE);
  return new Float32Array(bits.buffer, bits.byteOffset, entities);
}

/** The bits of infinity; those of NaN are greater. */
const INFINITE = 0x7f800000;

/** The beginning of each list. There is one more than lists: the last is the end of all. */
export function begins(table: SectionTable, name: SectionName, lists: number, end: number): Uint32Array {
  const array = uints(table, name, lists + 1);
  if (array[lists] !== end) throw wrongSize(name);
  ascending(name, array);
  return array;
}

/** The tables of the names, each of the size that the header states. */
export function tablesOf(table: SectionTable, meta: PackMeta): NameTables {
  const forms = bytesOf(table, "form");
  const tables: NameTables = {
    words: ints(table, "word"),
    wordCount: meta.words,
    edges: ints(table, "edge"),
    steps: ints(table, "step", meta.nodes * STEP),
    heads: ints(table, "head"),
    nodeCount: meta.nodes,
    postings: ints(table, "post"),
    forms,
    postingCount: meta.names,
  };
  if (!isTable(tables.words.length / WORD_SLOT, meta.words) || !hasFreeSlot(tables.words))
    throw wrongSize("word");
  if (!isTable(tables.edges.length, meta.nodes - 1) || !tables.edges.includes(0)) throw wrongSize("edge");
  if (tables.heads.length !== meta.named || meta.named < 1 || meta.nodes < meta.named)
    throw wrongSize("head");
  if (tables.postings.length !== meta.names * POSTING) throw wrongSize("post");
  if (forms.length !== meta.names * 2) throw wrongSize("form");
  checkNames(tables, meta.entities);
  return tables;
}

/** The indexes of the names, in place. A compact pack has no index of words. */
export function indexesOf(table: SectionTable, meta: PackMeta): NameIndexes {
  const beginnings = beginningsOf(table);
  if (!sectionBytes(table, "wino") && !sectionBytes(table, "wibe")) return { beginnings };
  const nodes = uints(table, "wino");
  below("wino", nodes, meta.nodes);
  const words = begins(table, "wibe", meta.words + 1, nodes.length);
  return { beginnings, words: new WordLists(words, nodes, meta.longNames) };
}

/** The beginnings of the names, in place. */
export function beginningsOf(table: SectionTable): NameBeginnings {
  return new NameBeginnings(bitsOf(table, "begw"), bitsOf(table, "begp"));
}

function bitsOf(table: SectionTable, name: SectionName): HashBits {
  const bits = ints(table, name);
  if (bits.length === 0 || (bits.length & (bits.length - 1)) !== 0) throw wrongSize(name);
  return new HashBits(bits);
}

/** Whether a hash table has a power of two of slots and a free one: otherwise a search in it never ends. */
function isTable(slots: number, taken: number): boolean {
  return slots >= 1 && (slots & (slots - 1)) === 0 && taken < slots;
}

/** Whether a table of words really has a free slot, independent of its counts. */
function hasFreeSlot(words: Int32Array): boolean {
  for (let at = 2; at < words.length; at += WORD_SLOT) if (words[at] === 0) return true;
  return false;
}

function ints(table: SectionTable, name: SectionName, length?: number): Int32Array {
  const bytes = bytesOf(table, name);
  if (length !== undefined && bytes.length !== length * 4) throw wrongSize(name);
  return new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
}

/** The error for a section that does not fit the others. */
export function wrongSize(name: string): ProblemError {
  return invalidPack(`section "${name}" has a size that does not match the other sections`);
}
