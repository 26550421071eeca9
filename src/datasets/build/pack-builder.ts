import type { Pieces } from "../../text/pieces.ts";
import { version } from "../../version.ts";
import { addCallerTypes } from "../knowledge/caller-types.ts";
import { joinedKinds, kindsOfType } from "../knowledge/kinds-of-types.ts";
import { FIELD_WORDS } from "../knowledge/semantic-fields.ts";
import { firstPostings } from "../names/first-postings.ts";
import { NameBeginnings } from "../names/name-beginnings.ts";
import { FACT_WORDS, writeFacts } from "../names/name-facts.ts";
import { NameTrie } from "../names/name-trie.ts";
import type { PackMeta } from "../pack/pack-format.ts";
import { tightTables } from "../pack/pack-names.ts";
import { neighbourLists } from "../pack/pack-neighbours.ts";
import { encodeSections, type Sections } from "../pack/pack-sections.ts";
import type { AnchorTable } from "./anchors.ts";
import { BatchWriter } from "./batch-writer.ts";
import { ENTITY, type EntityBatch, FACTS, NAME_ENTRY } from "./entity-batch.ts";
import { type EntityFinder, EntityIds } from "./entity-ids.ts";
import { EvidenceTable } from "./evidence-table.ts";
import { MassTable } from "./mass-table.ts";
import type { KbProvenance } from "./provenance.ts";
import { RecordPieces } from "./record-pieces.ts";
import type { SourceEntity } from "./source.ts";
import { StatementTable } from "./statement-table.ts";
import { type Types, TypeTable } from "./type-table.ts";

export interface PackBuilderOptions {
  /** Languages whose names and descriptions are kept; all if it is absent. `mul` always is. */
  readonly languages?: readonly string[] | undefined;
  /** The entities were chosen, so all are well known: priors differ by the square root only. */
  readonly chosen?: boolean | undefined;
  /**
   * Leaves out sections that a reader can compute again. A download is a tenth smaller, and opening takes a few ms
   * more.
   */
  readonly compact?: boolean | undefined;
  /** Translates the types of a source, once all of them are known. */
  readonly typesOf?: ((types: readonly string[]) => readonly string[]) | undefined;
  /** Most entities that are taken. */
  readonly limit?: number | undefined;
}

/** Number of items that are collected before they are taken as a batch. */
const batchSize = 4096;

/** Facts about a pack that its builder supplies. */
export interface PackOrigin extends Pick<PackMeta, "source" | "license" | "command"> {
  /** Set for a pack that was fetched. */
  readonly provenance?: KbProvenance | undefined;
}

/** Counts of a build: what was read, what was left out and why. */
export interface BuildCounts {
  /** Entities that were kept. */
  entities: number;
  /** Pairs of a name and an entity that it names. */
  names: number;
  /** Statements whose value is an entity of the pack. */
  statements: number;
  /** How many items were left out, by the reason in words. */
  dropped: Record<string, number>;
}

/**
 * Collects entities and makes the sections of a pack. It keeps an entity as numbers in typed arrays and as a record
 * in bytes. So memory grows with the pack and not with the source.
 */
export class PackBuilder {
  readonly counts: BuildCounts = { entities: 0, names: 0, statements: 0, dropped: {} };
  readonly #options: PackBuilderOptions;
  readonly #writer: BatchWriter;
  readonly #ids = new EntityIds();
  #names = new NameTrie();
  readonly #records = new RecordPieces();
  readonly #types = new TypeTable();
  readonly #statements = new StatementTable(this.#ids);
  #masses = new MassTable();
  readonly #evidence = new EvidenceTable();
  #anchors: AnchorTable | undefined;

  constructor(options: PackBuilderOptions = {}) {
    this.#options = options;
    this.#writer = new BatchWriter(options.languages);
  }

