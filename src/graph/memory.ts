import type { Quad } from "@rdfjs/types";
import { checkChanges, contentsInOrder, type GraphContent } from "./changes.ts";
import { Listeners } from "./listeners.ts";
import { asksForGraphs, hasTerms } from "./pattern.ts";
import { QueryIndex } from "./query-index.ts";
import { readNQuads } from "./read-nquads.ts";
import type { GraphStore } from "./store.ts";

/**
 * A graph store in memory, gone with the process. Graphs are kept as N-Quads; the first query or search by terms builds
 * the query index beside them. Queries see the union of all graphs as the default graph.
 */
export function createGraphStore(): GraphStore {
  const graphs = new Map<string, string>();
  const listeners = new Listeners();
  const contentsOf = contentsInOrder();
  let last: Promise<unknown> = Promise.resolve();
  const alone = <T>(task: () => T | Promise<T>): Promise<T> => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
  const index = new QueryIndex({
    async *texts() {
      yield* graphs.values();
    },
    alone,
  });
  const apply = (contents: readonly GraphContent[]) => {
    for (const { graph, nquads } of contents) {
      if (nquads === "") graphs.delete(graph);
      else graphs.set(graph, nquads);
    }
    index.follow(contents);
  };
  return {
    async *read(pattern = {}): AsyncGenerator<Quad> {
      const { subject = null, predicate = null, object = null, graph } = pattern;
      if (graph !== undefined) {
        for (const quad of readNQuads(graphs.get(graph) ?? "")) if (hasTerms(quad, pattern)) yield quad;
      } else if (asksForGraphs(pattern)) {
        // The texts of this moment: a write while they are read is not seen.
        for (const text of [...graphs.values()]) yield* readNQuads(text);
      } else yield* readNQuads(await index.match(subject, predicate, object, undefined));
    },
    async write(changes) {
      checkChanges(changes);
      if (changes.length === 0) return;
      const contents = await contentsOf(changes);
      await alone(() => apply(contents));
      listeners.tell(contents.map(({ graph }) => graph));
    },
    query: (sparql) => index.query(sparql),
    watch: (listener) => listeners.watch(listener),
  };
}
