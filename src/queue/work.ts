import type { Job } from "bullmq";
import {
  answered,
  anyFunction,
  checkOptions,
  type DocumentAnswer,
  millisecondsFrom,
  missing,
  objectWith,
  ProblemError,
  type Resolver,
  unanswered,
  wholeFrom,
} from "../contract/index.ts";
import {
  type DocumentJob,
  defaultTries,
  namePart,
  placeChecks,
  type QueuePlace,
  queueNameOf,
} from "./document-queue.ts";
import { connectRedis, endWhileAnswering, isOfConnection, isRefusal, leaveRedis } from "./redis.ts";
import { isUnreadable, refusedMs, soundJobs } from "./sound-job.ts";

/** How documents are taken from a queue and resolved. */
export interface QueueWorkerOptions extends QueuePlace {
  /** What answers the documents. */
  readonly resolver: Resolver;
  /** Documents that are computed at a time; default 1. */
  readonly concurrency?: number | undefined;
  /** Attempts at a document before it becomes a dead letter, including those in which its process died; default 3. */
  readonly tries?: number | undefined;
  /** Milliseconds without a heartbeat after which others take over the documents of a process; default 30,000. */
  readonly stalledMs?: number | undefined;
  /** Another queue of the same Redis that gets each answer as a job too, under the document's key. */
  readonly to?: string | undefined;
  /** Called for each thing that happens to a document. */
  readonly onEvent?: ((event: QueueWorkerEvent) => void) | undefined;
}

/** What happens to documents, for a log. */
export type QueueWorkerEvent =
  | {
      /** The document has its answer. */
      readonly kind: "answered";
      /** Identifies the document. */
      readonly id: unknown;
    }
  | {
      /** The attempts are used up, or the next one follows. */
      readonly kind: "dead" | "retried";
      /** Identifies the document. */
      readonly id: unknown;
      /** What went wrong, in words. */
      readonly reason: string;
    }
  | {
      /** The process that had the document is gone: another one may take it. */
      readonly kind: "taken-over";
      /** The document's key in the queue. */
      readonly key: string;
    };

/** A process at work on a queue. */
export interface QueueWorker extends AsyncDisposable {
  /**
   * Finishes the started documents, then leaves the queue. When Redis gives no answer for 3 s, it leaves without:
   * other processes take over what was started.
   */
  close(): Promise<void>;
}

/**
 * Answers the documents of a queue, together with other processes. A document whose process dies is taken over
 * by another; its answer is stored once, by the process that holds its lock. The answer to a faulty request is its
 * problem; a temporary failure is tried again, and becomes a dead letter (a failed job) after the last attempt.
 *
 * @throws ProblemError `invalid_request` for a wrong option or when Redis cannot be reached, `missing_package` without the packages `bullmq`
 *   and `ioredis`
 */
export async function startQueueWorker(options: QueueWorkerOptions): Promise<QueueWorker> {
  checkOptions<QueueWorkerOptions>(
    options,
    {
      ...placeChecks,
      resolver: objectWith("resolve"),
      concurrency: wholeFrom(1),
      tries: wholeFrom(1),
      stalledMs: millisecondsFrom(1),
      to: namePart,
      onEvent: anyFunction,
    },
    ["redis", "engine", "resolver"],
  );
  const { concurrency = 1, tries = defaultTries, stalledMs = 30_000, to, onEvent } = options;
  const bullmq = await import("bullmq").catch(missing("bullmq", "ioredis"));
  const { Queue, UnrecoverableError } = bullmq;
  const { SoundWorker } = soundJobs(bullmq);
  const connection = await connectRedis(options.redis, (reason) => options.onLost?.(reason));
  const answers = to === undefined ? undefined : new Queue(to, { connection });

  async function answer(job: Job<DocumentJob>): Promise<DocumentAnswer> {
    const document = documentOf(job);
    if (isUnreadable(job)) {
      const reason = "invalid_json: the document that is stored for it is not JSON";
      onEvent?.({ kind: "dead", id: document.id, reason });
      throw new UnrecoverableError(reason);
    }
    const made = await answerOf(options.resolver, document).catch((error: unknown) => {
      const reason = reasonOf(error);
      const dead = job.attemptsMade + 1 >= tries;
      onEvent?.({ kind: dead ? "dead" : "retried", id: document.id, reason });
      throw dead ? new UnrecoverableError(reason) : new Error(reason);
    });
    await answers?.add("answer", made, { jobId: job.id! });
    return made;
  }

  const worker = new SoundWorker<DocumentJob, DocumentAnswer>(queueNameOf(options), answer, {
    connection,
    // It refuses Infinity.
    concurrency: Math.min(concurrency, Number.MAX_SAFE_INTEGER),
    lockDuration: stalledMs,
    stalledInterval: stalledMs,
    maxStalledCount: tries - 1,
    // The reader of the other queue does not collect these.
    ...(to === undefined ? {} : { removeOnComplete: { age: 24 * 3600 } }),
  });
  let refusedAt = Number.NEGATIVE_INFINITY;
  const tell = (error: Error) => {
    if (isOfConnection(error)) return;
    if (isRefusal(error)) {
      // One that waits for documents hears of it ten times a second.
      if (performance.now() - refusedAt < refusedMs) return;
      refusedAt = performance.now();
    }
    options.onLost?.(error.message);
  };
  worker.on("error", tell);
  worker.on("stalled", (key) => onEvent?.({ kind: "taken-over", key }));
  worker.on("completed", (job) => onEvent?.({ kind: "answered", id: documentOf(job).id }));
  answers?.on("error", tell);
  await worker.waitUntilReady();
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= end());
  const end = async () => {
    // BullMQ waits for Redis however long it takes, and a process that is to end would be killed meanwhile.
    await endWhileAnswering(connection, worker.pause());
    leaveRedis(connection);
    await worker.close(true);
    await answers?.close();
  };
  return { close, [Symbol.asyncDispose]: close };
}

/** The document of a job. Other programs may send jobs too, and their data may be null: a document without a request. */
function documentOf(job: Job<DocumentJob | null>): DocumentJob {
  return job.data ?? ({} as DocumentJob);
}

/** @throws temporary failures, which are tried again */
async function answerOf(resolver: Resolver, { id, request }: DocumentJob): Promise<DocumentAnswer> {
  try {
    return answered(id, await resolver.resolve(request));
  } catch (error) {
    if (error instanceof ProblemError && error.status < 500) return unanswered(id, error);
    throw error;
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ProblemError)) return `internal: ${(error as Error).message}`;
  return `${error.code}: ${error.document.detail ?? error.document.title}`;
}
