import pRetry from "p-retry";
import { ProblemError } from "../../contract/problem.ts";
import { type Answer, answerOf } from "./answer.ts";
import { AnswerFault } from "./answer-fault.ts";
import type { Budget } from "./budget.ts";
import type { Clock } from "./clock.ts";
import type { ApiRequest } from "./wikibase-requests.ts";

/** The part of `fetch` that is used. */
export type FetchFunction = (url: string, init: RequestInit) => Promise<Response>;

/** The options of an `Asker`. */
export interface AskerOptions {
  readonly fetch: FetchFunction;
  readonly budget: Budget;
  readonly clock: Clock;
  readonly userAgent: string;
  readonly signal?: AbortSignal | undefined;
  /** Called before each request. */
  readonly onRequest?: (() => void) | undefined;
}

/** Most failed requests of one question before it is given up, the first included. */
const attempts = 6;
/** Most times that the server may ask to wait for one question. */
const mostWaits = 50;
/** The longest wait that is accepted, in ms: a server that asks for more is given up. */
const longestWait = 15 * 60_000;
/** Milliseconds until an answer must be complete; a query may take a minute before it begins. */
const timeout = 180_000;

/**
 * Sends one request after the other. It waits when the server asks for it, and tries again when an answer cannot be
 * used.
 */
export class Asker {
  readonly #options: AskerOptions;

  constructor(options: AskerOptions) {
    this.#options = options;
  }

  /**
   * The content of an answer.
   *
   * @param read throws `AnswerFault` if the answer cannot be used
   * @throws ProblemError `dataset_unavailable` when there is no answer after all attempts; `AnswerFault` that there
   *   is no such entity; the signal's reason
   */
  async ask<T>(request: ApiRequest, read: (answer: Answer) => T | Promise<T>): Promise<T> {
    const { budget, clock, signal } = this.#options;
    let waits = 0;
    try {
      return await pRetry(async () => read(await this.#send(request)), {
        retries: attempts - 1,
        // The waits are done here, by the given clock and for as long as the server asks.
        minTimeout: 0,
        maxTimeout: 0,
        shouldConsumeRetry: ({ error }) => !(error instanceof AnswerFault) || error.wait === undefined,
        shouldRetry: ({ error }) => error instanceof AnswerFault && error.retryable,
        async onFailedAttempt({ error, retriesConsumed, retriesLeft }) {
          if (!(error instanceof AnswerFault) || !error.retryable) return;
          if (error.wait === undefined) {
            if (retriesLeft > 0) await clock.sleep(backOff(retriesConsumed), signal);
          } else if (++waits > mostWaits || error.wait > longestWait) throw error;
          else budget.pause(error.wait);
        },
        ...(signal ? { signal } : {}),
      });
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof AnswerFault) || error.noSuchEntity !== undefined) throw error;
      throw unavailable(request, error);
    }
  }

  async #send(request: ApiRequest): Promise<Answer> {
    const { budget, clock, userAgent, signal, onRequest } = this.#options;
    await budget.take();
    onRequest?.();
    const deadline = AbortSignal.timeout(timeout);
    try {
      const response = await this.#options.fetch(request.url, {
        method: request.method,
        headers: { accept: request.accept, "accept-encoding": "gzip", "user-agent": userAgent },
        ...(request.body ? { body: request.body } : {}),
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      });
      return await answerOf(response, clock);
    } catch (error) {
      if (error instanceof AnswerFault) throw error;
      signal?.throwIfAborted();
      const reason = deadline.aborted
        ? `the answer was not complete within ${timeout / 1000} s`
        : reasonOf(error);
      throw new AnswerFault(reason, { retryable: true }, error);
    }
  }
}

/** Milliseconds before a failed question is asked again: half a second to a whole one, then twice as long each time. */
function backOff(failed: number): number {
  return 500 * 2 ** failed * (1 + Math.random());
}

/** The innermost reason of an error: "fetch failed" has its reason in the chain of causes. */
function reasonOf(error: unknown): string {
  let last = error as Error & { code?: string };
  for (let i = 0; i < 5 && last.cause instanceof Error; i++) last = last.cause;
  return [last.code, last.message].filter(Boolean).join(": ") || String(error);
}

function unavailable({ url }: ApiRequest, fault: AnswerFault): ProblemError {
  const { origin, pathname } = new URL(url);
  return new ProblemError("dataset_unavailable", {
    detail: `${origin}${pathname}: ${fault.message}. The answers so far are kept: the same command continues from there`,
    retryAfter: fault.wait === undefined ? undefined : Math.ceil(fault.wait / 1000),
    cause: fault,
  });
}
