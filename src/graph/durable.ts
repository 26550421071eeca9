import type { Quad } from "@rdfjs/types";
import { checkChanges, contentsInOrder, type GraphContent } from "./changes.ts";
import { Commits } from "./commits.ts";
import { Listeners } from "./listeners.ts";
import { asksForGraphs, hasTerms } from "./pattern.ts";
import { QueryIndex } from "./query-index.ts";
import { readNQuads } from "./read-nquads.ts";
import type { RecordChange, RecordingStore, Records } from "./records.ts";
import { SealedLevel } from "./sealed-level.ts";
import type { QuadPattern } from "./store.ts";

/** A graph store on disk. Close it when done: one process at a time may have it open. */
export interface DurableGraphStore extends RecordingStore, AsyncDisposable {
  /** Finishes what is being written, and lets the files go. */
  close(): Promise<void>;
}

/**
 * Opens the durable store in a directory (in a browser: in the IndexedDB database of that name), or makes
 * it. Every write is on disk, synced, when its promise resolves; a process killed at any moment leaves each
 * write whole or absent. Graphs lie in a key-value store, one value a graph. The first query or search by
 * terms builds the Oxigraph index in memory (about 100,000 quads per second); before that, and without one,
 * memory stays flat.
 *
 * What is read is what was written: damage of the files is found, when the store is opened or when what is damaged is
 * read, and is never answered with another graph or with none.
 *
 * @throws ProblemError `dataset_unavailable` when the directory cannot be used, another process has it open, or its files
 *   are damaged; `missing_package` without the package `level`
 */
export async function openGraphStore(location: string): Promise<DurableGraphStore> {
  return new DurableStore(await SealedLevel.open(location));
}

class DurableStore implements DurableGraphStore {
  readonly records: Records;
  readonly #level: SealedLevel;
  readonly #commits: Commits<GraphContent, RecordChange>;
  readonly #listeners = new Listeners();
  readonly #index: QueryIndex;
  readonly #contentsOf = contentsInOrder();

  constructor(level: SealedLevel) {
    this.#level = level;
    this.#commits = new Commits(async (all, records) => {
      const contents = [...new Map(all.map((content) => [content.graph, content])).values()];
      await level.commit(contents, records);
      this.#index.follow(contents);
    });
    this.#index = new QueryIndex({
      texts: () => level.texts(),
      alone: (task) => this.#commits.alone(task),
    });
    this.records = {
      get: (keys) => level.records(keys),
      entries: (prefix) => level.entries(prefix),
      write: (changes) => this.write([], changes),
    };
  }

  async *read(pattern: QuadPattern = {}): AsyncGenerator<Quad> {
    const { subject = null, predicate = null, object = null, graph } = pattern;
    if (graph !== undefined) {
      for (const quad of readNQuads(await this.#level.graph(graph))) if (hasTerms(quad, pattern)) yield quad;
    } else if (asksForGraphs(pattern)) {
      for await (const text of this.#level.texts()) yield* readNQuads(text);
    } else yield* readNQuads(await this.#index.match(subject, predicate, object, undefined));
  }

  async write(
    changes: Parameters<RecordingStore["write"]>[0],
    records: readonly RecordChange[] = [],
  ): Promise<void> {
    checkChanges(changes);
    if (changes.length === 0 && records.length === 0) return;
    const contents = await this.#contentsOf(changes);
    await this.#commits.add(contents, records);
    if (contents.length > 0) this.#listeners.tell(contents.map(({ graph }) => graph));
  }

  has(graphs: readonly string[]): Promise<boolean[]> {
    return this.#level.has(graphs);
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
}
