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
