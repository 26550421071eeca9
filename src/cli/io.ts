import type { Readable, Writable } from "node:stream";

/** A stream that may be a terminal of so many columns. */
export type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/** Where a command reads and writes, and how it ends: a process has one of its own, an embedder brings one. */
export interface Io {
  readonly stdin: Readable;
  readonly stdout: Output;
  readonly stderr: Output;
  /** Set by a command that did its work and found a problem; one that throws need not. */
  exitCode: number;
}
