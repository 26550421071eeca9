import { ProblemError } from "../../contract/index.ts";
import type { GraphStore } from "../../graph/store.ts";
import type { CompiledDataset } from "../dataset.ts";
import { GraphEntities, GraphState } from "./graph-entities.ts";
import { GraphFacts } from "./graph-facts.ts";
import { MultiMap } from "./multi-map.ts";
import { type Facts, factsOf } from "./named-facts.ts";
import { contentTypes } from "./vocabulary.ts";

/** Most changed graphs that are read again one by one; if there are more, the whole store is read. */
const ONE_BY_ONE = 1_000;

/**
 * The caller's own graph. It follows its store graph by graph: the next call sees a write, which costs only the
 * entities that it touched. Every subject with a name is an entity, except for content items that no other item is
 * about.
 */
export class OwnGraph {
  #entities = new GraphEntities();
  #state: CompiledDataset = new GraphState(this.#entities);
  readonly #graphs = new Map<string, GraphFacts>();
  /** The graphs that have facts about a subject. */
  readonly #speakers = new MultiMap();
  readonly #aboutCount = new Map<string, number>();
  readonly #store: GraphStore;
  #changed: Set<string> | "all" = "all";
  #updating: Promise<void> | undefined;

  constructor(store: GraphStore) {
    this.#store = store;
    store.watch((graphs) => {
      if (this.#changed !== "all") for (const graph of graphs) this.#changed.add(graph);
    });
  }

  /**
   * The graph in the current state of the store; cheap when nothing changed. It is requested before each resolve,
   * which then keeps its state.
   *
   * @throws ProblemError `dataset_unavailable` when the store cannot be read
   */
  async current(): Promise<CompiledDataset> {
    while (this.#updating) await this.#updating;
    if (this.#changed === "all" || this.#changed.size > 0) {
      this.#updating = this.#readChanges().finally(() => {
        this.#updating = undefined;
      });
      await this.#updating;
    }
    return this.#state;
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
    this.#entities = this.#entities.compacted();
    this.#state = new GraphState(this.#entities);
  }

  async #readAll(): Promise<void> {
    const byGraph = new Map<string, GraphFacts>();
    let graph: string | undefined;
    let facts = new GraphFacts();
    for await (const quad of this.#store.read()) {
      // Quads of one graph mostly follow each other.
      if (quad.graph.value !== graph) {
        graph = quad.graph.value;
        facts = byGraph.get(graph) ?? new GraphFacts();
        byGraph.set(graph, facts);
      }
      facts.add(quad);
    }
    const touched = new Set<string>();
    for (const graph of [...this.#graphs.keys()])
      if (!byGraph.has(graph)) this.#replace(graph, undefined, touched);
    for (const [graph, facts] of byGraph) this.#replace(graph, facts, touched);
    this.#index(touched);
  }

  async #readGraph(graph: string): Promise<void> {
    let facts: GraphFacts | undefined;
    for await (const quad of this.#store.read({ graph })) {
      facts ??= new GraphFacts();
      facts.add(quad);
    }
    const touched = new Set<string>();
    this.#replace(graph, facts, touched);
    this.#index(touched);
  }

  /** Replaces the facts of one graph, and records the subjects whose entity may differ. */
  #replace(graph: string, facts: GraphFacts | undefined, touched: Set<string>): void {
    const before = this.#graphs.get(graph);
    if (before) {
      for (const iri of before.subjects.keys()) {
        touched.add(iri);
        this.#speakers.delete(iri, graph);
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
      this.#speakers.add(iri, graph);
    }
    for (const iri of facts.about) {
      touched.add(iri);
      this.#aboutCount.set(iri, (this.#aboutCount.get(iri) ?? 0) + 1);
    }
    this.#graphs.set(graph, facts);
  }

  #index(touched: Set<string>): void {
    if (touched.size > 0) this.#entities.put(Array.from(touched, (iri) => [iri, this.#entityOf(iri)]));
  }

  /** The facts of all graphs about a subject, if it is an entity. */
  #entityOf(iri: string): Facts | undefined {
    const graphs = this.#speakers.get(iri);
    if (graphs.length === 0) return undefined;
    const all = [...graphs].sort().map((graph) => this.#graphs.get(graph)!.subjects.get(iri)!);
    const facts = factsOf(all, iri);
    if (facts.labels.length === 0) return undefined;
    const isContent = facts.types.some((type) => contentTypes.has(type));
    return isContent && !this.#aboutCount.get(iri) ? undefined : facts;
  }
}
