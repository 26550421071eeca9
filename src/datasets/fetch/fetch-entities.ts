import { languages as allLanguages } from "../../contract/languages.ts";
import { version } from "../../version.ts";
import { Asker, type FetchFunction } from "./asker.ts";
import { Budget } from "./budget.ts";
import { classesOf } from "./classes.ts";
import { type Clock, systemClock } from "./clock.ts";
import { EntityFetcher } from "./entity-fetcher.ts";
import { EntityLines } from "./entity-lines.ts";
import type { FetchCache } from "./fetch-cache.ts";
import { KnownAnswers } from "./known-answers.ts";
import { Selection } from "./selection.ts";
import type { SearchedName, Wanted } from "./wanted.ts";

/** The API of Wikidata. */
export const wikidataApi = "https://www.wikidata.org/w/api.php";
/** The query service of Wikidata. */
export const wikidataEndpoint = "https://query.wikidata.org/sparql";

/** How it is fetched. */
export interface FetchOptions {
  /** Address of the Action API of a Wikibase; default Wikidata's. */
  readonly api?: string | undefined;
  /** Address of its query service; default Wikidata's. */
  readonly endpoint?: string | undefined;
  /** Mail address or URL of who runs this: it goes into the `User-Agent`, and lets 200 requests per minute pass. */
  readonly contact?: string | undefined;
  /** Languages of names and descriptions; default all eight. */
  readonly languages?: readonly string[] | undefined;
  /** Items of each name that are taken, 1 to 50; default 7. */
  readonly perName?: number | undefined;
  /** Steps over statements from what is wanted to what is fetched besides; default 0. */
  readonly neighbours?: number | undefined;
  /** Requests per minute; default 180 with a contact, 9 without. */
  readonly rate?: number | undefined;
  /** Requests under way at once; default 3. */
  readonly parallel?: number | undefined;
  /** Keeps every answer; by default as long as the program runs. */
  readonly cache: FetchCache;
  /** Asks for nothing: what is not in the cache is left out. */
  readonly offline?: boolean | undefined;
  /** What was said before this time (ms since 1970) must be said again; default any time is good. */
  readonly since?: number | undefined;
  /** The function that sends requests; default the platform's. */
  readonly fetch?: FetchFunction | undefined;
  /** The time and how to wait, for tests; default the system's. */
  readonly clock?: Clock | undefined;
  /** Ends the fetch with the signal's reason; answers that came are kept. */
  readonly signal?: AbortSignal | undefined;
  /** Called as the fetch goes on. */
  readonly onProgress?: ((progress: FetchProgress) => void) | undefined;
}

/** How far a fetch is. */
export interface FetchProgress {
  /** What is being fetched. */
  readonly stage: "names" | "entities" | "neighbours" | "classes";
  /** Names or ids that are settled, of how many. */
  readonly done: number;
  /** Names or ids of the stage. */
  readonly total: number;
  /** Requests so far. */
  readonly requests: number;
}

/** What a fetch did. */
export interface FetchReport {
  /** Requests that were sent. */
  readonly requests: number;
  /** Milliseconds that were waited because the other side asked for it. */
  readonly waited: number;
  /** Entities that were wanted, and those that came as neighbours. */
  readonly wanted: number;
  /** Entities that came as neighbours. */
  readonly neighbours: number;
  /** Classes that were fetched for the types of the others. */
  readonly classes: number;
  /** Ids of which there is nothing. */
  readonly missing: readonly string[];
  /** Ids that lead to another: from, to. */
  readonly redirected: readonly (readonly [from: string, to: string])[];
  /** Names that nothing has. */
  readonly notFound: readonly SearchedName[];
  /** Offline: ids and names that the cache does not have. */
  readonly notKept: readonly string[];
  /** The newest day of the answers, by the server's clock: `2026-11-22`; empty if there is none. */
  readonly date: string;
}

