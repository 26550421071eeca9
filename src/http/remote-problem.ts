import * as v from "valibot";
import { detailOf, type ProblemCode, ProblemError, problemTable } from "../contract/index.ts";
import type { Exchange } from "./exchange.ts";

/** The fields that are read from a problem document; other services may leave out more of them. */
const receivedProblem = v.object({
  code: v.optional(v.string()),
  title: v.optional(v.string()),
  detail: v.optional(v.string()),
  instance: v.optional(v.string()),
  errors: v.fallback(v.optional(v.array(v.object({ pointer: v.string(), detail: v.string() }))), undefined),
});

const codeOfStatus: Readonly<Record<number, ProblemCode>> = {
  400: "invalid_request",
  401: "unauthorized",
  403: "forbidden",
  404: "not_found",
  405: "method_not_allowed",
  406: "not_acceptable",
  408: "resolver_unavailable",
  413: "payload_too_large",
  415: "unsupported_media_type",
  422: "invalid_request",
  429: "quota_exceeded",
  500: "internal",
  502: "resolver_unavailable",
  503: "overloaded",
  504: "resolver_unavailable",
};

/**
 * The error of an answer that is not a success. A code of ours is kept; of another code, or of a document that is
 * none, the status decides, and what was said is in `detail`.
 */
export function problemOf({ status, headers, text }: Exchange): ProblemError {
  const document = v.safeParse(receivedProblem, parse(text));
  const said = document.success ? document.output : {};
  const known = said.code !== undefined && Object.hasOwn(problemTable, said.code);
  const code = known ? (said.code as ProblemCode) : (codeOfStatus[status] ?? "invalid_response");
  const detail = known ? (said.detail ?? detailOf(code)) : `status ${status}${wording(said)}`;
  const { instance, errors } = said;
  return new ProblemError(code, {
    detail,
    instance,
    errors,
    retryAfter: secondsOf(headers.get("retry-after")),
  });
}

function wording({
  code,
  title,
  detail,
}: { [key in "code" | "title" | "detail"]?: string | undefined }): string {
  const said = [code, title, detail].filter((part) => part !== undefined).join(", ");
  return said === "" ? "" : `: ${said.slice(0, 500)}`;
}

/** `Retry-After` in seconds, from its number or its date. */
function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header)) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1_000));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
