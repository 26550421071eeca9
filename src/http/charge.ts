import {
  costOfRequest,
  type Limits,
  ProblemError,
  type ResolveRequest,
  type ResolveResponse,
  type Resolver,
} from "../contract/index.ts";
import { parseRequest } from "../contract/schemas.ts";
import type { Caller } from "./accounts.ts";
import { untilAborted } from "./exchange.ts";
import { checkSameBody, keptMs, type RepeatableCall } from "./idempotency.ts";
import { monthOf, nextMonth } from "./month.ts";
import type { UsageStore } from "./usage.ts";

/** An answer, and what it cost. */
export interface Charged {
  /** JSON. */
  readonly body: string;
  /** Units, as `costOfRequest` computes them; 0 for a repeated answer. */
  readonly cost: number;
  /** Whether it is the repeated answer to a call with the same idempotency key. */
  readonly repeated: boolean;
}

/** Resolves on an account: units are reserved while the call runs and booked only when it has an answer. */
export interface Charge {
  /** @param call if the call may be repeated: its answer is kept and sent again, without charge */
  resolve(
    caller: Caller,
    request: unknown,
    signal: AbortSignal,
    call: RepeatableCall | undefined,
  ): Promise<Charged>;
  /** Resolves several requests as one call, one after the other: all are booked when all have an answer. */
  resolveAll(
    caller: Caller,
    requests: readonly ResolveRequest[],
    signal: AbortSignal,
  ): Promise<{ readonly answers: ResolveResponse[]; readonly cost: number }>;
  /**
   * Does other work on an account: units are reserved while it runs and booked when it is done.
   *
   * @param cost in units
   * @throws ProblemError `quota_exceeded`; whatever the work throws
   */
  run<T>(caller: Caller, cost: number, work: () => Promise<T>): Promise<T>;
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
  /** Running calls by name, so that a repeated call waits for the first one. */
  const running = new Map<string, { fingerprint: string; charged: Promise<Charged> }>();

  async function resolveOnce(
    caller: Caller,
    request: unknown,
    signal: AbortSignal,
    call: RepeatableCall | undefined,
  ): Promise<Charged> {
    const cost = costOfRequest(parseRequest(request, { limits }));
    const hold = await usage.reserve(caller.accountId, monthOf(now()), cost, caller.allowance);
    if (hold === undefined) throw spent(caller, cost, now());
    let body: string;
    try {
      signal.throwIfAborted();
      body = JSON.stringify(await resolver.resolve(request as ResolveRequest, { signal }));
      signal.throwIfAborted();
    } catch (error) {
      hold.release();
      throw error;
    }
    await hold.book(call && { ...call, at: now(), body });
    return { body, cost, repeated: false };
  }

  async function resolveRepeatable(
    caller: Caller,
    request: unknown,
    signal: AbortSignal,
    call: RepeatableCall,
  ): Promise<Charged> {
    for (;;) {
      const other = running.get(call.name);
      if (other === undefined) break;
      checkSameBody(other.fingerprint, call.fingerprint);
      const charged = await untilAborted(
        other.charged.catch(() => undefined),
        signal,
      );
      if (charged) return { body: charged.body, cost: 0, repeated: true };
      // The first call failed and cost nothing: this one takes its place.
    }
    const charged = recallOr(call, () => resolveOnce(caller, request, signal, call));
    running.set(call.name, { fingerprint: call.fingerprint, charged });
    try {
      return await charged;
    } finally {
      running.delete(call.name);
    }
  }

  async function recallOr(call: RepeatableCall, resolve: () => Promise<Charged>): Promise<Charged> {
    const kept = await usage.recall(call.name);
    if (kept === undefined || now() - kept.at >= keptMs) return resolve();
    checkSameBody(kept.fingerprint, call.fingerprint);
    return { body: kept.body, cost: 0, repeated: true };
  }

  async function run<T>(caller: Caller, cost: number, work: () => Promise<T>): Promise<T> {
    const hold = await usage.reserve(caller.accountId, monthOf(now()), cost, caller.allowance);
    if (hold === undefined) throw spent(caller, cost, now());
    try {
      const result = await work();
      await hold.book();
      return result;
    } catch (error) {
      hold.release();
      throw error;
    }
  }

  return {
    run,
    async resolveAll(caller, requests, signal) {
      let cost = 0;
      for (const request of requests) cost += costOfRequest(parseRequest(request, { limits }));
      return run(caller, cost, async () => {
        const answers: ResolveResponse[] = [];
        for (const request of requests) {
          signal.throwIfAborted();
          answers.push(await resolver.resolve(request, { signal }));
        }
        signal.throwIfAborted();
        return { answers, cost };
      });
    },
    resolve: (caller, request, signal, call) =>
      call
        ? resolveRepeatable(caller, request, signal, call)
        : resolveOnce(caller, request, signal, undefined),
    async standing(caller) {
      const time = now();
      const used = await usage.used(caller.accountId, monthOf(time));
      return { used, resetsAt: nextMonth(time), resetsIn: secondsToRenewal(time) };
    },
  };
}

function spent(caller: Caller, cost: number, now: number): ProblemError {
  return new ProblemError("quota_exceeded", {
    detail: `the call costs ${cost}, which is more than what is left of ${caller.allowance} units a month`,
    retryAfter: secondsToRenewal(now),
  });
}

function secondsToRenewal(now: number): number {
  return Math.ceil((nextMonth(now) - now) / 1_000);
}
