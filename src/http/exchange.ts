import { ProblemError } from "../contract/index.ts";
import { readBytes } from "./body.ts";

/** One HTTP exchange, read to its end. */
export interface Exchange {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface ExchangeLimits {
  /** Milliseconds from the call to the last byte of the body. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

/**
 * Sends a request and reads the whole answer within a time and a size. Both limits also apply to a `fetch` that ignores
 * its signal.
 *
 * @throws ProblemError `resolver_unavailable`, `invalid_response`, or that of the caller's `fetch`; the signal's reason when
 *   the caller aborted
 */
export async function exchange(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit,
  limits: ExchangeLimits,
  signal: AbortSignal | undefined,
): Promise<Exchange> {
  signal?.throwIfAborted();
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), limits.timeoutMs);
  const either = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal;
  try {
    return await untilAborted(send(fetch, url, { ...init, signal: either }, limits.maxBytes), either);
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    if (cause instanceof ProblemError) {
      // Any other is that of the caller's `fetch`, such as a package that it misses.
      if (cause.code !== "payload_too_large") throw cause;
      throw new ProblemError("invalid_response", { detail: `more than ${limits.maxBytes} bytes`, cause });
    }
    const detail = deadline.signal.aborted
      ? `no whole answer within ${limits.timeoutMs} ms`
      : failureOf(cause);
    throw new ProblemError("resolver_unavailable", { detail, cause });
  } finally {
    clearTimeout(timer);
  }
}

async function send(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit,
  maxBytes: number,
): Promise<Exchange> {
  // Redirects are not followed: they could carry the key to another host.
  const response = await fetch(url, { ...init, redirect: "manual" });
  const bytes = response.body ? await readBytes(response.body, maxBytes) : new Uint8Array(0);
  return { status: response.status, headers: response.headers, text: new TextDecoder().decode(bytes) };
}

/**
 * Why an exchange failed, in words. When the network fails, `fetch` throws a TypeError, or in some runtimes an error with a
 * code; their messages may have addresses, which nobody else should see. Any other error is of a `fetch` of the caller's
 * that says what is wrong, such as a cassette without the call.
 */
function failureOf(cause: unknown): string {
  const isOfNetwork = cause instanceof TypeError || (cause instanceof Error && "code" in cause);
  return cause instanceof Error && !isOfNetwork ? `fetch failed: ${cause.message}` : "the connection failed";
}

/** A promise, or the signal's reason as soon as it is aborted. */
export async function untilAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return promise;
  signal.throwIfAborted();
  let abort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason);
    signal.addEventListener("abort", abort, { once: true });
  });
  try {
    return await Promise.race([aborted, promise]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}

const neverSent = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"]);

/** Whether a failed exchange certainly never reached the service, because the connection was not made. */
export function wasNeverSent(error: ProblemError): boolean {
  for (let cause: unknown = error.cause, depth = 0; cause instanceof Object && depth < 5; depth++) {
    if ("code" in cause && neverSent.has(String(cause.code))) return true;
    cause = "cause" in cause ? cause.cause : undefined;
  }
  return false;
}
