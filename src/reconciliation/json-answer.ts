import { ProblemError } from "../contract/index.ts";
import type { ReconciliationCall } from "./routes.ts";

/** A path of JavaScript names: nothing else can be called back. */
const callbackName = /^[A-Za-z_$][\w$]{0,127}(?:\.[A-Za-z_$][\w$]{0,127}){0,4}$/;

/**
 * An answer as JSON; version 0.2 has it as a script that calls back where `callback` says so (JSONP).
 *
 * @throws ProblemError `invalid_request` for a callback that is not a name
 */
export function answerJson({ isDraft, parameters, request }: ReconciliationCall, value: unknown): Response {
  const callback = isDraft || request.method !== "GET" ? null : parameters.get("callback");
  if (callback === null) return Response.json(value);
  if (!callbackName.test(callback))
    throw new ProblemError("invalid_request", {
      errors: [{ pointer: "/callback", detail: "must be the name of a function" }],
    });
  // The comment keeps the answer from being read as a file of another type.
  return new Response(`/**/${callback}(${JSON.stringify(value).replace(/[\u2028\u2029]/g, "")});`, {
    headers: { "Content-Type": "text/javascript; charset=utf-8", "X-Content-Type-Options": "nosniff" },
  });
}
