import type { PathWeights } from "../../data/weights/local.ts";

/** All features. A score adds them in this order. */
const names = [
  "bias",
  "kind_exact",
  "kind_folded",
  "kind_suffix",
  "kind_acronym",
  "kind_short_name",
  "kind_partial",
  "kind_fuzzy",
  "kind_given",
  "prior",
  "alias",
  "demonym",
  "language",
  "case",
  "length",
  "unsure",
  "type",
  "context",
  "field",
  "place_fits",
  "person_fits",
  "person_clashes",
  "match_fits",
  "match_player",
  "match_clashes",
  "article_clashes",
  "edits",
  "uncovered",
  "given_score",
  "most_exact",
  "most_context",
  "most_field",
  "coherence",
  "most_coherence",
  "less_related",
  "memory",
] as const;

export type Feature = (typeof names)[number];

/** Number of each feature. */
export const feature = Object.fromEntries(names.map((name, at) => [name, at])) as Readonly<
  Record<Feature, number>
>;

const WIDTH = names.length;

/**
 * The features of all candidates of a text, a row each, in one array: as an object for each candidate they were a
 * quarter of what the garbage collector had to move.
 */
export class FeatureRows {
  readonly #values: Float64Array;
  /** Absent is not 0: what is absent is not told of a candidate. */
  readonly #present: Uint8Array;

  constructor(rows: number) {
    this.#values = new Float64Array(rows * WIDTH);
    this.#present = new Uint8Array(rows * WIDTH);
  }

  set(row: number, feature: number, value: number): void {
    this.#values[row * WIDTH + feature] = value;
    this.#present[row * WIDTH + feature] = 1;
  }

  /** The value of a feature; 0 when it is absent. */
  get(row: number, feature: number): number {
    return this.#values[row * WIDTH + feature]!;
  }

  /** The sum of value times weight. */
  sum(row: number, weights: PathWeights): number {
    const vector = vectorOf(weights);
    const from = row * WIDTH;
    let sum = 0;
    for (let i = 0; i < WIDTH; i++) sum += vector[i]! * this.#values[from + i]!;
    return sum;
  }

  /** The features that a row has, by name. */
  named(row: number): Record<string, number> {
    const features: Record<string, number> = {};
    for (let i = 0; i < WIDTH; i++)
      if (this.#present[row * WIDTH + i] === 1) features[names[i]!] = this.#values[row * WIDTH + i]!;
    return features;
  }

  /** A row alone, to be changed. */
  copy(row: number): FeatureRows {
    const copy = new FeatureRows(1);
    copy.#values.set(this.#values.subarray(row * WIDTH, (row + 1) * WIDTH));
    copy.#present.set(this.#present.subarray(row * WIDTH, (row + 1) * WIDTH));
    return copy;
  }
}

const vectors = new WeakMap<PathWeights, Float64Array>();

/** Weights in the order of the features; 0 where there is none. */
function vectorOf(of: PathWeights): Float64Array {
  let vector = vectors.get(of);
  if (!vector) {
    vector = Float64Array.from(names, (name) => of.weights[name] ?? 0);
    vectors.set(of, vector);
  }
  return vector;
}
