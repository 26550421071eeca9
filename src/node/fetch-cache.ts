import { createHash } from "node:crypto";
import { open, readdir, readFile, rm } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { constants, gunzip, gunzipSync, gzip } from "node:zlib";
import { ProblemError } from "../contract/problem.ts";
import type { AnswerHead, FetchCache } from "../datasets/fetch/fetch-cache.ts";
import { faultInWords, unwritable } from "./file-fault.ts";
import { makeFolder } from "./make-folder.ts";
import { writeWholeFile } from "./write-file.ts";

/** The folder in which answers are kept if none is named: that of the system for what can be fetched again. */
export function defaultCacheFolder(): string {
  const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  if (process.platform === "win32" && LOCALAPPDATA) return join(LOCALAPPDATA, "referent", "fetch");
  if (process.platform === "darwin") return join(homedir(), "Library", "Caches", "referent", "fetch");
  return join(XDG_CACHE_HOME || join(homedir(), ".cache"), "referent", "fetch");
}

/** Bytes of a file in which the head of nearly every answer ends. */
const headBytes = 16 * 1024;

const ending = ".jsonl.gz";

/**
 * A cache of answers in a folder, which is made when it is not there. Each answer is a file of its own, gzipped lines:
 * its head, then an entity per line as in a dump. A file is written beside its place and then renamed, so what is
 * there is whole, and several programs may use one folder at once.
 *
 * @param onDamaged told of each file that cannot be read; what it had is fetched again
 */
export function fetchCache(folder: string, onDamaged: (file: string) => void = () => {}): FetchCache {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), `${name}${ending}`);
  const runOf = (key: string) => join(folder, `run-${hashOf(key)}.json`);
  return {
    async *heads() {
      for (const shard of await namesIn(folder)) {
        if (!/^[0-9a-f]{2}$/.test(shard)) continue;
        for (const file of await namesIn(join(folder, shard))) {
          if (!file.endsWith(ending)) continue;
          const head = await headOf(join(folder, shard, file));
          if (head) yield [file.slice(0, -ending.length), head];
          else onDamaged(join(folder, shard, file));
        }
      }
    },
    async lines(name) {
      const path = pathOf(name);
      try {
        return linesOf(await promisify(gunzip)(await readFile(path))).slice(1);
      } catch (cause) {
        throw new ProblemError("dataset_unavailable", {
          detail: `${path}: ${faultInWords(cause)}; remove the file; its content is then fetched again`,
          cause,
        });
      }
    },
    async put(head, lines) {
      const text = [JSON.stringify(head), ...lines, ""].join("\n");
      const name = hashOf(text);
      const path = pathOf(name);
      await makeCacheFolder(join(folder, name.slice(0, 2)));
      await writeWholeFile(path, [await promisify(gzip)(text)]);
      return name;
    },
    async beginRun(key, now, oldest) {
      const path = runOf(key);
      const begun = await readFile(path, "utf8").then(begunIn, () => undefined);
      if (begun !== undefined && begun >= oldest) return begun;
      await makeCacheFolder(folder);
      await writeWholeFile(path, `${JSON.stringify({ begun: now })}\n`);
      return now;
    },
    async endRun(key) {
      await rm(runOf(key), { force: true });
    },
  };
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}

async function makeCacheFolder(folder: string): Promise<void> {
  await makeFolder(folder).catch((cause: unknown) => {
    throw unwritable(folder, cause);
  });
}

/** Names in a folder, in order; none if there is no folder. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw new ProblemError("dataset_unavailable", { detail: `${folder}: ${faultInWords(cause)}`, cause });
  }
}

/** The head of an answer; undefined if the file is damaged. Of most files only the beginning is read. */
async function headOf(path: string): Promise<AnswerHead | undefined> {
  try {
    const begin = gunzipSync(await beginOf(path, headBytes), { finishFlush: constants.Z_SYNC_FLUSH });
    const end = begin.indexOf(10);
    if (end >= 0) return JSON.parse(begin.toString("utf8", 0, end)) as AnswerHead;
    const [head] = linesOf(await promisify(gunzip)(await readFile(path)));
    return JSON.parse(Buffer.from(head!).toString("utf8")) as AnswerHead;
  } catch (error) {
    // What the system refuses is not damage of the file.
    if ((error as NodeJS.ErrnoException).syscall !== undefined)
      throw new ProblemError("dataset_unavailable", {
        detail: `${path}: ${faultInWords(error)}`,
        cause: error,
      });
    return undefined;
  }
}

async function beginOf(path: string, most: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(most), 0, most, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function linesOf(bytes: Buffer): Uint8Array[] {
  const lines: Uint8Array[] = [];
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(10, from);
    lines.push(bytes.subarray(from, end < 0 ? bytes.length : end));
    from = end < 0 ? bytes.length : end + 1;
  }
  return lines;
}

function begunIn(text: string): number | undefined {
  const { begun } = JSON.parse(text) as { begun?: unknown };
  return typeof begun === "number" ? begun : undefined;
}
