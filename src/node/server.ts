import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import {
  anyText,
  anything,
  checkOptions,
  type LimitChanges,
  limitsWith,
  millisecondsFrom,
  ProblemError,
} from "../contract/index.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/problems.ts";
import { sendBare, serverMethods } from "./bare-answer.ts";
import { answerBrokenRequests } from "./broken-requests.ts";
import { Connections } from "./connections.ts";
import { Drain } from "./drain.ts";
import { meetExpectations } from "./expectations.ts";
import { closeIdleSockets } from "./idle-sockets.ts";
import { lingerUntilRead } from "./linger.ts";
import { listenerOf } from "./listener.ts";
import { boundUnreadAnswers } from "./unread-answers.ts";

/** Where a server listens, how patient it is, and how many it lets in. */
export interface ServerOptions {
  /** Default 127.0.0.1: this machine only. */
  readonly host?: string | undefined;
  /** Default 0: a free one. */
  readonly port?: number | undefined;
  /**
   * Milliseconds in which a request must have arrived whole, and in which a client must read, twice over; default 30,000.
   * A call may take longer.
   */
  readonly timeoutMs?: number | undefined;
  /** Limits of connections to change; 0 means no limit. */
  readonly limits?: LimitChanges | undefined;
}

/** A server that runs. */
export interface RunningServer {
  /** The address, such as `http://127.0.0.1:8080`. */
  readonly url: string;
  /**
   * Stops listening, answers what is sent on the connections that there are and closes them, and cuts what is not
   * finished in time.
   *
   * @param graceMs milliseconds that running calls have; default 10,000
   */
  close(graceMs?: number): Promise<void>;
}

/**
 * Serves a handler on a socket.
 *
 * @throws ProblemError `invalid_request` for a wrong option and when the address cannot be listened on, `missing_package` without
 *   `@hono/node-server`
 */
export async function startServer(handler: Handler, options: ServerOptions = {}): Promise<RunningServer> {
  checkOptions<ServerOptions>(options, {
    host: anyText,
    port: portFault,
    timeoutMs: millisecondsFrom(1),
    limits: anything,
  });
  const { host = "127.0.0.1", port = 0 } = options;
  // Node takes whole milliseconds only.
  const timeoutMs = Math.ceil(options.timeoutMs ?? 30_000);
  const limits = limitsWith(options.limits);
  const connections = new Connections(limits);
  // Before anything listens: a server that cannot answer does not start.
  const listener = await listenerOf(handler);
  const settings = {
    requestTimeout: timeoutMs,
    headersTimeout: Math.min(timeoutMs, 10_000),
    // A slow request is answered with 408 before its socket is idle for so long that it is closed without an answer.
    connectionsCheckingInterval: Math.min(Math.ceil(timeoutMs / 4), 5_000),
    // Node would refuse it without a word.
    requireHostHeader: false,
  };
  const server = createServer(settings, (request, response) => {
    if (connections.isRefused(request.socket)) {
      lingerUntilRead(request, response);
      refuseConnection(response);
    } else if (request.headers.host === undefined && request.httpVersion !== "1.0")
      sendBare(response, { status: 400, detail: "a request of HTTP/1.1 has the header Host" });
    else if ((request.headersDistinct.host?.length ?? 0) > 1)
      sendBare(response, { status: 400, detail: "a request has one header Host" });
    else if (request.method === "OPTIONS" && request.url === "*")
      // Asked of the server itself, not of a path (RFC 9110, section 9.3.7).
      response.writeHead(204, { Allow: serverMethods }).end();
    else void listener(request, response);
  });
  server.on("connection", (socket) => connections.add(socket));
  meetExpectations(server);
  answerBrokenRequests(server);
  boundUnreadAnswers(server, limits.answersBytes);
  const drain = new Drain(server);
  closeIdleSockets(server, timeoutMs * 2);
  await new Promise<void>((resolve, reject) => {
    const refused = (cause: NodeJS.ErrnoException) => reject(unlistenable(`${host}:${port}`, cause));
    server.once("error", refused);
    server.listen(port, host, () => {
      server.off("error", refused);
      resolve();
    });
  });
  return {
    url: urlOf(server),
    close: (graceMs = 10_000) => drain.end(graceMs),
  };
}

/** What is wrong with a port, as of an option. */
export function portFault(port: unknown): string | undefined {
  return Number.isInteger(port) && (port as number) >= 0 && (port as number) <= 65_535
    ? undefined
    : "must be a whole number from 0 to 65535";
}

/** Tells a client that its connection is one too many. */
function refuseConnection(response: ServerResponse): void {
  const problem = new ProblemError("overloaded", { detail: "there are too many connections", retryAfter: 1 });
  const { status, headers } = refuse(problem, "").response;
  response.writeHead(status, { ...Object.fromEntries(headers), Connection: "close" });
  response.end(JSON.stringify(problem.document));
}

/** Why an address cannot be listened on, in words. */
function unlistenable(address: string, cause: NodeJS.ErrnoException): ProblemError {
  const reasons: Record<string, string> = {
    EADDRINUSE: "another process listens on it",
    EADDRNOTAVAIL: "this machine has no such address",
    EACCES: "permission denied",
    ENOTFOUND: "no such host is known",
  };
  const reason = reasons[cause.code ?? ""] ?? cause.message;
  return new ProblemError("invalid_request", { detail: `cannot listen on ${address}: ${reason}`, cause });
}

function urlOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  return `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;
}
