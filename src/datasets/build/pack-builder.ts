import { canonicalId, qidOf } from "../../contract/identity.ts";
import { version } from "../../version.ts";
import { ByteWriter } from "../bytes.ts";
import { baseLanguage } from "../entity.ts";
import { languageBit } from "../language-bits.ts";
import { ALIAS, ANY_LANGUAGE, DEMONYM, NAME, NameTrie } from "../name-trie.ts";
import { addNames, type NameEntry } from "../names.ts";
import type { PackMeta } from "../pack-format.ts";
import { tightTables } from "../pack-names.ts";
import { neighbourLists } from "../pack-neighbours.ts";
import { TagTable, writeRecord } from "../pack-record.ts";
import { encodeSections, type Sections } from "../pack-sections.ts";
import { keepsProperty, propertyOf, propertyWeight } from "../properties.ts";
import { textHash } from "../text-hash.ts";
import { isPerson } from "../types.ts";
import { BitSet, Ints, Numbering, sortedPairs } from "./growable.ts";
import { massOf } from "./prior.ts";
import type { SourceEntity } from "./source.ts";

export interface PackBuilderOptions {
  /** Languages whose names and descriptions are kept; all where it is absent. `mul` always is. */
  readonly languages?: readonly string[] | undefined;
  /** The entities were chosen, so all are well known: priors differ by the square root only. */
  readonly chosen?: boolean | undefined;
  /** Translates the types that a source gave, once all of them are known. */
  readonly typesOf?: ((types: readonly string[]) => readonly string[]) | undefined;
}

/** What is told of a pack by who builds it. */
export type PackOrigin = Pick<PackMeta, "source" | "license" | "command">;

/** Counts of a build: what came, what was left out and why. */
export interface BuildCounts {
  entities: number;
  names: number;
  statements: number;
  dropped: Record<string, number>;
}

/** The usual form, told fast. */
const plainQid = /^Q[1-9]\d*$/;
/** Names that wait to be added together. */
const batchNames = 20_000;
/** Records are kept in pieces of this size, so that nothing large is ever copied. */
const pieceBytes = 4 << 20;

/**
 * Collects entities and makes the sections of a pack. What it keeps of an entity is numbers in typed arrays and
 * its record in bytes, so memory grows with the pack and not with the source.
 */
export class PackBuilder {
  readonly counts: BuildCounts = { entities: 0, names: 0, statements: 0, dropped: {} };
  readonly #options: PackBuilderOptions;
  readonly #languages: ReadonlySet<string> | undefined;
  readonly #trie = new NameTrie();
  readonly #tags = new TagTable();
  readonly #seenQids = new BitSet();
  readonly #otherIds = new Numbering();
  readonly #otherEntities: number[] = [];
  readonly #qids = new Ints();
  readonly #facts = new Ints();
  readonly #given = new Map<number, number>();
  readonly #recordAt = new Ints();
  readonly #pieces: Uint8Array[] = [];
  readonly #writer = new ByteWriter();
  #recordBytes = 0;
  readonly #types = new Numbering();
  readonly #typesAt = new Ints();
  readonly #typeList = new Ints();
  readonly #properties = new Numbering();
  readonly #propertyList = new Ints();
  readonly #statementsAt = new Ints();
  /** A QID number, or minus one and the number of another id. */
  readonly #values = new Ints();
  readonly #identityHashes = new Ints();
  readonly #identities = new Ints();
  #waiting: NameEntry[] = [];

  constructor(options: PackBuilderOptions = {}) {
    this.#options = options;
    this.#languages = options.languages && new Set([...options.languages, "mul"]);
  }

