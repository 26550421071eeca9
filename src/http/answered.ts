import type { ProblemError } from "../contract/index.ts";

/** One answer, as logs and metrics need it: no key, no text, no body. */
export interface Answered {
  /** `X-Request-Id` of the answer. */
  readonly requestId: string;
  /** The HTTP method. */
  readonly method: string;
  /** The pattern of the route (`/accounts/:account/resolve`), not the path: the number of paths is unlimited. */
  readonly route: string;
  /** The HTTP status. */
  readonly status: number;
  /** From the request's arrival until the answer was made, in ms. */
  readonly milliseconds: number;
  /** Id of the caller's account (`local` without accounts); absent where no account was looked up or found. */
  readonly account?: string;
  /** Units booked. */
  readonly cost?: number;
  /**
   * What was answered instead of a result. A fault of the server is the problem itself, with its `cause`; of a fault of the
   * call only the code is told, because its details may quote what was sent.
   */
  readonly problem?: ProblemError;
}
