import { isCompressed } from "../pack/expand-pack.ts";
import { invalidPack, type SectionName } from "../pack/pack-format.ts";
import { readSections, type SectionEntry, type SectionTable, tableBytes } from "../pack/pack-sections.ts";
import type { PackFile } from "./pack-file.ts";

/**
 * Sections that are read into memory when a pack is mapped. Each word of a text needs the beginnings of names and the
 * weights of stems, and the popularity of each entity orders the candidates. They are four bytes for each entity and
 * two bits or more for each name.
 */
const residents: readonly SectionName[] = ["meta", "mass", "begw", "begp", "rare"];

/** Counts of links: optional in a pack, and needed for each candidate. */
const optional: readonly SectionName[] = ["anof", "anch"];

/** Header and table of a pack file. @throws ProblemError `invalid_pack`, `dataset_unavailable` */
export function readTable(file: PackFile): SectionTable {
  const head = new Uint8Array(Math.min(file.length, tableBytes));
  file.read(0, head);
  if (isCompressed(head))
    throw invalidPack("it is compressed and cannot be mapped: decompress it with gunzip");
  return readSections({ buffer: head.buffer, from: 0, length: file.length });
}

/**
 * Reads the sections that must be in memory.
 *
 * @throws ProblemError `invalid_pack`, `dataset_unavailable`
 */
export function readResidents(file: PackFile, { hash, entries }: SectionTable): SectionTable {
  const own = new Map<string, SectionEntry>();
  let length = 0;
  for (const name of [...residents, ...optional]) {
    const entry = entries.get(name);
    if (!entry && optional.includes(name)) continue;
    if (!entry) throw invalidPack(`section "${name}" is missing`);
    own.set(name, { ...entry, offset: length });
    // Numbers lie at multiples of their size.
    length += Math.ceil(entry.length / 8) * 8;
  }
  const buffer = new ArrayBuffer(length);
  for (const [name, { offset, length }] of own)
    file.read(entries.get(name)!.offset, new Uint8Array(buffer, offset, length));
  return { memory: { buffer, from: 0, length }, hash, entries: own };
}
