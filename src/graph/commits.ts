/**
 * Commits one after another, in the order of their coming. Those that come while one is being synced to
 * disk go together into the next, so that many small writes at once cost few syncs.
 */
export class Commits<Content, Note> {
  readonly #commit: (contents: Content[], notes: Note[]) => Promise<void>;
  #waiting: { contents: Content[]; notes: Note[]; done: Promise<void> } | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(commit: (contents: Content[], notes: Note[]) => Promise<void>) {
    this.#commit = commit;
  }

  /** Resolves when the contents and notes are committed, all at once. */
  add(contents: readonly Content[], notes: readonly Note[]): Promise<void> {
    if (!this.#waiting) {
      const contents: Content[] = [];
      const notes: Note[] = [];
      const done = this.alone(() => {
        if (this.#waiting?.done === done) this.#waiting = undefined;
        return this.#commit(contents, notes);
      });
      this.#waiting = { contents, notes, done };
    }
    // One by one: a call takes no more than some 120,000 arguments.
    for (const content of contents) this.#waiting.contents.push(content);
    for (const note of notes) this.#waiting.notes.push(note);
    return this.#waiting.done;
  }

  /** Runs a task when all commits before it are done, and holds up those after it. */
  alone<T>(task: () => Promise<T>): Promise<T> {
    // What waits must not overtake: later additions start a group of their own, after this task.
    this.#waiting = undefined;
    const result = this.#last.then(task);
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Resolves when nothing is left to do. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
