import type { Quad } from "@rdfjs/types";
import { canonicalId, ProblemError } from "../contract/index.ts";
import type { GraphStore } from "../graph/store.ts";
import type { CompiledDataset, NearName } from "./compiled.ts";
import type { EntityRecord } from "./entity.ts";
import { type Facts, factsOf, type GraphFacts, mergeFacts } from "./graph-facts.ts";
import { languageBit } from "./language-bits.ts";
import { ALIAS, ANY_LANGUAGE, NAME, NameTrie } from "./name-trie.ts";
import { addNames, type NameEntry } from "./names.ts";
import { NearestNames } from "./nearest.ts";
import { isPerson } from "./types.ts";
import { contentTypes } from "./vocabulary.ts";

/** One entity of the graph as the index holds it. */
interface Indexed {
  readonly iri: string;
  readonly facts: Facts;
  alive: boolean;
}

/** Changed graphs are read again one by one up to this many; beyond it the whole store is. */
const ONE_BY_ONE = 1_000;

/**
 * The caller's own graph as a dataset. It follows its store graph by graph: a write is seen by the next call,
 * and costs the entities that it touched. Every subject with a name is an entity, but for content items that
 * nothing is about.
 */
export class OwnGraph implements CompiledDataset {
  names: NameTrie = new NameTrie();
  #entities: Indexed[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #graphs = new Map<string, GraphFacts>();
  /** Which graphs speak of a subject. */
  readonly #speakers = new Map<string, Set<string>>();
  readonly #aboutCount = new Map<string, number>();
  /** Who has a relation to an IRI. */
  readonly #related = new Map<string, Set<string>>();
  readonly #identities = new Map<string, Set<string>>();
  readonly #store: GraphStore;
  #changed: Set<string> | "all" = "all";
  #dead = 0;
  #nearest: NearestNames | undefined;
  #updating: Promise<void> | undefined;

