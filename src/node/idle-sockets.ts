import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Closes connections on which nothing moves for so long, unless the server is the one to move: a call that waits in the
 * queue, or takes long, keeps its connection until it is answered. Otherwise its client would never learn of it.
 */
export function closeIdleSockets(server: Server, idleMs: number): void {
  const exchanges = new WeakMap<Socket, Map<ServerResponse, IncomingMessage>>();
  server.on("connection", (socket) => exchanges.set(socket, new Map()));
  server.prependListener("request", (request, response) => {
    const ofSocket = exchanges.get(request.socket);
    ofSocket?.set(response, request);
    response.once("close", () => ofSocket?.delete(response));
  });
  server.setTimeout(idleMs, (socket) => {
    // Answers are sent in the order of their requests: those behind the first wait for it.
    const [first] = exchanges.get(socket) ?? [];
    const isOwed = first !== undefined && !first[0].headersSent && first[1].complete;
    if (!isOwed) socket.destroy();
  });
}
