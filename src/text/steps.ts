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
