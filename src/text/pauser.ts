/**
 * Time of work before a pause lets the event loop run, in ms. Two checks are some ms apart, so that an abort takes
 * effect within 20.
 */
const SLICE = 8;

/** Steps between two looks at the clock: one takes a millisecond at most, and most take less time than the look. */
const STEPS = 4;

/** Called between steps of long work, which continues when the promise is fulfilled, or at once if there is none. */
export type Pause = () => Promise<void> | undefined;

/**
 * A function to call between steps of long work. It lets the event loop run when a slice of time has passed, and
 * throws the signal's reason once that is aborted.
 */
export function pauser(signal: AbortSignal | undefined): Pause {
  let until = performance.now() + SLICE;
  return () => {
    if (performance.now() < until) return undefined;
    return new Promise<void>((resolve) => afterEvents(resolve)).then(() => {
      signal?.throwIfAborted();
      until = performance.now() + SLICE;
    });
  };
}

/** Runs long work that is written in steps, with a check of the signal between them. */
export async function inSteps<Made>(work: Generator<void, Made>, pause: Pause): Promise<Made> {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    const waiting = pause();
    if (waiting) await waiting;
  }
}

/** Runs all steps at once. */
export function atOnce<Made>(work: Generator<void, Made>): Made {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Takes a step for each item, in order, with a pause before some if one is due; returns what the steps return. */
export async function mapInSteps<T, R>(
  pause: Pause,
  items: readonly T[],
  step: (item: T, i: number) => R | Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  for (let i = 0; i < items.length; i++) {
    const waiting = i % STEPS === 0 ? pause() : undefined;
    if (waiting) await waiting;
    const result = step(items[i]!, i);
    results.push(result instanceof Promise ? await result : result);
  }
  return results;
}

/**
 * Calls a function after the waiting events are handled. A timer waits at least a millisecond, so Node's own function
 * is preferred.
 */
const afterEvents: (call: () => void) => void =
  (globalThis as { setImmediate?: (call: () => void) => void }).setImmediate ?? setTimeout;
