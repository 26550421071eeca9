import type { Quad, Term } from "@rdfjs/types";
import n3 from "n3";
import { ProblemError } from "../contract/problem.ts";
import type { GraphContent } from "./changes.ts";
import { toNQuads } from "./nquads.ts";

const { DataFactory } = n3;

/** What a query is answered with: solutions, a truth value, or a graph. */
export type AnswerKind = "solutions" | "truth" | "graph";

/** Comments, BASE and PREFIX; what stands after them names the form of a query. */
const prologue = /^(?:\s+|#[^\n]*(?:\n|$)|BASE\s*<[^<>]*>|PREFIX\s+[^\s:]*:\s*<[^<>]*>)*/i;

/**
 * What a query is answered with, by its first keyword. Some servers run an update that comes as a query, so nothing but
 * a query is sent to one.
 *
 * @throws ProblemError `invalid_query` when it is not a SELECT, ASK, CONSTRUCT or DESCRIBE
 */
export function answerKindOf(sparql: string): AnswerKind {
  const form = /^[a-z]*/i.exec(sparql.replace(prologue, ""))![0].toUpperCase();
  if (form === "SELECT") return "solutions";
  if (form === "ASK") return "truth";
  if (form === "CONSTRUCT" || form === "DESCRIBE") return "graph";
  throw new ProblemError("invalid_query", {
    detail: "a query must begin with SELECT, ASK, CONSTRUCT or DESCRIBE, after any BASE and PREFIX",
  });
}

/** The query for quads with these terms; variables s, p, o and g are those that are open. */
export function selectOf(terms: readonly (Term | null)[], graph: string | undefined): string {
  const [s, p, o] = terms.map((term, i) => (term ? syntaxOf(term) : `?${"spo"[i]}`));
  return `SELECT * WHERE { GRAPH ${graph === undefined ? "?g" : `<${graph}>`} { ${s} ${p} ${o} } }`;
}

/** The query for those of the graphs that have quads, as ?g. */
export function existingOf(graphs: readonly string[]): string {
  const values = graphs.map((graph) => `<${graph}>`).join(" ");
  return `SELECT ?g { VALUES ?g { ${values} } FILTER EXISTS { GRAPH ?g { ?s ?p ?o } } }`;
}

/** Statements of an INSERT DATA: the parser of Virtuoso 7 has no room for 5,000 in one. */
const statementsOfInsert = 1_000;

/** Updates that replace or remove graphs: all of both, in this order. */
export interface Replacement {
  /** One for each graph. */
  readonly removals: readonly string[];
  /** For the graphs that have statements. */
  readonly insertions: readonly string[];
}

/**
 * The updates that replace or remove graphs. Some servers refuse blank nodes in INSERT DATA: a graph with blank nodes is
 * the template of an INSERT instead, whole, as its blank nodes have no name elsewhere.
 */
export function replacementOf(contents: readonly GraphContent[]): Replacement {
  const removals = contents.map(({ graph }) => `DROP SILENT GRAPH <${graph}>`);
  const written = contents
    .filter(({ nquads }) => nquads !== "")
    .map(({ graph, nquads }) => ({ graph, triples: triplesOf(nquads, graph) }));
  const isTemplate = ({ triples }: { triples: string }) => /^_:| _:[^ "]+ \.$/m.test(triples);
  const templates = written.filter(isTemplate).map((one) => `INSERT {\n${blockOf(one)}} WHERE {}`);
  return { removals, insertions: [...insertsOf(written.filter((one) => !isTemplate(one))), ...templates] };
}

/** Updates as one request, which some servers do as a whole or not at all. */
export function sequenceOf(updates: readonly string[]): string {
  return updates.join(" ;\n");
}

/** INSERT DATA for the graphs, several where they have many statements. */
function insertsOf(graphs: readonly { readonly graph: string; readonly triples: string }[]): string[] {
  const inserts: string[][] = [];
  let room = 0;
  for (const { graph, triples } of graphs) {
    const lines = triples.split("\n").slice(0, -1);
    for (let from = 0; from < lines.length; ) {
      if (room === 0) {
        inserts.push([]);
        room = statementsOfInsert;
      }
      const some = lines.slice(from, from + room);
      inserts.at(-1)!.push(blockOf({ graph, triples: `${some.join("\n")}\n` }));
      from += some.length;
      room -= some.length;
    }
  }
  return inserts.map((blocks) => `INSERT DATA {\n${blocks.join("")}}`);
}

function blockOf({ graph, triples }: { graph: string; triples: string }): string {
  return `GRAPH <${graph}> {\n${sparqlText(triples)}}\n`;
}

/** The N-Triples of a graph. */
export function triplesOf(nquads: string, graph: string): string {
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
