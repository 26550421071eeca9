import { Webhook } from "standardwebhooks";
import { ProblemError } from "../contract/problem.ts";

/**
 * The headers of Standard Webhooks (https://www.standardwebhooks.com): an id that is the same in every
 * attempt, the time of this attempt, and, with a secret, the HMAC-SHA-256 of both and the body.
 *
 * @param secret `whsec_` and base64, or any other text, used as its characters (UTF-8)
 * @param now the time of the attempt, of which whole seconds are told
 */
export function signedHeaders(
  id: string,
  body: Uint8Array,
  secret: string | undefined,
  now: Date = new Date(),
): Record<string, string> {
  const headers = { "webhook-id": id, "webhook-timestamp": String(Math.floor(now.getTime() / 1000)) };
  if (secret === undefined) return headers;
  const signature = signer(secret).sign(id, now, new TextDecoder().decode(body));
  return { ...headers, "webhook-signature": signature };
}

/** Seconds by which the time of a call may differ from the local time, as in Standard Webhooks. */
export const toleranceSeconds = 300;

/** `webhook-timestamp` in seconds; undefined for anything that is not a plain whole number (`123abc`, `1e9`, ` 1`). */
export function timestampOf(headers: Headers): number | undefined {
  const text = headers.get("webhook-timestamp") ?? "";
  return /^[0-9]{1,12}$/.test(text) ? Number(text) : undefined;
}

/** What is wrong with the time of a call, in words; undefined when it is near enough to the local time. */
export function timeFault(timestamp: number): string | undefined {
  const apart = Math.floor(Date.now() / 1000) - timestamp;
  if (Math.abs(apart) <= toleranceSeconds) return undefined;
  const where = apart > 0 ? "behind" : "ahead of";
  return `webhook-timestamp is ${Math.abs(apart)} s ${where} the time here; at most ${toleranceSeconds} s are accepted`;
}

/**
 * Why a call is not taken for signed by one of the secrets, not more than five minutes ago; undefined when it is. A time
 * that is not a plain number is refused before a signature is compared: a library that reads its first digits would take
 * another text than was signed.
 */
export function signatureFault(
  body: string,
  headers: Headers,
  secrets: readonly string[],
): string | undefined {
  const names = ["webhook-id", "webhook-timestamp", "webhook-signature"];
  const missing = names.filter((name) => !headers.get(name));
  if (missing.length > 0) return `missing: ${missing.join(", ")}`;
  const timestamp = timestampOf(headers);
  if (timestamp === undefined) return "webhook-timestamp must be a whole number of seconds since 1970";
  const late = timeFault(timestamp);
  if (late !== undefined) return late;
  const sent = Object.fromEntries(names.map((name) => [name, headers.get(name)!]));
  const isSigned = secrets.some((secret) => {
    try {
      signer(secret).verify(body, sent, { jsonParse: false });
      return true;
    } catch {
      return false;
    }
  });
  return isSigned ? undefined : "the body as it arrived was not signed with a secret that is known here";
}

/**
 * Refuses a secret that cannot sign: empty, or `whsec_` without sound base64.
 *
 * @throws ProblemError `invalid_request`
 */
export function checkSecret(secret: string): void {
  try {
    signer(secret);
  } catch {
    const detail = "must be `whsec_` followed by base64, or any other string that is not empty";
    throw new ProblemError("invalid_request", { errors: [{ pointer: "/secret", detail }] });
  }
}

function signer(secret: string): Webhook {
  return secret.startsWith("whsec_")
    ? new Webhook(secret)
    : new Webhook(new TextEncoder().encode(secret), { format: "raw" });
}
