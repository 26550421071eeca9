import { canonicalId } from "../../contract/identity.ts";
import { baseLanguage } from "../entity.ts";
import { TermCollector } from "../evidence/entity-terms.ts";
import { cueLanguage } from "../knowledge/cue-language.ts";
import { keepsProperty, propertyOf } from "../knowledge/properties.ts";
import { addFields, FIELD_WORDS } from "../knowledge/semantic-fields.ts";
import { isPerson } from "../knowledge/types.ts";
import { addNames, type NameEntry } from "../names/derived-names.ts";
import { languageBit } from "../names/name-trie.ts";
import { TagTable, type UsedName, usedNames } from "../names/used-names.ts";
import { ByteWriter } from "../pack/bytes.ts";
import { writeRecord } from "../pack/pack-record.ts";
import { packQid } from "../pack/qid-number.ts";
import { textHash, textHash2 } from "../pack/text-hash.ts";
import { type BatchMemory, ENTITY, type EntityBatch } from "./entity-batch.ts";
import { everyFieldCue } from "./every-field-cue.ts";
import { Ints, Numbering } from "./growable.ts";
import { HashedNames } from "./hashed-names.ts";
import { KeptLanguages } from "./kept-languages.ts";
import { nameEntry } from "./name-entries.ts";
import type { SourceEntity } from "./source.ts";

/** A fast test for the usual form of a QID; `packQid` knows the others. */
const plainQid = /^Q[1-9]\d{0,8}$/;

/** Makes batches of source entities. */
export class BatchWriter {
  readonly #languages: KeptLanguages;
  readonly #tags: TagTable;
  readonly #records = new ByteWriter(1 << 18);
  readonly #lists = emptyLists();
  readonly #entries: NameEntry[] = [];
  readonly #terms = new TermCollector();
  readonly #fields = new Uint32Array(FIELD_WORDS);
  /** Ids of properties by the words of a source; "" for a property whose statements are dropped. */
  readonly #propertyIds = new Map<string, string>();

  /** @param languages languages whose names and descriptions are kept; all if it is absent */
  constructor(languages: readonly string[] | undefined) {
    this.#languages = new KeptLanguages(languages);
    this.#tags = new TagTable(languages);
  }

  /** Number of kept and dropped items in the batch so far. */
  get length(): number {
    return this.#lists.events.length;
  }

  get tags(): readonly string[] {
    return this.#tags.tags;
  }

  /** Languages of the texts that were kept, in all batches. */
  usedLanguages(): string[] {
    return this.#languages.used();
  }

