import type { WebhookItem } from "../contract/webhook.ts";
import { type EncodedGraph, encodeGraph, fingerprintRdf, fingerprintText } from "../graph/index.ts";
import type { ProductGraph } from "./product-graph.ts";
import { writeTurtle } from "./turtle.ts";

/** A product's graph as it is sent and as it is kept. Its quads, many times larger, are left to the collector. */
export interface EncodedProduct {
  readonly built: EncodedGraph;
  readonly item: WebhookItem;
  /** Equal for equal graphs. */
  readonly fingerprint: string | Promise<string>;
}

/** A product that could not be encoded, and why. */
export interface UnsoundProduct {
  readonly id: string;
  readonly fault: string;
}

/**
 * What no store could keep is told, not thrown.
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
    // The Turtle of equal graphs is equal, but for the labels of blank nodes.
    const fingerprint = built.hasBlankNodes ? fingerprintRdf([...built]) : digest(turtle);
    // Whoever awaits it hears of a failure; it must not be unheard when the run ends before.
    if (typeof fingerprint !== "string") fingerprint.catch(() => {});
    return { built, item: { id, rdf: { format: "turtle", data: turtle } }, fingerprint };
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : String(error) };
  }
}
