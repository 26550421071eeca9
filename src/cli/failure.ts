import type { Writable } from "node:stream";
import { ProblemError, problemDocument } from "../contract/index.ts";

/** Exit codes: 0 fine, 1 a problem of the input, 2 a wrong command line. */
export const exitCodes = { fine: 0, problem: 1, usage: 2 } as const;

/** Prints what went wrong as a problem document and tells the exit code; a stack trace only under `REFERENT_DEBUG`. */
export function reportFailure(error: unknown, stderr: Writable): number {
  if (error instanceof ProblemError) {
    stderr.write(`${JSON.stringify(error.document, null, 2)}\n`);
    return exitCodes.problem;
  }
  const { message, code } = error as NodeJS.ErrnoException;
  if (code === "ENOENT" || code === "EACCES" || code === "EISDIR") {
    stderr.write(`${JSON.stringify(problemDocument("invalid_request", { detail: message }), null, 2)}\n`);
    return exitCodes.problem;
  }
  stderr.write(`${JSON.stringify(problemDocument("internal", { detail: message }), null, 2)}\n`);
  if (process.env.REFERENT_DEBUG) stderr.write(`${(error as Error).stack}\n`);
  return exitCodes.problem;
}
