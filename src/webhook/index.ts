/** The product webhook: sending as the service does, receiving as the integrator does. */

export { type Batch, Batcher, type BatchLimits } from "./batch.ts";
export { BodyTooLarge } from "./body.ts";
export { type FaultCode, faultCodes, type WebhookFault } from "./fault.ts";
export { type ItemOutcome, type Judgement, judge } from "./judge.ts";
export {
  type ChangeProducts,
  createWebhookHandler,
  type ReceivedCall,
  type ReceivedItem,
  type ReceiveOptions,
} from "./receive.ts";
export type { RetryNotice, RetrySchedule } from "./retry.ts";
export { createSeenCalls, type SeenCalls } from "./seen-calls.ts";
export { createWebhookSender, type SendBatch, type WebhookOptions } from "./send.ts";
export { type TestAnswer, type TestCall, testCall } from "./test-call.ts";
