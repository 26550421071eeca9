import type { Quad } from "@rdfjs/types";
import { missing } from "../contract/peers.ts";
import { ProblemError } from "../contract/problem.ts";
import { contentsOf, type GraphContent } from "./changes.ts";
import { Commits } from "./commits.ts";
import { Listeners } from "./listeners.ts";
import { OxigraphIndex } from "./oxigraph.ts";
import { fromNQuads } from "./rdf.ts";
import type { RecordChange, RecordingStore, Records } from "./records.ts";

/** A graph store on disk. Close it when done: one process at a time may have it open. */
export interface DurableGraphStore extends RecordingStore, AsyncDisposable {
  close(): Promise<void>;
}

/** Keys of graphs and of records start with these. */
const graphKey = "g/";
const recordKey = "r/";

/** Bytes that LevelDB gathers before it sorts them into a file: with its own 4 MiB it sorts a catalogue over and over. */
const writeBufferSize = 16 * 1024 * 1024;

/** Graphs that one load of the query index takes at once. */
const graphsPerLoad = 2_000;

/**
 * Opens the durable store in a directory (in a browser: in the IndexedDB database of that name), or makes
 * it. Every write is on disk, synced, when its promise resolves; a process killed at any moment leaves each
 * write whole or absent. Graphs lie in a key-value store, one value a graph. The first query or search by
 * terms builds the Oxigraph index in memory (about 100,000 quads a second); before that, and without one,
 * memory stays flat.
 *
 * @throws ProblemError `dataset_unavailable` when the directory cannot be used or another process has it open,
 *   `missing_package` without the package `level`
 */
export async function openGraphStore(location: string): Promise<DurableGraphStore> {
  const { Level } = await import("level").catch(missing("level"));
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
  #index: OxigraphIndex | undefined;
  #opening: Promise<OxigraphIndex> | undefined;

  constructor(level: Level, location: string) {
    this.#level = level;
    this.#location = location;
    this.#commits = new Commits(async (all, records) => {
      const contents = [...new Map(all.map((content) => [content.graph, content])).values()];
      await level.batch(
        [...contents.map(operationOf), ...records.map(([key, value]) => operation(recordKey + key, value))],
        { sync: true } as object,
      );
      this.#follow(contents);
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

  async *read({
    subject = null,
    predicate = null,
    object = null,
    graph,
  }: Pattern = {}): AsyncGenerator<Quad> {
    const all = !subject && !predicate && !object;
    if (graph !== undefined) {
      const text = await this.#guarded(() => this.#level.get(graphKey + graph));
      for (const quad of fromNQuads(text ?? "")) {
        const matches =
          (!subject || quad.subject.equals(subject)) &&
          (!predicate || quad.predicate.equals(predicate)) &&
          (!object || quad.object.equals(object));
        if (matches) yield quad;
      }
    } else if (all) {
      for await (const text of this.#texts()) yield* fromNQuads(text);
    } else {
      yield* fromNQuads((await this.#opened()).match(subject, predicate, object, undefined));
    }
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

  async query(sparql: string): Promise<string> {
    return (await this.#opened()).query(sparql);
  }

  watch(listener: Parameters<RecordingStore["watch"]>[0]): () => void {
    return this.#listeners.watch(listener);
  }

  async close(): Promise<void> {
    await this.#commits.idle();
    await this.#level.close();
    this.#index?.free();
    this.#index = undefined;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  /** Takes what was committed into the query index. One that is full is given up: the commit stands. */
  #follow(contents: readonly GraphContent[]): void {
    try {
      this.#index?.apply(
        contents.map(({ graph }) => graph),
        contents.map(({ nquads }) => nquads).join(""),
      );
    } catch (error) {
      this.#index = undefined;
      this.#opening = Promise.reject(error);
      this.#opening.catch(() => {});
    }
  }

  /** The query index. Commits wait while it is built, so it misses none. */
  #opened(): Promise<OxigraphIndex> {
    this.#opening ??= this.#guarded(() =>
      this.#commits.alone(async () => {
        const index = await OxigraphIndex.create();
        let texts: string[] = [];
        for await (const text of this.#texts()) {
          if (texts.push(text) < graphsPerLoad) continue;
          index.apply([], texts.join(""));
          texts = [];
        }
        index.apply([], texts.join(""));
        this.#index = index;
        return index;
      }),
    ).catch((error: unknown) => {
      // What did not fit will not fit the next time.
      const full = error instanceof ProblemError && error.cause instanceof WebAssembly.RuntimeError;
      if (!full) this.#opening = undefined;
      throw error;
    });
    return this.#opening;
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

type Pattern = NonNullable<Parameters<RecordingStore["read"]>[0]>;

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
