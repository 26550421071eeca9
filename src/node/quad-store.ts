import type { Quad } from "@rdfjs/types";
import { ProblemError } from "../contract/index.ts";
import { createGraphStore, type GraphListener, type GraphStore, type QuadPattern } from "../graph/index.ts";

/**
 * A graph store of quads that were read from elsewhere, and are replaced graph by graph from there. Who links to it
 * reads it once: without an index and a text in between that takes half of the time. An index is made for a query.
 */
export class QuadStore implements GraphStore {
  readonly #graphs = new Map<string, Quad[]>();
  readonly #listeners = new Set<GraphListener>();
  #indexed: Promise<GraphStore> | undefined;

  constructor(quads: Iterable<Quad>) {
    for (const quad of quads) {
      const graph = this.#graphs.get(quad.graph.value);
      if (graph) graph.push(quad);
      else this.#graphs.set(quad.graph.value, [quad]);
    }
  }

  async *read(pattern: QuadPattern = {}): AsyncGenerator<Quad> {
    const { graph } = pattern;
    const graphs = graph === undefined ? [...this.#graphs.values()] : [this.#graphs.get(graph) ?? []];
    for (const quads of graphs) for (const quad of quads) if (hasTerms(quad, pattern)) yield quad;
  }

  async write(): Promise<void> {
    throw new ProblemError("dataset_unavailable", {
      detail: "the graph is read from another store and is written there",
    });
  }

  async query(sparql: string): Promise<string> {
    this.#indexed ??= indexOf(this.#graphs);
    return (await this.#indexed).query(sparql);
  }

  watch(listener: GraphListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Puts quads in the place of a graph; none removes it. */
  replace(graph: string, quads: Quad[]): void {
    if (quads.length === 0) this.#graphs.delete(graph);
    else this.#graphs.set(graph, quads);
    this.#indexed = undefined;
    for (const listener of this.#listeners) listener([graph]);
  }
}

function hasTerms(quad: Quad, { subject, predicate, object }: QuadPattern): boolean {
  return (
    (!subject || quad.subject.equals(subject)) &&
    (!predicate || quad.predicate.equals(predicate)) &&
    (!object || quad.object.equals(object))
  );
}

async function indexOf(graphs: ReadonlyMap<string, Quad[]>): Promise<GraphStore> {
  const store = createGraphStore();
  await store.write(Array.from(graphs, ([graph, quads]) => ({ graph, quads })));
  return store;
}
