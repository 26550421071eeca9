/**
 * Boosted oblivious trees: all nodes of a level share one split, so a tree is a few comparisons and a table (Prokhorenkova
 * and others, "CatBoost", NeurIPS 2018). Learned files hold them as plain numbers.
 */
export interface TreeModel {
  readonly depth: number;
  /** Number of the feature of each split, a level after the other, a tree after the other. */
  readonly features: readonly number[];
  /** Least value that goes right, for each split. */
  readonly thresholds: readonly number[];
  /** Leaves of each tree, in thousandths. */
  readonly leaves: readonly number[];
}

/** Leaves are kept in thousandths. */
export const LEAF_STEP = 1 / 1000;

/** A model as it is evaluated. */
export class Trees {
  readonly #depth: number;
  readonly #count: number;
  readonly #features: Int32Array;
  readonly #thresholds: Float32Array;
  readonly #leaves: Float64Array;

  constructor({ depth, features, thresholds, leaves }: TreeModel) {
    this.#depth = depth;
    this.#count = features.length / depth;
    this.#features = Int32Array.from(features);
    this.#thresholds = Float32Array.from(thresholds);
    this.#leaves = Float64Array.from(leaves, (leaf) => leaf * LEAF_STEP);
  }

  /** The sum for a row of features that begins at an offset. */
  sum(rows: Float32Array, row: number): number {
    const depth = this.#depth;
    const features = this.#features;
    const thresholds = this.#thresholds;
    const leaves = this.#leaves;
    let sum = 0;
    let split = 0;
    for (let tree = 0; tree < this.#count; tree++) {
      let leaf = 0;
      for (let level = 0; level < depth; level++, split++)
        leaf = (leaf << 1) | (rows[row + features[split]!]! >= thresholds[split]! ? 1 : 0);
      sum += leaves[(tree << depth) | leaf]!;
    }
    return sum;
  }

  /**
   * What each feature adds to the sum. On the way to the leaf of each tree the mean of the leaves below changes at every
   * split; the change goes to the feature that splits (Saabas, "Interpreting random forests", 2014, with every leaf
   * equally likely). With what is returned, the parts add up to the sum.
   *
   * @param parts a number a feature, added to
   * @returns the sum of the means of all leaves, which no feature explains
   */
  explain(rows: Float32Array, row: number, parts: Float64Array): number {
    const depth = this.#depth;
    const size = 1 << depth;
    let start = 0;
    let split = 0;
    for (let tree = 0; tree < this.#count; tree++) {
      let from = tree * size;
      let to = from + size;
      let before = this.#mean(from, to);
      start += before;
      for (let level = 0; level < depth; level++, split++) {
        const feature = this.#features[split]!;
        const middle = (from + to) / 2;
        if (rows[row + feature]! >= this.#thresholds[split]!) from = middle;
        else to = middle;
        const mean = this.#mean(from, to);
        parts[feature]! += mean - before;
        before = mean;
      }
    }
    return start;
  }

  #mean(from: number, to: number): number {
    let sum = 0;
    for (let i = from; i < to; i++) sum += this.#leaves[i]!;
    return sum / (to - from);
  }
}
