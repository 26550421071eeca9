/** Documents through a queue: many processes answer what a few send. Needs the packages `bullmq` and `ioredis`. */
export type { DocumentAnswer } from "../contract/index.ts";
export type { QueuePlace } from "./document-queue.ts";
export { type DocumentQueue, openDocumentQueue, type QueuedDocument } from "./enqueue.ts";
export {
  type QueueWorker,
  type QueueWorkerEvent,
  type QueueWorkerOptions,
  startQueueWorker,
} from "./work.ts";
