import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { missing } from "../contract/peers.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/problems.ts";
import { bareResponse } from "./bare-answer.ts";
import { lingerUntilRead } from "./linger.ts";

/** What `node:http`, Express and Fastify call with a request and its response. */
export type NodeListener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * A handler as a listener of `node:http`, for frameworks that have no Fetch API handlers of their own. A request that
 * is refused while it is being sent is read on, up to a bound, so that its client gets the answer. The first call
 * rejects with a ProblemError `missing_package` without `@hono/node-server`.
 */
export function nodeListener(handler: Handler): NodeListener {
  const listening = listenerOf(handler);
  // The caller gets the failure later; until then it must not be an unhandled rejection.
  listening.catch(() => {});
  return async (request, response) => (await listening)(request, response);
}

/**
 * The listener itself.
 *
 * @throws ProblemError `missing_package` without `@hono/node-server`
 */
export async function listenerOf(handler: Handler): Promise<NodeListener> {
  const { getRequestListener, RequestError } = await import("@hono/node-server").catch(
    missing("@hono/node-server", "hono"),
  );
  const listener = getRequestListener(handler, {
    overrideGlobalObjects: false,
    // HTTP/1.0 may leave the host out, and probes do.
    hostname: "localhost",
    errorHandler: (error) =>
      error instanceof RequestError
        ? bareResponse({ status: 400, detail: "the host or the path of the request is no part of a URL" })
        : refuse(error, randomUUID()).response,
  });
  return async (request, response) => {
    lingerUntilRead(request, response);
    await listener(request, response);
  };
}
