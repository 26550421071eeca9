/** What needs Node: files, sockets, threads. */
export { addKey, readAccounts } from "./accounts-file.ts";
export { cassetteFile } from "./cassette-file.ts";
export { type OpenFeed, type OpenFeedOptions, openFeed } from "./feed-source.ts";
export { defaultCacheFolder, fetchCache } from "./fetch-cache.ts";
export { type AddressPolicy, AddressRefused, guardedFetch, isAllowedAddress } from "./guarded-fetch.ts";
export { type NodeListener, nodeListener } from "./listener.ts";
export { createLog, type LevelledLog, type Log, type LogLevel } from "./log.ts";
export { type RunningServer, type ServerOptions, startServer } from "./server.ts";
export { type Service, type ServiceOptions, startService } from "./service.ts";
export type { SharedKb } from "./shared-packs.ts";
export { type DurableUsage, openUsage } from "./usage-ledger.ts";
export { type StoreReport, type VerifyOptions, verifyGraphStore } from "./verify-store.ts";
export {
  createWorkerResolver,
  type WorkerResolver,
  type WorkerResolverOptions,
} from "./worker-resolver.ts";
export type { JsonAnswer } from "./worker-task.ts";
