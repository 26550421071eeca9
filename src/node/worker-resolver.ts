import { availableParallelism } from "node:os";
import {
  aliasesFault,
  anything,
  checkOptions,
  checkResolveOptions,
  type LimitChanges,
  limitsWith,
  ProblemError,
  type ResolveOptions,
  type ResolveRequest,
  type ResolveResponse,
  wholeFrom,
  withoutUnknown,
} from "../contract/index.ts";
import { outsideFault, publicKbFault } from "../datasets/public-kb-fault.ts";
import { graphStoreFault } from "../graph/store-fault.ts";
import type { LocalResolver, PlugIns, ResolverOptions } from "../resolver.ts";
import { orAborted, untilAborted } from "../text/until-aborted.ts";
import { answerInBatches, type BatchResult } from "./batches.ts";
import { boundedThreads } from "./bounded-threads.ts";
import type { SharedKb } from "./shared-packs.ts";
import { type GraphFeed, storeFeed } from "./thread-graph.ts";
import { closedError, type RunResult, ThreadPool } from "./thread-pool.ts";
import type { ThreadSettings } from "./thread-resolver.ts";
import type { JsonAnswer, WorkerSetup } from "./worker-task.ts";

const plugInNames = ["detector", "candidates", "embed", "features", "featureWeights"] as const;

/** What a resolver in threads links to, and how many there are. Plug-ins are functions, which no thread can be sent. */
export interface WorkerResolverOptions extends Omit<ResolverOptions, "publicKb" | "outside" | keyof PlugIns> {
  /**
   * The public knowledge base: a pack (path, URL, content) or several as layers. Its memory is shared by the threads.
   * Default is the starter of the package; `false` means none.
   */
  readonly publicKb?: SharedKb | readonly SharedKb[] | false | undefined;
  /** Well-known entities beside the public knowledge base, as in {@link ResolverOptions}; shared, too. */
  readonly outside?: SharedKb | false | undefined;
  /** Number of threads; default: one for each processor, and never more than four for each. */
  readonly workers?: number | undefined;
}

/** A resolver whose work is done in threads, so that the event loop of the caller stays free. */
export interface WorkerResolver extends LocalResolver, AsyncDisposable {
  /** Number of threads. */
  readonly workers: number;
  /**
   * Like `resolveMany` for answers that are written: their mentions are made into JSON in the threads. A failure takes
   * the place of its answer and the others continue; a problem in place of a request, such as a line that could not be
   * read, is its own answer.
   *
   * @throws what the source throws, after the answers before it; the signal's reason when it was aborted
   */
  resolveToJson(
    requests: AsyncIterable<ResolveRequest | ProblemError>,
    options?: ResolveOptions,
  ): AsyncGenerator<PromiseSettledResult<JsonAnswer>>;
  /** Lets what runs finish, then ends the threads. Later calls fail with `resolver_unavailable`. */
  close(): Promise<void>;
}

/**
 * Makes a resolver that works in threads. They are started by the first call, or by `warm`; idle ones do not keep the
 * process from ending. A graph is followed: a write to its store counts for the calls after it.
 *
 * A call that takes more than the processor time of `limits.callMs` (default 30 s) is ended with its thread, and so is
 * one that was aborted and does not notice it; it fails with `overloaded`, and another thread takes the place.
 *
 * @example
 * const resolver = createWorkerResolver({ publicKb: "wikidata.kb", workers: 4 });
 * for await (const { mentions } of resolver.resolveMany(requests)) …
 * await resolver.close();
 *
 * @throws ProblemError `invalid_request` for an option or a limit that does not exist, a value that an option cannot
 *   have, or a plug-in
 */
export function createWorkerResolver(options: WorkerResolverOptions = {}): WorkerResolver {
  const plugIn = plugInNames.find((name) => (options as PlugIns | null)?.[name] !== undefined);
  if (plugIn !== undefined)
    throw new ProblemError("invalid_request", {
      errors: [
        {
          pointer: `/${plugIn}`,
          detail: "is a plug-in, which cannot be sent to a thread; use createResolver",
        },
      ],
    });
  checkOptions<WorkerResolverOptions>(options, {
    publicKb: publicKbFault,
    graph: graphStoreFault,
    datasetAliases: aliasesFault,
    limits: anything,
    outside: outsideFault,
    workers: wholeFrom(1),
  });
  const { publicKb, graph } = options;
  return threadResolver(options, publicKb, graph && storeFeed(graph));
}

/** Like {@link createWorkerResolver}, with a graph from anywhere. */
export function threadResolver(
  options: Omit<WorkerResolverOptions, "publicKb" | "graph">,
  publicKb: WorkerResolverOptions["publicKb"],
  feed: GraphFeed | undefined,
): WorkerResolver {
  const { outside, datasetAliases, limits, workers = availableParallelism() } = options;
  if (!Number.isInteger(workers) || workers < 1) {
    throw new ProblemError("invalid_request", {
      errors: [{ pointer: "/workers", detail: "must be a whole number of 1 or more" }],
    });
  }
  // Beside this module: in the bundle of the command line it is bundled, too.
  const module = new URL("./thread-resolver.js", import.meta.url).href;
  const begin = async () => {
    const { sharedPacks } = await import("./shared-packs.ts");
    const { outsidePack } = await import("./outside-pack.ts");
    const asked = publicKb ? (outside ?? outsidePack ?? false) : false;
    const [packs, others] = await Promise.all([
      publicKb === false ? (false as const) : sharedPacks(publicKb),
      asked === false ? undefined : sharedPacks(asked),
    ]);
    return async (): Promise<WorkerSetup> => {
      const graph = await feed?.whole();
      const settings: ThreadSettings = {
        packs,
        outside: others?.[0] ?? false,
        graph,
        datasetAliases,
        limits,
      };
      return { module, settings };
    };
  };
  return overThreads(begin, boundedThreads(workers), limits, feed);
}

