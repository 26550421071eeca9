import { createServer, type Server } from "node:http";
import { ProblemError } from "../contract/index.ts";
import type { Handler } from "../http/handler.ts";
import { nodeListener } from "./listener.ts";

/** Where a server listens, and how patient it is. */
export interface ServerOptions {
  /** Default 127.0.0.1: this machine only. */
  readonly host?: string | undefined;
  /** Default 0: a free one. */
  readonly port?: number | undefined;
  /** Milliseconds in which a request must have arrived whole, and in which a socket must move; default 30,000. */
  readonly timeoutMs?: number | undefined;
}

/** A server that runs. */
export interface RunningServer {
  readonly url: string;
  /**
   * Stops listening, lets what runs finish, and cuts what is not finished in time.
   *
   * @param graceMs milliseconds that running calls have; default 10,000
   */
  close(graceMs?: number): Promise<void>;
}

/**
 * Serves a handler on a socket.
 *
 * @throws ProblemError `invalid_request` when the address cannot be listened on
 */
export async function startServer(handler: Handler, options: ServerOptions = {}): Promise<RunningServer> {
  const { host = "127.0.0.1", port = 0, timeoutMs = 30_000 } = options;
  const times = {
    requestTimeout: timeoutMs,
    headersTimeout: Math.min(timeoutMs, 10_000),
    connectionsCheckingInterval: Math.min(timeoutMs, 5_000),
  };
  const server = createServer(times, nodeListener(handler));
  server.setTimeout(timeoutMs * 2);
  await new Promise<void>((resolve, reject) => {
    const refuse = (cause: NodeJS.ErrnoException) => reject(unlistenable(`${host}:${port}`, cause));
    server.once("error", refuse);
    server.listen(port, host, () => {
      server.off("error", refuse);
      resolve();
    });
  });
  return { url: urlOf(server), close: (graceMs = 10_000) => drain(server, graceMs) };
}

/** Why an address cannot be listened on, in words. */
function unlistenable(address: string, cause: NodeJS.ErrnoException): ProblemError {
  const reasons: Record<string, string> = {
    EADDRINUSE: "another process listens there",
    EADDRNOTAVAIL: "this machine has no such address",
    EACCES: "permission denied",
    ENOTFOUND: "no such host is known",
  };
  const reason = reasons[cause.code ?? ""] ?? cause.message;
  return new ProblemError("invalid_request", { detail: `cannot listen on ${address}: ${reason}`, cause });
}

function urlOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === "string") return String(address);
  const host = address.family === "IPv6" ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}

function drain(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    // A kept connection whose last answer went out counts as idle only then, so it is looked for again.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const end = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(end);
      resolve();
    });
    server.closeIdleConnections();
  });
}
