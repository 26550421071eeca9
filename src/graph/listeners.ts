import type { GraphListener } from "./store.ts";

/** The listeners of one store. A listener that throws does not fail the write: its error is raised on its own. */
export class Listeners {
  readonly #listeners = new Set<GraphListener>();

  watch(listener: GraphListener): () => void {
    const own: GraphListener = (graphs) => listener(graphs);
    this.#listeners.add(own);
    return () => {
      this.#listeners.delete(own);
    };
  }

  tell(graphs: readonly string[]): void {
    for (const listener of [...this.#listeners]) {
      try {
        listener(graphs);
      } catch (error) {
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }
}
