import type { Quad, Term } from "@rdfjs/types";
import n3 from "n3";
import { ProblemError } from "../contract/problem.ts";
import { checkQuads, isAbsoluteIri } from "./check.ts";
import { inGraph, parseRdf, toNQuads } from "./rdf.ts";
import type { GraphChange } from "./store.ts";

const { DataFactory } = n3;

/** What one named graph becomes: sound N-Quads, or nothing when it is removed. */
export interface GraphContent {
  readonly graph: string;
  /** Empty when the graph is removed. */
  readonly nquads: string;
}

/**
 * The changes of one write, parsed and checked before any is applied: one content per graph (the last of
 * several), all quads in that graph whatever graph their document named, blank nodes labelled so that no
 * two graphs share one.
 *
 * @throws ProblemError `invalid_rdf`, naming the graph at fault
 */
export async function contentsOf(changes: readonly GraphChange[]): Promise<GraphContent[]> {
  const contents = new Map<string, GraphContent>();
  for (const change of changes) {
    const { graph } = change;
    if (!isAbsoluteIri(graph)) {
      throw new ProblemError("invalid_rdf", { detail: `the graph name "${graph}" is no absolute IRI` });
    }
    contents.set(graph, { graph, nquads: "remove" in change ? "" : toNQuads(await quadsOf(change)) });
  }
  return [...contents.values()];
}

async function quadsOf(change: Exclude<GraphChange, { remove: true }>): Promise<Quad[]> {
  try {
    if ("rdf" in change) return owned(await parseRdf(change.rdf.data, change.rdf.format), change.graph);
    const quads = [...change.quads];
    checkQuads(quads);
    return owned(quads, change.graph);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { detail } = error.document;
    throw new ProblemError(error.code, { detail: `graph ${change.graph}: ${detail}`, cause: error });
  }
}

function owned(quads: Quad[], graph: string): Quad[] {
  return withOwnBlankNodes(inGraph(quads, DataFactory.namedNode(graph) as Quad["graph"]), graph);
}

/** Labels follow from the graph's name and the order of first use: no label is ever in two graphs. */
function withOwnBlankNodes(quads: Quad[], graph: string): Quad[] {
  const isBlank = ({ subject, object }: Quad) =>
    [subject, object].some(({ termType }) => termType === "BlankNode" || termType === "Quad");
  if (!quads.some(isBlank)) return quads;
  const prefix = `g${fingerprint(graph)}n`;
  const labels = new Map<string, string>();
  const labelOf = (label: string) => {
    const own = labels.get(label) ?? prefix + labels.size;
    labels.set(label, own);
    return own;
  };
  return quads.map((quad) => relabelled(quad, labelOf));
}

function relabelled(quad: Quad, labelOf: (label: string) => string): Quad {
  const term = <T extends Quad["subject"] | Quad["object"]>(one: T): T => {
    if (one.termType === "BlankNode") return DataFactory.blankNode(labelOf(one.value)) as Term as T;
    return one.termType === "Quad" ? (relabelled(one as Quad, labelOf) as Term as T) : one;
  };
  return DataFactory.quad(term(quad.subject), quad.predicate, term(quad.object), quad.graph) as Quad;
}

/** FNV-1a in two lanes: 64 bits that tell graph names apart. */
function fingerprint(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x01000193;
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
    b = Math.imul(b ^ text.charCodeAt(i), 0x5bd1e995);
  }
  return [a, b].map((lane) => (lane >>> 0).toString(16).padStart(8, "0")).join("");
}
