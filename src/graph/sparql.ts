import type { Quad, Term } from "@rdfjs/types";
import n3 from "n3";
import { ProblemError } from "../contract/problem.ts";
import { contentsOf, type GraphContent } from "./changes.ts";
import { isAbsoluteIri } from "./check.ts";
import { guessRdfFormat } from "./formats.ts";
import { Listeners } from "./listeners.ts";
import { toNQuads } from "./nquads.ts";
import { parseRdf, serializeRdf } from "./rdf.ts";
import { quadOf, type ResultRow } from "./sparql-results.ts";
import type { GraphStore } from "./store.ts";

const { DataFactory } = n3;

/** Where a SPARQL 1.1 server listens, and how to talk to it. */
export interface SparqlOptions {
  /** URL of the query service. */
  readonly query: string;
  /** URL of the update service. */
  readonly update: string;
  /** URL of the graph store protocol service; one whole graph then goes by PUT or DELETE. */
  readonly graphs?: string | undefined;
  /** Headers of every request, e.g. `Authorization`. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Longest time for one request, in ms; default 60,000. */
  readonly timeout?: number | undefined;
  readonly fetch?: typeof fetch | undefined;
}

/**
 * A graph store on any SPARQL 1.1 server (protocol, update, graph store protocol). A write is one update
 * request, as atomic and as durable as the server makes it. `read` sees named graphs; whether queries see
 * them as the default graph is the server's setting. Blank nodes have no name across requests: a pattern
 * with one finds nothing.
 */
export function createSparqlStore(options: SparqlOptions): GraphStore {
  const listeners = new Listeners();
  const send = requester(options);
  return {
    async *read({ subject, predicate, object, graph } = {}): AsyncGenerator<Quad> {
      const terms = [subject, predicate, object].map((term) => term ?? null);
      if (terms.some((term) => term?.termType === "BlankNode")) return;
      if (graph !== undefined && !isAbsoluteIri(graph)) return;
      const [s, p, o] = terms.map((term, i) => (term ? syntaxOf(term) : `?${"spo"[i]}`));
      const sparql = `SELECT * WHERE { GRAPH ${graph === undefined ? "?g" : `<${graph}>`} { ${s} ${p} ${o} } }`;
      const response = await send.query(sparql, "application/sparql-results+json");
      const { results } = await jsonOf(response, options.query);
      const fixed = { s: terms[0], p: terms[1], o: terms[2], g: graph && DataFactory.namedNode(graph) };
      for (const row of results.bindings) yield quadOf(row, fixed as Record<string, Term>);
    },
    async write(changes) {
      if (changes.length === 0) return;
      const contents = await contentsOf(changes);
      const [first] = contents;
      if (contents.length === 1 && options.graphs !== undefined) await send.graph(first!);
      else await send.update(updateOf(contents));
      listeners.tell(contents.map(({ graph }) => graph));
    },
    async query(sparql) {
      const accept = "application/sparql-results+json, application/n-triples;q=0.9, text/turtle;q=0.5";
      const response = await send.query(sparql, accept);
      const text = await response.text();
      const format = guessRdfFormat(response.headers.get("content-type") ?? "");
      if (format === undefined || format === "ntriples") return text;
      return serializeRdf(await parseRdf(text, format), "ntriples");
    },
    watch: (listener) => listeners.watch(listener),
  };
}

function requester({
  query,
  update,
  graphs,
  headers,
  timeout = 60_000,
  fetch = globalThis.fetch,
}: SparqlOptions) {
  const request = async (url: string, init: RequestInit): Promise<Response> => {
    const all = { ...headers, ...(init.headers as Record<string, string>) };
    try {
      return await fetch(url, { ...init, headers: all, signal: AbortSignal.timeout(timeout) });
    } catch (error) {
      throw unavailable(url, reasonOf(error), error);
    }
  };
  const post = (url: string, type: string, body: string, accept = "*/*") =>
    request(url, {
      method: "POST",
      body,
      // Without a charset: these types have no parameters, are UTF-8 always, and some servers insist.
      headers: { "Content-Type": type, Accept: accept },
    });
  return {
    async query(sparql: string, accept: string): Promise<Response> {
      const response = await post(query, "application/sparql-query", sparql, accept);
      if (response.ok) return response;
      const said = await saidBy(response);
      if (response.status === 400) throw new ProblemError("invalid_query", { detail: said });
      throw unavailable(query, said);
    },
    async update(sparql: string): Promise<void> {
      const response = await post(update, "application/sparql-update", sparql);
      if (!response.ok) throw unavailable(update, await saidBy(response));
      await response.body?.cancel();
    },
    async graph({ graph, nquads }: GraphContent): Promise<void> {
      const url = new URL(graphs!);
      url.searchParams.set("graph", graph);
      const response = await request(
        url.href,
        nquads === ""
          ? { method: "DELETE" }
          : {
              method: "PUT",
              body: triplesOf(nquads, graph),
              headers: { "Content-Type": "application/n-triples" },
            },
      );
      const absent = nquads === "" && response.status === 404;
      if (!response.ok && !absent) throw unavailable(url.href, await saidBy(response));
      await response.body?.cancel();
    },
  };
}

/** One update request that replaces or removes the graphs. */
function updateOf(contents: readonly GraphContent[]): string {
  const drops = contents.map(({ graph }) => `DROP SILENT GRAPH <${graph}>`);
  const data = contents
    .filter(({ nquads }) => nquads !== "")
    .map(({ graph, nquads }) => `GRAPH <${graph}> {\n${sparqlText(triplesOf(nquads, graph))}}\n`);
  return [...drops, ...(data.length > 0 ? [`INSERT DATA {\n${data.join("")}}`] : [])].join(" ;\n");
}

function triplesOf(nquads: string, graph: string): string {
  return nquads.replaceAll(` <${graph}> .\n`, " .\n");
}

/** A term as SPARQL writes it, taken from the N-Quads writer so that its escapes are the same. */
function syntaxOf(term: Term): string {
  const place = DataFactory.namedNode("x:x");
  const line = toNQuads([DataFactory.quad(place, place, term as Quad["object"]) as Quad]);
  return sparqlText(line.slice("<x:x> <x:x> ".length, -" .\n".length));
}

/**
 * N-Triples as SPARQL text. SPARQL replaces `\u…` before it parses, in some servers even behind an escaped
 * backslash: a literal `\u` is therefore written so that both readings give it.
 */
function sparqlText(triples: string): string {
  return triples.replace(/\\\\([uU])|\\./g, (pair, u?: string) =>
    u === undefined ? pair : `\\\\\\u00${u === "u" ? "75" : "55"}`,
  );
}

async function jsonOf(response: Response, url: string): Promise<{ results: { bindings: ResultRow[] } }> {
  try {
    const body = await response.json();
    if (Array.isArray(body?.results?.bindings)) return body;
  } catch (error) {
    throw unavailable(url, "the answer is no SPARQL results JSON", error);
  }
  throw unavailable(url, "the answer is no SPARQL results JSON");
}

/** fetch says "fetch failed"; the reason is its cause. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  // Of several addresses that failed there is a code and no message.
  return cause.message || String((cause as { code?: unknown }).code ?? cause.name);
}

async function saidBy(response: Response): Promise<string> {
  const text = await response.text().catch(() => "");
  return `${response.status} ${text.replaceAll(/\s+/g, " ").trim().slice(0, 300)}`.trim();
}

function unavailable(url: string, detail: string, cause?: unknown): ProblemError {
  const { origin, pathname } = new URL(url);
  return new ProblemError("dataset_unavailable", { detail: `${origin}${pathname}: ${detail}`, cause });
}
