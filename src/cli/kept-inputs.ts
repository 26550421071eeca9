import { statSync } from "node:fs";
import { ProblemError } from "../contract/problem.ts";

/**
 * Checks that a file to write is not one that the command reads: what is written would take its place, and the only copy
 * of somebody's texts would be gone. The same file by another path or by a link counts, too.
 *
 * @param option the option that names the file to write
 * @throws ProblemError `invalid_request`
 */
export function keepInputs(
  option: string,
  out: string | undefined,
  inputs: readonly (string | undefined)[],
): void {
  const written = out === undefined ? undefined : fileOf(out);
  if (written === undefined) return;
  const input = inputs.find((path) => path !== undefined && fileOf(path) === written);
  if (input === undefined) return;
  throw new ProblemError("invalid_request", {
    detail: `${option} ${out} is the file ${input} that is read: name another file`,
  });
}

/** What a path and its links have in common; undefined for what is not a file, such as a pipe or a text. */
function fileOf(path: string): string | undefined {
  try {
    const stats = statSync(path, { bigint: true });
    return stats.isFile() ? `${stats.dev} ${stats.ino}` : undefined;
  } catch {
    // A missing file, or a text that is not a path: too long, or with a NUL.
    return undefined;
  }
}
