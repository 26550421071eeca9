import { EncodedGraph, fingerprintRdf, fingerprintText } from "../graph/index.ts";
import type { ProductGraph } from "./product-graph.ts";
import { writeTurtle } from "./turtle.ts";

/** A product's graph as it is sent and as it is kept. Its quads, many times larger, are left to the collector. */
export interface EncodedProduct {
  readonly built: EncodedGraph;
  readonly turtle: string;
  /** Equal for equal graphs. */
  readonly fingerprint: Promise<string>;
}

/** @throws ProblemError `invalid_rdf`; TypeError for a term that Turtle cannot hold */
export function encodeProduct({ id, quads }: ProductGraph): EncodedProduct {
  const built = new EncodedGraph(id, quads);
  const turtle = writeTurtle(quads, id);
  // The Turtle of equal graphs is equal, but for the labels of blank nodes.
  const fingerprint = built.hasBlankNodes ? fingerprintRdf([...built]) : fingerprintText(turtle);
  // Whoever awaits it hears of a failure; it must not be unheard when the run ends before.
  fingerprint.catch(() => {});
  return { built, turtle, fingerprint };
}
