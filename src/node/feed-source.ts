import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { anything, checkOptions, ProblemError } from "../contract/index.ts";
import { type Feed, type FeedOptions, feedChecks, readFeed } from "../products/feeds/read.ts";
import { faultInWords } from "./file-fault.ts";

/** Milliseconds that a URL is waited for, for its answer and for each piece of it, after which it counts as dead. */
const idleLimit = 60_000;

/** How far the reading of a source is, in bytes as they lie there (compressed where it is). */
export interface FeedPosition {
  readonly read: number;
  /** Undefined if the source does not say: standard input, some URLs. */
  readonly total: number | undefined;
}

/** How a feed is opened and read. */
export interface OpenFeedOptions extends FeedOptions {
  /** What `-` means; default: standard input of the process. */
  readonly stdin?: Readable | undefined;
}

/** A feed and how far its source is read. */
export interface OpenFeed extends Feed {
  /** Bytes of the source that are read, of how many; changes while the feed is read. */
  readonly position: FeedPosition;
}

interface Opened {
  readonly chunks: AsyncIterable<Uint8Array>;
  readonly charset?: string | undefined;
  readonly total?: number | undefined;
}

/**
 * Reads a feed from a file, from standard input (`-`) or from an http(s) URL, gzip or not (told by its
 * bytes). Nothing is opened before the iteration begins.
 *
 * @throws ProblemError `invalid_request` at once for a wrong option; while iterating: `feed_unavailable` when it cannot be opened or breaks off,
 *   `invalid_feed` as `readFeed` does and for damaged or truncated gzip
 */
export function openFeed(source: string, options: OpenFeedOptions = {}): OpenFeed {
  if (typeof source !== "string")
    throw new ProblemError("invalid_request", { detail: 'the source must be a path, an http(s) URL or "-"' });
  checkOptions<OpenFeedOptions>(options, { ...feedChecks, stdin: anything });
  const { stdin, ...reading } = options;
  const isUrl = /^https?:\/\//i.test(source);
  const name = options.name ?? (isUrl && URL.canParse(source) ? new URL(source).pathname : source);
  let charset: string | undefined;
  const position = { read: 0, total: undefined as number | undefined };
  async function* bytes(): AsyncGenerator<Uint8Array> {
    const opened = isUrl ? await openUrl(source) : await openFile(source, stdin);
    charset = opened.charset;
    position.total = opened.total;
    yield* gunzipped(counted(readChunks(opened.chunks, source), position));
  }
  const feed = readFeed(bytes(), {
    ...reading,
    name,
    get charset() {
      return options.charset ?? charset;
    },
  });
  return Object.assign(feed, { position });
}

/** Counts a chunk when the next is asked for: until then it is being worked on. */
async function* counted(
  chunks: AsyncIterable<Uint8Array>,
  position: { read: number },
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    yield chunk;
    position.read += chunk.length;
  }
}

async function openFile(path: string, stdin: Readable = process.stdin): Promise<Opened> {
  if (path === "-") return { chunks: stdin };
  let total: number | undefined;
  try {
    const stats = await stat(path);
    if (stats.isDirectory()) throw new Error("it is a directory");
    // A pipe or device has no size.
    total = stats.isFile() ? stats.size : undefined;
  } catch (error) {
    throw unavailable(path, faultInWords(error), error);
  }
  return { chunks: createReadStream(path, { highWaterMark: 256 * 1024 }), total };
}

async function openUrl(url: string): Promise<Opened> {
  const abort = new AbortController();
  let response: Response;
  try {
    const headers = { "user-agent": "referent" };
    response = await inTime(fetch(url, { signal: abort.signal, headers }), abort);
  } catch (error) {
    throw unavailable(url, causeOf(error), error);
  }
  const { headers, body } = response;
  if (!response.ok || body === null) {
    await body?.cancel();
    throw unavailable(url, `it answers ${response.status}`);
  }
  const charset = /charset="?([^";\s]+)/i.exec(headers.get("content-type") ?? "")?.[1];
  // The length is that of the transfer; fetch has undone its encoding.
  const length = headers.has("content-encoding") ? null : headers.get("content-length");
  return { chunks: piecesOf(body, abort), charset, total: length === null ? undefined : Number(length) };
}

/** A body by pieces. Its source has its time for each of them; whoever works on them may take any. */
async function* piecesOf(
  body: ReadableStream<Uint8Array>,
  abort: AbortController,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read(), abort);
      if (done) return;
      yield value;
    }
  } finally {
    abort.abort();
  }
}

/** What is waited for, which is given up when the source is idle for too long. */
async function inTime<T>(waiting: Promise<T>, abort: AbortController): Promise<T> {
  const idle = setTimeout(
    () => abort.abort(new Error(`no byte arrived for ${idleLimit / 1000} s`)),
    idleLimit,
  );
  try {
    return await waiting;
  } finally {
    clearTimeout(idle);
  }
}

/** Passes bytes on, decompressed when they begin as gzip does. */
async function* gunzipped(chunks: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { value: first } = await chunks.next();
  if (first === undefined) return;
  if (first[0] !== 0x1f || first[1] !== 0x8b) {
    yield first;
    yield* chunks;
    return;
  }
  const gunzip = createGunzip({ chunkSize: 64 * 1024 });
  const compressed = Readable.from(
    (async function* () {
      yield first;
      yield* chunks;
    })(),
  );
  compressed.on("error", (error) => gunzip.destroy(error));
  try {
    yield* compressed.pipe(gunzip) as AsyncIterable<Uint8Array>;
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    const truncated = (error as NodeJS.ErrnoException).code === "Z_BUF_ERROR";
    const detail = truncated
      ? "the gzip data end too early; the feed is truncated"
      : "the gzip data are damaged";
    throw new ProblemError("invalid_feed", { detail, cause: error });
  } finally {
    compressed.destroy();
  }
}

/** The first chunk has two bytes at least, unless the source is shorter. */
async function* readChunks(chunks: AsyncIterable<Uint8Array>, source: string): AsyncGenerator<Uint8Array> {
  let head: Uint8Array | undefined;
  try {
    for await (const chunk of chunks) {
      const whole: Uint8Array = head === undefined ? chunk : Buffer.concat([head, chunk]);
      head = whole.length < 2 ? whole : undefined;
      if (head === undefined) yield whole;
    }
  } catch (error) {
    throw unavailable(source, `the connection was cut off (${causeOf(error)})`, error);
  }
  if (head !== undefined) yield head;
}

function causeOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message : message;
}

function unavailable(source: string, reason: string, cause?: unknown): ProblemError {
  const shown = source === "-" ? "standard input" : source.replace(/\/\/[^/@]*@/, "//");
  return new ProblemError("feed_unavailable", { detail: `${shown}: ${reason}`, cause });
}
