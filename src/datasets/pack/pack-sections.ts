import { ProblemError } from "../../contract/problem.ts";
import {
  alignment,
  contentHash,
  entryBytes,
  headerBytes,
  invalidPack,
  magic,
  majorVersion,
  minorVersion,
  type SectionName,
  sectionElements,
} from "./pack-format.ts";

/** Sections by name; a section may be in several parts, one after the other. */
export type Sections = Partial<Record<SectionName, ArrayBufferView | readonly Uint8Array[]>>;

/** The memory of a pack, which may be longer than a typed array can be. */
export interface PackMemory {
  readonly buffer: ArrayBufferLike;
  readonly from: number;
  readonly length: number;
}

/** The places of the sections of a pack. */
export interface SectionTable {
  readonly memory: PackMemory;
  /** Identifies the content. */
  readonly hash: number;
  readonly entries: ReadonlyMap<string, SectionEntry>;
}

/** One section of a file. */
export interface SectionEntry {
  readonly offset: number;
  readonly length: number;
  readonly elementBytes: number;
  readonly hash: number;
}

/** The longest typed array of bytes that every supported runtime has. */
const longestSection = 2 ** 32 - 1;

/** Most sections of a file: more than any version has. */
const mostSections = 1000;

/** Number of first bytes that include the header and table of any pack. */
export const tableBytes: number = headerBytes + mostSections * entryBytes;

/**
 * The parts of a pack file, in order; together they are the file.
 *
 * @throws ProblemError `invalid_dataset` when a section is longer than a typed array can be
 */
export function encodeSections(sections: Sections): Uint8Array[] {
  const present = (Object.keys(sectionElements) as SectionName[]).filter((name) => sections[name]);
  const table = new Uint8Array(padded(headerBytes + present.length * entryBytes));
  const view = new DataView(table.buffer);
  const parts: Uint8Array[] = [table];
  let offset = table.length;
  present.forEach((name, i) => {
    const section = paddedParts(sections[name]!);
    if (section.length > longestSection)
      throw new ProblemError("invalid_dataset", {
        detail: `section "${name}" of a pack has at most 4 GiB: keep fewer entities or languages`,
      });
    const at = headerBytes + i * entryBytes;
    for (let c = 0; c < 4; c++) table[at + c] = name.charCodeAt(c);
    view.setUint32(at + 4, sectionElements[name], true);
    setLength(view, at + 8, offset);
    setLength(view, at + 16, section.length);
    view.setUint32(at + 24, section.hash, true);
    parts.push(...section.parts);
    offset += padded(section.length);
  });
  table.set(magic, 0);
  view.setUint16(8, majorVersion, true);
  view.setUint16(10, minorVersion, true);
  view.setUint32(12, present.length, true);
  setLength(view, 16, offset);
  view.setUint32(24, contentHash(table), true);
  return parts;
}

/** Bytes of a block. The hash of a section is that of its blocks' hashes, so that no section is ever in memory twice. */
const hashedBlock = 1 << 24;

function paddedParts(section: ArrayBufferView | readonly Uint8Array[]): {
  parts: Uint8Array[];
  length: number;
  hash: number;
} {
  const given = ArrayBuffer.isView(section)
    ? [new Uint8Array(section.buffer, section.byteOffset, section.byteLength)]
    : section;
  let length = 0;
  for (const part of given) length += part.length;
  const parts: Uint8Array[] = [];
  let hash = 0;
  // Blocks have equal size, whatever the parts are.
  let block: Uint8Array | undefined;
  let filled = 0;
  let left = padded(length);
  const flush = () => {
    hash = contentHash(block!, hash);
    parts.push(block!);
    left -= block!.length;
    block = undefined;
    filled = 0;
  };
  for (const part of given) {
    for (let from = 0; from < part.length; ) {
      if (!block && part.length - from >= hashedBlock && part.byteOffset % 4 === 0 && from % 4 === 0) {
        block = part.subarray(from, from + hashedBlock);
        from += hashedBlock;
        flush();
        continue;
      }
      block ??= new Uint8Array(Math.min(hashedBlock, left));
      const size = Math.min(block.length - filled, part.length - from);
      block.set(part.subarray(from, from + size), filled);
      filled += size;
      from += size;
      if (filled === block.length) flush();
    }
  }
  if (block) flush();
  return { parts, length, hash };
}

function hashSection(read: ReadPart, offset: number, length: number): number {
  let hash = 0;
  for (let at = 0; at < length; at += hashedBlock)
    hash = contentHash(read(offset + at, Math.min(hashedBlock, length - at)), hash);
  return hash;
}

