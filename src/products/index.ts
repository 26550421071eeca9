/** Product catalogues: feeds read and checked, synced into the graph store, dead letters and replay. */

export { checkProduct } from "./checks/check.ts";
export type { Finding } from "./checks/finding.ts";
export type { DeliveryOptions, ItemReport } from "./delivery.ts";
export type { EncodedProduct, UnsoundProduct } from "./encoded-product.ts";
export { type FeedFormat, feedFormats } from "./feeds/format.ts";
export { type FeedLimits, feedLimits } from "./feeds/limits.ts";
export {
  type Feed,
  type FeedOptions,
  type FeedSummary,
  readFeed,
  readObjects,
} from "./feeds/read.ts";
export type { RowFault } from "./feeds/row.ts";
export { type GraphOptions, productGraph } from "./graph.ts";
export type { HeldItem } from "./journal.ts";
export type { Attributes, AttributeValue, Product } from "./product.ts";
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
