import type { MiddlewareHandler } from "hono";
import { ProblemError } from "../contract/index.ts";
import type { Answered } from "./answered.ts";
import type { Env } from "./routes.ts";

/** Calls the listener with every answer after it was made. */
export function observe(listener: ((answered: Answered) => void) | undefined): MiddlewareHandler<Env> {
  return async (c, next) => {
    const start = performance.now();
    await next();
    if (listener === undefined) return;
    const account = c.get("caller")?.accountId;
    const cost = c.get("cost");
    const problem = c.get("problem");
    listener({
      requestId: c.get("requestId"),
      method: c.req.method,
      route: c.get("route") ?? "none",
      status: c.res.status,
      milliseconds: performance.now() - start,
      ...(account === undefined ? {} : { account }),
      ...(cost === undefined ? {} : { cost }),
      ...(problem === undefined ? {} : { problem: withoutTexts(problem) }),
    });
  };
}

/** A problem as a listener may have it. */
function withoutTexts(problem: ProblemError): ProblemError {
  if (problem.status >= 500) return problem;
  return new ProblemError(problem.code, { retryAfter: problem.retryAfter });
}