  /** Adds an entity. One that cannot be used is recorded with the reason. */
  add(source: SourceEntity): void {
    if (source.id === "") this.drop("no id");
    else if (!this.#hasName(source)) this.drop("no name in the languages");
    else this.#addEntity(source);
  }

  #addEntity(source: SourceEntity): void {
    const lists = this.#lists;
    const qid = plainQid.test(source.id) ? source.id : packQid(source.id);
    const sameAs = (source.sameAs ?? []).filter((iri) => canonicalId(iri) !== qid);
    const texts = {
      labels: this.#languages.of(source.labels),
      aliases: this.#languages.of(source.aliases ?? {}),
      demonyms: this.#languages.of(source.demonyms ?? {}),
      descriptions: this.#languages.of(source.descriptions ?? {}),
      sameAs,
    };
    const before = this.#records.length;
    const names = usedNames(texts, this.#tags);
    writeRecord(this.#records, names, texts, qid ? undefined : source.id, this.#tags);
    const number = lists.entities.length / ENTITY;
    const person = source.person ?? isPerson(source.types ?? []);
    for (const name of names) this.#entries.push(nameEntry(number, name, person));
    const identities = qid ? sameAs : [source.id, ...sameAs];
    for (const one of identities.map(canonicalId)) {
      lists.identities.push(textHash(one));
      lists.identities.push(textHash2(one));
    }
    const types = source.types ?? [];
    for (const type of types) lists.types.push(this.#typeReference(type));
    const relations = lists.relations.length;
    this.#addRelations(source);
    lists.entities.push(this.#reference(source.id, qid));
    lists.entities.push(this.#records.length - before);
    lists.entities.push(0);
    lists.entities.push(types.length);
    lists.entities.push((lists.relations.length - relations) / 2);
    lists.entities.push(identities.length);
    lists.entities.push(this.#addEvidence(names, texts.descriptions));
    const { mass, sitelinks = 0, population = 0, statements = 0 } = source.facts ?? {};
    lists.facts.push(mass ?? Number.NaN, sitelinks, population, statements);
    lists.events.push(0);
  }

  /** Adds the terms that are compared with the context; returns their number. */
  #addEvidence(names: readonly UsedName[], descriptions: Readonly<Record<string, string>>): number {
    const { terms, fields } = this.#lists;
    const before = terms.length;
    this.#fields.fill(0);
    const described: (readonly [string, number])[] = [];
    for (const language in descriptions) {
      const text = descriptions[language]!;
      described.push([text, languageBit(baseLanguage(language))]);
      addFields(text, everyFieldCue(cueLanguage(language)), this.#fields);
    }
    const of = (used: (name: UsedName) => boolean) =>
      names.filter(used).map(({ text, languages }) => [text, languages] as const);
    const labels = of(({ asLabel }) => asLabel !== undefined);
    const aliases = of(({ asLabel }) => asLabel === undefined);
    this.#terms.collect({ labels, aliases, descriptions: described }, (term) => terms.push(term));
    for (const word of this.#fields) fields.push(word);
    return terms.length - before;
  }

  /** Records an item that is left out. */
  drop(reason: string): void {
    this.#lists.events.push(this.#lists.reasons.number(reason) + 1);
  }

  /** Records that a class is below another, by the numbers of their QIDs. */
  addClass(of: number, parent: number): void {
    this.#lists.classes.push(of);
    this.#lists.classes.push(parent);
  }

  /**
   * Returns the batch and begins the next one.
   *
   * @param memory for the arrays of the batch; by default a buffer of their own
   */
  take(memory: BatchMemory = (bytes) => new ArrayBuffer(bytes)): EntityBatch {
    const { reasons, texts, properties, facts, names: hashed, ...ints } = this.#lists;
    addNames(hashed, this.#entries);
    const lists = { ...ints, names: hashed.byEntity(ints.entities), hash: hashed.hash, hash2: hashed.hash2 };
    let bytes = facts.length * 8 + this.#records.length;
    for (const list of Object.values(lists)) bytes += list.length * 4;
    const buffer = memory(bytes);
    // The widest numbers come first, as arrays must begin at multiples of their element's size.
    const factsThere = new Float64Array(buffer, 0, facts.length);
    factsThere.set(facts);
    let at = factsThere.byteLength;
    const placed = (list: Ints) => {
      const there = new Int32Array(buffer, at, list.length);
      there.set(list.view());
      at += there.byteLength;
      return there;
    };
    const batch: EntityBatch = {
      reasons: reasons.texts,
      texts: texts.texts,
      properties: properties.texts,
      facts: factsThere,
      events: placed(lists.events),
      entities: placed(lists.entities),
      names: placed(lists.names),
      hash: placed(lists.hash),
      hash2: placed(lists.hash2),
      types: placed(lists.types),
      relations: placed(lists.relations),
      identities: placed(lists.identities),
      classes: placed(lists.classes),
      terms: placed(lists.terms),
      fields: placed(lists.fields),
      records: new Uint8Array(buffer, at, this.#records.length),
    };
    batch.records.set(this.#records.view());
    this.#begin();
    return batch;
  }

  /** Begins a batch and reuses the memory of the last one. */
  #begin(): void {
    const { facts, reasons: _, texts: __, properties: ___, ...lists } = this.#lists;
    for (const list of Object.values(lists)) list.clear();
    facts.length = 0;
    this.#lists.reasons = new Numbering();
    this.#lists.texts = new Numbering();
    this.#lists.properties = new Numbering();
    this.#records.clear();
    this.#entries.length = 0;
  }

  #hasName({ labels, aliases = {} }: SourceEntity): boolean {
    for (const map of [labels, aliases])
      for (const language in map) if (this.#languages.has(language) && map[language]!.length > 0) return true;
    return false;
  }

  #addRelations({ relations = [] }: SourceEntity): void {
    const lists = this.#lists;
    for (const { property, value } of relations) {
      const id = this.#propertyId(property);
      if (id === undefined) continue;
      lists.relations.push(lists.properties.number(id));
      lists.relations.push(
        typeof value === "number"
          ? value
          : this.#reference(value, plainQid.test(value) ? value : packQid(value)),
      );
    }
  }

  /** The id of a property, from its id or a word; undefined if its statements are dropped. */
  #propertyId(property: string): string | undefined {
    let id = this.#propertyIds.get(property);
    if (id === undefined) {
      id = propertyOf(property)?.id ?? property;
      if (!keepsProperty(id)) id = "";
      this.#propertyIds.set(property, id);
    }
    return id || undefined;
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
    reasons: new Numbering(),
    texts: new Numbering(),
    properties: new Numbering(),
    facts: [] as number[],
    names: new HashedNames(),
    events: new Ints(),
    entities: new Ints(),
    types: new Ints(),
    relations: new Ints(),
    identities: new Ints(),
    classes: new Ints(),
    terms: new Ints(),
    fields: new Ints(),
  };
}
