import type { Pause } from "./pauser.ts";

/** Runs a long work that is written in steps, with a look at the signal between them. */
export async function inSteps<Made>(work: Generator<void, Made>, pause: Pause): Promise<Made> {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    const waiting = pause();
    if (waiting) await waiting;
  }
}

/** The same at once. */
export function atOnce<Made>(work: Generator<void, Made>): Made {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** What is made in steps, once, however many ask for it meanwhile: each goes on where another stopped. */
export class MadeInSteps<Made extends object> {
  #made: Made | undefined;
  #making: Generator<void, Made> | undefined;
  readonly #work: () => Generator<void, Made>;

  /** @param made what there is already */
  constructor(work: () => Generator<void, Made>, made?: Made) {
    this.#work = work;
    this.#made = made;
  }

  /** What is made, after the steps that are left. A step that throws ends the making; whoever asks next begins anew. */
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

  /** To be made anew: what it was made of has changed. */
  forget(): void {
    this.#made = undefined;
    this.#making = undefined;
  }
}
