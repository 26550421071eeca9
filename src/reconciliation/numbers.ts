import { ProblemError } from "../contract/index.ts";

/**
 * A whole number among parameters; no more than `most`.
 *
 * @throws ProblemError `invalid_request` for what is not a whole number from 0 on
 */
export function numberOf(parameters: URLSearchParams, name: string, usual: number, most: number): number {
  const text = parameters.get(name);
  if (text === null || text === "") return usual;
  if (/^\d{1,9}$/.test(text)) return Math.min(most, Number(text));
  throw new ProblemError("invalid_request", {
    errors: [{ pointer: `/${name}`, detail: "must be a whole number of 0 or more" }],
  });
}
