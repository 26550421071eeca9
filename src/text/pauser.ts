/**
 * How long a text is worked on before a look lets the event loop run, in ms. Two looks are some ms apart, so that an abort
 * is heard within 20.
 */
const SLICE = 8;

/** Called between steps of a long work, which continues when the promise is fulfilled, or at once if there is none. */
export type Pause = () => Promise<void> | undefined;

/**
 * A function to call between steps of a long work: it lets the event loop run when a slice of time has passed,
 * and throws the signal's reason once that is aborted.
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

/** Calls when waiting events were handled. A timer waits a millisecond at least, so Node's own function goes first. */
const afterEvents: (call: () => void) => void =
  (globalThis as { setImmediate?: (call: () => void) => void }).setImmediate ?? setTimeout;
