import type { ResolveResponse } from "../contract/index.ts";
import {
  costOfRequest,
  type Limits,
  ProblemError,
  parseRequest,
  type ResolveRequest,
  type Resolver,
} from "../contract/index.ts";
import type { Caller } from "./accounts.ts";
import { monthOf, nextMonth } from "./month.ts";
import type { UsageStore } from "./usage.ts";

/** An answer, and what it cost. */
export interface Charged {
  readonly answer: ResolveResponse;
  /** Units, as `costOfRequest` says. */
  readonly cost: number;
}

/** Resolves on an account: units are held while the call runs and booked only when it has an answer. */
export interface Charge {
  resolve(caller: Caller, body: unknown, signal: AbortSignal): Promise<Charged>;
  /** What is used, when the allowance renews (milliseconds since 1970), and in how many seconds. */
  standing(caller: Caller): Promise<{ used: number; resetsAt: number; resetsIn: number }>;
}

/**
 * @param limits of a request
 * @param now milliseconds since 1970
 * @throws ProblemError (from `resolve`) `quota_exceeded`, with `retryAfter` up to the next month, and whatever
 *   the request's checks and the resolver throw
 */
export function createCharge(
  resolver: Resolver,
  usage: UsageStore,
  limits: Limits,
  now: () => number,
): Charge {
  return {
    async resolve(caller, body, signal) {
      const cost = costOfRequest(parseRequest(body, { limits }));
      const hold = await usage.reserve(caller.accountId, monthOf(now()), cost, caller.allowance);
      if (hold === undefined) throw spent(caller, cost, now());
      let answer: ResolveResponse;
      try {
        signal.throwIfAborted();
        answer = await resolver.resolve(body as ResolveRequest, { signal });
        signal.throwIfAborted();
      } catch (error) {
        hold.release();
        throw error;
      }
      await hold.book();
      return { answer, cost };
    },
    async standing(caller) {
      const time = now();
      const used = await usage.used(caller.accountId, monthOf(time));
      return { used, resetsAt: nextMonth(time), resetsIn: secondsToRenewal(time) };
    },
  };
}

function spent(caller: Caller, cost: number, now: number): ProblemError {
  return new ProblemError("quota_exceeded", {
    detail: `the call costs ${cost} and does not fit in what is left of ${caller.allowance} units a month`,
    retryAfter: secondsToRenewal(now),
  });
}

function secondsToRenewal(now: number): number {
  return Math.ceil((nextMonth(now) - now) / 1_000);
}
