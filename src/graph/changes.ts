import type { Quad } from "@rdfjs/types";
import { ProblemError } from "../contract/problem.ts";
import { isAbsoluteIri } from "./check.ts";
import { EncodedGraph, encodeGraph } from "./encoded.ts";
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
 * several), encoded as {@link EncodedGraph} says.
 *
 * @throws ProblemError `invalid_rdf`, naming the graph at fault
 */
export async function contentsOf(changes: readonly GraphChange[]): Promise<GraphContent[]> {
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

async function encoded(change: Exclude<GraphChange, { remove: true }>): Promise<EncodedGraph> {
  const { graph } = change;
  try {
    const quads = "rdf" in change ? await quadsOf(change.rdf, graph) : change.quads;
    return quads instanceof EncodedGraph && quads.graph === graph ? quads : encodeGraph(graph, quads);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { detail } = error.document;
    throw new ProblemError(error.code, { detail: `graph ${graph}: ${detail}`, cause: error });
  }
}

function quadsOf({ data, format, base, limits }: RdfDocument, graph: string): Promise<Quad[]> {
  return parseRdf(data, format, { base: base ?? graph, limits });
}
