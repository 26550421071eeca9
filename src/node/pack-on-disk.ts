import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ProblemError } from "../contract/problem.ts";
import type { PackFile } from "../datasets/mapped/pack-file.ts";
import { faultInWords, unreadable } from "./file-fault.ts";

/**
 * How long a change of the file may go unseen, in ms: asking the system each time costs half of what a read does (4 of
 * 9 µs).
 */
const LOOKED_AT = 20;

/**
 * Opens a file to be read in parts. A file that another one takes the place of by its name continues to be read; one
 * that is written over or cut short is refused from then on.
 *
 * @throws ProblemError `dataset_unavailable`
 */
export function openPackFile(location: string | URL): PackFile {
  const path = pathOf(location);
  try {
    const descriptor = openSync(path, "r");
    const stats = fstatSync(descriptor);
    if (stats.isFile()) return new OpenFile(path, descriptor, stats.size, stats.mtimeMs);
    closeSync(descriptor);
  } catch (cause) {
    throw unreadable(path, cause, "dataset_unavailable");
  }
  throw new ProblemError("dataset_unavailable", { detail: `${path}: only a file can be mapped` });
}

function pathOf(location: string | URL): string {
  if (location instanceof URL ? location.protocol === "file:" : !/^https?:\/\//i.test(location))
    return location instanceof URL ? fileURLToPath(location) : location;
  throw new ProblemError("dataset_unavailable", {
    detail: `${location}: a URL cannot be mapped: download the file first`,
  });
}

class OpenFile implements PackFile {
  readonly length: number;
  readonly #path: string;
  readonly #changed: number;
  #descriptor: number | undefined;
  /** Why nothing is read any more. */
  #fault: string | undefined;
  #looked = performance.now();

  constructor(path: string, descriptor: number, length: number, changed: number) {
    this.#path = path;
    this.#descriptor = descriptor;
    this.length = length;
    this.#changed = changed;
  }

  read(at: number, into: Uint8Array): void {
    let done = 0;
    while (done < into.length) {
      const count = this.#readAt(at + done, into, done);
      if (count === 0) this.#fail("it was truncated while it was open");
      done += count;
    }
    const now = performance.now();
    if (now - this.#looked < LOOKED_AT) return;
    this.#looked = now;
    const { size, mtimeMs } = fstatSync(this.#descriptor!);
    if (size < this.length) this.#fail("it was truncated while it was open");
    if (size !== this.length || mtimeMs !== this.#changed)
      this.#fail("it was overwritten while it was open: open it again");
  }

  close(): void {
    if (this.#descriptor === undefined) return;
    closeSync(this.#descriptor);
    this.#descriptor = undefined;
    this.#fault ??= "the pack was closed";
  }

  #readAt(at: number, into: Uint8Array, from: number): number {
    if (this.#fault !== undefined) this.#fail(this.#fault);
    try {
      return readSync(this.#descriptor!, into, from, into.length - from, at);
    } catch (cause) {
      this.#fail(faultInWords(cause), cause);
    }
  }

  #fail(reason: string, cause?: unknown): never {
    this.#fault = reason;
    throw new ProblemError("dataset_unavailable", { detail: `${this.#path}: ${reason}`, cause });
  }
}
