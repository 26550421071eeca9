import type { Clock } from "./clock.ts";

/** Length of the window in which requests are counted, in ms. */
const minute = 60_000;

/**
 * Limits the requests per minute: no 60 seconds have more of them. A tenth may be sent at once, which is enough for a
 * small job; the others follow evenly.
 */
export class Budget {
  readonly #clock: Clock;
  readonly #signal: AbortSignal | undefined;
  /** Most requests that may be sent at once. */
  readonly #most: number;
  /** Milliseconds until one more request may be sent. */
  readonly #interval: number;
  #left: number;
  #counted: number;
  #pausedUntil = 0;
  /** What the clock told last, and by how much it was set back since the beginning. */
  #told: number;
  #setBack = 0;
  /** Milliseconds spent waiting because the server asked for it. */
  paused = 0;

  constructor(perMinute: number, clock: Clock, signal?: AbortSignal) {
    this.#clock = clock;
    this.#signal = signal;
    this.#most = Math.max(1, Math.floor(perMinute / 10));
    this.#interval = minute / Math.max(perMinute - this.#most, 1);
    this.#left = this.#most;
    this.#told = clock.now();
    this.#counted = this.#told;
  }

  /** The time of the clock, going on where it is set back: a fetch would wait for as long as that is. */
  #now(): number {
    const now = this.#clock.now();
    this.#setBack += Math.max(0, this.#told - now);
    this.#told = now;
    return now + this.#setBack;
  }

  /** Waits until a request may be sent. */
  async take(): Promise<void> {
    for (;;) {
      const now = this.#now();
      if (now < this.#pausedUntil) {
        await this.#clock.sleep(this.#pausedUntil - now, this.#signal);
        continue;
      }
      const earned = (now - this.#counted) / this.#interval;
      this.#left = Math.min(this.#most, this.#left + earned);
      this.#counted = now;
      // A timer may be early by a fraction of a millisecond, which is not a reason to wait again.
      if (this.#left >= 1 - 1e-6) {
        this.#left -= 1;
        return;
      }
      await this.#clock.sleep(Math.ceil((1 - this.#left) * this.#interval), this.#signal);
    }
  }

  /** Stops all requests for a time, as the server asked for it. */
  pause(ms: number): void {
    const now = this.#now();
    const until = now + ms;
    if (until <= this.#pausedUntil) return;
    this.paused += until - Math.max(this.#pausedUntil, now);
    this.#pausedUntil = until;
  }
}
