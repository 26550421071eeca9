import type { Pause } from "./pauser.ts";

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

/** A value that is made in steps, once, however many callers need it meanwhile: each continues where another stopped. */
export class MadeInSteps<Made extends object> {
  #made: Made | undefined;
  #making: Generator<void, Made> | undefined;
  readonly #work: () => Generator<void, Made>;

  /** @param made the value, if it exists already */
  constructor(work: () => Generator<void, Made>, made?: Made) {
    this.#work = work;
    this.#made = made;
  }

  /** The value, after the remaining steps. If a step throws, the work ends, and the next caller begins again. */
  *making(): Generator<void, Made> {
    while (!this.#made) {
      this.#making ??= this.#work();
      try {
        const { done, value } = this.#making.next();
        if (done) this.#made = value;
      } catch (error) {
        this.#making = undefined;
        throw error;
      }
      if (this.#made) this.#making = undefined;
      else yield;
    }
    return this.#made;
  }

  /** Forgets the value, as its sources have changed. */
  forget(): void {
    this.#made = undefined;
    this.#making = undefined;
  }
}
