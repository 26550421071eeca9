import type { Quad } from "@rdfjs/types";

/** The graph of one product: what the webhook is sent and the store keeps under `id`. */
export interface ProductGraph {
  /** IRI of the product: its URL where the feed has one. It names the graph in the store, too. */
  readonly id: string;
  /** Quads of the default graph, in a fixed order. */
  readonly quads: Quad[];
}
