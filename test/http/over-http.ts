import {
  type ProblemDocument,
  ProblemError,
  type ResolveResponse,
  type Resolver,
} from "../../src/contract/index.ts";
import { post, type Send } from "./service.ts";

/** The plainest client there can be: what comes back is the answer, or the problem. */
export function overHttp(send: Send): Resolver {
  return {
    async resolve(request, options) {
      options?.signal?.throwIfAborted();
      const init = { ...post(request), ...(options?.signal ? { signal: options.signal } : {}) };
      const response = await send("/v1/resolve", init);
      if (response.ok) return (await response.json()) as ResolveResponse;
      const problem = (await response.json()) as ProblemDocument;
      throw new ProblemError(problem.code, problem);
    },
  };
}
