import { anyFunction, anyText, anything, checkOptions, millisecondsFrom } from "../contract/options.ts";
import { ProblemError } from "../contract/problem.ts";
import type { GraphContent } from "./changes.ts";
import { Deadline } from "./deadline.ts";
import { reasonOf, SparqlAnswer, unavailable } from "./sparql-answer.ts";
import { triplesOf } from "./sparql-text.ts";

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
  /** Longest time that one request waits for the server, in ms; default 60,000. */
  readonly timeout?: number | undefined;
  /** The function that sends requests; default the platform's. */
  readonly fetch?: typeof fetch | undefined;
}

/** The requests of the SPARQL 1.1 protocol. */
export interface SparqlRequests {
  /** @throws ProblemError `invalid_query` when the server says 400; `dataset_unavailable` when it fails or cuts the answer */
  query(sparql: string, accept: string): Promise<SparqlAnswer>;
  /** @throws ProblemError `dataset_unavailable` with the server's words */
  update(sparql: string): Promise<void>;
  /** Puts or deletes one graph by the graph store protocol. */
  graph(content: GraphContent): Promise<void>;
}

/**
 * How often an update is sent that the server gave up because of another one, which may be one of a client that is gone:
 * with pauses that double from 0.1 s on average, 12 s in all.
 */
const attempts = 8;

/** Speaks to the server of the options. @throws ProblemError `invalid_request` for a wrong option */
export function sparqlRequests(options: SparqlOptions): SparqlRequests {
  checkOptions<SparqlOptions>(
    options,
    {
      query: anyText,
      update: anyText,
      graphs: anyText,
      headers: anything,
      timeout: millisecondsFrom(1),
      fetch: anyFunction,
    },
    ["query", "update"],
  );
  const { query, update, graphs, headers, timeout = 60_000, fetch = globalThis.fetch } = options;
  const request = async (url: string, init: RequestInit): Promise<SparqlAnswer> => {
    const all = { ...headers, ...(init.headers as Record<string, string>) };
    const deadline = new Deadline(timeout);
    const { signal } = deadline;
    try {
      const response = await deadline.wait(() => fetch(url, { ...init, headers: all, signal }));
      return new SparqlAnswer(response, url, deadline);
    } catch (error) {
      throw unavailable(url, reasonOf(error), error);
    }
  };
  /** Writes replace whole graphs, so a repetition does no harm. */
  const change = async (url: string, init: RequestInit, isFine = (answer: SparqlAnswer) => answer.ok) => {
    for (let attempt = 1; ; attempt++) {
      const answer = await request(url, init);
      if (isFine(answer)) {
        // Read to its end: Virtuoso says 200 while it still writes, and stops halfway when the connection closes.
        await answer.text();
        return;
      }
      const said = await saidBy(answer);
      if (attempt === attempts || !/deadlock/i.test(said)) throw unavailable(url, said);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 100 * 2 ** attempt));
    }
  };
  return {
    async query(sparql, accept) {
      // As a form: every server takes that, and Virtuoso 7 never answers to the type application/sparql-query.
      const body = new URLSearchParams({ query: sparql });
      const answer = await request(query, { method: "POST", body, headers: { Accept: accept } });
      if (answer.ok) return checkWhole(answer, query);
      const said = await saidBy(answer);
      if (answer.status === 400) throw new ProblemError("invalid_query", { detail: said });
      throw unavailable(query, said);
    },
    async update(sparql) {
      // Without a charset: this type has no parameters, is UTF-8 always, and some servers insist.
      const headers = { "Content-Type": "application/sparql-update" };
      await change(update, { method: "POST", body: sparql, headers });
    },
    async graph({ graph, nquads }) {
      const url = new URL(graphs!);
      url.searchParams.set("graph", graph);
      if (nquads === "") {
        await change(url.href, { method: "DELETE" }, ({ ok, status }) => ok || status === 404);
        return;
      }
      const headers = { "Content-Type": "application/n-triples" };
      await change(url.href, { method: "PUT", body: triplesOf(nquads, graph), headers });
    },
  };
}

/** Virtuoso says in headers that it cut an answer, with 200. */
async function checkWhole(answer: SparqlAnswer, url: string): Promise<SparqlAnswer> {
  const most = answer.headers.get("x-sparql-maxrows");
  const isPart = answer.headers.get("x-sql-state") === "S1TAT";
  if (most === null && !isPart) return answer;
  answer.cancel();
  throw unavailable(
    url,
    isPart
      ? "the server answered with only a part, because its time limit for a query was reached; raise that limit"
      : `the server cuts an answer at ${most} rows; allow more (ResultSetMaxRows of Virtuoso, which ends at 1048576), or ask for less: a graph, or LIMIT`,
  );
}

async function saidBy(answer: SparqlAnswer): Promise<string> {
  const text = await answer.text(true).catch(() => "");
  return `${answer.status} ${text.replaceAll(/\s+/g, " ").trim().slice(0, 300)}`.trim();
}
