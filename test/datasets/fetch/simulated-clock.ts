import type { Clock } from "../../../src/datasets/fetch/clock.ts";

/** A clock that does not wait: who sleeps is woken at once, and that time has passed. */
export class SimulatedClock implements Clock {
  #now = Date.parse("2026-03-14T12:00:00Z");
  /** Each sleep, in ms. */
  readonly sleeps: number[] = [];

  now(): number {
    return this.#now;
  }

  async sleep(ms: number, signal?: AbortSignal): Promise<void> {
    this.sleeps.push(ms);
    const until = this.#now + ms;
    await new Promise((next) => setImmediate(next));
    signal?.throwIfAborted();
    this.#now = Math.max(this.#now, until);
  }
}
