import {
  anyFunction,
  anyText,
  type OptionCheck,
  type OptionChecks,
  type ResolveRequest,
} from "../contract/index.ts";

/** A document in the queue. */
export interface DocumentJob {
  readonly id: unknown;
  readonly request: ResolveRequest;
}

/** Which queue of which Redis, and for which engine. */
export interface QueuePlace {
  /** URL: `redis://host:6379` or `rediss://…`. */
  readonly redis: string;
  /** Name of the queue; default `referent`. */
  readonly queue?: string | undefined;
  /**
   * What the answers depend on besides the document, such as a fingerprint of the knowledge base: workers only take
   * documents that were sent to their engine.
   */
  readonly engine: string;
  /** Called when Redis cannot be reached; the connection is retried until it succeeds. */
  readonly onLost?: ((reason: string) => void) | undefined;
}

/** A part of the name of a queue. Redis keys are divided by colons. */
export const namePart: OptionCheck = (value) =>
  typeof value === "string" && /^[^:]+$/.test(value)
    ? undefined
    : "must be a string without a colon, and not empty";

/** The checks of {@link QueuePlace}. */
export const placeChecks: OptionChecks<QueuePlace> = {
  redis: anyText,
  queue: namePart,
  engine: namePart,
  onLost: anyFunction,
};

/** Attempts at a document before it becomes a dead letter. */
export const defaultTries = 3;

/** The name of the queue in Redis: one for each engine. */
export function queueNameOf({ queue = "referent", engine }: QueuePlace): string {
  return `${queue}.${engine}`;
}

/**
 * The key of a document: equal documents are one job, whichever process sends them. SHA-256, 32 hexadecimal digits of
 * it.
 *
 * @param json of its id and request
 */
export async function jobKeyOf(json: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(json)));
  return Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
