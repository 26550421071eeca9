import { ProblemError } from "../contract/index.ts";

/** Bytes of each body that need no budget: they are harmless even if every connection sends that many. */
const free = 64 * 1024;

/** What one body holds of the budget. */
export interface BodyShare {
  /**
   * Takes more bytes in.
   *
   * @throws ProblemError `overloaded` when the budget of all bodies is spent
   */
  take(bytes: number): void;
  /** Returns the bytes to the budget. */
  release(): void;
}

/** Bounds the memory of all bodies together that are read or worked on. Small ones always fit. */
export class BodyBudget {
  readonly #most: number;
  #taken = 0;

  /** @param most bytes */
  constructor(most: number) {
    this.#most = most;
  }

  open(): BodyShare {
    let size = 0;
    let held = 0;
    return {
      take: (bytes) => {
        size += bytes;
        const more = Math.max(0, size - free) - held;
        if (this.#taken + more > this.#most)
          throw new ProblemError("overloaded", {
            detail: "too many large bodies are being read",
            retryAfter: 1,
          });
        held += more;
        this.#taken += more;
      },
      release: () => {
        this.#taken -= held;
        held = 0;
      },
    };
  }
}
