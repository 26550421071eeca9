import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Handler } from "../http/handler.ts";
import { lingerUntilRead } from "./linger.ts";

/** What `node:http`, Express and Fastify call with a request and its response. */
export type NodeListener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * A handler as a listener of `node:http`, for frameworks that have no Fetch API handlers of their own. A request that
 * is refused while it is being sent is read on, up to a bound, so that its client gets the answer.
 */
export function nodeListener(handler: Handler): NodeListener {
  const listener = getRequestListener(handler, { overrideGlobalObjects: false });
  return async (request, response) => {
    lingerUntilRead(request, response);
    await listener(request, response);
  };
}
