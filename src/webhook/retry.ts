import pRetry from "p-retry";
import { sleep } from "../contract/sleep.ts";
import { CallError } from "./fault.ts";

/** When a failed call is tried again: exponential back-off with full jitter. */
export interface RetrySchedule {
  /** Maximum number of attempts, the first included; default 5. */
  readonly attempts?: number | undefined;
  /** The first wait is between 0 and this many ms, each later one up to twice the last; default 1,000. */
  readonly firstWait?: number | undefined;
  /** No wait is longer than this many ms; default 60,000. An endpoint that asks for more is given up. */
  readonly longestWait?: number | undefined;
}

/** A failed attempt that will be tried again. */
export interface RetryNotice {
  /** Number of the attempt that failed, from 1. */
  readonly attempt: number;
  /** Why it failed. */
  readonly error: CallError;
  /** Milliseconds until the next attempt. */
  readonly wait: number;
}

/**
 * Runs a call until it succeeds, fails for good or the attempts are used up.
 *
 * @throws CallError of the last attempt; the signal's reason when aborted
 */
export async function withRetries<T>(
  call: (attempt: number) => Promise<T>,
  { attempts = 5, firstWait = 1_000, longestWait = 60_000 }: RetrySchedule,
  signal: AbortSignal | undefined,
  onRetry?: (notice: RetryNotice) => void,
): Promise<T> {
  const worthIt = (error: Error) =>
    error instanceof CallError && error.retryable && (error.retryAfter ?? 0) <= longestWait;
  return pRetry(call, {
    retries: attempts - 1,
    // The waits are ours: p-retry's own have no full jitter and no Retry-After.
    minTimeout: 0,
    maxTimeout: 0,
    shouldRetry: ({ error }) => worthIt(error),
    async onFailedAttempt({ error, attemptNumber, retriesLeft }) {
      if (retriesLeft === 0 || !worthIt(error)) return;
      const { retryAfter = 0 } = error as CallError;
      const backOff = Math.random() * Math.min(longestWait, firstWait * 2 ** (attemptNumber - 1));
      // Who asks for no time at all would have all attempts at once.
      const wait = Math.max(retryAfter, backOff);
      onRetry?.({ attempt: attemptNumber, error: error as CallError, wait });
      await sleep(wait, signal);
    },
    ...(signal ? { signal } : {}),
  });
}
