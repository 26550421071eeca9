import type { ResolveResponse } from "./answer.ts";
import { anySignal, checkOptions, isSignal } from "./options.ts";
import { ProblemError } from "./problem.ts";
import type { ResolveRequest } from "./request.ts";

/** A resolver: in process, over HTTP, or a test double. Everything above linking depends only on this interface. */
export interface Resolver {
  /**
   * Resolves one text.
   *
   * @throws ProblemError with a code of the contract; the signal's reason when it was aborted
   */
  resolve(request: ResolveRequest, options?: ResolveOptions): Promise<ResolveResponse>;
}

/** Options of one call. */
export interface ResolveOptions {
  /** Ends the call when the signal is aborted; the call then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
}

/**
 * Refuses unknown options of a call.
 *
 * @throws ProblemError `invalid_request`
 */
export function checkResolveOptions(options: ResolveOptions): void {
  if (isSignal(options))
    throw new ProblemError("invalid_request", {
      detail: "the options must be an object, { signal }, not the signal itself",
    });
  checkOptions<ResolveOptions>(options, { signal: anySignal });
}
