import { type ProblemDocument, ProblemError, problemDocument } from "../contract/problem.ts";
import { inOneLine } from "../view/control.ts";
import { advice } from "./advice.ts";
import type { Output } from "./io.ts";

/** Exit codes: 0 fine, 1 a problem of the input, 2 a wrong command line. */
export const exitCodes = { fine: 0, problem: 1, usage: 2 } as const;

/**
 * Prints what went wrong and returns the exit code: sentences on a terminal, the problem document for a program that
 * reads a pipe or asked for `--json`. A stack trace is printed only with `REFERENT_DEBUG`.
 *
 * @param words the command line
 */
export function reportFailure(error: unknown, stderr: Output, words: readonly string[] = []): number {
  const isProblem = error instanceof ProblemError;
  const document = isProblem ? error.document : documentOf(error as NodeJS.ErrnoException);
  const forPeople = stderr.isTTY === true && !words.includes("--json");
  stderr.write(forPeople ? inSentences(document) : `${JSON.stringify(document, null, 2)}\n`);
  if (!isProblem && process.env.REFERENT_DEBUG) stderr.write(`${(error as Error).stack}\n`);
  return exitCodes.problem;
}

function documentOf({ message, syscall }: NodeJS.ErrnoException): ProblemDocument {
  // An error of the operating system comes from the input: a file, a port, a full disk.
  const code = syscall === undefined ? "internal" : "invalid_request";
  return problemDocument(code, { detail: message });
}

/** Codes whose title says less than the detail. */
const general: ReadonlySet<string> = new Set(["invalid_request", "invalid_dataset", "internal"]);

/** What is wrong, where, and what to do; the code last, for anyone who looks it up. */
function inSentences({ code, title, detail, errors = [] }: ProblemDocument): string {
  const places = errors.map(({ pointer, detail }) => `${pointer || "the whole"} ${detail}`);
  const isNews = detail !== undefined && detail !== places[0];
  const what = !isNews ? title : general.has(code) ? detail : `${title}: ${detail}`;
  const lines = [
    `error: ${inOneLine(what)}`,
    ...places.filter((place) => !what.endsWith(place)).map((place) => `  at ${inOneLine(place)}`),
    advice[code] && `  ${advice[code]}`,
    `  (${code}; docs/errors.md, or --json for the whole document)`,
  ];
  return `${lines.filter(Boolean).join("\n")}\n`;
}