  constructor(store: GraphStore) {
    this.#store = store;
    store.watch((graphs) => {
      if (this.#changed !== "all") for (const graph of graphs) this.#changed.add(graph);
    });
  }

  /**
   * Brings the index up to the store; cheap when nothing changed. Called before each resolve.
   *
   * @throws ProblemError `dataset_unavailable` when the store cannot be read
   */
  async update(): Promise<void> {
    while (this.#updating) await this.#updating;
    if (this.#changed !== "all" && this.#changed.size === 0) return;
    this.#updating = this.#readChanges().finally(() => {
      this.#updating = undefined;
    });
    await this.#updating;
  }

  get size(): number {
    return this.#entities.length;
  }

  alive(entity: number): boolean {
    return this.#entities[entity]!.alive;
  }

  record(entity: number): EntityRecord {
    const { iri, facts } = this.#entities[entity]!;
    return {
      id: iri,
      labels: firstByLanguage(facts.labels.length > 0 ? facts.labels : facts.aliases),
      aliases: listsByLanguage(facts.aliases),
      descriptions: firstByLanguage(facts.descriptions),
      types: facts.types,
      sameAs: facts.sameAs,
    };
  }

  mass(): number {
    return 1;
  }

  neighbours(entity: number): ArrayLike<number> {
    const { iri, facts } = this.#entities[entity]!;
    const numbers = new Set<number>();
    for (const other of [...facts.relations, ...(this.#related.get(iri) ?? [])]) {
      const number = this.#numbers.get(other);
      if (number !== undefined && number !== entity) numbers.add(number);
    }
    return [...numbers];
  }

  find(identity: string): number | undefined {
    for (const iri of this.#identities.get(identity) ?? []) {
      const number = this.#numbers.get(iri);
      if (number !== undefined) return number;
    }
    return undefined;
  }

  nearest(name: string, limit: number): readonly NearName[] | Promise<readonly NearName[]> {
    this.#nearest ??= new NearestNames(
      this.#entities.flatMap((one, i) => (one.alive ? namesOf(one, i) : [])),
    );
    return this.#nearest.search(name, limit);
  }

  async #readChanges(): Promise<void> {
    const changed = this.#changed;
    this.#changed = new Set();
    try {
      if (changed === "all" || changed.size > ONE_BY_ONE) await this.#readAll();
      else for (const graph of changed) await this.#readGraph(graph);
    } catch (cause) {
      this.#changed = "all";
      if (cause instanceof ProblemError) throw cause;
      throw new ProblemError("dataset_unavailable", { detail: "the graph store cannot be read", cause });
    }
    if (this.#dead > 1_000 && this.#dead > this.#entities.length / 2) this.#compact();
  }

  async #readAll(): Promise<void> {
    const byGraph = new Map<string, Quad[]>();
    for await (const quad of this.#store.read()) {
      const list = byGraph.get(quad.graph.value);
      if (list) list.push(quad);
      else byGraph.set(quad.graph.value, [quad]);
    }
    const touched = new Set<string>();
    for (const graph of [...this.#graphs.keys()])
      if (!byGraph.has(graph)) this.#replace(graph, undefined, touched);
    for (const [graph, quads] of byGraph) this.#replace(graph, factsOf(quads), touched);
    this.#index(touched);
  }

  async #readGraph(graph: string): Promise<void> {
    const quads: Quad[] = [];
    for await (const quad of this.#store.read({ graph })) quads.push(quad);
    const touched = new Set<string>();
    this.#replace(graph, quads.length > 0 ? factsOf(quads) : undefined, touched);
    this.#index(touched);
  }

  /** Takes the facts of one graph out and puts the new ones in; notes the subjects whose entity may differ. */
  #replace(graph: string, facts: GraphFacts | undefined, touched: Set<string>): void {
    const before = this.#graphs.get(graph);
    if (before) {
      for (const iri of before.subjects.keys()) {
        touched.add(iri);
        this.#speakers.get(iri)?.delete(graph);
      }
      for (const iri of before.about) {
        touched.add(iri);
        this.#aboutCount.set(iri, this.#aboutCount.get(iri)! - 1);
      }
      this.#graphs.delete(graph);
    }
    if (!facts) return;
    for (const iri of facts.subjects.keys()) {
      touched.add(iri);
      addTo(this.#speakers, iri, graph);
    }
    for (const iri of facts.about) {
      touched.add(iri);
      this.#aboutCount.set(iri, (this.#aboutCount.get(iri) ?? 0) + 1);
    }
    this.#graphs.set(graph, facts);
  }

  #index(touched: Set<string>): void {
    const added: NameEntry[] = [];
    for (const iri of touched) {
      this.#forget(iri);
      const graphs = this.#speakers.get(iri);
      if (!graphs || graphs.size === 0) continue;
      const facts = mergeFacts(
        [...graphs].sort().map((graph) => this.#graphs.get(graph)!.subjects.get(iri)!),
      );
      if (facts.labels.length + facts.aliases.length === 0) continue;
      if (facts.types.some((type) => contentTypes.has(type)) && !this.#aboutCount.get(iri)) continue;
      const indexed = { iri, facts, alive: true };
      const number = this.#entities.push(indexed) - 1;
      this.#numbers.set(iri, number);
      for (const target of facts.relations) addTo(this.#related, target, iri);
      for (const identity of [iri, ...facts.sameAs]) addTo(this.#identities, canonicalId(identity), iri);
      added.push(...namesOf(indexed, number));
    }
    if (touched.size > 0) this.#nearest = undefined;
    addNames(this.names, added);
  }

  #forget(iri: string): void {
    const number = this.#numbers.get(iri);
    if (number === undefined) return;
    const entity = this.#entities[number]!;
    entity.alive = false;
    this.#dead++;
    this.#numbers.delete(iri);
    for (const target of entity.facts.relations) this.#related.get(target)?.delete(iri);
    for (const identity of [iri, ...entity.facts.sameAs])
      this.#identities.get(canonicalId(identity))?.delete(iri);
  }

  /** Numbers the living entities anew, when most are dead. */
  #compact(): void {
    this.#entities = this.#entities.filter(({ alive }) => alive);
    this.#numbers.clear();
    for (const [number, { iri }] of this.#entities.entries()) this.#numbers.set(iri, number);
    this.names = new NameTrie();
    addNames(this.names, this.#entities.flatMap(namesOf));
    this.#dead = 0;
  }
}

function namesOf({ facts }: Indexed, entity: number): NameEntry[] {
  const person = isPerson(facts.types);
  const entry =
    (form: number) =>
    ([language, text]: [string, string]): NameEntry => ({
      entity,
      text,
      form,
      languages: language === "mul" ? ANY_LANGUAGE : languageBit(language),
      person,
    });
  return [...facts.labels.map(entry(NAME)), ...facts.aliases.map(entry(ALIAS))];
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

function addTo(index: Map<string, Set<string>>, key: string, value: string): void {
  const set = index.get(key);
  if (set) set.add(value);
  else index.set(key, new Set([value]));
}
