import { ProblemError, problemDocument } from "../contract/index.ts";

/** A problem as an HTTP response, and the error that goes to the log. */
export interface Refusal {
  readonly response: Response;
  /** What the response has as its body. */
  readonly body: string;
  readonly problem: ProblemError;
}

/**
 * The response to any thrown value. An error that is not a `ProblemError` becomes `internal`; a fault of the server
 * itself (500, 502) says only its code and the id under which it was logged, because its detail may name
 * files or addresses.
 */
export function refuse(error: unknown, requestId: string): Refusal {
  const problem = error instanceof ProblemError ? error : new ProblemError("internal", { cause: error });
  const ours = problem.status === 500 || problem.status === 502;
  const document = ours
    ? problemDocument(problem.code, { instance: `urn:referent:request:${requestId}` })
    : problem.document;
  const headers = new Headers({ "Content-Type": "application/problem+json" });
  if (problem.status === 401) headers.set("WWW-Authenticate", "Key");
  if (problem.allow !== undefined) headers.set("Allow", problem.allow);
  if (problem.retryAfter !== undefined) headers.set("Retry-After", String(Math.ceil(problem.retryAfter)));
  else if (problem.status === 503) headers.set("Retry-After", "1");
  const body = JSON.stringify(document);
  return { response: new Response(body, { status: problem.status, headers }), body, problem };
}

/** Whether a method asks nothing but which methods there are: that needs no key. */
export function isOptions(method: string): boolean {
  return method === "OPTIONS";
}

/** The answer to OPTIONS: the methods that there are. */
export function allowed(allow: string): Response {
  return new Response(null, { status: 204, headers: { Allow: allow } });
}

/** The problem of a method that a path does not serve. */
export function methodNotAllowed(allow: string): ProblemError {
  return new ProblemError("method_not_allowed", { detail: `use ${allow}`, allow });
}

/**
 * Answers a method that a mount does not serve: OPTIONS with the methods that there are.
 *
 * @throws ProblemError `method_not_allowed` for every other method
 */
export function otherMethod(method: string, allow: string): Response {
  if (isOptions(method)) return allowed(allow);
  throw methodNotAllowed(allow);
}
