import { LEAF_STEP, type TreeModel } from "../../src/linking/model/trees.ts";

/**
 * Makes the leaves of a model coarse, so that its file is small: multiples of a step, and of those near enough the
 * ones that cost few bits. Leaves of other trees that the same rows reach make up for the error of a leaf. So the
 * sums of the rows stay nearly the same. A leaf that no row reaches equals the one beside it.
 */
export interface CoarseOptions {
  /** The step, in thousandths. */
  readonly step: number;
  /** Price of a bit of the file: the square of an error, in steps, of one row of the mean weight. */
  readonly bit: number;
}

const PASSES = 8;
/** Factor for the weight of a row after each pass that changes its decision. */
const TURNED = 3;
/** Weight of a leaf's own value, as if one more row asked for it: few leaves have fewer rows. */
const PRIOR = 1;
/** Weight of a row that is surely a name or surely none, against rows with sums near 0, which decide. */
const SURE = 0.02;

/**
 * @param rows rows of features
 * @param weights weights of the rows
 */
export function coarsened(
  model: TreeModel,
  rows: Float32Array,
  weights: Float32Array,
  { step, bit }: CoarseOptions,
): TreeModel {
  const size = 1 << model.depth;
  const reached = leavesReached(model, rows, weights.length);
  const wanted = sumsOf(reached, model.leaves, size);
  const counts = weightsNear(wanted, weights);
  const leaves = model.leaves.map((leaf) => Math.round(leaf / step) * step);
  const errors = sumsOf(reached, leaves, size).map((sum, row) => sum - wanted[row]!);
  for (let pass = 0; pass < PASSES; pass++) {
    const bits = bitsOf(leaves, step);
    reached.forEach((leafOf, tree) => {
      const weight = new Float64Array(size).fill(PRIOR);
      const off = new Float64Array(size);
      const from = tree * size;
      for (let leaf = 0; leaf < size; leaf++)
        off[leaf] = PRIOR * (leaves[from + leaf]! - model.leaves[from + leaf]!);
      for (let row = 0; row < leafOf.length; row++) {
        const leaf = leafOf[row]!;
        weight[leaf]! += counts[row]!;
        off[leaf]! += counts[row]! * errors[row]!;
      }
      const change = new Float64Array(size);
      for (let leaf = 0; leaf < size; leaf += 2) {
        const pair = [0, 1].map((i) => ({
          weight: weight[leaf + i]!,
          best: (leaves[from + leaf + i]! - off[leaf + i]! / weight[leaf + i]!) / step,
        }));
        const chosen = cheapest(pair[0]!, pair[1]!, bits, bit);
        chosen.forEach((value, i) => {
          change[leaf + i] = value * step - leaves[from + leaf + i]!;
          leaves[from + leaf + i] = value * step;
        });
      }
      for (let row = 0; row < leafOf.length; row++) errors[row]! += change[leafOf[row]!]!;
    });
    for (let row = 0; row < errors.length; row++)
      if (wanted[row]! > 0 !== wanted[row]! + errors[row]! > 0) counts[row]! *= TURNED;
  }
  return { ...model, leaves };
}

/** The best value of a leaf, in steps, and the weight of meeting it. */
interface Wish {
  readonly weight: number;
  readonly best: number;
}

/**
 * Two leaves that are near their best values and cost few bits: the second is written as the difference to the first.
 */
function cheapest(
  first: Wish,
  second: Wish,
  bits: (number: number) => number,
  worth: number,
): [number, number] {
  let least = Number.POSITIVE_INFINITY;
  let chosen: [number, number] = [0, 0];
  const cost = ({ weight, best }: Wish, value: number, written: number) =>
    weight * (value - best) ** 2 + worth * bits(written);
  for (const one of nearby(first.best)) {
    const before = cost(first, one, one);
    if (before >= least) continue;
    for (const other of [...nearby(second.best), one]) {
      const both = before + cost(second, other, other - one);
      if (both < least) {
        least = both;
        chosen = [one, other];
      }
    }
  }
  return chosen;
}

/** Whole numbers around a value, and 0. */
function nearby(value: number): number[] {
  const below = Math.floor(value);
  return [0, below, below + 1, below - 1, below + 2, below - 2, below + 3];
}

/** Number of bits of a number in the file, by its frequency in the current leaves. */
function bitsOf(leaves: readonly number[], step: number): (number: number) => number {
  const times = new Map<number, number>();
  leaves.forEach((leaf, i) => {
    const written = (i % 2 === 0 ? leaf : leaf - leaves[i - 1]!) / step;
    times.set(written, (times.get(written) ?? 0) + 1);
  });
  return (number) => Math.log2(leaves.length / (times.get(number) ?? 0.5));
}

/** The leaf of each tree that each row reaches. */
function leavesReached(
  { depth, features, thresholds }: TreeModel,
  rows: Float32Array,
  count: number,
): Uint8Array[] {
  const width = rows.length / count;
  const edges = Float32Array.from(thresholds);
  return Array.from({ length: features.length / depth }, (_, tree) => {
    const leafOf = new Uint8Array(count);
    for (let split = tree * depth; split < (tree + 1) * depth; split++) {
      const feature = features[split]!;
      const edge = edges[split]!;
      for (let row = 0; row < count; row++)
        leafOf[row] = leafOf[row]! * 2 + (rows[row * width + feature]! >= edge ? 1 : 0);
    }
    return leafOf;
  });
}

function sumsOf(reached: readonly Uint8Array[], leaves: readonly number[], size: number): Float64Array {
  const sums = new Float64Array(reached[0]?.length ?? 0);
  reached.forEach((leafOf, tree) => {
    for (let row = 0; row < sums.length; row++) sums[row]! += leaves[tree * size + leafOf[row]!]!;
  });
  return sums;
}

/** Weights of rows by how much an error may change their decision, 1 in the mean. */
function weightsNear(sums: Float64Array, weights: Float32Array): Float64Array {
  const near = sums.map((sum, row) => {
    const p = 1 / (1 + Math.exp(-sum * LEAF_STEP));
    return weights[row]! * (p * (1 - p) + SURE);
  });
  const mean = near.reduce((sum, one) => sum + one, 0) / near.length;
  return near.map((one) => one / mean);
}
