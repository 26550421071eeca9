import type { IncomingMessage, Server, ServerResponse } from "node:http";

/** Requests whose client sends no body before it is told to. */
const waiting = new WeakSet<IncomingMessage>();

/** Whether a client waits to be told that its body is wanted. */
export function waitsToSend(request: IncomingMessage): boolean {
  return waiting.has(request);
}

/**
 * Tells a client that asked with `Expect: 100-continue` to send its body when somebody reads it, and not before: what is
 * refused for its key, path, type or length is never sent. Other expectations are left unmet, as HTTP allows.
 */
export function meetExpectations(server: Server): void {
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  server.on("checkContinue", (request, response) => {
    continueWhenRead(request, response);
    server.emit("request", request, response);
  });
}

function continueWhenRead(request: IncomingMessage, response: ServerResponse): void {
  waiting.add(request);
  // The client may send its body all the same, or the next request: nobody could tell which.
  response.shouldKeepAlive = false;
  const read = request._read;
  request._read = (size) => {
    request._read = read;
    waiting.delete(request);
    if (!response.headersSent && !response.destroyed) {
      response.shouldKeepAlive = true;
      response.writeContinue();
    }
    request._read(size);
  };
}
