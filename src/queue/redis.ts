import type { Redis } from "ioredis";
import { missing, ProblemError } from "../contract/index.ts";

/**
 * Milliseconds in which Redis has to answer at the start; later it is waited for as long as it takes. One that is
 * started beside us, or again, answers within 1 to 2 s; a wrong address is not to be waited for long.
 */
const firstAnswerMs = 5_000;

/**
 * Connects to Redis, trying again for 5 s. A connection that is lost later is made again, and commands wait for it.
 *
 * @param url `redis://` or `rediss://`
 * @param onLost called with the reason when a connection is lost, in words
 * @throws ProblemError `invalid_request` when it is not a URL of Redis, or when Redis does not answer within 5 s or is too
 *   old, or a read-only replica; `missing_package` without the package `ioredis`
 */
export async function connectRedis(url: string, onLost: (reason: string) => void): Promise<Redis> {
  const place = placeOf(url);
  const { Redis, ReplyError } = await import("ioredis").catch(missing("ioredis"));
  const client: Redis = new Redis(url, {
    lazyConnect: true,
    // Commands wait for Redis to come back, however long that takes.
    maxRetriesPerRequest: null,
    enableAutoPipelining: true,
    // Those that BullMQ makes like it have the same function, and some of them would connect again after the end.
    retryStrategy: (times) => (left.has(client) ? null : Math.min(times * 50, 2_000)),
    connectTimeout: firstAnswerMs,
  });
  // Those that BullMQ makes like it: see {@link leaveRedis}.
  const duplicate = client.duplicate.bind(client);
  client.duplicate = (options) => {
    const other = duplicate(options);
    const connect = other.connect.bind(other);
    other.connect = () => (left.has(client) ? Promise.reject(new Error(closedWords)) : connect());
    return other;
  };
  let reason = "no answer";
  let isConnected = false;
  client.on("error", (error: Error) => {
    reason = error.message || (error as NodeJS.ErrnoException).code || reason;
    if (isConnected) onLost(`${place}: ${reason}`);
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error("no answer")), firstAnswerMs);
  });
  try {
    // A command, as it waits for a connection: the first try alone would fail when Redis is just being started.
    await Promise.race([client.ping(), late]);
    // Without this a database that there is not would silently be database 0.
    const { db = 0 } = client.options;
    if (db !== 0) await Promise.race([client.select(db), late]);
    const unusable = faultIn(await Promise.race([client.info(), late]));
    if (unusable !== undefined) {
      reason = unusable;
      throw new Error(unusable);
    }
    isConnected = true;
    return client;
  } catch (cause) {
    leaveRedis(client);
    if (cause instanceof ReplyError) reason = (cause as Error).message;
    throw new ProblemError("invalid_request", { detail: `${place} cannot be reached: ${reason}`, cause });
  } finally {
    clearTimeout(timer);
  }
}

/** As `ioredis` says it. */
const closedWords = "Connection is closed.";

/**
 * Whether an error is one of the connection, which its client tells already: BullMQ tells it a second time, without the
 * place.
 */
export function isOfConnection(error: Error): boolean {
  return "syscall" in error || error.message === closedWords;
}

/** Milliseconds without an answer after which Redis is not waited for at the end: Docker kills a process after 10 s. */
const silenceMs = 3_000;

/** Waits for an end that needs Redis, until it comes or Redis gives no answer for 3 s. */
export async function endWhileAnswering(client: Redis, end: Promise<unknown>): Promise<void> {
  const ended = end.catch(() => {}).then(() => "ended" as const);
  for (;;) {
    const answer = client.ping().catch(() => {});
    const first = await within<unknown>(silenceMs, [ended, answer]);
    if (first === "ended" || first === "late") return;
    if ((await within(1_000, [ended])) === "ended") return;
  }
}

/** What comes first, or `late` after so many milliseconds. No timer stays, as it would keep the process. */
async function within<T>(ms: number, awaited: readonly Promise<T>[]): Promise<T | "late"> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<"late">((done) => {
    timer = setTimeout(done, ms, "late");
  });
  return Promise.race([...awaited, late]).finally(() => clearTimeout(timer));
}

const left = new WeakSet<Redis>();

/**
 * Ends a connection. Those that were made like it connect no more: a worker that pauses connects its second one again, a
 * Redis that is stopped accepts that and never answers, and the process would not end.
 */
export function leaveRedis(client: Redis): void {
  left.add(client);
  client.disconnect();
}

/** The oldest version that has the streams of a queue. */
const oldestVersion = 5;

/**
 * Why a Redis that answers cannot hold queues. Asked here, because a queue that finds it out by itself keeps its
 * connections, and the process does not end.
 */
function faultIn(info: string): string | undefined {
  if (/^role:slave\b/m.test(info) && /^slave_read_only:1\b/m.test(info))
    return "it is a read-only replica: give the address of its primary";
  const version = /^redis_version:(\d+)\S*/m.exec(info);
  if (version === null || Number(version[1]) >= oldestVersion) return undefined;
  return `it has version ${version[0].slice("redis_version:".length)}, and queues need ${oldestVersion} or newer`;
}

/**
 * The error of a command that Redis refused: it is full, read-only, or cannot write its file. Other errors are rethrown
 * unchanged.
 *
 * @throws ProblemError `overloaded`
 */
export function refusedByRedis(cause: unknown): never {
  if (!isRefusal(cause)) throw cause;
  throw new ProblemError("overloaded", { detail: `Redis refuses documents: ${cause.message}`, cause });
}

/** Whether an error is what Redis answered to a command, and not one of the connection. */
export function isRefusal(cause: unknown): cause is Error {
  return cause instanceof Error && cause.name === "ReplyError";
}

/** The place of a URL, without what is secret in it. */
function placeOf(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed && /^rediss?:$/.test(parsed.protocol)) return `${parsed.protocol}//${parsed.host}`;
  throw new ProblemError("invalid_request", { detail: "the URL of Redis begins with redis:// or rediss://" });
}