  /** Adds an entity; the reason why not, when it is left out. */
  add(source: SourceEntity): string | undefined {
    const qid = qidOf(source.id);
    const reason = this.#refuse(source, qid);
    if (reason) {
      this.drop(reason);
      return reason;
    }
    const entity = this.#qids.length;
    if (qid) {
      this.#seenQids.add(Number(qid.slice(1)));
      this.#qids.push(Number(qid.slice(1)));
    } else {
      this.#otherEntities[this.#otherIds.number(canonicalId(source.id))] = entity;
      this.#qids.push(0);
      this.#identify(source.id, entity);
    }
    const labels = this.#kept(source.labels);
    const aliases = this.#kept(source.aliases ?? {});
    const demonyms = this.#kept(source.demonyms ?? {});
    const descriptions = this.#kept(source.descriptions ?? {});
    const sameAs = (source.sameAs ?? []).filter((iri) => canonicalId(iri) !== qid);
    for (const iri of sameAs) this.#identify(iri, entity);
    this.#writeRecord({ labels, aliases, demonyms, descriptions, sameAs }, qid ? undefined : source.id);
    this.#addNames(entity, labels, aliases, demonyms, source.person ?? isPerson(source.types ?? []));
    this.#typesAt.push(this.#typeList.length);
    for (const type of source.types ?? []) this.#typeList.push(this.#types.number(type));
    this.#addStatements(source.relations ?? []);
    const { mass, sitelinks = 0, population = 0, statements = 0 } = source.facts ?? {};
    for (const fact of [sitelinks, population, statements]) this.#facts.push(Math.min(fact, 2 ** 31 - 1));
    if (mass !== undefined) this.#given.set(entity, mass);
    this.counts.entities++;
    return undefined;
  }

  /** Counts something that was left out. */
  drop(reason: string): void {
    this.counts.dropped[reason] = (this.counts.dropped[reason] ?? 0) + 1;
  }

  has(id: string): boolean {
    const qid = qidOf(id);
    if (qid) return this.#seenQids.has(Number(qid.slice(1)));
    const number = this.#otherIds.find(canonicalId(id));
    return number !== undefined && this.#otherEntities[number] !== undefined;
  }

