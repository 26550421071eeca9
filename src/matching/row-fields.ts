import { isNear } from "../contract/near-names.ts";
import { jsonPointer, ProblemError } from "../contract/problem.ts";
import type { MatchRow } from "./row.ts";

const fields = Object.keys({
  name: true,
  type: true,
  properties: true,
  language: true,
} satisfies { [field in keyof MatchRow]-?: true });

/**
 * Refuses fields that a row does not have: what it says under another name would be ignored, and the match the poorer
 * for it.
 *
 * @throws ProblemError `invalid_request` with a pointer to each
 */
export function checkRowFields(row: MatchRow): void {
  // The next check refuses a row that is not an object.
  if (typeof row !== "object" || row === null) return;
  const errors = Object.keys(row)
    .filter((field) => !fields.includes(field))
    .slice(0, 20)
    .map((field) => {
      const near = fields.find((one) => isNear(field, one));
      const hint =
        near === undefined ? "what else the row says goes into properties" : `did you mean "${near}"?`;
      return { pointer: jsonPointer([field.slice(0, 60)]), detail: `is not a field of a row; ${hint}` };
    });
  if (errors.length > 0) throw new ProblemError("invalid_request", { errors });
}
