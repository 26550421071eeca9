import { type FileHandle, open, readdir, realpath, rename, stat } from "node:fs/promises";
import { basename, dirname, join, normalize } from "node:path";
import { ProblemError } from "../contract/problem.ts";
import { unwritable } from "./file-fault.ts";
import { numberOf, stateOf, thisWriter, writerPattern } from "./writer.ts";

/** Bytes that are written together: a line each would be a call of the system each. */
const writtenAtOnce = 64 * 1024;
const readAtOnce = 1024 * 1024;
const lineFeed = 0x0a;
const quote = 0x22;

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

/** How a file is opened. */
export interface ResumableOptions {
  /** A name of what decides the lines, 16 hexadecimal digits: only a run of the same name continues with them. */
  readonly run: string;
  /** Whether the lines of an earlier run are continued. */
  readonly resume: boolean;
  /** Whether lines are rows of a table: within quotes, a row continues in the next line. */
  readonly isTable?: boolean;
}

/**
 * Opens a partial file, which becomes `<path>` when it is finished. It is called `<path>.<run>.<process>.partial` while
 * it is written, so that only one of two processes can take it up. One that a running process of the same machine or
 * container writes is not taken up. What a process wrote is there after it was killed; a line that it was writing is cut
 * off.
 *
 * @throws ProblemError `invalid_request` when it cannot be written, when another process is writing it, when there is
 *   another run's partial file, or this run's and `resume` is not set
 */
export async function openResumable(
  path: string,
  { run, resume, isTable = false }: ResumableOptions,
): Promise<ResumableFile> {
  const target = normalize(await realpath(path).catch(() => path));
  const kind = await stat(target).catch(() => undefined);
  if (kind && !kind.isFile())
    throw unwritable(path, new Error("answers that can be resumed need a regular file"));
  const left = `${target}.${run}.partial`;
  const partial = `${target}.${run}.${thisWriter}.partial`;
  const earlier = earlierOf(await partialsOf(target), run, resume);
  if (earlier !== undefined && earlier !== partial)
    await rename(earlier, partial).catch((cause: unknown) => {
      throw unwritable(earlier, cause);
    });
  const file = await open(partial, earlier === undefined ? "wx+" : "r+").catch((cause: unknown) => {
    throw unwritable(partial, cause);
  });
  ours.add(partial);
  try {
    const { lines, last, end } = await linesOf(file, isTable);
    await file.truncate(end);
    return new PartialFile(file, { path, target, partial, left, lines, last, end });
  } catch (error) {
    await file.close();
    ours.delete(partial);
    throw error instanceof ProblemError ? error : unwritable(partial, error);
  }
}

/** Partial files that this process is writing: one of its name that is not among them was left by a process before it. */
const ours = new Set<string>();

interface Partial {
  readonly path: string;
  readonly run: string;
  readonly writer: string | undefined;
}

async function partialsOf(target: string): Promise<Partial[]> {
  const folder = dirname(target);
  const names = await readdir(folder).catch(() => []);
  const start = `${basename(target)}.`;
  const pattern = new RegExp(`^([0-9a-f]{16})(?:\\.(${writerPattern}))?\\.partial$`);
  return names.sort().flatMap((name) => {
    const [, run, writer] = (name.startsWith(start) && pattern.exec(name.slice(start.length))) || [];
    return run === undefined ? [] : [{ path: join(folder, name), run, writer }];
  });
}

/** The partial file to continue with. @throws ProblemError `invalid_request` when there is one that is in the way */
function earlierOf(found: readonly Partial[], run: string, resume: boolean): string | undefined {
  if (found.length === 0) return undefined;
  const busy = found.find(({ path, writer }) => writer !== undefined && isWriting(writer, path));
  const own = found.find((one) => one.run === run);
  if (busy === undefined && own !== undefined && resume) return own.path;
  const detail = busy
    ? `${busy.path} is being written by process ${numberOf(busy.writer!)}: wait until it ends, or end it; remove the file if that is not a process of referent`
    : own
      ? `${own.path} is from a run that did not finish: continue it with --resume, or remove the file`
      : `${found[0]!.path} is from a run with another version, knowledge base, graph or options: continue with those, or remove the file`;
  throw new ProblemError("invalid_request", { detail });
}

function isWriting(writer: string, path: string): boolean {
  return writer === thisWriter ? ours.has(path) : stateOf(writer) === "running";
}

/** The whole lines of a file, the last of them, and where they end. */
async function linesOf(
  file: FileHandle,
  isTable: boolean,
): Promise<{ lines: number; last: string | undefined; end: number }> {
  const part = Buffer.alloc(readAtOnce);
  let [lines, start, end, at] = [0, 0, 0, 0];
  let inQuotes = false;
  for (;;) {
    const { bytesRead } = await file.read(part, 0, part.length, at);
    if (bytesRead === 0) break;
    const bytes = part.subarray(0, bytesRead);
    let from = 0;
    for (let found = bytes.indexOf(lineFeed); found >= 0; found = bytes.indexOf(lineFeed, from)) {
      if (isTable && isOdd(bytes.subarray(from, found))) inQuotes = !inQuotes;
      from = found + 1;
      if (inQuotes) continue;
      lines++;
      start = end;
      end = at + from;
    }
    if (isTable && isOdd(bytes.subarray(from))) inQuotes = !inQuotes;
    at += bytesRead;
  }
  if (lines === 0) return { lines, last: undefined, end };
  const last = Buffer.alloc(end - 1 - start);
  await file.read(last, 0, last.length, start);
  return { lines, last: last.toString("utf8"), end };
}

/** Whether bytes have an odd number of quotes: those within a quoted cell are doubled. */
function isOdd(bytes: Uint8Array): boolean {
  let odd = false;
  for (let at = bytes.indexOf(quote); at >= 0; at = bytes.indexOf(quote, at + 1)) odd = !odd;
  return odd;
}

interface Opened {
  readonly path: string;
  readonly target: string;
  readonly partial: string;
  /** Its name when no process writes it. */
  readonly left: string;
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
      await this.#closeAs(this.#names.target);
    } catch (error) {
      throw unwritable(this.#names.path, error);
    }
  }

  async leave(): Promise<void> {
    try {
      await this.flush();
    } finally {
      await this.#closeAs(this.#names.left);
    }
  }

  async #closeAs(name: string): Promise<void> {
    await this.#file.close();
    await rename(this.#names.partial, name);
    ours.delete(this.#names.partial);
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
