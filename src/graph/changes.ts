import type { Quad } from "@rdfjs/types";
import { hintFor } from "../contract/options.ts";
import { ProblemError } from "../contract/problem.ts";
import { inSteps, pauser } from "../text/pauser.ts";
import { isAbsoluteIri } from "./check.ts";
import { EncodedGraph, encodingGraph } from "./encoded.ts";
import { parseRdf } from "./rdf.ts";
import type { GraphChange, RdfDocument } from "./store.ts";

/** What one named graph becomes: sound N-Quads, or nothing when it is removed. */
export interface GraphContent {
  readonly graph: string;
  /** Empty when the graph is removed. */
  readonly nquads: string;
  /** The same in UTF-8, where it is at hand. */
  readonly bytes?: Uint8Array | undefined;
}

/**
 * The changes of one write, parsed and checked before any is applied: one content per graph (the last of
 * several), encoded as {@link EncodedGraph} says. Long work lets the event loop run.
 *
 * @throws ProblemError `invalid_request` for a malformed change, `invalid_rdf`, naming the graph at fault
 */
async function contentsOf(changes: readonly GraphChange[]): Promise<GraphContent[]> {
  const contents = new Map<string, GraphContent>();
  for (const change of changes) {
    const { graph } = change;
    if (!isAbsoluteIri(graph)) {
      throw new ProblemError("invalid_rdf", { detail: `the graph name "${graph}" is not an absolute IRI` });
    }
    contents.set(graph, "remove" in change ? { graph, nquads: "" } : await encoded(change));
  }
  return [...contents.values()];
}

/**
 * Reads the writes of one store: their contents come in the order of the calls, however long each takes to read, so that
 * the last of two writes of a graph stands.
 */
export function contentsInOrder(): (changes: readonly GraphChange[]) => Promise<GraphContent[]> {
  let last: Promise<unknown> = Promise.resolve();
  return (changes) => {
    const own = contentsOf(changes);
    const turn = Promise.allSettled([last, own]).then(() => own);
    last = turn.catch(() => {});
    return turn;
  };
}

/**
 * Refuses what is not a list of changes, in the words of one who wrote it by hand.
 *
 * @throws ProblemError `invalid_request`
 */
export function checkChanges(changes: readonly unknown[]): void {
  if (!Array.isArray(changes))
    throw new ProblemError("invalid_request", {
      detail: "write takes a list of changes: [{ graph, rdf: { format, data } }]",
    });
  changes.forEach((change, i) => {
    const detail = changeFault(change);
    if (detail !== undefined)
      throw new ProblemError("invalid_request", { errors: [{ pointer: `/${i}`, detail }] });
  });
}

const contents = ["rdf", "quads", "remove"];

function changeFault(change: unknown): string | undefined {
  if (typeof change !== "object" || change === null)
    return "must be an object: { graph, rdf: { format, data } }";
  const { graph, rdf, quads } = change as { graph?: unknown; rdf?: unknown; quads?: unknown };
  if (graph === undefined) return 'has no graph; name it by an IRI: graph: "urn:x-graph:mine"';
  if (typeof graph !== "string") return "has a graph that is not a string with its IRI";
  if ("remove" in change) return undefined;
  if ("rdf" in change) {
    const isDocument =
      typeof rdf === "object" && rdf !== null && "data" in rdf && typeof rdf.data === "string";
    return isDocument ? undefined : 'has an rdf that is not { format: "turtle", data: "…" }';
  }
  if ("quads" in change) return quadsFault(quads);
  const unknown = Object.keys(change).filter((name) => name !== "graph");
  if (unknown.length === 0) return "has no content: rdf: { format, data }, quads, or remove: true";
  return `has the unknown field "${unknown[0]}"; ${hintFor(unknown[0]!, contents, "contents")}`;
}

function quadsFault(quads: unknown): string | undefined {
  if (typeof quads !== "object" || quads === null || !(Symbol.iterator in quads))
    return "has quads that are not a list of quads; a document goes into rdf: { format, data }";
  const wrong = Array.isArray(quads) ? quads.findIndex((quad) => !isQuad(quad)) : -1;
  return wrong < 0 ? undefined : `has quads of which number ${wrong} is not an RDF/JS quad`;
}

function isQuad(quad: unknown): boolean {
  const terms = Object(quad) as Record<string, { termType?: unknown } | undefined>;
  return ["subject", "predicate", "object", "graph"].every((name) => terms[name]?.termType !== undefined);
}

async function encoded(change: Exclude<GraphChange, { remove: true }>): Promise<EncodedGraph> {
  const { graph } = change;
  try {
    const quads = "rdf" in change ? await quadsOf(change.rdf, graph) : change.quads;
    if (quads instanceof EncodedGraph && quads.graph === graph) return quads;
    return await inSteps(encodingGraph(graph, quads), pauser(undefined));
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { detail } = error.document;
    throw new ProblemError(error.code, { detail: `graph ${graph}: ${detail}`, cause: error });
  }
}

function quadsOf({ data, format, base, limits }: RdfDocument, graph: string): Promise<Quad[]> {
  return parseRdf(data, format, { base: base ?? graph, limits });
}
