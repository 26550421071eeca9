import { parseAccept } from "hono/utils/accept";
import { ProblemError } from "../contract/index.ts";

/**
 * Refuses a request whose `Accept` header excludes JSON. The most specific range that matches decides
 * (RFC 9110, section 12.5.1); no header means anything goes.
 *
 * @throws ProblemError `not_acceptable`
 */
export function checkAccept(header: string | null | undefined): void {
  if (header === null || header === undefined || header.trim() === "") return;
  const ranges = parseAccept(header).map(({ type, q }) => ({ type: type.toLowerCase(), q }));
  for (const range of ["application/json", "application/*", "*/*"]) {
    const match = ranges.find(({ type }) => type === range);
    if (match === undefined) continue;
    if (match.q > 0) return;
    break;
  }
  throw new ProblemError("not_acceptable", { detail: "answers are application/json only" });
}
