import { type FileHandle, open, readdir, realpath, rename, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { ProblemError } from "../contract/problem.ts";
import { unwritable } from "./file-fault.ts";

/** Bytes that are written together: a line each would be a call of the system each. */
const writtenAtOnce = 64 * 1024;
const readAtOnce = 1024 * 1024;
const lineFeed = 0x0a;

/** A file of lines that a run writes as it goes, and that a later run continues with. */
export interface ResumableFile {
  /** Lines that an earlier run has written. */
  readonly lines: number;
  /** The last of them. */
  readonly last: string | undefined;
  /** Adds a line, LF included. */
  write(line: string): Promise<void>;
  /** Hands what was added to the system: a process that is killed then leaves it. */
  flush(): Promise<void>;
  /** Makes it the file that was asked for: all is in it. */
  finish(): Promise<void>;
  /** Keeps what is written, for the next run. */
  leave(): Promise<void>;
}

/**
 * Opens `<path>.<run>.partial`, which becomes `<path>` when it is finished. What a process wrote is there after it was
 * killed; a line that it was writing is cut off.
 *
 * @param run a name of what decides the lines: only a run of the same name continues with them
 * @throws ProblemError `invalid_request` when it cannot be written, when there is another run's partial file, or this
 *   run's and `resume` is not set
 */
export async function openResumable(
  path: string,
  { run, resume }: { readonly run: string; readonly resume: boolean },
): Promise<ResumableFile> {
  const target = await realpath(path).catch(() => path);
  const kind = await stat(target).catch(() => undefined);
  if (kind && !kind.isFile())
    throw unwritable(path, new Error("answers that can be resumed need a regular file"));
  const partial = `${target}.${run}.partial`;
  const found = await partialsOf(target);
  checkPartials(found, partial, resume);
  const isThere = found.includes(partial);
  const file = await open(partial, isThere ? "r+" : "wx").catch((cause: unknown) => {
    throw unwritable(partial, cause);
  });
  try {
    const { lines, last, end } = isThere ? await linesOf(file) : { lines: 0, last: undefined, end: 0 };
    await file.truncate(end);
    return new PartialFile(file, { path, target, partial, lines, last, end });
  } catch (error) {
    await file.close();
    throw error instanceof ProblemError ? error : unwritable(partial, error);
  }
}

async function partialsOf(target: string): Promise<string[]> {
  const folder = dirname(target);
  const names = await readdir(folder).catch(() => []);
  const start = `${basename(target)}.`;
  return names
    .filter((name) => name.startsWith(start) && /^[0-9a-f]{16}\.partial$/.test(name.slice(start.length)))
    .map((name) => join(folder, name));
}

function checkPartials(found: readonly string[], partial: string, resume: boolean): void {
  if (found.length === 0) return;
  const detail = found.includes(partial)
    ? resume
      ? undefined
      : `${partial} is from a run that did not finish: continue it with --resume, or remove the file`
    : `${found[0]} is from a run with another version, knowledge base, graph or options: continue with those, or remove the file`;
  if (detail !== undefined) throw new ProblemError("invalid_request", { detail });
}

/** The whole lines of a file, the last of them, and where they end. */
async function linesOf(file: FileHandle): Promise<{ lines: number; last: string | undefined; end: number }> {
  const part = Buffer.alloc(readAtOnce);
  let [lines, start, end, at] = [0, 0, 0, 0];
  for (;;) {
    const { bytesRead } = await file.read(part, 0, part.length, at);
    if (bytesRead === 0) break;
    const bytes = part.subarray(0, bytesRead);
    for (let found = bytes.indexOf(lineFeed); found >= 0; found = bytes.indexOf(lineFeed, found + 1)) {
      lines++;
      start = end;
      end = at + found + 1;
    }
    at += bytesRead;
  }
  if (lines === 0) return { lines, last: undefined, end };
  const last = Buffer.alloc(end - 1 - start);
  await file.read(last, 0, last.length, start);
  return { lines, last: last.toString("utf8"), end };
}

interface Opened {
  readonly path: string;
  readonly target: string;
  readonly partial: string;
  readonly lines: number;
  readonly last: string | undefined;
  readonly end: number;
}

class PartialFile implements ResumableFile {
  readonly lines: number;
  readonly last: string | undefined;
  readonly #file: FileHandle;
  readonly #names: Opened;
  #end: number;
  #waiting: string[] = [];
  #length = 0;

  constructor(file: FileHandle, opened: Opened) {
    this.#file = file;
    this.#names = opened;
    this.#end = opened.end;
    this.lines = opened.lines;
    this.last = opened.last;
  }

  async write(line: string): Promise<void> {
    this.#waiting.push(line);
    this.#length += line.length;
    if (this.#length >= writtenAtOnce) await this.flush();
  }

  async finish(): Promise<void> {
    await this.flush();
    try {
      await this.#file.sync();
      await this.#file.close();
      await rename(this.#names.partial, this.#names.target);
    } catch (error) {
      throw unwritable(this.#names.path, error);
    }
  }

  async leave(): Promise<void> {
    try {
      await this.flush();
    } finally {
      await this.#file.close();
    }
  }

  async flush(): Promise<void> {
    const bytes = Buffer.from(this.#waiting.join(""));
    this.#waiting = [];
    this.#length = 0;
    try {
      for (let from = 0; from < bytes.length; ) {
        const { bytesWritten } = await this.#file.write(bytes, from, bytes.length - from, this.#end);
        from += bytesWritten;
        this.#end += bytesWritten;
      }
    } catch (error) {
      throw unwritable(this.#names.partial, error);
    }
  }
}
