import type { WebhookItem } from "../contract/webhook.ts";
import { type EncodedGraph, encodeGraph, fingerprintRdf, fingerprintText } from "../graph/index.ts";
import type { ProductGraph } from "./product-graph.ts";
import { writeTurtle } from "./turtle.ts";

/** A product's graph as it is sent and stored. Its quads, which are many times larger, can be garbage-collected. */
export interface EncodedProduct {
  /** The graph as a store takes it. */
  readonly built: EncodedGraph;
  /** The graph as a webhook gets it. */
  readonly item: WebhookItem;
  /** Equal for equal graphs. */
  readonly fingerprint: string | Promise<string>;
}

/** A product that could not be encoded, and why. */
export interface UnsoundProduct {
  /** The product's id. */
  readonly id: string;
  /** The reason, in words. */
  readonly fault: string;
}

/**
 * A graph that no store could keep is returned as a failure, not thrown.
 *
 * @param digest as {@link fingerprintText}, by other means
 */
export function encodeProduct(
  { id, quads }: ProductGraph,
  digest: (text: string) => string | Promise<string> = fingerprintText,
): EncodedProduct | UnsoundProduct {
  try {
    const built = encodeGraph(id, quads);
    const turtle = writeTurtle(quads, id);
    // The Turtle of equal graphs is equal, except for the labels of blank nodes.
    const fingerprint = built.hasBlankNodes ? fingerprintRdf([...built]) : digest(turtle);
    // A failure is thrown where this is awaited; it must not be an unhandled rejection if the run ends before.
    if (typeof fingerprint !== "string") fingerprint.catch(() => {});
    return { built, item: { id, rdf: { format: "turtle", data: turtle } }, fingerprint };
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : String(error) };
  }
}
