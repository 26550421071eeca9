import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import * as oxigraph from "oxigraph";

/**
 * A SPARQL 1.1 server over Oxigraph that keeps to the protocol: wrong methods, media types and parameters
 * are refused. It counts what it was asked.
 */
export interface SparqlServer {
  readonly url: string;
  readonly requests: string[];
  close(): Promise<void>;
}

/** @param options `authorization`: the header that every request must have */
export async function startSparqlServer(options: { authorization?: string } = {}): Promise<SparqlServer> {
  const store = new oxigraph.Store();
  const requests: string[] = [];
  const server: Server = createServer(async (request, response) => {
    const reply = (status: number, body = "", type = "text/plain") => {
      response.writeHead(status, { "Content-Type": type });
      response.end(body);
    };
    const url = new URL(request.url!, "http://localhost");
    const type = request.headers["content-type"] ?? "";
    const accept = request.headers.accept ?? "*/*";
    requests.push(`${request.method} ${url.pathname}`);
    const body = await bodyOf(request);
    if (options.authorization !== undefined && request.headers.authorization !== options.authorization) {
      return reply(401, "who are you?");
    }
    if (url.pathname === "/query") {
      if (request.method !== "POST" || !/^application\/x-www-form-urlencoded\b/.test(type)) return reply(415);
      const query = new URLSearchParams(body).get("query") ?? "";
      const graph = /^\s*(?:#.*\n|PREFIX\s+\S+\s+\S+\s)*\s*(?:CONSTRUCT|DESCRIBE)/i.test(query);
      const mediaType = graph ? "application/n-triples" : "application/sparql-results+json";
      if (!accept.includes(mediaType)) return reply(406);
      try {
        const answer = store.query(query, { results_format: graph ? mediaType : "json" });
        return reply(200, answer as string, mediaType);
      } catch (error) {
        return reply(400, String(error));
      }
    }
    if (url.pathname === "/update") {
      if (request.method !== "POST" || type !== "application/sparql-update") return reply(415);
      try {
        store.update(body);
        return reply(204);
      } catch (error) {
        return reply(400, String(error));
      }
    }
    if (url.pathname === "/graphs") {
      const name = url.searchParams.get("graph");
      if (!name) return reply(400, "no graph");
      const to_graph_name = oxigraph.namedNode(name);
      const exists = store.match(null, null, null, to_graph_name).length > 0;
      if (request.method !== "PUT" && request.method !== "DELETE") return reply(405);
      if (request.method === "DELETE" && !exists) return reply(404);
      if (request.method === "PUT" && type !== "application/n-triples") return reply(415);
      store.update(`DROP SILENT GRAPH <${name}>`);
      if (request.method === "PUT") store.load(body, { format: "application/n-triples", to_graph_name });
      return reply(204);
    }
    reply(404);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
