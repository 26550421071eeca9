import { canonicalId, languages } from "../../contract/index.ts";
import type { Pause } from "../../text/pauser.ts";
import type { CompiledDataset, NearName } from "../dataset.ts";
import type { EntityRecord } from "../entity.ts";
import { LazyEvidence } from "../evidence/lazy-evidence.ts";
import { addCallerTypes } from "../knowledge/caller-types.ts";
import { mayBeShip } from "../knowledge/kinds-of-types.ts";
import { isPerson } from "../knowledge/types.ts";
import { addNames, type NameEntry } from "../names/derived-names.ts";
import { LazyFacts } from "../names/lazy-facts.ts";
import { ALIAS, ANY_LANGUAGE, languageBit, NAME, NameTrie } from "../names/name-trie.ts";
import { NearestNames } from "../names/nearest.ts";
import { otherSpellings } from "../names/other-spellings.ts";
import { ClassNames } from "./class-names.ts";
import { MultiMap } from "./multi-map.ts";
import type { Facts } from "./named-facts.ts";

/** One entity of the graph in the index. */
interface Indexed {
  readonly iri: string;
  readonly facts: Facts;
  alive: boolean;
}

/**
 * The entities of an own graph. Numbers and names are only ever added, so that a call that began before a write
 * continues with its data. `compacted` leaves dead entities behind.
 */
export class GraphEntities {
  readonly names: NameTrie = new NameTrie();
  readonly #entities: Indexed[] = [];
  readonly #numbers = new Map<string, number>();
  /** The entities that have a relation to an IRI. */
  readonly #related = new MultiMap();
  readonly #identities = new MultiMap();
  readonly #classNames = new ClassNames();
  #dead = 0;
  #nearest: NearestNames | undefined;

  constructor() {
    addCallerTypes();
  }

  get size(): number {
    return this.#entities.length;
  }

