import {
  type Limits,
  ProblemError,
  type ResolveRequest,
  type ResolveResponse,
  type Resolver,
} from "../contract/index.ts";
import { readBody } from "./body.ts";
import type { BodyShare } from "./body-budget.ts";

/** What a service gives a handler that it serves besides its own routes. */
export interface MountedCall {
  /** Address under which the handler is served, without a slash at the end: links of its answers begin with it. */
  readonly base: string;
  /** Path of the request below it: empty, or a path that begins with a slash. */
  readonly path: string;
  /** Limits in force. */
  readonly limits: Limits;
  /** Whether callers need a key. */
  readonly needsKey: boolean;
  /** Reads the body within the limits. @throws ProblemError `payload_too_large`, `overloaded`, `unsupported_media_type` */
  body(): Promise<Uint8Array>;
  /**
   * Does the work of the call on the caller's account; the cost is booked when the work is done.
   *
   * @param cost in units
   * @throws ProblemError `quota_exceeded`
   */
  charge<T>(cost: number, work: () => Promise<T>): Promise<T>;
  /** Resolves a text on the caller's account, through the queue of the service. @throws ProblemError as `/resolve` */
  resolve(request: ResolveRequest): Promise<ResolveResponse>;
  /** Resolves several texts as one call: one error is that of all, and nothing is charged. @throws ProblemError as `resolve` */
  resolveAll(requests: readonly ResolveRequest[]): Promise<ResolveResponse[]>;
}

/** A handler that is served besides the routes of the contract, with the accounts, limits and logs of the service. */
export interface Mount {
  /** Path of all its routes, such as `/reconcile`. */
  readonly path: string;
  /** Whether browsers of any origin may call it where `cors` does not say which. */
  readonly anyOrigin?: boolean | undefined;
  /** Whether a request may be answered without a key, as descriptions of a service and OPTIONS are. */
  isOpen?(method: string, path: string): boolean;
  /** Answers a request. A ProblemError that it throws is answered as the contract says. */
  handle(request: Request, call: MountedCall): Promise<Response>;
}

/**
 * The call of a handler without a service: nothing is charged and no key is required.
 *
 * @param resolver of handlers that resolve texts
 */
export function freeCall(
  request: Request,
  mountPath: string,
  limits: Limits,
  { share, resolver }: { share?: BodyShare | undefined; resolver?: Resolver | undefined } = {},
): MountedCall {
  const { origin, pathname } = new URL(request.url);
  const at = pathname.indexOf(mountPath);
  const end = at < 0 ? 0 : at + mountPath.length;
  const resolve = async (sent: ResolveRequest) => {
    if (!resolver) throw new ProblemError("not_found", { detail: "this server does not resolve texts" });
    return resolver.resolve(sent, { signal: request.signal });
  };
  return {
    base: origin + pathname.slice(0, end),
    path: trimmed(pathname.slice(end)),
    limits,
    needsKey: false,
    body: () => readBody(request, limits, share),
    charge: (_, work) => work(),
    resolve,
    async resolveAll(requests) {
      const answers: ResolveResponse[] = [];
      for (const sent of requests) answers.push(await resolve(sent));
      return answers;
    },
  };
}

/** A path without a slash at its end. */
function trimmed(path: string): string {
  return path.endsWith("/") ? path.slice(0, -1) : path;
}
