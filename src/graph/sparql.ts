import type { Quad } from "@rdfjs/types";
import n3 from "n3";
import { ProblemError } from "../contract/problem.ts";
import { checkChanges, contentsInOrder, type GraphContent } from "./changes.ts";
import { isAbsoluteIri } from "./check.ts";
import { fileLimits } from "./document-limits.ts";
import { guessRdfFormat } from "./formats.ts";
import { Listeners } from "./listeners.ts";
import { parseRdf, serializeRdf } from "./rdf.ts";
import type { SparqlAnswer } from "./sparql-answer.ts";
import { type SparqlOptions, sparqlRequests } from "./sparql-requests.ts";
import { quadOf, type ResultRow, truthOf } from "./sparql-results.ts";
import { answerKindOf, existingOf, replacementOf, selectOf, sequenceOf } from "./sparql-text.ts";
import type { GraphStore } from "./store.ts";

const { DataFactory } = n3;

/** A graph store that says of many graphs at once whether they are there. */
export interface SparqlGraphStore extends GraphStore {
  /** Which of the graphs have quads, in their order; one query. */
  has(graphs: readonly string[]): Promise<boolean[]>;
}

/**
 * A graph store on any SPARQL 1.1 server (protocol, update, graph store protocol). A write is one update
 * request, as atomic and as durable as the server makes it; {@link checkSparqlServer} says what that is. On Virtuoso it is
 * two, one that removes and one that inserts: a reader may find the graphs absent in between. `read` sees
 * named graphs, without those that Virtuoso keeps for itself; whether queries see them as the default graph is the
 * server's setting. Blank nodes have no name across requests: a pattern with one finds nothing.
 */
export function createSparqlStore(options: SparqlOptions): SparqlGraphStore {
  const listeners = new Listeners();
  const send = sparqlRequests(options);
  const inTurn = oneAtATime();
  const contentsOf = contentsInOrder();
  let knownVirtuoso: boolean | undefined;
  const onVirtuoso = async () => {
    knownVirtuoso ??= await send.query("ASK {}", "application/sparql-results+json").then((answer) => {
      answer.cancel();
      return isVirtuoso(answer);
    });
    return knownVirtuoso;
  };
  const update = async (contents: readonly GraphContent[]) => {
    const { removals, insertions } = replacementOf(contents);
    const requests = (await onVirtuoso())
      ? [...virtuosoRemovals(removals), insertions]
      : [[...removals, ...insertions]];
    for (const updates of requests) if (updates.length > 0) await send.update(sequenceOf(updates));
  };
  return {
    async *read({ subject, predicate, object, graph } = {}): AsyncGenerator<Quad> {
      const terms = [subject, predicate, object].map((term) => term ?? null);
      if (terms.some((term) => term?.termType === "BlankNode")) return;
      if (graph !== undefined && !isAbsoluteIri(graph)) return;
      const answer = await send.query(selectOf(terms, graph), "application/sparql-results+json");
      const hidden = graph === undefined && isVirtuoso(answer) ? virtuosoGraphs : undefined;
      const [s, p, o] = terms.map((term) => term ?? undefined);
      const fixed = { s, p, o, g: graph === undefined ? undefined : DataFactory.namedNode(graph) };
      for await (const rows of answer.rows()) {
        for (const row of rows) if (!hidden?.test(String(row.g?.value))) yield quadIn(row, fixed, answer);
      }
    },
    async write(changes) {
      checkChanges(changes);
      if (changes.length === 0) return;
      const contents = await contentsOf(changes);
      const [first] = contents;
      await inTurn(() =>
        contents.length === 1 && options.graphs !== undefined ? send.graph(first!) : update(contents),
      );
      listeners.tell(contents.map(({ graph }) => graph));
    },
    async query(sparql) {
      const kind = answerKindOf(sparql);
      if (kind !== "graph") {
        const text = await (await send.query(sparql, "application/sparql-results+json")).results();
        return kind === "truth" ? truthOf(text) : text;
      }
      const answer = await send.query(sparql, "application/n-triples, text/turtle;q=0.5");
      // Written again: servers differ in white space, comments and labels.
      return serializeRdf(await graphIn(answer), "ntriples");
    },
    async has(graphs) {
      const named = graphs.filter(isAbsoluteIri);
      if (named.length === 0) return graphs.map(() => false);
      const answer = await send.query(existingOf(named), "application/sparql-results+json");
      const held = new Set<unknown>();
      for await (const rows of answer.rows()) for (const { g } of rows) held.add(g?.value);
      return graphs.map((graph) => held.has(graph));
    },
    watch: (listener) => listeners.watch(listener),
  };
}

/** The quad of a row. @throws ProblemError `dataset_unavailable` for a row that is not one */
function quadIn(row: ResultRow, fixed: Parameters<typeof quadOf>[1], answer: SparqlAnswer): Quad {
  const quad = quadOf(row, fixed);
  if (quad !== undefined) return quad;
  throw answer.fault(`the answer has a row that is not a statement: ${JSON.stringify(row).slice(0, 200)}`);
}

/** The graph that answers a query. @throws ProblemError `dataset_unavailable` for an answer that is not RDF */
async function graphIn(answer: SparqlAnswer): Promise<Quad[]> {
  const type = answer.headers.get("content-type") ?? "";
  const format = type === "" ? "ntriples" : guessRdfFormat(type);
  // Plain text is what N-Triples were called before they had a type of their own.
  if (format === undefined && !/^text\/plain\b/i.test(type)) {
    answer.cancel();
    throw answer.fault(`the answer is declared as ${type.slice(0, 100)}, which is not RDF`);
  }
  try {
    return await parseRdf(await answer.text(), format ?? "ntriples", { limits: fileLimits });
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== "invalid_rdf") throw error;
    throw answer.fault(`the answer cannot be read: ${error.document.detail}`, error);
  }
}

/**
 * Runs tasks one after the other. Two updates at once end in a deadlock in Virtuoso, and the one that it gives up leaves
 * graphs half written; other servers have one writer at a time anyway.
 */
function oneAtATime(): (task: () => Promise<unknown>) => Promise<unknown> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const turn = last.then(task);
    last = turn.catch(() => {});
    return turn;
  };
}

/** Updates of one request that Virtuoso 7 takes: of 1,000 it says that the query is too large, 700 it takes. */
const virtuosoUpdates = 500;

/**
 * The requests that remove graphs from Virtuoso, which are not those that insert: after a crash Virtuoso 7 repeats its log,
 * and loses statements of graphs that one request both removed and inserted. Of 1,200 graphs written twice with 13
 * statements each, 6 to 8 were left; in requests of their own all come back.
 */
function virtuosoRemovals(removals: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(removals.length / virtuosoUpdates) }, (_, i) =>
    removals.slice(i * virtuosoUpdates, (i + 1) * virtuosoUpdates),
  );
}

function isVirtuoso({ headers }: SparqlAnswer): boolean {
  return /^virtuoso/i.test(headers.get("server") ?? "");
}

/** Graphs that a new Virtuoso 7 has, and that it makes for itself. */
const virtuosoGraphs =
  /^(?:http:\/\/www\.openlinksw\.com\/schemas\/|http:\/\/www\.w3\.org\/(?:2002\/07\/owl|ns\/ldp)#$|http:\/\/[^/]+\/(?:DAV|sparql)\/?$|urn:(?:core:services:sparql|activitystreams-owl:map|virtuoso:|rules\.skos$))/;
