import type { Queue } from "bullmq";
import {
  checkOptions,
  type DocumentAnswer,
  missing,
  ProblemError,
  problemDocument,
  type ResolveRequest,
  unanswered,
  wholeFrom,
} from "../contract/index.ts";
import { type DocumentJob, jobKeyOf, placeChecks, type QueuePlace, queueNameOf } from "./document-queue.ts";
import { connectRedis, isOfConnection, leaveRedis, refusedByRedis } from "./redis.ts";
import { soundJobs } from "./sound-job.ts";

/** A document to be answered by the workers of a queue. */
export interface QueuedDocument {
  /** Identifies the document in its answer. */
  readonly id: unknown;
  /** The request, or a problem that is already its answer. */
  readonly request: ResolveRequest | ProblemError;
}

/** Documents that are sent together, and their characters as JSON: a document may have 8 MiB. */
const sentTogether = { documents: 100, characters: 8 * 1024 * 1024 };
/**
 * Characters of the documents in Redis from which on none is added, where their answers are waited for: they are in the
 * memory of the sender, too, and 2,000 documents with lists of their own had 16 GB.
 */
const mostCharacters = 64 * 1024 * 1024;
/** Documents whose answers are asked for together. */
const askedTogether = 200;
/** Milliseconds between two checks for the first missing answer. */
const lookMs = { first: 10, longest: 250 };

/** A queue that is open for documents. */
export interface DocumentQueue extends AsyncDisposable {
  /**
   * Puts documents into the queue; those that are in it, or answered in it, are not put in again.
   *
   * @returns how many documents were read
   * @throws ProblemError `overloaded` when Redis takes none: it is full, or read-only
   */
  add(documents: AsyncIterable<QueuedDocument>): Promise<number>;
  /**
   * Puts documents into the queue and gives their answers, in order, as they come. No more than `window` documents
   * are in Redis at a time, and none is added while those there have 64 Mi characters or more. Answers that were given
   * are removed from Redis when the next ones are asked for.
   *
   * @param window 1 or more; default 2,000
   * @throws ProblemError `invalid_request` for a wrong window; `overloaded` as `add`
   */
  answers(documents: AsyncIterable<QueuedDocument>, window?: number): AsyncGenerator<DocumentAnswer[]>;
  /**
   * Removes the answer of a document that was already written: a process that died may not have removed it. A document
   * without an answer stays, and so does a dead letter.
   */
  forget(document: QueuedDocument): Promise<void>;
  /** Forgets dead letters, so that their documents can be added again. @throws ProblemError `overloaded` as `add` */
  forgetDead(): Promise<void>;
  /** Number of processes that work on the queue. */
  workers(): Promise<number>;
  /** Leaves the queue; its documents stay for the workers. */
  close(): Promise<void>;
}

/**
 * Opens a queue of documents.
 *
 * @throws ProblemError `invalid_request` for a wrong option or when Redis cannot be reached, `missing_package` without
 *   the packages `bullmq` and `ioredis`
 */
export async function openDocumentQueue(place: QueuePlace): Promise<DocumentQueue> {
  checkOptions<QueuePlace>(place, placeChecks, ["redis", "engine"]);
  const { Queue } = await import("bullmq").catch(missing("bullmq", "ioredis"));
  const connection = await connectRedis(place.redis, (reason) => place.onLost?.(reason));
  const queue = new Queue<DocumentJob, DocumentAnswer>(queueNameOf(place), { connection });
  queue.on("error", (error) => {
    if (!isOfConnection(error)) place.onLost?.(error.message);
  });
  await queue.waitUntilReady();
  const close = async () => {
    await queue.close();
    leaveRedis(connection);
  };
  return {
    add: (documents) => addAll(queue, documents),
    answers(documents, window = 2_000) {
      checkOptions<{ window: number }>({ window }, { window: wholeFrom(1) });
      return answersInOrder(queue, documents, window);
    },
    async forget(document) {
      const entry = await entryOf(document);
      if (!entry.job) return;
      await look(queue, [entry], false);
      if (entry.answer) await forget(queue, [entry], []);
    },
    async forgetDead() {
      await queue.clean(0, 0, "failed").catch(refusedByRedis);
    },
    workers: () => queue.getWorkersCount(),
    close,
    [Symbol.asyncDispose]: close,
  };
}

type Jobs = Queue<DocumentJob, DocumentAnswer>;

/** A document that was read, and what is known of its answer. */
interface Entry {
  readonly key: string;
  readonly job: DocumentJob | undefined;
  /** Its length as JSON. */
  readonly characters: number;
  answer: DocumentAnswer | undefined;
  isDead?: boolean;
}

async function entryOf({ id, request }: QueuedDocument): Promise<Entry> {
  if (request instanceof ProblemError)
    return { key: "", job: undefined, characters: 0, answer: unanswered(id, request) };
  const json = JSON.stringify([id, request]);
  return { key: await jobKeyOf(json), job: { id, request }, characters: json.length, answer: undefined };
}

