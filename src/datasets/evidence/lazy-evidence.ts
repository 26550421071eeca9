import type { EntityRecord } from "../entity.ts";
import { knownTypes, loadTypes } from "../knowledge/loaded-types.ts";
import { languageBit } from "../names/name-trie.ts";
import { TermCollector, TYPES_READ } from "./entity-terms.ts";
import {
  type EntityEvidence,
  IN_LABEL,
  READ_NEIGHBOURS,
  sourceOf,
  termWeight,
  type VisitTerms,
} from "./evidence.ts";
import { loadedTypeTerms } from "./loaded-type-terms.ts";

/** The data of lists and graphs from which the evidence of an entity is made. */
export interface EntitySource {
  record(entity: number): EntityRecord;
  neighbours(entity: number): ArrayLike<number>;
  /** Further texts that tell the entity from its namesakes, with their language tags; they are read like neighbours. */
  contextOf?(entity: number): readonly (readonly [tag: string, text: string])[];
  /** Language tags that descriptions may have. */
  descriptionTags(): Iterable<string>;
  /** Whether the entities have names and nothing else. */
  readonly bare: boolean;
}

interface Made {
  /** Labels first. */
  readonly terms: Uint32Array;
  /** Number of terms of labels. */
  readonly labels: number;
  readonly descriptions: number;
  readonly types: readonly string[];
  readonly context: Uint32Array;
}

/** Weight of a word in a dataset that did not count the entities of each word. */
const UNCOUNTED = 0.6;

/** Evidence of a list or a graph, computed for an entity when it is first needed. */
export class LazyEvidence implements EntityEvidence {
  readonly #source: EntitySource;
  readonly #made = new Map<number, Made>();
  readonly #kinds = new Map<number, number>();
  readonly #fields = new Map<number, Uint32Array>();
  #fieldsOf: ((record: EntityRecord) => Uint32Array) | undefined;
  #loading: Promise<void> | undefined;

  constructor(source: EntitySource) {
    this.#source = source;
  }

  get bare(): boolean {
    return this.#source.bare;
  }

  async load(): Promise<void> {
    if (this.bare) return;
    this.#loading ??= this.#load();
    await this.#loading;
  }

  async #load(): Promise<void> {
    const [{ fieldsOf, loadCues }] = await Promise.all([import("./entity-fields.ts"), loadTypes()]);
    await loadCues(this.#source.descriptionTags());
    this.#fieldsOf = fieldsOf;
  }

  kinds(entity: number): number {
    if (this.bare) return 0;
    let kinds = this.#kinds.get(entity);
    if (kinds === undefined) {
      kinds = knownTypes().kindsOfTypes(this.#source.record(entity).types);
      this.#kinds.set(entity, kinds);
    }
    return kinds;
  }

  fields(entity: number, word: number): number {
    if (this.bare) return 0;
    let fields = this.#fields.get(entity);
    if (!fields) {
      if (!this.#fieldsOf) throw new Error("load() was not awaited");
      fields = this.#fieldsOf(this.#source.record(entity));
      this.#fields.set(entity, fields);
    }
    return fields[word]!;
  }

  rarity(): number {
    return UNCOUNTED;
  }

  visitTerms(entity: number, visit: VisitTerms): void {
    const { terms, labels, descriptions, types, context } = this.#of(entity);
    visit(terms, labels, descriptions, termWeight.alias);
    visit(terms, descriptions, terms.length, termWeight.description);
    for (const type of types) {
      const of = loadedTypeTerms(type);
      visit(of, 0, of.length, termWeight.type);
    }
    visit(context, 0, context.length, termWeight.neighbour);
    const neighbours = this.#source.neighbours(entity);
    for (let i = 0; i < Math.min(neighbours.length, READ_NEIGHBOURS); i++) {
      const other = this.#of(neighbours[i]!);
      visit(other.terms, 0, other.labels, termWeight.neighbour);
    }
  }

  #of(entity: number): Made {
    let made = this.#made.get(entity);
    if (!made) {
      made = make(this.#source.record(entity), this.#source.contextOf?.(entity) ?? []);
      this.#made.set(entity, made);
    }
    return made;
  }
}

const collector = new TermCollector();

function make(record: EntityRecord, context: readonly (readonly [tag: string, text: string])[]): Made {
  const { labels, aliases, descriptions } = record;
  const types = record.types.slice(0, TYPES_READ);
  const terms: number[] = [];
  collector.collect(
    {
      labels: Object.entries(labels).map(([tag, text]) => [text, languageBit(tag)] as const),
      aliases: Object.entries(aliases).flatMap(([tag, list]) =>
        list.map((text) => [text, languageBit(tag)] as const),
      ),
      descriptions: Object.entries(descriptions).map(([tag, text]) => [text, languageBit(tag)] as const),
    },
    (term) => terms.push(term),
  );
  const labelsEnd = terms.findIndex((term) => sourceOf(term) !== IN_LABEL);
  const begins = labelsEnd < 0 ? terms.length : labelsEnd;
  const described = terms.findIndex((term) => sourceOf(term) > 1);
  return {
    terms: Uint32Array.from(terms),
    labels: begins,
    descriptions: described < 0 ? terms.length : described,
    types,
    context: termsOfContext(context),
  };
}

function termsOfContext(context: readonly (readonly [tag: string, text: string])[]): Uint32Array {
  if (context.length === 0) return noTerms;
  const terms: number[] = [];
  const descriptions = context.map(([tag, text]) => [text, languageBit(tag)] as const);
  collector.collect({ labels: [], aliases: [], descriptions }, (term) => terms.push(term));
  return Uint32Array.from(terms);
}

const noTerms = new Uint32Array(0);
