/** The HTTP contract: serve a resolver, or call one that is served elsewhere. */
export {
  type AccountConfig,
  type Accounts,
  type AccountsConfig,
  type Caller,
  createAccounts,
} from "./accounts.ts";
export type { Answered } from "./answered.ts";
export { createHandler, type Handler, type HandlerOptions } from "./handler.ts";
export { hashKey, makeKey } from "./keys.ts";
export type { Mount, MountedCall } from "./mount.ts";
export { type OpenApiDocument, type OpenApiOptions, openApiDocument } from "./openapi.ts";
export { limitQueue, type QueuedResolver, type QueueLimits } from "./queue.ts";
export { createRemoteResolver, type RemoteOptions } from "./remote.ts";
export {
  type TolerantResolver,
  type TolerantResponse,
  tolerateOutage,
  type UnavailableMention,
} from "./unavailable.ts";
export {
  createMemoryUsage,
  createUsage,
  type KeptAnswer,
  type Ledger,
  type LedgerUsage,
  type Reservation,
  type UsageStore,
} from "./usage.ts";