/** Reads bytes of a pack from an offset on; they are valid until the next call. */
export type ReadPart = (offset: number, length: number) => Uint8Array;

function partOf({ buffer, from }: PackMemory, offset: number, length: number): Uint8Array {
  return new Uint8Array(buffer, from + offset, length);
}

/**
 * The length of the file that the header of a pack states.
 *
 * @throws ProblemError `invalid_pack` when no pack of this version begins so
 */
export function statedLength(bytes: Uint8Array): number {
  if (bytes.length === 0) throw invalidPack("the file is empty");
  for (let i = 0; i < Math.min(magic.length, bytes.length); i++)
    if (bytes[i] !== magic[i])
      throw invalidPack("this is not a knowledge base pack (it starts with other bytes)");
  if (bytes.length < headerBytes) throw invalidPack("the file is truncated: it ends within the header");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const major = view.getUint16(8, true);
  if (major > majorVersion)
    throw invalidPack(`the pack has format ${major}, this version reads ${majorVersion}: update referent`);
  if (major !== majorVersion)
    throw invalidPack(
      `the pack has format ${major}, this version reads ${majorVersion}: build the pack again`,
    );
  return getLength(view, 16);
}

/**
 * Reads header and table: all data that does not need the sections.
 *
 * @throws ProblemError `invalid_pack`
 */
export function readSections(memory: PackMemory): SectionTable {
  const bytes = partOf(memory, 0, Math.min(memory.length, tableBytes));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const length = statedLength(bytes);
  if (memory.length < length)
    throw invalidPack(`the file is truncated: ${memory.length} of ${length} bytes are there`);
  if (memory.length > length) throw invalidPack(`${memory.length - length} extra bytes follow the end`);
  const count = view.getUint32(12, true);
  const end = headerBytes + count * entryBytes;
  if (count > mostSections || end > length) throw invalidPack("the section table does not fit the file");
  const table = new Uint8Array(padded(end));
  table.set(bytes.subarray(0, table.length));
  const stated = view.getUint32(24, true);
  table.fill(0, 24, 28);
  if (contentHash(table) !== stated) throw invalidPack("the header is damaged (its hash differs)");
  const entries = new Map<string, SectionEntry>();
  let expected = padded(end);
  for (let at = headerBytes; at < end; at += entryBytes) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    const entry = {
      elementBytes: view.getUint32(at + 4, true),
      offset: getLength(view, at + 8),
      length: getLength(view, at + 16),
      hash: view.getUint32(at + 24, true),
    };
    if (entry.offset !== expected) throw invalidPack(`section "${name}" does not begin where it should`);
    expected += padded(entry.length);
    if (expected > length) throw invalidPack(`section "${name}" ends after the end of the file`);
    const known = (sectionElements as Record<string, number>)[name];
    if (known !== undefined && (entry.elementBytes !== known || entry.length % known !== 0))
      throw invalidPack(`section "${name}" has elements of the wrong size`);
    if (entries.has(name)) throw invalidPack(`section "${name}" occurs twice`);
    entries.set(name, entry);
  }
  if (expected !== length) throw invalidPack("the file has bytes that belong to no section");
  return { memory, hash: stated, entries };
}

/**
 * Compares the content of every section with its hash.
 *
 * @param read reads parts of at most 16 MiB; by default from the memory of the pack
 * @throws ProblemError `invalid_pack` naming the damaged section
 */
export function verifySections(
  { memory, entries }: SectionTable,
  read: ReadPart = (offset, length) => partOf(memory, offset, length),
): void {
  for (const [name, { offset, length, hash }] of entries) {
    if (hashSection(read, offset, padded(length)) !== hash)
      throw invalidPack(`section "${name}" is damaged (its hash differs)`);
  }
}

/**
 * The bytes of a section, or undefined.
 *
 * @throws ProblemError `invalid_pack` when it is longer than a typed array can be
 */
export function sectionBytes({ memory, entries }: SectionTable, name: SectionName): Uint8Array | undefined {
  const entry = entries.get(name);
  if (entry && entry.length > longestSection)
    throw invalidPack(`section "${name}" has more than 4 GiB, which this runtime cannot read`);
  return entry && partOf(memory, entry.offset, entry.length);
}

function padded(length: number): number {
  return Math.ceil(length / alignment) * alignment;
}

function setLength(view: DataView, at: number, value: number): void {
  view.setUint32(at, value % 2 ** 32, true);
  view.setUint32(at + 4, Math.floor(value / 2 ** 32), true);
}

function getLength(view: DataView, at: number): number {
  return view.getUint32(at, true) + view.getUint32(at + 4, true) * 2 ** 32;
}
