import { ProblemError } from "../contract/index.ts";

/** Milliseconds during which a call that is repeated with its key gets the same answer. */
export const keptMs: number = 24 * 60 * 60 * 1000;

/** Visible characters; a quoted string of the draft standard is one, too. */
const wellFormed = /^[\x21-\x7e]{1,255}$/;

/** A call that may be repeated. */
export interface RepeatableCall {
  /** The key of its answer: the account and the idempotency key. */
  readonly name: string;
  /** Distinguishes its body from others. */
  readonly fingerprint: string;
}

/**
 * The call of an `Idempotency-Key` header (draft-ietf-httpapi-idempotency-key-header); undefined if there is none.
 *
 * @throws ProblemError `invalid_request` for a header that is not a key
 */
export async function repeatableCall(
  header: string | undefined,
  account: string,
  body: Uint8Array,
): Promise<RepeatableCall | undefined> {
  if (header === undefined) return undefined;
  if (!wellFormed.test(header)) {
    throw new ProblemError("invalid_request", {
      detail: "the Idempotency-Key header must have 1 to 255 visible ASCII characters",
    });
  }
  const key = await digest(new TextEncoder().encode(header));
  return { name: `${account}/${key}`, fingerprint: await digest(body) };
}

/** @throws ProblemError `invalid_request` when a key is sent with another body than before */
export function checkSameBody(before: string, now: string): void {
  if (before === now) return;
  throw new ProblemError("invalid_request", {
    detail: "the Idempotency-Key was already sent with another body; a new call needs a new key",
  });
}

async function digest(bytes: Uint8Array): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
