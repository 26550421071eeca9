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

/** Options of a fetch. */
export interface FetchOptions {
  /** Address of the Action API of a Wikibase; default Wikidata's. */
  readonly api?: string | undefined;
  /** Address of its query service; default Wikidata's. */
  readonly endpoint?: string | undefined;
  /** Mail address or URL of the operator. It is sent in the `User-Agent` and allows 200 requests per minute. */
  readonly contact?: string | undefined;
  /** Languages of names and descriptions; default all eight. */
  readonly languages?: readonly string[] | undefined;
  /** Most items that are taken for each name, 1 to 50; default 7. */
  readonly perName?: number | undefined;
  /** Steps over statements from the wanted entities to the neighbours that are fetched too; default 0. */
  readonly neighbours?: number | undefined;
  /** Requests per minute; default 180 with a contact, 9 without. */
  readonly rate?: number | undefined;
  /** Most requests under way at once; default 3. */
  readonly parallel?: number | undefined;
  /** Stores every answer; by default as long as the program runs. */
  readonly cache: FetchCache;
  /** Sends no requests: entities that the cache lacks are left out. */
  readonly offline?: boolean | undefined;
  /** Answers older than this time (ms since 1970) are requested again; by default any age is accepted. */
  readonly since?: number | undefined;
  /** The function that sends requests; default the platform's. */
  readonly fetch?: FetchFunction | undefined;
  /** The time source, for tests; default the system's. */
  readonly clock?: Clock | undefined;
  /** Ends the fetch with the signal's reason; answers that came are kept. */
  readonly signal?: AbortSignal | undefined;
  /** Called while the fetch makes progress. */
  readonly onProgress?: ((progress: FetchProgress) => void) | undefined;
}

/** The progress of a fetch. */
export interface FetchProgress {
  /** The stage that is running. */
  readonly stage: "names" | "entities" | "neighbours" | "classes";
  /** Names or ids of the stage that are done. */
  readonly done: number;
  /** All names or ids of the stage. */
  readonly total: number;
  /** Requests so far. */
  readonly requests: number;
}

/** The results of a fetch, in numbers. */
export interface FetchReport {
  /** Requests that were sent. */
  readonly requests: number;
  /** Milliseconds of waiting because the server asked for it. */
  readonly waited: number;
  /** Number of wanted entities. */
  readonly wanted: number;
  /** Number of entities that came as neighbours. */
  readonly neighbours: number;
  /** Number of classes that were fetched for the types of the others. */
  readonly classes: number;
  /** Ids that do not exist. */
  readonly missing: readonly string[];
  /** Ids that are redirected to another: from, to. */
  readonly redirected: readonly (readonly [from: string, to: string])[];
  /** Names that no item has. */
  readonly notFound: readonly SearchedName[];
  /** Offline: ids and names that the cache does not have. */
  readonly notKept: readonly string[];
  /** The newest day of the answers, by the server's clock: `2026-11-22`; empty if there is none. */
  readonly date: string;
}

/** The fetched entities, which are in the cache now. */
export interface FetchedEntities {
  /** Their JSON as lines of a dump, by ascending id. The lines do not depend on how the entities came. */
  lines(): AsyncGenerator<Uint8Array>;
  /** QIDs that were fetched only for the types of the others. */
  readonly classesOnly: readonly string[];
  readonly report: FetchReport;
}

/**
 * Requests per minute. The servers allow 10 without a contact and 200 with one; a tenth is left for other programs on
 * this machine.
 */
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
