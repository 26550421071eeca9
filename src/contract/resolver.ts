import type { ResolveResponse } from "./answer.ts";
import type { ResolveRequest } from "./request.ts";

/** What resolves: in process, over HTTP, or a double. Everything above linking takes this and nothing more. */
export interface Resolver {
  /**
   * Resolves one text.
   *
   * @throws ProblemError with a code of the contract; the signal's reason when it was aborted
   */
  resolve(request: ResolveRequest, options?: ResolveOptions): Promise<ResolveResponse>;
}

/** How one call is made. */
export interface ResolveOptions {
  /** Ends the call when it is aborted; the call then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
}
