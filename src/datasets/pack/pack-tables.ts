import type { ProblemError } from "../../contract/problem.ts";
import { EDGE_SLOT, type NameTables, POSTING, WORD_SLOT } from "../names/name-tables.ts";
import { invalidPack, type PackMeta, type SectionName, sectionElements } from "./pack-format.ts";
import { type SectionTable, sectionBytes } from "./pack-sections.ts";

/** What a pack says of itself. */
export function readMeta(table: SectionTable): PackMeta {
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

/** A section as it lies in the file. */
export function bytesOf(table: SectionTable, name: SectionName): Uint8Array {
  const bytes = sectionBytes(table, name);
  if (!bytes) throw invalidPack(`section "${name}" is missing`);
  return bytes;
}

/** A section as numbers of four bytes, of a length that is checked when it is given. */
export function uints(table: SectionTable, name: SectionName, length?: number): Uint32Array {
  const bytes = bytesOf(table, name);
  const array = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / sectionElements[name]);
  if (length !== undefined && array.length !== length) throw wrongSize(name);
  return array;
}

/** Where each list begins: one more than lists, and the last is the end of all. */
export function begins(table: SectionTable, name: SectionName, lists: number, end: number): Uint32Array {
  const array = uints(table, name, lists + 1);
  if (array[lists] !== end) throw wrongSize(name);
  return array;
}

/** The tables of the names, each of the size that the header tells. */
export function tablesOf(table: SectionTable, meta: PackMeta): NameTables {
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

/** The refusal of a section that does not fit the others. */
export function wrongSize(name: string): ProblemError {
  return invalidPack(`section "${name}" has another size than the rest needs`);
}
