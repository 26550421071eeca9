import { checkOptions, numberFrom, ProblemError, type Resolver, wholeFrom } from "../contract/index.ts";

/** How much may run and wait at once. */
export interface QueueLimits {
  /** Calls that resolve at the same time. */
  readonly running: number;
  /** Calls that wait for their turn; one more is refused. */
  readonly waiting: number;
  /** Seconds that a refused caller should wait (`Retry-After`); default 1. */
  readonly retryAfter?: number;
}

/** A resolver behind a bounded queue, and how full it is. */
export interface QueuedResolver extends Resolver {
  /** How many calls run and wait at this moment. */
  readonly load: { readonly running: number; readonly waiting: number };
  /**
   * Refuses a call at once that would be refused later, so that its body is not read and checked for nothing.
   *
   * @throws ProblemError `overloaded`
   */
  admit(): void;
}

/**
 * Lets a bounded number of calls through to a resolver, keeps a bounded number waiting in order of arrival, and
 * refuses the rest at once. A call that is aborted while it waits leaves the queue.
 *
 * @throws ProblemError `invalid_request` for a limit that does not exist or is not a number; from `resolve` `overloaded`
 */
export function limitQueue(resolver: Resolver, limits: QueueLimits): QueuedResolver {
  checkOptions<QueueLimits>(
    limits,
    { running: wholeFrom(1), waiting: wholeFrom(0), retryAfter: numberFrom(0) },
    ["running", "waiting"],
  );
  const queue = new Set<() => void>();
  let running = 0;

  function admit(): void {
    if (running < limits.running || queue.size < limits.waiting) return;
    throw new ProblemError("overloaded", { retryAfter: limits.retryAfter ?? 1 });
  }

  function turn(signal: AbortSignal | undefined): Promise<void> | undefined {
    if (running < limits.running) {
      running++;
      return undefined;
    }
    admit();
    return new Promise((resolve, reject) => {
      const start = () => {
        signal?.removeEventListener("abort", leave);
        resolve();
      };
      const leave = () => {
        queue.delete(start);
        reject(signal?.reason);
      };
      queue.add(start);
      signal?.addEventListener("abort", leave, { once: true });
    });
  }

  /** The place of a finished call goes to the call that has waited longest, or becomes free. */
  function yieldTurn(): void {
    const [first] = queue;
    if (first === undefined) running--;
    else {
      queue.delete(first);
      first();
    }
  }

  return {
    admit,
    get load() {
      return { running, waiting: queue.size };
    },
    async resolve(request, options) {
      options?.signal?.throwIfAborted();
      await turn(options?.signal);
      try {
        return await resolver.resolve(request, options);
      } finally {
        yieldTurn();
      }
    },
  };
}
