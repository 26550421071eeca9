import type { Writable } from "node:stream";
import { ProblemError, problemDocument } from "../contract/problem.ts";

/** Exit codes: 0 fine, 1 a problem of the input, 2 a wrong command line. */
export const exitCodes = { fine: 0, problem: 1, usage: 2 } as const;

/** Prints what went wrong as a problem document and tells the exit code; a stack trace only under `REFERENT_DEBUG`. */
export function reportFailure(error: unknown, stderr: Writable): number {
  if (error instanceof ProblemError) {
    stderr.write(`${JSON.stringify(error.document, null, 2)}\n`);
    return exitCodes.problem;
  }
  const { message, syscall } = error as NodeJS.ErrnoException;
  // What the system refuses comes from the input: a file, a port, a disk that is full.
  const code = syscall === undefined ? "internal" : "invalid_request";
  stderr.write(`${JSON.stringify(problemDocument(code, { detail: message }), null, 2)}\n`);
  if (process.env.REFERENT_DEBUG) stderr.write(`${(error as Error).stack}\n`);
  return exitCodes.problem;
}
