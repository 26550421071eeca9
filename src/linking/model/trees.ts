/**
 * Boosted oblivious trees: all nodes of a level share one split, so a tree is a few comparisons and a table
 * (Prokhorenkova and others, "CatBoost", NeurIPS 2018). The learned files hold plain numbers.
 */
export interface TreeModel {
  readonly depth: number;
  /** Number of the feature of each split, level by level, tree by tree. */
  readonly features: readonly number[];
  /** Least value that goes to the right side, for each split. */
  readonly thresholds: readonly number[];
  /** Leaves of each tree, in thousandths. */
  readonly leaves: readonly number[];
}

/** Leaves are kept in thousandths. */
export const LEAF_STEP = 1 / 1000;

/**
 * A model, ready for evaluation. Successive rows differ in few features. So the splits of a feature are tested again
 * only if its value has changed, and only those between the old and the new value. The sum changes by the difference
 * of the leaves of those trees. It is a sum of whole numbers, so earlier rows never affect it.
 */
export class Trees {
  readonly #depth: number;
  readonly #count: number;
  readonly #features: Int32Array;
  readonly #thresholds: Float32Array;
  /** In thousandths. */
  readonly #leaves: Int32Array;
  /** Splits of each feature, the lowest threshold first: the threshold, the tree, and the bit of its leaf. */
  readonly #used: Int32Array;
  readonly #begins: Int32Array;
  readonly #splitAt: Float32Array;
  readonly #splitTree: Int32Array;
  readonly #splitBit: Int32Array;
  /** For each used feature, the last value and the number of its splits that go right. */
  readonly #value: Float32Array;
  readonly #right: Int32Array;
  /** The leaf of each tree for those values, and the sum of these leaves. */
  readonly #leaf: Int32Array;
  #sum: number;

  constructor({ depth, features, thresholds, leaves }: TreeModel) {
    this.#depth = depth;
    this.#count = features.length / depth;
    this.#features = Int32Array.from(features);
    this.#thresholds = Float32Array.from(thresholds);
    this.#leaves = Int32Array.from(leaves);
    const order = Array.from(features, (_, split) => split).sort(
      (a, b) => features[a]! - features[b]! || this.#thresholds[a]! - this.#thresholds[b]! || a - b,
    );
    this.#splitAt = Float32Array.from(order, (split) => this.#thresholds[split]!);
    this.#splitTree = Int32Array.from(order, (split) => Math.floor(split / depth));
    this.#splitBit = Int32Array.from(order, (split) => 1 << (depth - 1 - (split % depth)));
    const first = order.flatMap((split, i) =>
      i === 0 || features[split] !== features[order[i - 1]!] ? [i] : [],
    );
    this.#used = Int32Array.from(first, (i) => features[order[i]!]!);
    this.#begins = Int32Array.from([...first, order.length]);
    this.#value = new Float32Array(first.length).fill(Number.NaN);
    this.#right = this.#begins.slice(0, first.length);
    this.#leaf = Int32Array.from({ length: this.#count }, (_, tree) => tree << depth);
    this.#sum = this.#leaf.reduce((sum, leaf) => sum + this.#leaves[leaf]!, 0);
  }

  /** The sum for a row of features that begins at an offset. */
  sum(rows: Float32Array, row: number): number {
    const used = this.#used;
    const values = this.#value;
    for (let i = 0; i < used.length; i++) {
      const value = rows[row + used[i]!]!;
      if (value !== values[i]!) this.#set(i, value);
    }
    return this.#sum * LEAF_STEP;
  }

  /** Sets the value of a used feature: a split goes right if the value is not below its threshold. */
  #set(i: number, value: number): void {
    this.#value[i] = value;
    const splitAt = this.#splitAt;
    const from = this.#begins[i]!;
    const end = this.#begins[i + 1]!;
    let at = this.#right[i]!;
    for (; at < end && value >= splitAt[at]!; at++) this.#turn(at);
    for (; at > from && !(value >= splitAt[at - 1]!); at--) this.#turn(at - 1);
    this.#right[i] = at;
  }

  /** Moves a tree to the leaf on the other side of a split. */
  #turn(split: number): void {
    const tree = this.#splitTree[split]!;
    const before = this.#leaf[tree]!;
    const after = before ^ this.#splitBit[split]!;
    this.#leaf[tree] = after;
    this.#sum += this.#leaves[after]! - this.#leaves[before]!;
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
    return (sum * LEAF_STEP) / (to - from);
  }
}
