import { type CandidateFeature, candidateFeatures } from "./feature-table.ts";
import { type TreeModel, Trees } from "./trees.ts";

const { at } = candidateFeatures;

export interface Scorer {
  /** The sum of the row that begins at an offset. */
  sum(values: Float32Array, row: number): number;
  /** Adds what each feature adds to the sum; returns what no feature explains. */
  explain(values: Float32Array, row: number, parts: Float64Array): number;
}

/** One weight for each feature, or one for each pair of features, by their names. */
export type Weights = { readonly [Name in CandidateFeature]?: number };
type PairWeights = { readonly [Name in CandidateFeature]?: Weights };

export class LinearScorer implements Scorer {
  readonly #features: Int32Array;
  readonly #weights: Float64Array;
  /** The two features of each pair weight, one after the other. */
  readonly #pairs: Int32Array;
  readonly #pairWeights: Float64Array;

  constructor(single: Weights, pairs: PairWeights = {}) {
    const singles = weightsOf(single);
    this.#features = Int32Array.from(singles, ([feature]) => feature);
    this.#weights = Float64Array.from(singles, ([, weight]) => weight);
    const both = Object.entries(pairs).flatMap(([name, others]) =>
      weightsOf(others).map(([other, weight]) => [at[name as CandidateFeature], other, weight] as const),
    );
    this.#pairs = Int32Array.from(both.flatMap((pair) => pair.slice(0, 2)));
    this.#pairWeights = Float64Array.from(both, ([, , weight]) => weight);
  }

  sum(values: Float32Array, row: number): number {
    let sum = 0;
    for (let i = 0; i < this.#features.length; i++)
      sum += values[row + this.#features[i]!]! * this.#weights[i]!;
    for (let i = 0; i < this.#pairWeights.length; i++) sum += this.#pair(values, row, i);
    return sum;
  }

  explain(values: Float32Array, row: number, parts: Float64Array): number {
    this.#features.forEach((feature, i) => {
      parts[feature]! += values[row + feature]! * this.#weights[i]!;
    });
    for (let i = 0; i < this.#pairWeights.length; i++)
      parts[this.#pairs[2 * i]!]! += this.#pair(values, row, i);
    return 0;
  }

  #pair(values: Float32Array, row: number, i: number): number {
    return (
      values[row + this.#pairs[2 * i]!]! * values[row + this.#pairs[2 * i + 1]!]! * this.#pairWeights[i]!
    );
  }
}

function weightsOf(weights: Weights): (readonly [feature: number, weight: number])[] {
  return Object.entries(weights).map(([name, weight]) => [at[name as CandidateFeature], weight]);
}

/** Boosted trees, prepared when they are first needed. */
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
