import type { Quad } from "@rdfjs/types";
import { contentsOf } from "./changes.ts";
import { Listeners } from "./listeners.ts";
import { OxigraphIndex } from "./oxigraph.ts";
import { fromNQuads } from "./rdf.ts";
import type { GraphStore } from "./store.ts";

/**
 * A graph store in memory, gone with the process. Queries see the union of all graphs as the default graph.
 */
export function createGraphStore(): GraphStore {
  let opening: Promise<OxigraphIndex> | undefined;
  const index = () => (opening ??= OxigraphIndex.create());
  const listeners = new Listeners();
  return {
    async *read({ subject = null, predicate = null, object = null, graph } = {}): AsyncGenerator<Quad> {
      yield* fromNQuads((await index()).match(subject, predicate, object, graph));
    },
    async write(changes) {
      if (changes.length === 0) return;
      const contents = await contentsOf(changes);
      const graphs = contents.map(({ graph }) => graph);
      (await index()).apply(graphs, contents.map(({ nquads }) => nquads).join(""));
      listeners.tell(graphs);
    },
    async query(sparql) {
      return (await index()).query(sparql);
    },
    watch: (listener) => listeners.watch(listener),
  };
}
