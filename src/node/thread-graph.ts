import type { Quad } from "@rdfjs/types";
import { type GraphStore, serializeRdf } from "../graph/index.ts";

/** Graphs that were replaced, as N-Quads; an empty text for one that was removed. */
export type GraphNews = readonly { readonly graph: string; readonly nquads: string }[];

/** The caller's own graph, as threads get it. */
export interface GraphFeed {
  /** The whole graph as it is now: N-Quads in UTF-8, shared by all threads. */
  whole(): Promise<SharedArrayBuffer>;
  /** What changed since it was asked for the last time. */
  news(): Promise<GraphNews>;
}

/** A graph that stays as it is. */
export function textFeed(nquads: string): GraphFeed {
  const bytes = sharedText(nquads);
  return { whole: async () => bytes, news: async () => [] };
}

/** The graph of a store. A write is news for the calls after it. */
export function storeFeed(store: GraphStore): GraphFeed {
  let changed = new Set<string>();
  let whole: Promise<SharedArrayBuffer> | undefined;
  store.watch((graphs) => {
    whole = undefined;
    for (const graph of graphs) changed.add(graph);
  });
  return {
    whole() {
      whole ??= textOf(store.read()).then(sharedText);
      return whole;
    },
    async news() {
      if (changed.size === 0) return [];
      const graphs = changed;
      changed = new Set();
      try {
        return await Promise.all(
          Array.from(graphs, async (graph) => ({ graph, nquads: await textOf(store.read({ graph })) })),
        );
      } catch (error) {
        // The next call tries again.
        for (const graph of graphs) changed.add(graph);
        throw error;
      }
    },
  };
}

async function textOf(read: AsyncIterable<Quad>): Promise<string> {
  const quads: Quad[] = [];
  for await (const quad of read) quads.push(quad);
  return serializeRdf(quads, "nquads");
}

function sharedText(text: string): SharedArrayBuffer {
  const bytes = new TextEncoder().encode(text);
  const shared = new SharedArrayBuffer(bytes.byteLength);
  new Uint8Array(shared).set(bytes);
  return shared;
}
