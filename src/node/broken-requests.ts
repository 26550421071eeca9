import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { type BareAnswer, bareMessage, serverMethods } from "./bare-answer.ts";

/** Milliseconds that a client has to read why its connection ends, while it may still be sending. */
const tellingMs = 5_000;

/**
 * Answers what is not HTTP with a problem document. Requests that came whole before it, on the same connection, are
 * answered first: a client takes the first answer for that of its first request.
 */
export function answerBrokenRequests(server: Server): void {
  const running = new WeakMap<Duplex, Map<ServerResponse, IncomingMessage>>();
  const told = new WeakSet<Duplex>();
  server.on("connection", (socket) => {
    const exchanges = new Map<ServerResponse, IncomingMessage>();
    running.set(socket, exchanges);
    // Node ends the answer whose turn it is. Those behind it would be worked on for nobody.
    socket.once("close", () => {
      for (const response of exchanges.keys()) if (response.socket === null) response.emit("close");
    });
  });
  server.prependListener("request", (request, response) => {
    const exchanges = running.get(request.socket);
    exchanges?.set(response, request);
    response.once("close", () => exchanges?.delete(response));
  });
  const tell = (socket: Duplex, answer: BareAnswer, headers?: readonly string[]) => {
    if (told.has(socket)) return;
    told.add(socket);
    const before = [...(running.get(socket) ?? [])].filter(([, request]) => request.complete);
    const begun = [...(running.get(socket)?.keys() ?? [])].some((response) => response.headersSent);
    const last = before.at(-1)?.[0];
    if (last) last.once("close", () => end(socket, bareMessage(answer, headers)));
    else end(socket, begun ? undefined : bareMessage(answer, headers));
  };
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    // A client that is gone reads nothing.
    if (error.code === "ECONNRESET" || !socket.writable) socket.destroy();
    else tell(socket, faultOf(error));
  });
  server.on("connect", (_, socket) => {
    tell(socket, { status: 405, detail: "this is no proxy" }, [`Allow: ${serverMethods}`]);
  });
}

/** Ends a connection behind its last words; who does not close it in time is cut off. */
function end(socket: Duplex, words: string | undefined): void {
  if (words === undefined) {
    socket.destroy();
    return;
  }
  socket.on("error", () => {});
  socket.end(words);
  // What still comes is read and forgotten: the system would throw the answer away with it.
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), tellingMs);
  socket.once("close", () => clearTimeout(timer));
}

function faultOf({ code, message }: NodeJS.ErrnoException): BareAnswer {
  switch (code) {
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return { status: 408, detail: "the request did not arrive in time" };
    case "HPE_HEADER_OVERFLOW":
      return { status: 431, detail: "the path and headers of a request may have 16 KiB" };
    case "HPE_CHUNK_EXTENSIONS_OVERFLOW":
      return { status: 413, detail: "the extensions of a chunk may have 16 KiB" };
    case "HPE_INVALID_EOF_STATE":
      return { status: 400, detail: "the request ended before it was whole" };
    case "HPE_PAUSED_H2_UPGRADE":
      return { status: 400, detail: "HTTP/2 is not spoken here" };
    default:
      return { status: 400, detail: `this is not HTTP: ${message.replace(/^Parse Error: /, "")}` };
  }
}
