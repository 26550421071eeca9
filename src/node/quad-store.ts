import type { Quad } from "@rdfjs/types";
import { ProblemError } from "../contract/index.ts";
import { createGraphStore, type GraphStore, type QuadPattern } from "../graph/index.ts";

/**
 * A graph store of quads that nobody writes to. Who links to it reads it once: without an index and a text in between
 * that takes half of the time. An index is made when the first query comes.
 */
export function quadStore(quads: readonly Quad[]): GraphStore {
  let indexed: Promise<GraphStore> | undefined;
  return {
    async *read(pattern = {}) {
      for (const quad of quads) if (matches(quad, pattern)) yield quad;
    },
    async write() {
      throw new ProblemError("dataset_unavailable", {
        detail: "the graph was read from files and stays as it is",
      });
    },
    async query(sparql) {
      indexed ??= indexOf(quads);
      return (await indexed).query(sparql);
    },
    watch: () => () => {},
  };
}

function matches(quad: Quad, { subject, predicate, object, graph }: QuadPattern): boolean {
  return (
    (!subject || quad.subject.equals(subject)) &&
    (!predicate || quad.predicate.equals(predicate)) &&
    (!object || quad.object.equals(object)) &&
    (graph === undefined || quad.graph.value === graph)
  );
}

async function indexOf(quads: readonly Quad[]): Promise<GraphStore> {
  const graphs = new Map<string, Quad[]>();
  for (const quad of quads) {
    const some = graphs.get(quad.graph.value);
    if (some) some.push(quad);
    else graphs.set(quad.graph.value, [quad]);
  }
  const store = createGraphStore();
  await store.write(Array.from(graphs, ([graph, some]) => ({ graph, quads: some })));
  return store;
}
