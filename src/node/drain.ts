import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";

/** Milliseconds that a kept connection may be silent while the server is drained, before it is closed. */
const keptMs = 300;

/** The same for a connection on which nothing came yet: its client is about to send. */
const freshMs = 2_000;

interface Use {
  /** Requests that are answered. */
  active: number;
  /** The answer to the newest of them. */
  newest?: ServerResponse | undefined;
  /** When the last answer went out, or the connection was made. */
  silentSince: number;
  fresh: boolean;
}

/**
 * Ends a server so that no request is lost that came on a connection of it: each answer says from then on that its
 * connection closes, and a connection is closed only when its client has been silent for a while.
 */
export class Drain {
  readonly #server: Server;
  readonly #uses = new Map<Socket, Use>();
  #draining = false;

  /** @param server whose connections are followed from now on */
  constructor(server: Server) {
    this.#server = server;
    server.on("connection", (socket) => {
      this.#uses.set(socket, { active: 0, silentSince: performance.now(), fresh: true });
      socket.once("close", () => this.#uses.delete(socket));
    });
    server.prependListener("request", (request, response) => this.#follow(request, response));
  }

  #follow({ socket }: IncomingMessage, response: ServerResponse): void {
    const use = this.#uses.get(socket);
    if (this.#draining) {
      response.setHeader("Connection", "close");
      // The connection closes behind the newest answer, not behind one that is waited for before it.
      if (use?.newest?.headersSent === false) use.newest.removeHeader("Connection");
    }
    if (!use) return;
    use.active++;
    use.newest = response;
    use.fresh = false;
    response.once("close", () => {
      use.active--;
      if (use.newest === response) use.newest = undefined;
      use.silentSince = performance.now();
    });
  }

  /** @param graceMs milliseconds that running calls have */
  async end(graceMs: number): Promise<void> {
    this.#draining = true;
    for (const { newest } of this.#uses.values())
      if (newest?.headersSent === false) newest.setHeader("Connection", "close");
    const cut = setTimeout(() => this.#server.closeAllConnections(), graceMs);
    // After the system was asked for what has arrived: a connection may bring its request this moment.
    const look = setInterval(() => setImmediate(() => this.#closeSilent()), 20);
    // Behind a turn of the event loop, in which all connections were taken that wait: the others the system resets.
    await new Promise((turned) => setImmediate(turned));
    await new Promise((closed) => {
      // The server's own method would close connections at once that a client may be sending on.
      NetServer.prototype.close.call(this.#server, closed);
    });
    clearTimeout(cut);
    clearInterval(look);
  }

  #closeSilent(): void {
    const now = performance.now();
    for (const [socket, { active, silentSince, fresh }] of this.#uses)
      if (active === 0 && now - silentSince > (fresh ? freshMs : keptMs)) socket.end();
  }
}
