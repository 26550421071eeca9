import { isNear } from "./near-names.ts";
import { jsonPointer, ProblemError } from "./problem.ts";
import { shortened } from "./quoted.ts";

/**
 * Refuses unknown options: a misspelled option would be ignored, and its default used silently.
 *
 * @param known the names of all options
 * @throws ProblemError `invalid_request`, with the most similar option for each
 */
export function checkOptions(options: object, known: readonly string[]): void {
  const unknown = Object.keys(options).filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const errors = unknown.slice(0, 20).map((name) => {
    const near = known.find((one) => isNear(name, one));
    const hint = near === undefined ? `the options are ${known.join(", ")}` : `did you mean "${near}"?`;
    return { pointer: jsonPointer([shortened(name)]), detail: `is not an option; ${hint}` };
  });
  throw new ProblemError("invalid_request", { errors });
}
