import { Listeners } from "./listeners.ts";
import type { GraphStore } from "./store.ts";

/**
 * A graph store in memory, gone with the process. Queries see the union of all graphs as the default graph. What reads
 * and queries RDF is loaded at the first call: anyone who imports `referent` and has no graph does not wait for it.
 */
export function createGraphStore(): GraphStore {
  const listeners = new Listeners();
  let opening: Promise<GraphStore> | undefined;
  const open = async (): Promise<GraphStore> => {
    const store = (await import("./memory.ts")).createGraphStore();
    store.watch((graphs) => listeners.tell(graphs));
    return store;
  };
  const opened = () => (opening ??= open());
  return {
    async *read(pattern) {
      yield* (await opened()).read(pattern);
    },
    write: async (changes) => (await opened()).write(changes),
    query: async (sparql) => (await opened()).query(sparql),
    watch: (listener) => listeners.watch(listener),
  };
}
