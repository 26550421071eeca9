import { ProblemError } from "../../contract/problem.ts";
import type { Asking } from "./asking.ts";
import type { KeptQuery, KeptSearch } from "./fetch-cache.ts";
import { inParallel } from "./in-parallel.ts";
import type { SearchedName, Wanted } from "./wanted.ts";
import { readQuery, readSearch } from "./wikibase-answers.ts";
import { queryRequest, searchRequest } from "./wikibase-requests.ts";

/** The options of a `Selection`. */
export interface SelectionOptions extends Asking {
  /** Address of the query service. */
  readonly endpoint: string;
  /** Most items that are taken for each name. */
  readonly perName: number;
}

/** Selects the wanted ids: those that are named, those that a query finds, those that names lead to. */
export class Selection {
  readonly #options: SelectionOptions;
  /** Names that no item has. */
  readonly notFound: SearchedName[] = [];
  /** Names and queries that the cache does not have, offline. */
  readonly notKept: string[] = [];

  constructor(options: SelectionOptions) {
    this.#options = options;
  }

  async qids({ qids = [], names = [], query }: Omit<Wanted, "held">): Promise<ReadonlySet<number>> {
    const all = new Set(qids);
    if (query !== undefined) for (const qid of await this.#byQuery(query)) all.add(qid);
    const { parallel, onProgress } = this.#options;
    const found = new Map<SearchedName, readonly number[] | undefined>(names.map((one) => [one, undefined]));
    let done = 0;
    await inParallel(parallel, found.keys(), async (one) => {
      found.set(one, await this.#byName(one));
      onProgress(++done, found.size);
    });
    for (const [one, hits] of found) {
      if (!hits) this.notKept.push(one.name);
      else if (hits.length === 0) this.notFound.push(one);
      for (const qid of hits ?? []) all.add(qid);
    }
    return all;
  }

  /** The items that a name leads to; undefined if the cache lacks them, offline. */
  async #byName({ name, language }: SearchedName): Promise<readonly number[] | undefined> {
    const { api, asker, cache, clock, known, perName } = this.#options;
    if (!known.search(name, language, perName) && asker)
      await asker.ask(searchRequest(api, name, language, perName), async ({ json, date }) => {
        const about = { kind: "search", name, language, limit: perName } as const;
        const head: KeptSearch = { ...about, api, at: clock.now(), date, qids: readSearch(json) };
        known.add(await cache.put(head, []), head);
      });
    return known.search(name, language, perName);
  }

  async #byQuery(query: string): Promise<readonly number[]> {
    const { endpoint, asker, cache, clock, known } = this.#options;
    if (!known.query(query) && asker)
      await asker.ask(queryRequest(endpoint, query), async ({ json, date }) => {
        const head: KeptQuery = {
          kind: "query",
          api: endpoint,
          at: clock.now(),
          date,
          query,
          qids: readQuery(json),
        };
        known.add(await cache.put(head, []), head);
      });
    const found = known.query(query);
    if (!found) this.notKept.push("the query");
    else if (found.length === 0)
      throw new ProblemError("invalid_dataset", {
        detail: "the query finds no items: its first column must have them",
      });
    return found ?? [];
  }
}