  /** The parts of the pack file, in order. The builder is spent. */
  finish(origin: PackOrigin): Uint8Array[] {
    this.#flushNames();
    const n = this.#qids.length;
    for (const ends of [this.#typesAt, this.#statementsAt]) ends.push(0);
    this.#typesAt.data[n] = this.#typeList.length;
    this.#statementsAt.data[n] = this.#values.length;
    this.#recordAt.push(this.#recordBytes);
    if (this.#writer.length > 0) this.#pieces.push(this.#writer.take());

    const sorted = this.#sortedByQid(n);
    const types = this.#finalTypes(n);
    const statements = this.#finalStatements(n, sorted);
    const mass = this.#masses(n, statements, types);
    this.counts.statements = statements.values.length;
    const tables = tightTables(this.#trie.tables());
    this.counts.names = tables.postingCount;
    const meta: PackMeta = {
      format: "referent-kb",
      entities: n,
      names: tables.postingCount,
      words: tables.wordCount,
      nodes: tables.nodeCount,
      edges: tables.edgeCount,
      languages: this.#options.languages ?? [...this.#usedLanguages].sort(),
      tags: this.#tags.tags,
      types: types.names,
      properties: this.#properties.texts,
      ...origin,
      builder: `referent/${version}`,
    };
    const identities = this.#identityIndex();
    const neighbours = neighbourLists(
      n,
      statements.at,
      statements.properties,
      statements.values,
      mass,
      this.#properties.texts,
    );
    const sections: Sections = {
      meta: new TextEncoder().encode(JSON.stringify(meta)),
      word: tables.words,
      edge: tables.edges,
      head: tables.heads,
      post: tables.postings,
      form: tables.forms,
      qids: this.#qids.view(),
      sort: sorted,
      mass,
      reco: this.#recordAt.view(),
      recs: this.#pieces,
      tyof: types.at,
      type: types.list,
      stof: statements.at,
      stpr: statements.properties,
      stva: statements.values,
      neof: neighbours.at,
      neig: neighbours.list,
      idha: identities.firsts,
      iden: identities.seconds,
    };
    return encodeSections(sections);
  }

  readonly #usedLanguages = new Set<string>();

  #refuse(source: SourceEntity, qid: string | undefined): string | undefined {
    if (this.has(source.id)) return "an entity with this id came before";
    if (!qid && source.id === "") return "no id";
    for (const map of [source.labels, source.aliases ?? {}])
      for (const language in map) if (this.#keeps(language) && map[language]!.length > 0) return undefined;
    return "no name in the languages";
  }

  #keeps(language: string): boolean {
    return this.#languages?.has(language) ?? true;
  }

  #kept<T>(map: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
    let kept: Record<string, T> | undefined;
    for (const language in map) {
      if (this.#keeps(language)) this.#usedLanguages.add(language);
      else kept ??= {};
    }
    if (!kept) return map;
    for (const language in map) if (this.#keeps(language)) kept[language] = map[language]!;
    return kept;
  }

  #writeRecord(texts: Parameters<typeof writeRecord>[1], id: string | undefined): void {
    this.#recordAt.push(this.#recordBytes);
    const before = this.#writer.length;
    writeRecord(this.#writer, texts, id, this.#tags);
    this.#recordBytes += this.#writer.length - before;
    if (this.#recordBytes >= 2 ** 32) throw new RangeError("the records of a pack have at most 4 GiB");
    if (this.#writer.length >= pieceBytes) this.#pieces.push(this.#writer.take());
  }

  #addNames(
    entity: number,
    labels: Readonly<Record<string, string>>,
    aliases: Readonly<Record<string, readonly string[]>>,
    demonyms: Readonly<Record<string, readonly string[]>>,
    person: boolean,
  ): void {
    // One text in several languages is one entry: it is cut, hashed and looked up once.
    const entries = new Map<string, { form: number; languages: number }>();
    const add = (text: string, form: number, language: string) => {
      const bits = language === "mul" ? ANY_LANGUAGE : languageBit(baseLanguage(language));
      const entry = entries.get(text);
      if (!entry) entries.set(text, { form, languages: bits });
      else {
        entry.form = Math.min(entry.form, form);
        entry.languages |= bits;
      }
    };
    for (const language in labels) add(labels[language]!, NAME, language);
    for (const language in aliases) for (const alias of aliases[language]!) add(alias, ALIAS, language);
    for (const language in demonyms)
      for (const demonym of demonyms[language]!) add(demonym, DEMONYM, language);
    for (const [text, { form, languages }] of entries)
      this.#waiting.push({ entity, text, form, languages, person });
    if (this.#waiting.length >= batchNames) this.#flushNames();
  }

  #flushNames(): void {
    addNames(this.#trie, this.#waiting);
    this.#waiting = [];
  }

  #addStatements(relations: NonNullable<SourceEntity["relations"]>): void {
    this.#statementsAt.push(this.#values.length);
    for (const { property, value } of relations) {
      const id = propertyOf(property)?.id ?? property;
      if (!keepsProperty(id)) continue;
      const qid = plainQid.test(value) ? value : qidOf(value);
      this.#propertyList.push(this.#properties.number(id));
      this.#values.push(qid ? Number(qid.slice(1)) : -1 - this.#otherIds.number(canonicalId(value)));
    }
  }

  /** Entities by QID number; those with another id, of number 0, come first. */
  #sortedByQid(n: number): Uint32Array {
    const qids = this.#qids.view();
    return sortedPairs(
      n,
      (i) => qids[i]!,
      (i) => i,
    ).seconds;
  }

  #finalTypes(n: number): { names: string[]; at: Uint32Array; list: Uint32Array } {
    const { typesOf } = this.#options;
    const at = this.#typesAt.unsigned();
    const list = this.#typeList.unsigned();
    if (!typesOf) return { names: this.#types.texts, at, list };
    const names = new Numbering();
    const finalAt = new Uint32Array(n + 1);
    const finalList = new Ints();
    const known = new Map<string, readonly number[]>();
    for (let entity = 0; entity < n; entity++) {
      finalAt[entity] = finalList.length;
      const from = at[entity]!;
      const to = at[entity + 1]!;
      const key = list.subarray(from, to).join();
      let numbers = known.get(key);
      if (!numbers) {
        const given = Array.from(list.subarray(from, to), (number) => this.#types.texts[number]!);
        numbers = typesOf(given).map((type) => names.number(type));
        known.set(key, numbers);
      }
      for (const number of numbers) finalList.push(number);
    }
    finalAt[n] = finalList.length;
    return { names: names.texts, at: finalAt, list: finalList.unsigned() };
  }

  /** Statements whose value is in the pack. */
  #finalStatements(
    n: number,
    sorted: Uint32Array,
  ): { at: Uint32Array; properties: Uint16Array; values: Uint32Array } {
    const find = this.#finder(n, sorted);
    const raw = this.#values.view();
    const begins = this.#statementsAt.unsigned();
    const at = new Uint32Array(n + 1);
    let count = 0;
    for (let entity = 0; entity < n; entity++) {
      const from = begins[entity]!;
      const to = begins[entity + 1]!;
      at[entity] = count;
      for (let i = from; i < to; i++) {
        const value = find(raw[i]!);
        if (value < 0 || value === entity) continue;
        raw[count] = value;
        this.#propertyList.data[count++] = this.#propertyList.data[i]!;
      }
    }
    at[n] = count;
    return {
      at,
      properties: Uint16Array.from(this.#propertyList.data.subarray(0, count)),
      values: this.#values.unsigned().subarray(0, count),
    };
  }

  #finder(n: number, sorted: Uint32Array): (value: number) => number {
    const qids = this.#qids.view();
    return (value) => {
      if (value < 0) return this.#otherEntities[-1 - value] ?? -1;
      if (!this.#seenQids.has(value)) return -1;
      let low = 0;
      let high = n - 1;
      while (low <= high) {
        const middle = (low + high) >> 1;
        const qid = qids[sorted[middle]!]!;
        if (qid === value) return sorted[middle]!;
        if (qid < value) low = middle + 1;
        else high = middle - 1;
      }
      return -1;
    };
  }

  #masses(
    n: number,
    { properties, values }: { properties: Uint16Array; values: Uint32Array },
    types: { names: string[]; at: Uint32Array; list: Uint32Array },
  ): Float32Array {
    const inLinks = new Float64Array(n);
    const weights = this.#properties.texts.map((id) => propertyWeight(id));
    const country = this.#properties.find("P17") ?? -1;
    const historical = types.names.indexOf("historical country");
    for (let i = 0; i < values.length; i++) {
      const value = values[i]!;
      let weight = weights[properties[i]!]!;
      // Old places name every state they were in; nobody means Prussia by the towns in it.
      if (
        properties[i] === country &&
        types.list.subarray(types.at[value]!, types.at[value + 1]!).includes(historical)
      )
        weight *= 0.1;
      inLinks[value]! += weight;
    }
    const mass = new Float32Array(n);
    for (let entity = 0; entity < n; entity++) {
      const [sitelinks, population, statements] = this.#facts.data.subarray(entity * 3, entity * 3 + 3);
      const given = this.#given.get(entity);
      const full = massOf({
        mass: given,
        inLinks: inLinks[entity]!,
        sitelinks,
        population,
        statements,
      });
      mass[entity] = this.#options.chosen && given === undefined ? Math.sqrt(full) : full;
    }
    return mass;
  }

  #identityIndex(): { firsts: Uint32Array; seconds: Uint32Array } {
    const hashes = this.#identityHashes.unsigned();
    const entities = this.#identities.view();
    return sortedPairs(
      hashes.length,
      (i) => hashes[i]!,
      (i) => entities[i]!,
    );
  }

  #identify(identity: string, entity: number): void {
    this.#identityHashes.push(textHash(canonicalId(identity)));
    this.#identities.push(entity);
  }
}
