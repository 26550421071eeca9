/**
 * The time that a request may take. Only what is waited for the server counts: a reader that takes its time over the
 * rows of a long answer does not end it.
 */
export class Deadline {
  readonly #controller = new AbortController();
  /** Milliseconds. */
  #left: number;

  /** @param ms that the server has, all waits together */
  constructor(ms: number) {
    this.#left = ms;
  }

  /** Aborted when the time is up. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Waits for work of the server, which heeds the signal. */
  async wait<T>(work: () => Promise<T>): Promise<T> {
    const since = performance.now();
    const timer = setTimeout(() => {
      this.#controller.abort(new DOMException("the server took too long", "TimeoutError"));
    }, this.#left);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      this.#left = Math.max(0, this.#left - (performance.now() - since));
    }
  }
}