/** Entities that are in the cache now. */
export interface FetchedEntities {
  /** Their JSON as lines of a dump, by ascending id: the same lines whatever way they came. */
  lines(): AsyncGenerator<Uint8Array>;
  /** QIDs that are there for the types of the others only. */
  readonly classesOnly: readonly string[];
  readonly report: FetchReport;
}

/** Requests a minute without a contact are 10, with one 200: a tenth is left for what others send from here. */
const defaultRate = (contact: string | undefined) => (contact === undefined ? 9 : 180);

/**
 * Fetches entities of a Wikibase into a cache.
 *
 * @throws ProblemError `dataset_unavailable` when it does not answer, `invalid_request` when it refuses a request; the
 *   signal's reason
 */
export async function fetchEntities(what: Wanted, options: FetchOptions): Promise<FetchedEntities> {
  const { api = wikidataApi, endpoint = wikidataEndpoint, languages = allLanguages } = options;
  const { cache, contact, clock = systemClock, signal, neighbours = 0, parallel = 3, since = 0 } = options;
  const known = await KnownAnswers.of(cache, { api, endpoint, languages, since });
  const budget = new Budget(options.rate ?? defaultRate(contact), clock, signal);
  let requests = 0;
  let stage: FetchProgress["stage"] = "names";
  const onProgress = (done: number, total: number) => options.onProgress?.({ stage, done, total, requests });
  const asker = options.offline
    ? undefined
    : new Asker({
        fetch: options.fetch ?? ((url, init) => fetch(url, init)),
        budget,
        clock,
        signal,
        userAgent: `referent/${version}${contact === undefined ? "" : ` (${contact})`}`,
        onRequest: () => requests++,
      });
  const common = { api, known, cache, clock, asker, parallel, onProgress };
  const selection = new Selection({ ...common, endpoint, perName: options.perName ?? 7 });
  const asked = await selection.qids(what);
  const fetcher = new EntityFetcher({ ...common, languages });
  const lines = new EntityLines(cache, known);

  stage = "entities";
  const held = new Set(what.held);
  const all = new Set(await fetcher.bring([...asked, ...held]));
  const wanted = all.size;
  const here = [...all].filter((qid) => asked.has(qid) || !held.has(qid));
  stage = "neighbours";
  for (let step = 0, from = here; step < neighbours && from.length > 0; step++) {
    const beside = new Set<number>();
    for (const qid of from) for (const other of (await lines.links(qid)).neighbours) beside.add(other);
    for (const qid of all) beside.delete(qid);
    from = (await fetcher.bring(beside)).filter((qid) => !all.has(qid));
    for (const qid of from) all.add(qid);
  }
  stage = "classes";
  const classes = await classesOf(all, lines, fetcher, neighbours > 0);

  const rank = (qids: Iterable<number>) => [...qids].sort((a, b) => a - b);
  const entities = rank(all);
  const inOrder = rank([...entities, ...classes]);
  for (const qid of inOrder) known.use(qid);
  const states = rank(new Set([...asked, ...held])).map((qid) => [qid, known.state(qid)] as const);
  return {
    async *lines() {
      for (const qid of inOrder) {
        yield (await lines.line(qid))!;
        yield lineEnd;
      }
    },
    classesOnly: classes.map((qid) => `Q${qid}`),
    report: {
      requests,
      waited: budget.paused,
      wanted,
      neighbours: entities.length - wanted,
      classes: classes.length,
      missing: states.filter(([, state]) => state === "missing").map(([qid]) => `Q${qid}`),
      redirected: states
        .filter(([qid, state]) => state === "here" && known.targetOf(qid) !== qid)
        .map(([qid]) => [`Q${qid}`, `Q${known.targetOf(qid)}`]),
      notFound: selection.notFound,
      notKept: [
        ...selection.notKept,
        ...states
          .filter(([, state]) => state === "unknown" || state === "unchecked")
          .map(([qid]) => `Q${qid}`),
      ],
      date: known.date,
    },
  };
}

const lineEnd = Uint8Array.of(10);
