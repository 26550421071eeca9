import {
  anyFunction,
  anyText,
  anything,
  checkOptions,
  millisecondsFrom,
  type OptionCheck,
  wholeFrom,
} from "../contract/options.ts";
import { ProblemError } from "../contract/problem.ts";
import type { WebhookItem } from "../contract/webhook.ts";
import type { WebhookEvent } from "../contract/webhook-words.ts";
import { callOnce } from "./call.ts";
import { encodeRequest } from "./encode.ts";
import { CallError } from "./fault.ts";
import { type Judgement, judge } from "./judge.ts";
import { type RetryNotice, type RetrySchedule, withRetries } from "./retry.ts";
import { checkSecret, signedHeaders } from "./sign.ts";

/** A webhook endpoint and how to call it. */
export interface WebhookOptions {
  /** Address of the endpoint, `http` or `https`. */
  readonly url: string;
  /**
   * Secret that signs each request; without it requests are not signed. One of Standard Webhooks is `whsec_` and base64;
   * any other text is used as its characters (UTF-8), which receivers with a library of Standard Webhooks do not do.
   */
  readonly secret?: string | undefined;
  /**
   * Milliseconds for a complete answer; default 30,000. The `fetch` of Node gives up by itself after 300,000 in which
   * nothing arrived.
   */
  readonly timeout?: number | undefined;
  /** Maximum number of bytes of an answer, decompressed; default 8 MiB. */
  readonly responseBytes?: number | undefined;
  /** When failed calls are tried again. */
  readonly retries?: RetrySchedule | undefined;
  /** The `User-Agent` header; default "referent". */
  readonly userAgent?: string | undefined;
  /**
   * The function that sends the request. In Node use `guardedFetch()` of `referent/node`, which refuses private
   * addresses; the default is the platform's own `fetch`, which does not.
   */
  readonly fetch?: typeof fetch | undefined;
  /** Called for every attempt that will be tried again. */
  readonly onRetry?: ((notice: RetryNotice) => void) | undefined;
}

/**
 * Sends one batch and judges the answer. Never throws for what the endpoint does.
 *
 * @param run names the run, also when it continues in another process: equal batches of one run have one idempotency key
 */
export type SendBatch = (
  event: WebhookEvent,
  items: readonly WebhookItem[],
  signal?: AbortSignal,
  run?: string,
) => Promise<Judgement>;

/**
 * The sender of a webhook: sign, post, retry, judge.
 *
 * @throws ProblemError `invalid_request` for a wrong option, when the address is not an http(s) URL or the secret cannot sign
 */
export function createWebhookSender(options: WebhookOptions): SendBatch {
  checkOptions<WebhookOptions>(
    options,
    {
      url: anyText,
      secret: anyText,
      timeout: millisecondsFrom(1),
      responseBytes: wholeFrom(1),
      retries: anything,
      userAgent: headerText,
      fetch: anyFunction,
      onRetry: anyFunction,
    },
    ["url"],
  );
  const { secret, retries = {}, onRetry, userAgent = "referent" } = options;
  const { timeout = 30_000, responseBytes = 8 * 1024 * 1024, fetch = globalThis.fetch } = options;
  const url = addressOf(options.url);
  if (secret !== undefined) checkSecret(secret);
  checkOptions<RetrySchedule>(
    retries,
    { attempts: wholeFrom(1), firstWait: millisecondsFrom(0), longestWait: millisecondsFrom(0) },
    [],
    "/retries",
  );
  return async (event, items, signal, run) => {
    const body = encodeRequest(event, items);
    const id = `msg_${crypto.randomUUID()}`;
    const key = run === undefined ? id : await idempotencyKeyOf(body, run);
    let last = 0;
    const attempt = () => {
      // Each attempt has a time at least a second later than the one before, so that it does not look like a replay.
      last = Math.max(Date.now(), last + 1_000);
      const headers = {
        "Content-Type": "application/json; charset=utf-8",
        Accept: "application/json",
        "User-Agent": userAgent,
        "Idempotency-Key": key,
        ...signedHeaders(id, body, secret, new Date(last)),
      };
      return callOnce(body, { url, headers, timeout, responseBytes, fetch, signal });
    };
    try {
      return await judge(items, await withRetries(attempt, retries, signal, onRetry));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return { outcomes: items.map((item) => ({ id: item.id, fault: error.fault })), extra: [] };
    }
  };
}

/**
 * The key of a batch: equal when the run that sends it died and is continued. `webhook-id` is another one then, because a
 * receiver that refuses replays would take an equal one with a time that is not later for a replay.
 */
async function idempotencyKeyOf(body: Uint8Array<ArrayBuffer>, run: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  const hex = Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, "0"));
  return `${run}-${hex.join("")}`;
}

/** Otherwise every call would fail as if the network had. */
const headerText: OptionCheck = (value) =>
  typeof value === "string" && /^[\t\x20-\x7e\xa0-\xff]*$/.test(value)
    ? undefined
    : "must be a string of one line in ISO-8859-1";

function addressOf(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed && /^https?:$/.test(parsed.protocol) && !parsed.username && !parsed.password) return parsed.href;
  const detail = "must be an http or https URL without user and password";
  throw new ProblemError("invalid_request", { errors: [{ pointer: "/webhook_url", detail }] });
}
