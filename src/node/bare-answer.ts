import { type ServerResponse, STATUS_CODES } from "node:http";

/** An answer of the server itself, to what is not a request that a handler could have. */
export interface BareAnswer {
  readonly status: number;
  /** What was wrong, in words. */
  readonly detail: string;
}

/** The methods of the server as a whole, of which each path has some. */
export const serverMethods = "GET, HEAD, POST, OPTIONS";

/**
 * A problem document without a code of the contract: the fault is one of HTTP, which its status tells (RFC 9457,
 * section 4.2.1).
 */
function bareDocument({ status, detail }: BareAnswer): string {
  return JSON.stringify({ type: "about:blank", title: STATUS_CODES[status], status, detail });
}

const headers = { "Content-Type": "application/problem+json", Connection: "close" };

/** The same as a response of a handler. */
export function bareResponse(answer: BareAnswer): Response {
  return new Response(bareDocument(answer), { status: answer.status, headers });
}

/** Answers a request with it. */
export function sendBare(response: ServerResponse, answer: BareAnswer): void {
  const body = bareDocument(answer);
  response.writeHead(answer.status, { ...headers, "Content-Length": Buffer.byteLength(body) }).end(body);
}

/** The same as it goes over a connection, which is closed then. */
export function bareMessage(answer: BareAnswer, more: readonly string[] = []): string {
  const { status } = answer;
  const body = bareDocument(answer);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Content-Type: application/problem+json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Date: ${new Date().toUTCString()}`,
    "Connection: close",
    ...more,
  ];
  return `${head.join("\r\n")}\r\n\r\n${body}`;
}
