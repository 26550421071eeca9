import type { GraphChange, GraphStore } from "./store.ts";

/** A change of one record: its new value, or null to delete it. */
export type RecordChange = readonly [key: string, value: string | null];

/** Small notes that a process keeps beside its graphs: a sorted map of strings. */
export interface Records {
  /** The values of the keys, in their order. */
  get(keys: readonly string[]): Promise<(string | undefined)[]>;
  /** All records whose key starts with the prefix, in order of the keys. */
  entries(prefix: string): AsyncIterable<readonly [key: string, value: string]>;
  /** Applies all changes or none. */
  write(changes: readonly RecordChange[]): Promise<void>;
}

/** A graph store that keeps records too, and can change both at once. */
export interface RecordingStore extends GraphStore {
  /** The records beside the graphs. */
  readonly records: Records;
  /** Which of the named graphs it holds. */
  has(graphs: readonly string[]): Promise<boolean[]>;
  /** Like {@link GraphStore.write}; the records are changed in the same all or nothing. */
  write(changes: readonly GraphChange[], records?: readonly RecordChange[]): Promise<void>;
}

/** Records in memory. */
export function createRecords(): Records {
  const map = new Map<string, string>();
  return {
    async get(keys) {
      return keys.map((key) => map.get(key));
    },
    async *entries(prefix) {
      yield* [...map].filter(([key]) => key.startsWith(prefix)).sort(([a], [b]) => (a < b ? -1 : 1));
    },
    async write(changes) {
      for (const [key, value] of changes) {
        if (value === null) map.delete(key);
        else map.set(key, value);
      }
    },
  };
}
