import type { Quad, Term } from "@rdfjs/types";
import n3 from "n3";
import { atOnce } from "../text/pauser.ts";
import { checkingQuads, quadsOfStep } from "./check.ts";
import { writingNQuads } from "./nquads.ts";
import { readNQuads } from "./read-nquads.ts";

const { DataFactory } = n3;

/**
 * A graph checked and written once: what a store takes as it is, and what waits in little memory. Iterated,
 * it is parsed again.
 */
export class EncodedGraph implements Iterable<Quad> {
  /** IRI of the graph. */
  readonly graph: string;
  /** Whether a term is one, or may hold one. */
  readonly hasBlankNodes: boolean;
  readonly #nquads: string | Uint8Array;

  /** @param nquads what {@link encodeGraph} wrote for this graph; in UTF-8 when another thread did */
  constructor(graph: string, nquads: string | Uint8Array, hasBlankNodes: boolean) {
    this.graph = graph;
    this.hasBlankNodes = hasBlankNodes;
    this.#nquads = nquads;
  }

  /** Sound N-Quads, all in the graph. */
  get nquads(): string {
    return typeof this.#nquads === "string" ? this.#nquads : new TextDecoder().decode(this.#nquads);
  }

  /** Those in UTF-8, where they are at hand so. */
  get bytes(): Uint8Array | undefined {
    return typeof this.#nquads === "string" ? undefined : this.#nquads;
  }

  /** The quads, parsed from N-Quads each time. */
  [Symbol.iterator](): Iterator<Quad> {
    return readNQuads(this.nquads)[Symbol.iterator]();
  }
}

/**
 * All quads in the graph whatever graph they named, blank nodes labelled so that no two graphs share one.
 *
 * @throws ProblemError `invalid_rdf` for quads that no store could read back
 */
export function encodeGraph(graph: string, quads: Iterable<Quad>): EncodedGraph {
  return atOnce(encodingGraph(graph, quads));
}

/** The same as {@link encodeGraph}, in steps. */
export function* encodingGraph(graph: string, quads: Iterable<Quad>): Generator<void, EncodedGraph> {
  // A copy: the list is read in steps, and its owner may change it between them.
  const list = [...quads];
  yield* checkingQuads(list);
  const hasBlankNodes = list.some(({ subject, object }) => mayBeBlank(subject) || mayBeBlank(object));
  const own = hasBlankNodes ? yield* withOwnBlankNodes(list, graph) : list;
  const nquads = yield* writingNQuads(own, graph);
  return new EncodedGraph(graph, nquads, hasBlankNodes);
}

/** Labels follow from the graph's name and the order of first use: no label is ever in two graphs. */
function* withOwnBlankNodes(quads: Quad[], graph: string): Generator<void, Quad[]> {
  const prefix = `g${fingerprint(graph)}n`;
  const labels = new Map<string, string>();
  const labelOf = (label: string) => {
    const own = labels.get(label) ?? prefix + labels.size;
    labels.set(label, own);
    return own;
  };
  const own: Quad[] = [];
  for (const quad of quads) {
    own.push(relabelled(quad, labelOf));
    if (own.length % quadsOfStep === 0) yield;
  }
  return own;
}

function mayBeBlank({ termType }: Term): boolean {
  return termType === "BlankNode" || termType === "Quad";
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
