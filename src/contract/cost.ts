import { countCodePoints } from "./code-points.ts";
import { limits } from "./limits.ts";
import type { ParsedRequest } from "./read-request.ts";

/** Cost, in units, of a number of code points: one, and one for every started 1,000. */
export function costOf(codePoints: number): number {
  return 1 + Math.ceil(codePoints / limits.codePointsPerUnit);
}

/**
 * Cost, in units, of a request: of its text, or of its spans and the texts of its candidates, whichever is more.
 * Spans may overlap, so a short text can cause a lot of work.
 */
export function costOfRequest({ codePoints, mentions = [] }: ParsedRequest): number {
  let given = 0;
  for (const { start, end, candidates = [] } of mentions) {
    given += end - start;
    for (const { label, description, types = [] } of candidates) {
      given += countCodePoints(label ?? "") + countCodePoints(description ?? "");
      for (const type of types) given += countCodePoints(type);
    }
  }
  return costOf(Math.max(codePoints, given));
}