/**
 * A resolver over threads.
 *
 * @param begin makes what threads are started with, when the first call comes
 */
export function overThreads(
  begin: () => Promise<() => Promise<WorkerSetup>>,
  workers: number,
  limits?: LimitChanges,
  feed?: GraphFeed,
): WorkerResolver {
  const { callMs } = limitsWith(limits);
  let starting: Promise<ThreadPool> | undefined;
  let isStarted = false;
  let telling: Promise<void> = Promise.resolve();
  let closing: Promise<void> | undefined;

  /** @throws the signal's reason when it is aborted first: packs and graphs take seconds to read */
  async function threads(signal?: AbortSignal): Promise<ThreadPool> {
    if (closing) throw closedError();
    starting ??= begin().then((setup) => ThreadPool.start(setup, { threads: workers, callMs }));
    // The next call tries again: a file may be there by then.
    starting.catch(() => {
      starting = undefined;
    });
    const pool = await (isStarted || !signal ? starting : orAborted(starting, signal));
    isStarted = true;
    if (feed) await (telling = telling.then(() => tellNews(pool, feed)));
    return pool;
  }

  async function runIn<Answer>(
    way: (pool: ThreadPool, requests: readonly ResolveRequest[]) => Promise<RunResult<Answer>>,
    requests: readonly ResolveRequest[],
    signal: AbortSignal | undefined,
  ): Promise<RunResult<Answer>> {
    let pool: ThreadPool;
    try {
      pool = await threads(signal);
    } catch (error) {
      // As the pool tells it: not thrown, as who has left does not wait for it.
      if (signal?.aborted) return { answers: [], failure: { error: signal.reason } };
      throw error;
    }
    const result = await way(pool, requests.map(sendable));
    const unsent = result.failure?.error instanceof Error && result.failure.error.name === "DataCloneError";
    return unsent ? way(pool, JSON.parse(JSON.stringify(requests))) : result;
  }
  const run = (requests: readonly ResolveRequest[], signal: AbortSignal | undefined) =>
    runIn((pool, sent) => pool.run(sent, signal), requests, signal);
  const runToJson = (requests: readonly ResolveRequest[], signal: AbortSignal) =>
    runIn((pool, sent) => pool.runToJson(sent, signal), requests, signal);

  async function resolve(request: ResolveRequest, options: ResolveOptions = {}): Promise<ResolveResponse> {
    checkResolveOptions(options);
    const { signal } = options;
    signal?.throwIfAborted();
    const { answers, failure } = await run([request], signal);
    if (failure) throw failure.error;
    return answers[0]!;
  }

  /** Runs of what an iteration asks for, which end with it. */
  async function* inBatches<Sent extends ResolveRequest | Error, Answer>(
    requests: AsyncIterable<Sent> | Iterable<Sent>,
    signal: AbortSignal | undefined,
    runBatch: (batch: readonly Sent[], signal: AbortSignal) => Promise<BatchResult<Answer>>,
  ): AsyncGenerator<Answer> {
    const left = new AbortController();
    const either = signal ? AbortSignal.any([signal, left.signal]) : left.signal;
    try {
      yield* answerInBatches(untilAborted(requests, signal), workers, (batch) => runBatch(batch, either));
    } finally {
      left.abort();
    }
  }

  const close = () => (closing ??= end());
  const end = async () => (await starting?.catch(() => undefined))?.close();
  return {
    workers,
    resolve,
    resolveMany(requests, options = {}) {
      checkResolveOptions(options);
      return inBatches(requests, options.signal, run);
    },
    resolveToJson(requests, options = {}) {
      checkResolveOptions(options);
      return inBatches(requests, options.signal, (batch, either) =>
        settleAll(batch, (some) => runToJson(some, either), either),
      );
    },
    async warm() {
      await threads();
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** Runs a batch to its end: what is behind a failure is run again. */
async function settleAll<Answer>(
  batch: readonly (ResolveRequest | ProblemError)[],
  run: (requests: readonly ResolveRequest[]) => Promise<RunResult<Answer>>,
  signal: AbortSignal,
): Promise<BatchResult<PromiseSettledResult<Answer>>> {
  const requests = batch.filter((one) => !(one instanceof Error)) as ResolveRequest[];
  const settled: PromiseSettledResult<Answer>[] = [];
  while (settled.length < requests.length) {
    const { answers, failure } = await run(requests.slice(settled.length));
    // Not thrown: who has left does not wait for it.
    if (signal.aborted) return { answers: [], failure: { error: signal.reason } };
    for (const value of answers) settled.push({ status: "fulfilled", value });
    if (failure) settled.push({ status: "rejected", reason: failure.error });
  }
  const inOrder = settled.values();
  return {
    answers: batch.map((one) =>
      one instanceof Error ? { status: "rejected", reason: one } : inOrder.next().value!,
    ),
  };
}

async function tellNews(pool: ThreadPool, feed: GraphFeed): Promise<void> {
  const news = await feed.news();
  if (news.length > 0) pool.tell(news);
}

/** What of a request is read, as it would go over HTTP where its dataset is a compiled list, which no thread can be sent. */
function sendable(request: ResolveRequest): ResolveRequest {
  const { dataset } = request ?? {};
  if (!(dataset instanceof Object && "toJSON" in dataset && typeof dataset.toJSON === "function"))
    return withoutUnknown(request);
  return withoutUnknown({ ...request, dataset: dataset.toJSON() });
}
