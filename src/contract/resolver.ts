import type { ResolveRequest } from "./request.ts";
import type { ResolveResponse } from "./response.ts";

/** What resolves: in process, over HTTP, or a double. Everything above linking takes this and nothing more. */
export interface Resolver {
  /**
   * Resolves one text.
   *
   * @throws ProblemError with a code of the contract; the signal's reason when it was aborted
   */
  resolve(request: ResolveRequest, options?: ResolveOptions): Promise<ResolveResponse>;
}

export interface ResolveOptions {
  signal?: AbortSignal | undefined;
}
