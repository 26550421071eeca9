import type { Quad } from "@rdfjs/types";
import { ProblemError } from "../contract/problem.ts";
import { contentsOf, type GraphContent } from "./changes.ts";
import { Commits } from "./commits.ts";
import { Listeners } from "./listeners.ts";
import { asksForGraphs, hasTerms } from "./pattern.ts";
import { QueryIndex } from "./query-index.ts";
import { readNQuads } from "./read-nquads.ts";
import type { RecordChange, RecordingStore, Records } from "./records.ts";
import type { QuadPattern } from "./store.ts";

/** A graph store on disk. Close it when done: one process at a time may have it open. */
export interface DurableGraphStore extends RecordingStore, AsyncDisposable {
  close(): Promise<void>;
}

/** Keys of graphs and of records start with these. */
const graphKey = "g/";
const recordKey = "r/";

/** Bytes that LevelDB gathers before it sorts them into a file: with its own 4 MiB it sorts a catalogue over and over. */
const writeBufferSize = 16 * 1024 * 1024;

/**
 * Opens the durable store in a directory (in a browser: in the IndexedDB database of that name), or makes
 * it. Every write is on disk, synced, when its promise resolves; a process killed at any moment leaves each
 * write whole or absent. Graphs lie in a key-value store, one value a graph. The first query or search by
 * terms builds the Oxigraph index in memory (about 100,000 quads a second); before that, and without one,
 * memory stays flat.
 *
 * @throws ProblemError `dataset_unavailable` when the directory cannot be used or another process has it open
 */
export async function openGraphStore(location: string): Promise<DurableGraphStore> {
  const { Level } = await import("level");
  const encodings = { keyEncoding: "utf8", valueEncoding: "utf8" };
  const level = new Level<string, string>(location, { ...encodings, writeBufferSize } as object);
  try {
    await level.open();
  } catch (error) {
    throw unavailable(location, error);
  }
  return new DurableStore(level, location);
}

type Level = import("level").Level<string, string>;

class DurableStore implements DurableGraphStore {
  readonly records: Records;
  readonly #level: Level;
  readonly #location: string;
  readonly #commits: Commits<GraphContent, RecordChange>;
  readonly #listeners = new Listeners();
  readonly #index: QueryIndex;

  constructor(level: Level, location: string) {
    this.#level = level;
    this.#location = location;
    this.#commits = new Commits(async (all, records) => {
      const contents = [...new Map(all.map((content) => [content.graph, content])).values()];
      await level.batch(
        [...contents.map(operationOf), ...records.map(([key, value]) => operation(recordKey + key, value))],
        { sync: true } as object,
      );
      this.#index.follow(contents);
    });
    this.#index = new QueryIndex({
      texts: () => this.#texts(),
      alone: (task) => this.#guarded(() => this.#commits.alone(task)),
    });
    const guarded = <T>(task: () => Promise<T>) => this.#guarded(task);
    this.records = {
      get: (keys) => guarded(() => level.getMany(keys.map((key) => recordKey + key))),
      entries: async function* (prefix) {
        for await (const [key, value] of level.iterator(within(recordKey + prefix))) {
          yield [key.slice(recordKey.length), value];
        }
      },
      write: (changes) => this.write([], changes),
    };
  }

  async *read(pattern: QuadPattern = {}): AsyncGenerator<Quad> {
    const { subject = null, predicate = null, object = null, graph } = pattern;
    if (graph !== undefined) {
      const text = await this.#guarded(() => this.#level.get(graphKey + graph));
      for (const quad of readNQuads(text ?? "")) if (hasTerms(quad, pattern)) yield quad;
    } else if (asksForGraphs(pattern)) {
      for await (const text of this.#texts()) yield* readNQuads(text);
    } else yield* readNQuads(await this.#index.match(subject, predicate, object, undefined));
  }

  async write(changes: Parameters<RecordingStore["write"]>[0], records: readonly RecordChange[] = []) {
    if (changes.length === 0 && records.length === 0) return;
    const contents = await contentsOf(changes);
    await this.#guarded(() => this.#commits.add(contents, records));
    if (contents.length > 0) this.#listeners.tell(contents.map(({ graph }) => graph));
  }

  has(graphs: readonly string[]): Promise<boolean[]> {
    return this.#guarded(() => this.#level.hasMany(graphs.map((graph) => graphKey + graph)));
  }

  query(sparql: string): Promise<string> {
    return this.#index.query(sparql);
  }

  watch(listener: Parameters<RecordingStore["watch"]>[0]): () => void {
    return this.#listeners.watch(listener);
  }

  async close(): Promise<void> {
    await this.#commits.idle();
    await this.#level.close();
    this.#index.free();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  /** The N-Quads of all graphs as they are now: on disk from a snapshot, in IndexedDB from one transaction. */
  async *#texts(): AsyncGenerator<string> {
    const texts = this.#level.values(within(graphKey));
    if (this.#level.supports.implicitSnapshots) yield* texts;
    else yield* await texts.all();
  }

  async #guarded<T>(task: () => Promise<T>): Promise<T> {
    try {
      return await task();
    } catch (error) {
      throw error instanceof ProblemError ? error : unavailable(this.#location, error);
    }
  }
}

function operationOf(content: GraphContent) {
  const { graph, bytes } = content;
  if (bytes === undefined) return operation(graphKey + graph, content.nquads || null);
  const key = graphKey + graph;
  return { type: "put" as const, key, value: bytes as unknown as string, valueEncoding: "view" };
}

function operation(key: string, value: string | null) {
  return value === null ? { type: "del" as const, key } : { type: "put" as const, key, value };
}

/** The range of keys that start with a prefix. */
function within(prefix: string) {
  return { gte: prefix, lt: `${prefix}\u{10FFFF}` };
}

function unavailable(location: string, error: unknown): ProblemError {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { code = "", message } = cause as { code?: string; message: string };
  const detail =
    code === "LEVEL_LOCKED"
      ? `the store ${location} is open in another process; close that first`
      : `the store ${location} cannot be used: ${message}`;
  return new ProblemError("dataset_unavailable", { detail, cause: error });
}
