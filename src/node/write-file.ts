import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { open, readdir, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ProblemError } from "../contract/problem.ts";
import { unwritable } from "./file-fault.ts";
import { stateOf, thisWriter, writerPattern } from "./writer.ts";

type Content = string | Iterable<Uint8Array> | AsyncIterable<string>;

/**
 * Writes a file whole or not at all: beside it first, synced, then renamed over it. A link keeps leading to its
 * file; what is not a file (a pipe, `/dev/stdout`) is written to. What processes that were killed left in the folder is
 * removed.
 *
 * @throws ProblemError `invalid_request` when it cannot be written; what `content` throws
 */
export async function writeWholeFile(path: string, content: Content, mode = 0o644): Promise<void> {
  const parts = typeof content === "string" ? [content] : content;
  const target = await realpath(path).catch(() => path);
  const kind = await stat(target).catch(() => undefined);
  if (kind?.isDirectory()) throw unwritable(path, { code: "EISDIR" });
  const failed = { inContent: false };
  try {
    if (kind && !kind.isFile()) await writeFile(target, Readable.from(watched(parts, failed)));
    else await replace(target, watched(parts, failed), mode);
  } catch (error) {
    throw failed.inContent || error instanceof ProblemError ? error : unwritable(path, error);
  }
}

async function replace(path: string, parts: AsyncIterable<string | Uint8Array>, mode: number): Promise<void> {
  const draft = await draftOf(path);
  // Watched before it is there: an interrupt may come between the file and the answer that it was made.
  watch(draft);
  try {
    const file = await open(draft, "wx", mode);
    await pipeline(parts, file.createWriteStream({ flush: true }));
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    unwatch(draft);
  }
}

/**
 * A name beside a path for what is renamed to it when it is whole; drafts of killed processes in the folder are
 * removed.
 */
export async function draftOf(path: string): Promise<string> {
  await sweep(dirname(path));
  return `${path}.${thisWriter}-${randomUUID().slice(0, 8)}.draft`;
}

/** Folders that were swept: once is enough for a process, which may write thousands of files in one. */
const swept = new Set<string>();
const draftName = new RegExp(`\\.(${writerPattern})-[0-9a-f]{8}\\.draft$`);

/** Removes the drafts of processes that were killed: each may have the gigabytes of a pack, and nothing else removes them. */
async function sweep(folder: string): Promise<void> {
  if (swept.has(folder)) return;
  swept.add(folder);
  for (const name of await readdir(folder).catch((): string[] => [])) {
    const writer = draftName.exec(name)?.[1];
    if (writer === undefined) continue;
    const draft = join(folder, name);
    // In a container the number of a process is often that of the one before it.
    const isLeft = writer === thisWriter ? await isOlderThanWe(draft) : stateOf(writer) === "gone";
    if (isLeft) await rm(draft, { recursive: true, force: true }).catch(() => {});
  }
}

async function isOlderThanWe(path: string): Promise<boolean> {
  const last = await stat(path).catch(() => undefined);
  return last !== undefined && last.mtimeMs < Date.now() - process.uptime() * 1_000;
}

/** Drafts that are being written: who interrupts the program does not find them afterwards. */
const drafts = new Set<string>();
const interrupts = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

function watch(draft: string): void {
  drafts.add(draft);
  if (drafts.size > 1) return;
  // Who takes a signal himself lets the writing end, or fail.
  for (const signal of interrupts) if (process.listenerCount(signal) === 0) process.once(signal, interrupted);
}

function unwatch(draft: string): void {
  drafts.delete(draft);
  if (drafts.size === 0) for (const signal of interrupts) process.off(signal, interrupted);
}

/** Removes the drafts, then lets the signal do what it does. */
function interrupted(signal: NodeJS.Signals): void {
  for (const draft of drafts) rmSync(draft, { force: true });
  process.kill(process.pid, signal);
}

/** Tells a fault of the content from one of the file, which a stream may throw into the generator it reads from. */
async function* watched(
  parts: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>,
  failed: { inContent: boolean },
): AsyncGenerator<string | Uint8Array> {
  const source = Symbol.asyncIterator in parts ? parts[Symbol.asyncIterator]() : parts[Symbol.iterator]();
  let isOver = false;
  try {
    for (;;) {
      const next = await nextOf(source, failed);
      isOver = next.done === true;
      if (next.done) return;
      yield next.value;
    }
  } finally {
    if (!isOver && !failed.inContent) await source.return?.();
  }
}

async function nextOf<T>(
  source: AsyncIterator<T> | Iterator<T>,
  failed: { inContent: boolean },
): Promise<IteratorResult<T>> {
  try {
    return await source.next();
  } catch (error) {
    failed.inContent = true;
    throw error;
  }
}
