import { AnswerFault } from "./answer-fault.ts";
import type { Asker } from "./asker.ts";
import type { Asking } from "./asking.ts";
import type { AnswerHead } from "./fetch-cache.ts";
import { inParallel } from "./in-parallel.ts";
import { readEntities } from "./wikibase-answers.ts";
import { entitiesRequest, mostValues, revisionsRequest } from "./wikibase-requests.ts";

/** The options of an `EntityFetcher`. */
export interface EntityFetcherOptions extends Asking {
  readonly languages: readonly string[];
}

/** Fetches entities into the cache, 50 for each request, each once. */
export class EntityFetcher {
  readonly #options: EntityFetcherOptions;

  constructor(options: EntityFetcherOptions) {
    this.#options = options;
  }

  /**
   * Fetches entities that the cache lacks, and newer revisions of those that must be checked.
   *
   * @returns the entities in the cache, ascending; a redirected id is replaced by its target
   */
  async bring(qids: Iterable<number>): Promise<number[]> {
    const { known, asker } = this.#options;
    const wanted = [...new Set(qids)].sort((a, b) => a - b);
    if (asker) {
      await this.#askFor(wanted, "unchecked", (batch) => this.#askRevisions(asker, batch));
      await this.#askFor(wanted, "unknown", (batch) => this.#askEntities(asker, batch));
    }
    const here = wanted.filter((qid) => known.state(qid) === "here").map((qid) => known.targetOf(qid));
    return [...new Set(here)].sort((a, b) => a - b);
  }

  /** Requests the ids in a state until none is left: an answer may be truncated and lack some. */
  async #askFor(
    wanted: readonly number[],
    state: "unchecked" | "unknown",
    ask: (batch: readonly number[]) => Promise<void>,
  ): Promise<void> {
    const { known, parallel, onProgress } = this.#options;
    for (;;) {
      const open = wanted.filter((qid) => known.state(qid) === state);
      if (open.length === 0) return;
      let done = wanted.length - open.length;
      await inParallel(parallel, batches(open), async (batch) => {
        await ask(batch);
        done += batch.length;
        onProgress(done, wanted.length);
      });
    }
  }

  async #askEntities(asker: Asker, batch: readonly number[]): Promise<void> {
    const { api, languages } = this.#options;
    await this.#orMissing(batch, () =>
      asker.ask(entitiesRequest(api, batch, languages), async ({ json, date }) => {
        const { entities, redirects, missing } = readEntities(json, batch);
        const found = entities.map(({ qid, revision }) => [qid, revision] as const);
        const lines = entities.map(({ line }) => line);
        await this.#keep(
          { kind: "entities", ...this.#stamp(date), languages, found, redirects, missing },
          lines,
        );
      }),
    );
  }

  async #askRevisions(asker: Asker, batch: readonly number[]): Promise<void> {
    await this.#orMissing(batch, () =>
      asker.ask(revisionsRequest(this.#options.api, batch), async ({ json, date }) => {
        const { entities, redirects, missing } = readEntities(json, batch);
        const found = entities.map(({ qid, revision }) => [qid, revision] as const);
        await this.#keep({ kind: "revisions", ...this.#stamp(date), found, redirects, missing }, []);
      }),
    );
  }

  /** One id that the server does not know makes it refuse all of them: that id is marked as missing. */
  async #orMissing(batch: readonly number[], ask: () => Promise<void>): Promise<void> {
    try {
      await ask();
    } catch (error) {
      const id = error instanceof AnswerFault ? error.noSuchEntity : undefined;
      const qid = batch.find((one) => `Q${one}` === id);
      if (qid === undefined) throw error;
      const today = new Date(this.#options.clock.now()).toISOString().slice(0, 10);
      const nothing = { found: [], redirects: [], missing: [qid] };
      await this.#keep({ kind: "revisions", ...this.#stamp(today), ...nothing }, []);
    }
  }

  #stamp(date: string): Pick<AnswerHead, "api" | "at" | "date"> {
    return { api: this.#options.api, at: this.#options.clock.now(), date };
  }

  /** Stores an answer first, and counts it afterwards. */
  async #keep(head: AnswerHead, lines: readonly string[]): Promise<void> {
    const { cache, known } = this.#options;
    known.add(await cache.put(head, lines), head);
  }
}

function* batches(qids: readonly number[]): Generator<readonly number[]> {
  for (let from = 0; from < qids.length; from += mostValues) yield qids.slice(from, from + mostValues);
}
