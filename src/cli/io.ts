import type { Readable, Writable } from "node:stream";

/** A stream that may be a terminal, with its number of columns. */
export type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/** Where a command reads and writes, and how it ends: a process has one of its own, an embedder brings one. */
export interface Io {
  readonly stdin: Readable;
  readonly stdout: Output;
  readonly stderr: Output;
  /** Set by a command that completed and found a problem; a command that throws does not need to set it. */
  exitCode: number;
}
