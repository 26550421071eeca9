import type { Term } from "@rdfjs/types";
import { ProblemError } from "../contract/problem.ts";
import { pauser } from "../text/pauser.ts";
import type { GraphContent } from "./changes.ts";
import { EngineTrap } from "./engine.ts";
import { isFull, OxigraphIndex } from "./oxigraph.ts";

/** UTF-16 units of N-Quads that one load takes: enough that loads cost nothing, few enough to be held twice. */
const loadSize = 4 * 1024 * 1024;

/** Where the graphs of a store are, in full. */
export interface IndexSource {
  /** The N-Quads of all graphs as they are now. */
  texts(): AsyncIterable<string>;
  /** Runs a task while no write is applied. */
  alone<T>(task: () => Promise<T>): Promise<T>;
}

/**
 * The query index of a store whose graphs are elsewhere. It is built when it is first asked for, at about 100,000
 * quads per second, follows each write, and is built again when the engine under it broke down.
 */
export class QueryIndex {
  readonly #source: IndexSource;
  #index: OxigraphIndex | undefined;
  #opening: Promise<OxigraphIndex> | undefined;

  constructor(source: IndexSource) {
    this.#source = source;
  }

  /** Takes in what was written. An index that gets full is given up: the write stands. */
  follow(contents: readonly GraphContent[]): void {
    if (this.#index === undefined || this.#index.isGone) return;
    try {
      this.#index.apply(
        contents.map(({ graph }) => graph),
        contents.map(({ nquads }) => nquads).join(""),
      );
    } catch (error) {
      this.#index = undefined;
      this.#opening = Promise.reject(error);
      this.#opening.catch(() => {});
    }
  }

  /**
   * N-Quads of the quads that match; null matches all.
   *
   * @throws ProblemError `dataset_unavailable` when the index does not fit
   */
  async match(
    subject: Term | null,
    predicate: Term | null,
    object: Term | null,
    graph: string | undefined,
  ): Promise<string> {
    const index = await this.#opened();
    try {
      return index.match(subject, predicate, object, graph);
    } catch (error) {
      if (!(error instanceof EngineTrap)) throw error;
      throw new ProblemError("dataset_unavailable", {
        detail: `the query engine failed on a search by terms (${error.message})`,
        cause: error,
      });
    }
  }

  /**
   * Answers a SPARQL 1.1 query.
   *
   * @throws ProblemError `invalid_query`; `dataset_unavailable` when the index does not fit
   */
  async query(sparql: string): Promise<string> {
    return (await this.#opened()).query(sparql);
  }

  free(): void {
    this.#index?.free();
    this.#index = undefined;
    this.#opening = undefined;
  }

  /** The index. Writes wait while it is built, so it misses none. */
  async #opened(): Promise<OxigraphIndex> {
    if (this.#index?.isGone) this.free();
    this.#opening ??= this.#source
      .alone(async () => {
        const index = await OxigraphIndex.create();
        const pause = pauser(undefined);
        let texts: string[] = [];
        let size = 0;
        for await (const text of this.#source.texts()) {
          texts.push(text);
          size += text.length;
          if (size < loadSize) continue;
          index.apply([], texts.join(""));
          texts = [];
          size = 0;
          await pause();
        }
        index.apply([], texts.join(""));
        this.#index = index;
        return index;
      })
      .catch((error: unknown) => {
        // What did not fit will not fit the next time.
        if (!isFull(error)) this.#opening = undefined;
        throw error;
      });
    return this.#opening;
  }
}