  /** Whether the limit is reached, so that further entities are ignored. */
  get isFull(): boolean {
    return this.counts.entities >= (this.#options.limit ?? Number.POSITIVE_INFINITY);
  }

  /** Adds an entity. One that cannot be used is counted with the reason. */
  add(source: SourceEntity): void {
    this.#writer.add(source);
    if (this.#writer.length >= batchSize) this.#flush();
  }

  /** Counts an item that was left out. */
  drop(reason: string): void {
    this.#writer.drop(reason);
  }

  /** Takes what has been added, so that the counts include it. */
  #flush(): void {
    if (this.#writer.length > 0) this.addBatch(this.#writer.take());
  }

  /** Adds the entities of a batch, in order, up to the limit. */
  addBatch(batch: EntityBatch): void {
    const numbers = this.#numbersOf(batch);
    const from = { entity: 0, record: 0, name: 0, type: 0, relation: 0, identity: 0, term: 0 };
    for (const event of batch.events) {
      if (this.isFull) return;
      if (event > 0) {
        this.#count(batch.reasons[event - 1]!);
        continue;
      }
      const at = from.entity++ * ENTITY;
      const size = batch.entities.subarray(at, at + ENTITY);
      if (this.#ids.has(numbers.id(size[0]!))) this.#count("an entity with this id came before");
      else this.#addEntity(batch, from, size, numbers);
      from.record += size[1]!;
      from.name += size[2]!;
      from.type += size[3]!;
      from.relation += size[4]!;
      from.identity += size[5]!;
      from.term += size[6]!;
    }
  }

  #addEntity(batch: EntityBatch, from: Begins, size: Int32Array, numbers: Numbers): void {
    const entity = this.#ids.add(numbers.id(size[0]!));
    const { names, facts, types, relations, identities, terms, fields } = batch;
    this.#records.add(batch.records.subarray(from.record, from.record + size[1]!));
    for (let i = from.name; i < from.name + size[2]!; i++) {
      const at = i * NAME_ENTRY;
      const form = names[at + 3]!;
      this.#names.add(batch, names[at]!, names[at + 1]!, entity, names[at + 2]!, form & 255, form >>> 8);
    }
    this.#types.nextEntity();
    for (let i = from.type; i < from.type + size[3]!; i++) this.#types.add(numbers.type(types[i]!));
    this.#statements.nextEntity();
    for (let i = from.relation; i < from.relation + size[4]!; i++)
      this.#statements.add(numbers.property(relations[i * 2]!), numbers.id(relations[i * 2 + 1]!));
    for (let i = from.identity; i < from.identity + size[5]!; i++)
      this.#ids.identify(identities[i * 2]!, identities[i * 2 + 1]!, entity);
    this.#evidence.add(
      terms.subarray(from.term, from.term + size[6]!),
      fields.subarray((from.entity - 1) * FIELD_WORDS, from.entity * FIELD_WORDS),
    );
    const fact = (from.entity - 1) * FACTS;
    const mass = facts[fact]!;
    this.#masses.add({
      mass: Number.isNaN(mass) ? undefined : mass,
      sitelinks: facts[fact + 1],
      population: facts[fact + 2],
      statements: facts[fact + 3],
    });
    this.counts.entities++;
  }

  /** The meaning of a batch's references in the pack. */
  #numbersOf({ texts, properties }: EntityBatch): Numbers {
    const ids = new Map<number, number>();
    const propertyNumbers: number[] = [];
    return {
      id: (reference) => {
        if (reference > 0) return reference;
        let id = ids.get(reference);
        if (id === undefined) {
          id = this.#ids.other(texts[-1 - reference]!);
          ids.set(reference, id);
        }
        return id;
      },
      type: (reference) =>
        reference > 0 ? this.#types.class(reference) : this.#types.type(texts[-1 - reference]!),
      property: (number) => (propertyNumbers[number] ??= this.#statements.property(properties[number]!)),
    };
  }

  /** Finds entities by the ids of other sources. Call it when the last entity has been added. */
  finder(): EntityFinder {
    this.#flush();
    return this.#ids.entityFinder();
  }

  /** The node of a whole name that some entity has; 0 for none. Call it when the last entity has been added. */
  nameNode(pieces: Pick<Pieces, "hash" | "hash2" | "count">): number {
    const node = this.#names.find(pieces, 0, pieces.count);
    return this.#names.head(node) > 0 ? node : 0;
  }

  /** Sets the page views of the entities by number, NaN where they are unknown. They then decide the popularity. */
  setViews(views: Float32Array): void {
    this.#masses.setViews(views);
  }

  /** Sets how often names are links, by the nodes of `nameNode`. */
  setAnchors(anchors: AnchorTable): void {
    this.#anchors = anchors;
  }

  #count(reason: string): void {
    this.counts.dropped[reason] = (this.counts.dropped[reason] ?? 0) + 1;
  }

  /** The parts of the pack file, in order. The builder cannot be used afterwards. */
  finish(origin: PackOrigin): Uint8Array[] {
    this.#flush();
    const n = this.#ids.length;
    const { tables: names, moved } = tightTables(this.#names.tables());
    const anchors = this.#anchors?.finish(moved);
    this.#anchors = undefined;
    // Frees data that is no longer needed before the result is built.
    this.#names = new NameTrie();
    const sorted = this.#ids.sorted();
    const types = this.#types.finish(this.#options.typesOf);
    const statements = this.#statements.finish(sorted);
    const properties = [...this.#statements.properties];
    const mass = this.#masses.finish(statements, properties, types, this.#options.chosen);
    this.#masses = new MassTable();
    const records = this.#records.finish();
    const identities = this.#ids.identityIndex();
    const evidence = this.#evidence.finish(types);
    const trie = new NameTrie(names);
    const words = trie.wordIndex;
    const beginnings = NameBeginnings.of(names);
    const { at, list } = neighbourLists(
      n,
      statements.at,
      statements.properties,
      statements.values,
      mass,
      properties,
    );
    this.counts.statements = statements.values.length;
    this.counts.names = names.postingCount;
    const meta: PackMeta = {
      format: "referent-kb",
      entities: n,
      names: names.postingCount,
      words: names.wordCount,
      nodes: names.nodeCount,
      named: names.heads.length,
      longNames: words.names,
      languages: this.#options.languages ?? this.#writer.usedLanguages(),
      tags: this.#writer.tags,
      types: types.names,
      properties,
      ...(anchors && { anchors: anchors.totals }),
      ...origin,
      builder: `referent/${version}`,
    };
    const sections: Sections = {
      meta: new TextEncoder().encode(JSON.stringify(meta)),
      word: names.words,
      edge: names.edges,
      step: names.steps,
      head: names.heads,
      post: names.postings,
      form: names.forms,
      qids: this.#ids.qids(),
      sort: sorted,
      mass,
      reco: records.at,
      recs: records.pieces,
      tyof: types.at,
      type: types.list,
      stof: statements.at,
      stpr: statements.properties,
      stva: statements.values,
      neof: at,
      neig: list,
      idha: identities.firsts,
      iden: identities.seconds,
      begw: beginnings.words.bits,
      begp: beginnings.pairs.bits,
      ...(this.#options.compact ? {} : { wibe: words.begins, wino: words.nodes }),
      fact: factsOf(trie, names.heads.length, mass, types),
      teof: evidence.termsAt,
      term: evidence.terms,
      rare: evidence.rarity,
      fiel: evidence.fields,
      ...(anchors && { anof: anchors.names, anch: anchors.pairs }),
    };
    return encodeSections(sections);
  }
}

/** Facts about every name. */
function factsOf(names: NameTrie, named: number, mass: Float32Array, types: Types): Uint32Array {
  const facts = new Uint32Array(named * FACT_WORDS);
  addCallerTypes();
  const kindsOf = Int32Array.from(types.names, kindsOfType);
  const of = {
    names,
    alive: () => true,
    mass: (entity: number) => mass[entity]!,
    kinds: (entity: number) => {
      const from = types.at[entity]!;
      return joinedKinds(types.at[entity + 1]! - from, (i) => kindsOf[types.list[from + i]!]!);
    },
  };
  for (let node = 1; node < named; node++)
    writeFacts(of, facts, node * FACT_WORDS, firstPostings(of.names, node));
  return facts;
}

/** Where the parts of an entity begin in the lists of its batch. */
type Begins = Record<"entity" | "record" | "name" | "type" | "relation" | "identity" | "term", number>;

/** The meaning of a batch's references in the pack. */
type Numbers = Record<"id" | "type" | "property", (reference: number) => number>;
