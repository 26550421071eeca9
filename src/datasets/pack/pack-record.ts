import { dbpediaIri } from "../../contract/identity.ts";
import { languages } from "../../contract/languages.ts";
import { Tags, type TagTable, type UsedName } from "../names/used-names.ts";
import type { ByteReader, ByteWriter } from "./bytes.ts";

/** The texts of an entity in a pack. */
export interface RecordTexts {
  readonly labels: Readonly<Record<string, string>>;
  readonly aliases: Readonly<Record<string, readonly string[]>>;
  /** Names of its inhabitants or members, and the adjective. */
  readonly demonyms: Readonly<Record<string, readonly string[]>>;
  readonly descriptions: Readonly<Record<string, string>>;
  readonly sameAs: readonly string[];
}

/** The uses of a text, which may be a label in one language and an alias in another. */
const LABEL = 1;
const ALIAS = 2;
const DEMONYM = 4;

const dbpedia = dbpediaIri("");

/**
 * Writes a record. Each text is written once, with the languages in which it is label, alias or demonym:
 *
 *     names         count, then each: uses, languages for each use, text
 *     descriptions  count, then each: languages, text
 *     same_as       count, then each: 2 (DBpedia, the English label), 1 and the DBpedia title, or 0 and the IRI
 *     id            the text, when it is not a QID
 *
 * @param names of `usedNames`
 */
export function writeRecord(
  writer: ByteWriter,
  names: readonly UsedName[],
  { labels, descriptions, sameAs }: Pick<RecordTexts, "labels" | "descriptions" | "sameAs">,
  id: string | undefined,
  tags: TagTable,
): void {
  writer.varint(names.length);
  for (const { text, asLabel, asAlias, asDemonym } of names) {
    writer.byte((asLabel ? LABEL : 0) | (asAlias ? ALIAS : 0) | (asDemonym ? DEMONYM : 0));
    if (asLabel) writeTags(writer, asLabel);
    if (asAlias) writeTags(writer, asAlias);
    if (asDemonym) writeTags(writer, asDemonym);
    writer.text(text);
  }
  const texts: string[] = [];
  const tagsOf: Tags[] = [];
  for (const language in descriptions) {
    const text = descriptions[language]!;
    let at = texts.indexOf(text);
    if (at < 0) {
      at = texts.push(text) - 1;
      tagsOf.push(new Tags());
    }
    tagsOf[at]!.add(language, tags);
  }
  writer.varint(texts.length);
  for (let i = 0; i < texts.length; i++) {
    writeTags(writer, tagsOf[i]!);
    writer.text(texts[i]!);
  }
  writer.varint(sameAs.length);
  for (const iri of sameAs) {
    const title = iri.startsWith(dbpedia) ? iri.slice(dbpedia.length) : undefined;
    const isLabel = title !== undefined && title === labels.en?.replaceAll(" ", "_");
    writer.byte(isLabel ? 2 : title === undefined ? 0 : 1);
    if (!isLabel) writer.text(title ?? iri);
  }
  if (id !== undefined) writer.text(id);
}

/**
 * Writes languages: one byte if all are of the eight. Otherwise 0, the number of others, each of them, and the byte
 * of the eight.
 */
function writeTags(writer: ByteWriter, { bits, others }: Tags): void {
  if (others) {
    writer.byte(0);
    writer.varint(others.length);
    for (const number of others) writer.varint(number);
  }
  writer.byte(bits);
}

/** The languages that `writeTags` wrote. */
function readTags(reader: ByteReader, tags: readonly string[]): readonly string[] {
  const bits = reader.byte();
  if (bits !== 0) return languageSets[bits]!;
  const others: string[] = [];
  for (let left = reader.varint(); left > 0; left--) {
    const tag = tags[reader.varint()];
    if (tag === undefined) throw new RangeError("an unknown language number");
    others.push(tag);
  }
  return [...others, ...languageSets[reader.byte()]!];
}

const languageSets: readonly (readonly string[])[] = Array.from({ length: 256 }, (_, bits) =>
  languages.filter((_, at) => bits & (1 << at)),
);

/** Reads a record of `writeRecord`, up to the id. */
export function readRecord(reader: ByteReader, tags: readonly string[]): RecordTexts {
  const labels: Record<string, string> = {};
  const aliases: Record<string, string[]> = {};
  const demonyms: Record<string, string[]> = {};
  for (let left = reader.varint(); left > 0; left--) {
    const bits = reader.byte();
    const asLabel = bits & LABEL ? readTags(reader, tags) : [];
    const asAlias = bits & ALIAS ? readTags(reader, tags) : [];
    const asDemonym = bits & DEMONYM ? readTags(reader, tags) : [];
    const text = reader.text();
    for (const language of asLabel) labels[language] = text;
    for (const language of asAlias) append(aliases, language, text);
    for (const language of asDemonym) append(demonyms, language, text);
  }
  const descriptions: Record<string, string> = {};
  for (let left = reader.varint(); left > 0; left--) {
    const of = readTags(reader, tags);
    const text = reader.text();
    for (const language of of) descriptions[language] = text;
  }
  const sameAs: string[] = [];
  for (let left = reader.varint(); left > 0; left--) {
    const kind = reader.byte();
    if (kind === 2) sameAs.push(dbpediaIri(labels.en ?? ""));
    else sameAs.push(kind === 1 ? dbpedia + reader.text() : reader.text());
  }
  return { labels, aliases, demonyms, descriptions, sameAs };
}

/** Adds a text to those of a language. A tag may be "constructor", which every object has. */
function append(texts: Record<string, string[]>, language: string, text: string): void {
  if (Object.hasOwn(texts, language)) texts[language]!.push(text);
  else texts[language] = [text];
}
