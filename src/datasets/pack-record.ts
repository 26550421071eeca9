import { dbpediaIri } from "../contract/identity.ts";
import { languages } from "../contract/languages.ts";
import type { ByteReader, ByteWriter } from "./bytes.ts";
import { ANY } from "./entity.ts";

/** The texts of an entity as a pack keeps them. */
export interface RecordTexts {
  readonly labels: Readonly<Record<string, string>>;
  readonly aliases: Readonly<Record<string, readonly string[]>>;
  /** Names of its inhabitants or members, and the adjective. */
  readonly demonyms: Readonly<Record<string, readonly string[]>>;
  readonly descriptions: Readonly<Record<string, string>>;
  readonly sameAs: readonly string[];
}

/** How a text is used; one text may be label in one language and alias in another. */
const LABEL = 1;
const ALIAS = 2;
const DEMONYM = 4;

const dbpedia = dbpediaIri("");

/** Tags beside the eight languages, in order of appearance; the first is for no language. */
export class TagTable {
  readonly tags: string[];
  readonly #numbers = new Map<string, number>();

  /** @param more languages that are numbered now, so that the numbers do not depend on what comes first */
  constructor(more: readonly string[] = []) {
    this.tags = [
      ANY,
      ...more.filter((tag) => tag !== ANY && !(languages as readonly string[]).includes(tag)),
    ];
    this.tags.forEach((tag, i) => {
      this.#numbers.set(tag, i);
    });
  }

  number(tag: string): number {
    let number = this.#numbers.get(tag);
    if (number === undefined) {
      number = this.tags.push(tag) - 1;
      this.#numbers.set(tag, number);
    }
    return number;
  }
}

/** Languages of a text: bits of the eight, and numbers of other tags. */
interface Tags {
  bits: number;
  others: number[];
}

/**
 * Writes a record. Each text stands once, with the languages in which it is label, alias or demonym:
 *
 *     names         count, then each: uses, languages for each use, text
 *     descriptions  count, then each: languages, text
 *     same_as       count, then each: 2 (DBpedia, the English label), 1 and the DBpedia title, or 0 and the IRI
 *     id            the text, when it is no QID
 */
export function writeRecord(
  writer: ByteWriter,
  texts: RecordTexts,
  id: string | undefined,
  tags: TagTable,
): void {
  const names = new Map<string, Map<number, Tags>>();
  const note = (text: string, use: number, language: string) => {
    let uses = names.get(text);
    if (!uses) {
      uses = new Map();
      names.set(text, uses);
    }
    let of = uses.get(use);
    if (!of) {
      of = { bits: 0, others: [] };
      uses.set(use, of);
    }
    addTag(of, language, tags);
  };
  for (const language in texts.labels) note(texts.labels[language]!, LABEL, language);
  for (const language in texts.aliases)
    for (const alias of texts.aliases[language]!) note(alias, ALIAS, language);
  for (const language in texts.demonyms)
    for (const demonym of texts.demonyms[language]!) note(demonym, DEMONYM, language);
  writer.varint(names.size);
  for (const [text, uses] of names) {
    let bits = 0;
    for (const use of uses.keys()) bits |= use;
    writer.byte(bits);
    for (const use of [LABEL, ALIAS, DEMONYM]) if (bits & use) writeTags(writer, uses.get(use)!);
    writer.text(text);
  }
  const descriptions = new Map<string, Tags>();
  for (const language in texts.descriptions) {
    const text = texts.descriptions[language]!;
    if (!descriptions.has(text)) descriptions.set(text, { bits: 0, others: [] });
    addTag(descriptions.get(text)!, language, tags);
  }
  writer.varint(descriptions.size);
  for (const [text, of] of descriptions) {
    writeTags(writer, of);
    writer.text(text);
  }
  writer.varint(texts.sameAs.length);
  for (const iri of texts.sameAs) {
    const title = iri.startsWith(dbpedia) ? iri.slice(dbpedia.length) : undefined;
    const isLabel = title !== undefined && title === texts.labels.en?.replaceAll(" ", "_");
    writer.byte(isLabel ? 2 : title === undefined ? 0 : 1);
    if (!isLabel) writer.text(title ?? iri);
  }
  if (id !== undefined) writer.text(id);
}

function addTag(to: Tags, language: string, tags: TagTable): void {
  const at = (languages as readonly string[]).indexOf(language);
  if (at >= 0) to.bits |= 1 << at;
  else to.others.push(tags.number(language));
}

/** One byte when it is of the eight languages only; else 0, how many others, each, and the byte of the eight. */
function writeTags(writer: ByteWriter, { bits, others }: Tags): void {
  if (others.length === 0) {
    writer.byte(bits);
    return;
  }
  writer.byte(0);
  writer.varint(others.length);
  for (const number of others) writer.varint(number);
  writer.byte(bits);
}

/** Calls back with each language of what `writeTags` wrote. */
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

/** Reads what `writeRecord` wrote, up to the id. */
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
    for (const language of asAlias) (aliases[language] ??= []).push(text);
    for (const language of asDemonym) (demonyms[language] ??= []).push(text);
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
