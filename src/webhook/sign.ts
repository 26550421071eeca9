import { Webhook } from "standardwebhooks";
import { ProblemError } from "../contract/problem.ts";

/**
 * The headers of Standard Webhooks (https://www.standardwebhooks.com): an id that is the same in every
 * attempt, the time of this attempt, and the HMAC-SHA-256 of both and the body when there is a secret.
 *
 * @param secret `whsec_` and base64, or any other string, used as its bytes
 */
export function signedHeaders(
  id: string,
  body: Uint8Array,
  secret: string | undefined,
): Record<string, string> {
  const now = new Date();
  const headers = { "webhook-id": id, "webhook-timestamp": String(Math.floor(now.getTime() / 1000)) };
  if (secret === undefined) return headers;
  const signature = signer(secret).sign(id, now, new TextDecoder().decode(body));
  return { ...headers, "webhook-signature": signature };
}

/** Whether one of the secrets signed the body, not more than five minutes ago. */
export function isSigned(body: string, headers: Headers, secrets: readonly string[]): boolean {
  const sent = Object.fromEntries(
    ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) => [name, headers.get(name) ?? ""]),
  );
  return secrets.some((secret) => {
    try {
      signer(secret).verify(body, sent, { jsonParse: false });
      return true;
    } catch {
      return false;
    }
  });
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
    const detail = "must be `whsec_` and base64, or any other string that is not empty";
    throw new ProblemError("invalid_request", { errors: [{ pointer: "/secret", detail }] });
  }
}

function signer(secret: string): Webhook {
  return secret.startsWith("whsec_")
    ? new Webhook(secret)
    : new Webhook(new TextEncoder().encode(secret), { format: "raw" });
}
