import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { missing } from "../contract/peers.ts";
import type { Handler } from "../http/handler.ts";
import { type Refusal, refuse } from "../http/problems.ts";
import { bareResponse } from "./bare-answer.ts";
import { watchedBody } from "./failing-body.ts";
import { lingerUntilRead } from "./linger.ts";

/** What `node:http`, Express and Fastify call with a request and its response. */
export type NodeListener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * A handler as a listener of `node:http`, for frameworks that have no Fetch API handlers of their own. A request that
 * is refused while it is being sent is read on, up to a bound, so that its client gets the answer. Without
 * `@hono/node-server` a warning says so at once, and every request is answered with the problem `missing_package`.
 */
export function nodeListener(handler: Handler): NodeListener {
  // `node:http` drops what a listener returns: a promise that rejects would end the process at the first request.
  const listening = listenerOf(handler).catch((error: Error) => {
    process.emitWarning(error);
    return refusing(error);
  });
  return async (request, response) => (await listening)(request, response);
}

/** A listener that answers every request with one problem. */
function refusing(error: Error): NodeListener {
  return async (request, response) => {
    lingerUntilRead(request, response);
    send(response, refuse(error, randomUUID()));
  };
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
  const answer = async (request: Request, { outgoing }: { outgoing: unknown }) => {
    const response = outgoing as ServerResponse;
    return watchedBody(responseOf(await handler(request)), (error) => {
      const id = randomUUID();
      if (!response.headersSent && !response.destroyed) send(response, refuse(error, id));
      // The library writes it.
      return new Error(failure(id), { cause: error });
    });
  };
  const listener = getRequestListener(answer, {
    overrideGlobalObjects: false,
    // HTTP/1.0 may leave the host out, and probes do.
    hostname: "localhost",
    errorHandler: (error) =>
      error instanceof RequestError
        ? bareResponse({ status: 400, detail: "the host or the path of the request is no part of a URL" })
        : failed(error),
  });
  let isTold = false;
  return async (request, response) => {
    if (!isTold && isReadAlready(request)) {
      isTold = true;
      process.emitWarning(
        "the body of a request was read before nodeListener: mount it before body parsers such as express.json()",
      );
    }
    lingerUntilRead(request, response);
    await listener(request, response);
  };
}

/** What a handler answered. @throws TypeError for anything else, such as a forgotten `return` or `Response.error()` */
function responseOf(answer: unknown): Response {
  // Not `instanceof`: frameworks have classes of their own.
  if (typeof answer === "object" && answer !== null && "status" in answer && "headers" in answer) {
    if (answer.status === 0)
      throw new TypeError("the handler returned Response.error(), which has no status");
    return answer as Response;
  }
  throw new TypeError(`the handler returned ${answer === null ? "null" : typeof answer}, not a Response`);
}

/** The answer to what a handler threw. The caller only learns the instance, so the error is written beside it here. */
function failed(error: unknown): Response {
  const id = randomUUID();
  const { response, problem } = refuse(error, id);
  if (problem.code === "internal") console.error(`${failure(id)}:`, error);
  return response;
}

function failure(id: string): string {
  return `The handler failed (urn:referent:request:${id})`;
}

/** Sends a refusal at once: the library writes headers of its own in a later step. */
function send(response: ServerResponse, { response: { status, headers }, body }: Refusal): void {
  response
    .writeHead(status, { ...Object.fromEntries(headers), "Content-Length": Buffer.byteLength(body) })
    .end(body);
}

/** Whether there was a body and something else has read it: the handler then sees an empty one. */
function isReadAlready({ headers, readableEnded }: IncomingMessage): boolean {
  const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > 0;
  return hasBody && readableEnded;
}
