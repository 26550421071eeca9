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
  throw new ProblemError("not_acceptable", { detail: "answers are application/json" });
}

/**
 * Refuses a body that is not declared as JSON in UTF-8 (`application/json` or a `+json` type).
 *
 * @throws ProblemError `unsupported_media_type`
 */
export function checkContentType(header: string | null | undefined): void {
  const [type = "", ...parameters] = (header ?? "").toLowerCase().split(";");
  const charset = parameters.map((parameter) => parameter.trim()).find((p) => p.startsWith("charset="));
  const json = /^application\/(?:[\w.-]+\+)?json$/.test(type.trim());
  const utf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  if (json && utf8) return;
  throw new ProblemError("unsupported_media_type", {
    detail: json ? "JSON is UTF-8" : "Content-Type must be application/json",
  });
}