function charactersOf(entries: readonly Entry[]): number {
  return entries.reduce((sum, { characters }) => sum + characters, 0);
}

/** Whether so many documents are to be sent. */
function isFull(entries: readonly Entry[]): boolean {
  return entries.length >= sentTogether.documents || charactersOf(entries) >= sentTogether.characters;
}

/** An id that is there already is not added again. */
async function send(queue: Jobs, entries: readonly Entry[]): Promise<void> {
  const jobs = entries
    .filter(({ job }) => job)
    .map(({ key, job }) => ({
      name: "document",
      data: job!,
      // Workers decide which attempt is the last.
      opts: { jobId: key, attempts: 1_000, backoff: { type: "exponential", delay: 500 } },
    }));
  if (jobs.length > 0) await queue.addBulk(jobs).catch(refusedByRedis);
}

async function addAll(queue: Jobs, documents: AsyncIterable<QueuedDocument>): Promise<number> {
  let count = 0;
  let open: Entry[] = [];
  for await (const document of documents) {
    count++;
    open.push(await entryOf(document));
    if (!isFull(open)) continue;
    await send(queue, open);
    open = [];
  }
  await send(queue, open);
  return count;
}

async function* answersInOrder(
  queue: Jobs,
  documents: AsyncIterable<QueuedDocument>,
  window: number,
): AsyncGenerator<DocumentAnswer[]> {
  const source = documents[Symbol.asyncIterator]();
  const entries: Entry[] = [];
  const unsent: Entry[] = [];
  let characters = 0;
  let ended = false;
  let reading: Promise<IteratorResult<QueuedDocument>> | undefined;
  let pause = lookMs.first;
  try {
    while (!ended || entries.length > 0) {
      // A source that is slow is not waited for while answers may come.
      while (!ended && entries.length < window && characters < mostCharacters) {
        reading ??= source.next();
        reading.catch(() => {}); // thrown where it is awaited
        const next = await Promise.race([reading, soon()]);
        if (next === undefined) break;
        reading = undefined;
        if (next.done) ended = true;
        else {
          const entry = await entryOf(next.value);
          entries.push(entry);
          unsent.push(entry);
          characters += entry.characters;
          if (isFull(unsent)) await send(queue, unsent.splice(0));
        }
      }
      await send(queue, unsent.splice(0));
      await look(queue, entries);
      const ready = entries.findIndex(({ answer }) => answer === undefined);
      const given = entries.splice(0, ready < 0 ? entries.length : ready);
      characters -= charactersOf(given);
      pause = given.length > 0 ? lookMs.first : Math.min(lookMs.longest, pause * 2);
      if (given.length > 0) yield given.map(({ answer }) => answer!);
      await forget(queue, given, entries);
      if (given.length === 0) await Promise.race([after(pause), reading ?? after(pause)]);
    }
  } finally {
    if (!ended) await source.return?.();
  }
}

/**
 * Asks for the answers of the first documents, as far as they are there.
 *
 * @param again whether documents that are not in the queue are sent again
 */
async function look(queue: Jobs, entries: readonly Entry[], again = true): Promise<void> {
  const { SoundJob } = soundJobs(await import("bullmq"));
  for (let from = 0; from < entries.length; ) {
    // The first alone: mostly it is what everything waits for.
    const some = entries.slice(from, from === 0 ? 1 : from + askedTogether);
    const missing: Entry[] = [];
    await Promise.all(
      some.map(async (entry) => {
        if (entry.answer) return;
        const job = await SoundJob.fromId<DocumentJob, DocumentAnswer>(queue, entry.key);
        if (!job) missing.push(entry);
        else if (job.finishedOn !== undefined) {
          // The reason of an earlier attempt stays with a job that is answered later.
          entry.isDead = !job.returnvalue;
          entry.answer = entry.isDead ? deadAnswer(entry.job!.id, job.failedReason) : job.returnvalue;
        }
      }),
    );
    // Another process has taken the answer of an equal document.
    if (again) await send(queue, missing);
    if (some.some(({ answer }) => answer === undefined)) return;
    from += some.length;
  }
}

/** @param id of the document that was sent: what is stored of it may not be readable */
function deadAnswer(id: unknown, failedReason: string): DocumentAnswer {
  const reason = failedReason.includes("stalled more than")
    ? "each process that worked on it died or stopped responding"
    : failedReason;
  return { id, problem: problemDocument("internal", { detail: `dead letter: ${reason}` }) };
}

/** Removes answers that were given; dead letters stay, for anyone who looks after them. */
async function forget(queue: Jobs, given: readonly Entry[], waiting: readonly Entry[]): Promise<void> {
  const wanted = new Set(waiting.map(({ key }) => key));
  const done = given.filter(({ job, isDead, key }) => job && !isDead && !wanted.has(key));
  for (let from = 0; from < done.length; from += askedTogether)
    await Promise.all(done.slice(from, from + askedTogether).map(({ key }) => queue.remove(key))).catch(
      refusedByRedis,
    );
}

function soon(): Promise<undefined> {
  return new Promise((done) => setImmediate(() => done(undefined)));
}

function after(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
