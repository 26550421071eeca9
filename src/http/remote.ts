import pRetry from "p-retry";
import {
  anyFunction,
  anyText,
  checkOptions,
  checkResolveOptions,
  millisecondsFrom,
  numberIn,
  type OptionCheck,
  type ProblemCode,
  ProblemError,
  type Resolver,
  wholeFrom,
} from "../contract/index.ts";
import { type Exchange, exchange, untilAborted, wasNeverSent } from "./exchange.ts";
import { answerOf } from "./remote-answer.ts";
import { problemOf } from "./remote-problem.ts";

/** A resolver that is served elsewhere. */
export interface RemoteOptions {
  /** The part before `/accounts/…`. */
  readonly baseUrl: string;
  /** Key of the account, sent as `Authorization: Key …`; absent where the service answers everybody. */
  readonly key?: string | undefined;
  /** `accountId` of the key; when absent the service is asked once. */
  readonly account?: string | undefined;
  /** Default: the platform's. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Milliseconds for one attempt, the body included; default 30,000. */
  readonly timeoutMs?: number | undefined;
  /** Further attempts when a retry is safe; default 2. */
  readonly retries?: number | undefined;
  /** Longest `Retry-After` that is waited for, in seconds; default 30. A longer one throws at once. */
  readonly maxRetryAfter?: number | undefined;
  /** Maximum number of bytes of an answer; default 64 MiB. */
  readonly maxResponseBytes?: number | undefined;
}

/** Answers that say that nothing was resolved and nothing booked, and that a retry makes sense. */
const refusedForNow = new Set<ProblemCode>([
  "overloaded",
  "dataset_warming",
  "dataset_unavailable",
  "quota_exceeded",
]);

const httpUrl: OptionCheck = (value) =>
  typeof value === "string" && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
    ? undefined
    : "must be an http(s) URL, such as https://kg.example/api";

/**
 * A resolver over HTTP, with the interface and the errors of a local one. It retries only calls that certainly cost
 * nothing: a connection that was never made, or an answer that asks to try later. A connection that broke off
 * after the request was sent is not retried, because the call may have been booked.
 *
 * @throws ProblemError `invalid_request` for an option that does not exist, is missing or cannot have its value; from
 *   `resolve` the code of the service's problem document; `resolver_unavailable` when
 *   it cannot be reached or is too slow; `invalid_response` when its answer breaks the contract
 */
export function createRemoteResolver(options: RemoteOptions): Resolver {
  checkOptions<RemoteOptions>(
    options,
    {
      baseUrl: httpUrl,
      key: anyText,
      account: anyText,
      fetch: anyFunction,
      timeoutMs: millisecondsFrom(1),
      retries: wholeFrom(0),
      // As seconds that a timer can wait.
      maxRetryAfter: numberIn(0, 2_147_483),
      maxResponseBytes: wholeFrom(1),
    },
    ["baseUrl"],
  );
  const { baseUrl, key, retries = 2, maxRetryAfter = 30 } = options;
  const base = baseUrl.replace(/\/+$/, "");
  const authorization = key === undefined ? {} : { Authorization: `Key ${key}` };
  const fetch = options.fetch ?? globalThis.fetch.bind(globalThis);
  const limits = {
    timeoutMs: options.timeoutMs ?? 30_000,
    maxBytes: options.maxResponseBytes ?? 64 * 1024 * 1024,
  };
  let account: Promise<string> | undefined =
    options.account === undefined ? undefined : Promise.resolve(options.account);

  async function call(path: string, init: RequestInit, signal: AbortSignal | undefined): Promise<Exchange> {
    const headers = { Accept: "application/json", ...authorization, ...init.headers };
    const answer = await exchange(fetch, base + path, { ...init, headers }, limits, signal);
    if (answer.status !== 200) throw problemOf(answer);
    return answer;
  }

  function retried<T>(
    attempt: () => Promise<T>,
    alsoBroken: boolean,
    signal: AbortSignal | undefined,
  ): Promise<T> {
    // `performance.now()` never goes back. With `Date.now()`, a clock set back by an hour makes the wait an hour longer.
    let earliest = 0;
    return pRetry(
      async () => {
        await pause(earliest - performance.now(), signal);
        return attempt();
      },
      {
        retries,
        minTimeout: 100,
        maxTimeout: 5_000,
        randomize: true,
        ...(signal ? { signal } : {}),
        shouldRetry: ({ error }) => {
          if (!(error instanceof ProblemError)) return false;
          earliest = performance.now() + (error.retryAfter ?? 0) * 1_000;
          return isSafe(error, maxRetryAfter, alsoBroken);
        },
      },
    );
  }

  /** Requested once for all callers, so no single caller's signal aborts it. */
  function findAccount(): Promise<string> {
    account ??= retried(() => call("/accounts/me", { method: "GET" }, undefined), true, undefined).then(
      accountIn,
    );
    account.catch(() => {
      account = undefined;
    });
    return account;
  }

  return {
    async resolve(request, options = {}) {
      checkResolveOptions(options);
      const { signal } = options;
      try {
        signal?.throwIfAborted();
        const path = `/accounts/${encodeURIComponent(await untilAborted(findAccount(), signal))}/resolve`;
        const headers = { "Content-Type": "application/json" };
        const init = { method: "POST", headers, body: JSON.stringify(request) };
        const { text } = await retried(() => call(path, init, signal), false, signal);
        return answerOf(text, request);
      } catch (error) {
        throw signal?.aborted ? signal.reason : error;
      }
    },
  };
}

function isSafe(error: ProblemError, maxRetryAfter: number, alsoBroken: boolean): boolean {
  if ((error.retryAfter ?? 0) > maxRetryAfter) return false;
  if (error.code === "quota_exceeded") return error.retryAfter !== undefined;
  if (refusedForNow.has(error.code)) return true;
  return error.code === "resolver_unavailable" && (alsoBroken || wasNeverSent(error));
}

function accountIn({ text }: Exchange): string {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {}
  if (body instanceof Object && "accountId" in body && typeof body.accountId === "string")
    return body.accountId;
  throw new ProblemError("invalid_response", { detail: "the account has no accountId" });
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  if (milliseconds <= 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", abort);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", abort, { once: true });
  });
}
