import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { WebhookRequest } from "../../src/contract/webhook.ts";

/** What an endpoint of a test got. */
export interface Received {
  readonly method: string;
  readonly headers: IncomingMessage["headers"];
  readonly raw: string;
  readonly body: WebhookRequest;
}

export interface Endpoint {
  readonly url: string;
  readonly received: Received[];
  close(): Promise<void>;
}

export type Answer = (received: Received, response: ServerResponse, request: IncomingMessage) => unknown;

/** A real webhook endpoint on this machine that answers as the test says; what is returned is sent as JSON. */
export async function startEndpoint(answer: Answer): Promise<Endpoint> {
  const received: Received[] = [];
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const raw = Buffer.concat(chunks).toString("utf8");
    const one = { method: request.method!, headers: request.headers, raw, body: JSON.parse(raw) };
    received.push(one);
    const result = await answer(one, response, request);
    if (result === undefined) return;
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(JSON.stringify(result));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook/calls`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Gives every item back as it came. */
export const echo: Answer = ({ body }) => ({ items: body.items });
