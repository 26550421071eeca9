import { ProblemError } from "../contract/problem.ts";

/** The problem of a store that lost something or holds what was not written. @param what the place, and what is wrong */
export function damaged(location: string, what: string, cause?: unknown): ProblemError {
  return new ProblemError("dataset_unavailable", {
    detail: `the store ${location} is damaged: ${what}; \`referent products verify --store ${location}\` says what is lost; then restore a copy or fill a new store`,
    cause,
  });
}
