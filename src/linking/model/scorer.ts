import { type TreeModel, Trees } from "./trees.ts";

/** A scoring function over rows of features. */
export interface Scorer {
  /** The sum of the row that begins at an offset. */
  sum(values: Float32Array, row: number): number;
  /** Adds what each feature adds to the sum; returns what no feature explains. */
  explain(values: Float32Array, row: number, parts: Float64Array): number;
}

/** Boosted trees, made ready when they are first asked for. */
export class TreeScorer implements Scorer {
  readonly #model: () => TreeModel;
  #trees: Trees | undefined;

  constructor(model: () => TreeModel) {
    this.#model = model;
  }

  get #ready(): Trees {
    this.#trees ??= new Trees(this.#model());
    return this.#trees;
  }

  sum(values: Float32Array, row: number): number {
    return this.#ready.sum(values, row);
  }

  explain(values: Float32Array, row: number, parts: Float64Array): number {
    return this.#ready.explain(values, row, parts);
  }
}
