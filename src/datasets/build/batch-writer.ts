import { canonicalId, qidOf } from "../../contract/identity.ts";
import { ByteWriter } from "../bytes.ts";
import { addNames, type NameEntry } from "../names.ts";
import { TagTable, writeRecord } from "../pack-record.ts";
import { keepsProperty, propertyOf } from "../properties.ts";
import { textHash } from "../text-hash.ts";
import { isPerson } from "../types.ts";
import { ENTITY, type EntityBatch } from "./entity-batch.ts";
import { Ints, Numbering } from "./growable.ts";
import { HashedNames } from "./hashed-names.ts";
import { KeptLanguages } from "./kept-languages.ts";
import { nameEntries } from "./name-entries.ts";
import type { SourceEntity } from "./source.ts";

/** The usual form, told fast. */
const plainQid = /^Q[1-9]\d*$/;

/** Makes batches of source entities. */
export class BatchWriter {
  readonly #languages: KeptLanguages;
  readonly #tags: TagTable;
  readonly #records = new ByteWriter(1 << 18);
  #lists = emptyLists();
  #entries: NameEntry[] = [];

  /** @param languages those whose names and descriptions are kept; all where it is absent */
  constructor(languages: readonly string[] | undefined) {
    this.#languages = new KeptLanguages(languages);
    this.#tags = new TagTable(languages);
  }

  /** Things in the batch so far. */
  get length(): number {
    return this.#lists.events.length;
  }

  get tags(): readonly string[] {
    return this.#tags.tags;
  }

  /** Languages that texts were kept in, in all batches. */
  usedLanguages(): string[] {
    return this.#languages.used();
  }

  /** Adds an entity; one that cannot be taken is noted with the reason. */
  add(source: SourceEntity): void {
    if (source.id === "") this.drop("no id");
    else if (!this.#hasName(source)) this.drop("no name in the languages");
    else this.#addEntity(source);
  }

  #addEntity(source: SourceEntity): void {
    const lists = this.#lists;
    const qid = plainQid.test(source.id) ? source.id : qidOf(source.id);
    const sameAs = (source.sameAs ?? []).filter((iri) => canonicalId(iri) !== qid);
    const texts = {
      labels: this.#languages.of(source.labels),
      aliases: this.#languages.of(source.aliases ?? {}),
      demonyms: this.#languages.of(source.demonyms ?? {}),
      descriptions: this.#languages.of(source.descriptions ?? {}),
      sameAs,
    };
    const before = this.#records.length;
    writeRecord(this.#records, texts, qid ? undefined : source.id, this.#tags);
    const number = lists.entities.length / ENTITY;
    for (const entry of nameEntries(number, texts, source.person ?? isPerson(source.types ?? [])))
      this.#entries.push(entry);
    const identities = qid ? sameAs : [source.id, ...sameAs];
    for (const one of identities) lists.identities.push(textHash(canonicalId(one)));
    const types = source.types ?? [];
    for (const type of types) lists.types.push(this.#typeReference(type));
    const relations = lists.relations.length;
    this.#addRelations(source);
    for (const one of [
      this.#reference(source.id, qid),
      this.#records.length - before,
      0,
      types.length,
      (lists.relations.length - relations) / 2,
      identities.length,
    ])
      lists.entities.push(one);
    const { mass, sitelinks = 0, population = 0, statements = 0 } = source.facts ?? {};
    lists.facts.push(mass ?? Number.NaN, sitelinks, population, statements);
    lists.events.push(0);
  }

  /** Notes something that is left out. */
  drop(reason: string): void {
    this.#lists.events.push(this.#lists.reasons.number(reason) + 1);
  }

  /** Notes that a class is below another, by their QIDs. */
  addClass(of: string, parent: string): void {
    this.#lists.classes.push(Number(of.slice(1)));
    this.#lists.classes.push(Number(parent.slice(1)));
  }

  /** The batch; the next one begins. */
  take(): EntityBatch {
    const lists = this.#lists;
    const names = new HashedNames();
    addNames(names, this.#entries);
    const entities = lists.entities.data.slice(0, lists.entities.length);
    const batch = {
      events: Uint16Array.from(lists.events),
      reasons: lists.reasons.texts,
      texts: lists.texts.texts,
      properties: lists.properties.texts,
      entities,
      facts: Float64Array.from(lists.facts),
      records: this.#records.take(),
      names: names.byEntity(entities),
      hash: taken(names.hash),
      hash2: taken(names.hash2),
      types: taken(lists.types),
      relations: taken(lists.relations),
      identities: taken(lists.identities),
      classes: taken(lists.classes),
    };
    this.#lists = emptyLists();
    this.#entries = [];
    return batch;
  }

  #hasName({ labels, aliases = {} }: SourceEntity): boolean {
    for (const map of [labels, aliases])
      for (const language in map) if (this.#languages.has(language) && map[language]!.length > 0) return true;
    return false;
  }

  #addRelations({ relations = [] }: SourceEntity): void {
    const lists = this.#lists;
    for (const { property, value } of relations) {
      const id = propertyOf(property)?.id ?? property;
      if (!keepsProperty(id)) continue;
      lists.relations.push(lists.properties.number(id));
      lists.relations.push(this.#reference(value, plainQid.test(value) ? value : qidOf(value)));
    }
  }

  #reference(id: string, qid: string | undefined): number {
    return qid ? Number(qid.slice(1)) : -1 - this.#lists.texts.number(canonicalId(id));
  }

  #typeReference(type: string): number {
    return plainQid.test(type) ? Number(type.slice(1)) : -1 - this.#lists.texts.number(type);
  }
}

function emptyLists() {
  return {
    events: [] as number[],
    reasons: new Numbering(),
    texts: new Numbering(),
    properties: new Numbering(),
    entities: new Ints(),
    facts: [] as number[],
    types: new Ints(),
    relations: new Ints(),
    identities: new Ints(),
    classes: new Ints(),
  };
}

function taken(ints: Ints): Int32Array<ArrayBuffer> {
  return ints.data.slice(0, ints.length);
}
