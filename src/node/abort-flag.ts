import { setMaxListeners } from "node:events";

/**
 * An abort that reaches a thread while it computes. A message would wait until the computation ends; a flag in
 * shared memory is seen by the next look at `signal.aborted`.
 */

/** A flag that is raised when the signal is aborted; `drop` ends the watch. */
export function raiseOnAbort(signal: AbortSignal): { flag: SharedArrayBuffer; drop: () => void } {
  const flag = new SharedArrayBuffer(4);
  const raise = () => void Atomics.store(new Int32Array(flag), 0, 1);
  if (signal.aborted) raise();
  // Many calls may share a signal, and each leaves it when it ends: Node would warn of a leak at the eleventh.
  setMaxListeners(0, signal);
  signal.addEventListener("abort", raise, { once: true });
  return { flag, drop: () => signal.removeEventListener("abort", raise) };
}

/** A signal, in another thread, that is aborted when the flag is raised. It answers when asked, it fires no event. */
export function flagSignal(flag: SharedArrayBuffer | undefined): AbortSignal | undefined {
  if (flag === undefined) return undefined;
  const view = new Int32Array(flag);
  const { signal } = new AbortController();
  const reason = new DOMException("This operation was aborted", "AbortError");
  const raised = () => Atomics.load(view, 0) === 1;
  Object.defineProperties(signal, {
    aborted: { get: raised },
    reason: { get: () => (raised() ? reason : undefined) },
    throwIfAborted: {
      value: () => {
        if (raised()) throw reason;
      },
    },
  });
  return signal;
}
