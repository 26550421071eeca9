/** Product catalogues into the graph store: sync, dead letters, replay. */

export type { DeliveryOptions, ItemReport } from "./delivery.ts";
export type { EncodedProduct, UnsoundProduct } from "./encoded-product.ts";
export { type FeedLimits, feedLimits } from "./feeds/limits.ts";
export type { HeldItem } from "./journal.ts";
export type { ProductGraph } from "./product-graph.ts";
export { heldProducts, replayHeld } from "./replay.ts";
export type { SyncSummary } from "./summary.ts";
export {
  type Rejection,
  type StoreOptions,
  type SyncedProduct,
  type SyncOptions,
  syncProducts,
} from "./sync.ts";
export { writeTurtle } from "./turtle.ts";
