import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Handler } from "../http/handler.ts";

/** What `node:http`, Express and Fastify call with a request and its response. */
export type NodeListener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A handler as a listener of `node:http`, for frameworks that have no Fetch API handlers of their own. */
export function nodeListener(handler: Handler): NodeListener {
  const listener = getRequestListener(handler, { overrideGlobalObjects: false });
  return async (request, response) => {
    await listener(request, response);
  };
}