  /** Puts entities in, each in place of its former state; an entity without facts is removed. */
  put(changed: Iterable<readonly [iri: string, facts: Facts | undefined]>): void {
    const shadowed = new Set<string>();
    const fresh = new Set<number>();
    for (const [iri, facts] of changed) {
      for (const property of this.#forget(iri)) shadowed.add(property);
      if (!facts) continue;
      for (const property of this.#classNames.add(iri, facts)) shadowed.add(property);
      fresh.add(this.#add(iri, facts));
    }
    // A property whose names changed because of a class is put in again.
    for (const iri of shadowed) {
      const number = this.#numbers.get(iri);
      if (number === undefined || fresh.has(number)) continue;
      const { facts } = this.#entities[number]!;
      this.#forget(iri);
      this.#classNames.add(iri, facts);
      fresh.add(this.#add(iri, facts));
    }
    this.#nearest = undefined;
    const added: NameEntry[] = [];
    for (const number of fresh) for (const name of this.#namesOf(number)) added.push(name);
    addNames(this.names, added);
    const isShip = (entity: number) => mayBeShip(this.typesOf(entity));
    addNames(
      this.names,
      added.flatMap((name) => otherSpellings(name, isShip)),
    );
  }

  #add(iri: string, facts: Facts): number {
    const number = this.#entities.push({ iri, facts, alive: true }) - 1;
    this.#numbers.set(iri, number);
    for (const target of facts.relations) this.#related.add(target, iri);
    for (const identity of [iri, ...facts.sameAs]) this.#identities.add(canonicalId(identity), iri);
    return number;
  }

  /** The living entities with new numbers, if most are dead; otherwise these. */
  compacted(): GraphEntities {
    if (this.#dead <= 1_000 || this.#dead <= this.#entities.length / 2) return this;
    const fresh = new GraphEntities();
    fresh.put(this.#entities.filter(({ alive }) => alive).map(({ iri, facts }) => [iri, facts]));
    return fresh;
  }

  alive(entity: number): boolean {
    return this.#entities[entity]!.alive;
  }

  iriOf(entity: number): string {
    return this.#entities[entity]!.iri;
  }

  typesOf(entity: number): readonly string[] {
    return this.#entities[entity]!.facts.types;
  }

  record(entity: number): EntityRecord {
    const { iri, facts } = this.#entities[entity]!;
    return {
      id: iri,
      labels: firstByLanguage(facts.labels),
      aliases: listsByLanguage(facts.aliases),
      descriptions: firstByLanguage(facts.descriptions),
      types: facts.types,
      sameAs: facts.sameAs,
    };
  }

  contextOf(entity: number): Facts["context"] {
    return this.#entities[entity]!.facts.context;
  }

  neighbours(entity: number): number[] {
    const { iri, facts } = this.#entities[entity]!;
    const numbers = new Set<number>();
    for (const other of [...facts.relations, ...this.#related.get(iri)]) {
      const number = this.#numbers.get(other);
      if (number !== undefined && number !== entity) numbers.add(number);
    }
    return [...numbers];
  }

  /**
   * The entity with this IRI. If there is none, an entity that declares itself the same; of several the one with the
   * least IRI.
   */
  find(identity: string): number | undefined {
    const iris = [...this.#identities.get(identity)].sort();
    const iri = iris.find((one) => canonicalId(one) === identity) ?? iris[0];
    return iri === undefined ? undefined : this.#numbers.get(iri);
  }

  nearest(
    name: string,
    limit: number,
    edits?: number,
    pause?: Pause,
  ): readonly NearName[] | Promise<readonly NearName[]> {
    const entities = this.#entities;
    this.#nearest ??= new NearestNames(
      entities.flatMap((one, i) => (one.alive ? this.#namesOf(i) : [])),
      (entity) => entities[entity]!.iri,
    );
    return this.#nearest.search(name, limit, edits, pause);
  }

  /**
   * Removes an entity.
   *
   * @returns properties whose names may change with it
   */
  #forget(iri: string): readonly string[] {
    const number = this.#numbers.get(iri);
    if (number === undefined) return [];
    const entity = this.#entities[number]!;
    entity.alive = false;
    this.#dead++;
    this.#numbers.delete(iri);
    for (const target of entity.facts.relations) this.#related.delete(target, iri);
    for (const identity of [iri, ...entity.facts.sameAs]) this.#identities.delete(canonicalId(identity), iri);
    return this.#classNames.delete(iri, entity.facts);
  }

  #namesOf(entity: number): NameEntry[] {
    const { facts } = this.#entities[entity]!;
    const person = isPerson(facts.types);
    const names: NameEntry[] = [];
    const take = (texts: Facts["labels"], form: number) => {
      for (const [language, text] of texts) {
        if (!this.#classNames.leadsTo(facts, text)) continue;
        const languages = language === "mul" ? ANY_LANGUAGE : languageBit(language);
        names.push({ entity, text, form, languages, person });
      }
    };
    take(facts.labels, NAME);
    take(facts.aliases, ALIAS);
    return names;
  }
}

/**
 * The entities as a dataset, valid from one write to the next. Data derived from a dataset is kept by its object, and
 * the data of an entity changes with its neighbours. So each state of the graph is a dataset of its own.
 */
export class GraphState implements CompiledDataset {
  readonly evidence: LazyEvidence;
  readonly bare = false;
  readonly medianPopularity = 1;
  readonly #entities: GraphEntities;
  readonly #neighbours = new Map<number, readonly number[]>();
  #facts: LazyFacts | undefined;

  constructor(entities: GraphEntities) {
    this.#entities = entities;
    this.evidence = new LazyEvidence(this);
  }

  idOf(entity: number): string {
    return this.#entities.iriOf(entity);
  }

  nameFact(node: number, word: 0 | 1): number {
    this.#facts ??= new LazyFacts({
      names: this.names,
      alive: (entity) => this.alive(entity),
      mass: () => 1,
      kinds: (entity) => this.evidence.kinds(entity),
    });
    return this.#facts.of(node, word);
  }

  get names(): NameTrie {
    return this.#entities.names;
  }

  get size(): number {
    return this.#entities.size;
  }

  alive(entity: number): boolean {
    return this.#entities.alive(entity);
  }

  typesOf(entity: number): readonly string[] {
    return this.#entities.typesOf(entity);
  }

  record(entity: number): EntityRecord {
    return this.#entities.record(entity);
  }

  contextOf(entity: number): Facts["context"] {
    return this.#entities.contextOf(entity);
  }

  mass(): number {
    return 1;
  }

  /** All languages: reading the descriptions of all entities after each write would cost more than loading the cues. */
  descriptionTags(): Iterable<string> {
    return languages;
  }

  neighbours(entity: number): ArrayLike<number> {
    let neighbours = this.#neighbours.get(entity);
    if (!neighbours) {
      neighbours = this.#entities.neighbours(entity);
      this.#neighbours.set(entity, neighbours);
    }
    return neighbours;
  }

  degree(entity: number): number {
    return this.neighbours(entity).length;
  }

  neighbour(entity: number, n: number): number {
    return this.neighbours(entity)[n]!;
  }

  find(identity: string): number | undefined {
    return this.#entities.find(identity);
  }

  nearest(
    name: string,
    limit: number,
    edits?: number,
    pause?: Pause,
  ): readonly NearName[] | Promise<readonly NearName[]> {
    return this.#entities.nearest(name, limit, edits, pause);
  }
}

function firstByLanguage(texts: readonly (readonly [string, string])[]): Record<string, string> {
  const map: Record<string, string> = {};
  for (const [language, text] of texts) map[language] ??= text;
  return map;
}

function listsByLanguage(texts: readonly (readonly [string, string])[]): Record<string, string[]> {
  const map: Record<string, string[]> = {};
  for (const [language, text] of texts) (map[language] ??= []).push(text);
  return map;
}
