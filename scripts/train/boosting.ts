import { LEAF_STEP, type TreeModel } from "../../src/linking/model/trees.ts";

/**
 * Gradient boosting of oblivious trees over binned features (Friedman, "Greedy function approximation", 2001; second
 * order as in Chen and Guestrin, "XGBoost", 2016; oblivious trees as in Prokhorenkova and others, "CatBoost", 2018). No
 * random numbers: equal rows in equal order give equal trees.
 */

/** Rows of features, cut into bins. */
export interface Binned {
  readonly rows: number;
  /** Bin of each row, one array a feature. */
  readonly bins: readonly Uint8Array[];
  /** Least value of each bin from the second on. */
  readonly edges: readonly Float32Array[];
  /** The bin of most rows, of each feature. */
  readonly usual: readonly number[];
}

/** Most bins of a feature, by equal shares of the rows. */
const BINS = 48;
/** Further bins among the rows that are not 0, for a feature that is 0 in more than a fifth of the rows. */
const REST_BINS = 24;

/** @param values rows × width */
export function binned(values: Float32Array, width: number): Binned {
  const rows = values.length / width;
  const bins: Uint8Array[] = [];
  const edges: Float32Array[] = [];
  const usual: number[] = [];
  const column = new Float32Array(rows);
  for (let feature = 0; feature < width; feature++) {
    for (let row = 0; row < rows; row++) column[row] = values[row * width + feature]!;
    const own = edgesOf(column.slice().sort());
    edges.push(own);
    const of = binsOf(column, own);
    bins.push(of);
    usual.push(mostCommon(of, own.length + 1));
  }
  return { rows, bins, edges, usual };
}

function mostCommon(bins: Uint8Array, count: number): number {
  const rows = new Uint32Array(count);
  for (const bin of bins) rows[bin]!++;
  return rows.indexOf(Math.max(...rows));
}

function edgesOf(sorted: Float32Array): Float32Array {
  const distinct = new Set<number>();
  for (const value of sorted) {
    distinct.add(value);
    if (distinct.size > BINS) break;
  }
  if (distinct.size <= BINS) return Float32Array.from([...distinct].slice(1));
  const edges = new Set<number>();
  for (let b = 1; b < BINS; b++) edges.add(sorted[Math.floor((b * sorted.length) / BINS)]!);
  const rest = sorted.filter((value) => value !== 0);
  if (rest.length < sorted.length * 0.8)
    for (let b = 0; b < REST_BINS; b++) edges.add(rest[Math.floor((b * rest.length) / REST_BINS)]!);
  return Float32Array.from([...edges].filter((edge) => edge > sorted[0]!).sort((a, b) => a - b));
}

function binsOf(column: Float32Array, edges: Float32Array): Uint8Array {
  const bins = new Uint8Array(column.length);
  for (let row = 0; row < column.length; row++) {
    const value = column[row]!;
    let low = 0;
    let high = edges.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (value >= edges[middle]!) low = middle + 1;
      else high = middle;
    }
    bins[row] = low;
  }
  return bins;
}

/** Writes first and second derivatives of the loss by the sum of each row. */
export type Gradients = (sums: Float64Array, gradient: Float32Array, hessian: Float32Array) => void;

export interface BoostOptions {
  readonly trees: number;
  readonly depth: number;
  /** Share of each Newton step that is taken. */
  readonly rate: number;
  /** Penalty on leaf values, in units of the weight of a leaf. */
  readonly lambda: number;
  /**
   * Number of parts of the units. Each tree is learned from one part in turn (Friedman, "Stochastic gradient
   * boosting", 2002).
   */
  readonly parts: number;
  /** Unit of each row: rows of one unit are in one part. */
  readonly unitOf: (row: number) => number;
  /** Features that may split; all if it is absent. */
  readonly features?: readonly number[] | undefined;
  readonly gradients: Gradients;
  /** Leaves are multiples of this many thousandths; of one if it is absent. */
  readonly step?: number | undefined;
}

/** Threshold of a level where no split gains: no value reaches it. */
const NEVER = 1e30;

/** Learns trees. */
export function boost(data: Binned, options: BoostOptions): TreeModel {
  const { trees, depth, rate, lambda, gradients, parts, unitOf, step = 1 } = options;
  const { rows, bins, edges } = data;
  const allowed = options.features ?? bins.map((_, i) => i);
  const sums = new Float64Array(rows);
  const gradient = new Float32Array(rows);
  const hessian = new Float32Array(rows);
  const leafOf = new Uint8Array(rows);
  const samples = Array.from({ length: parts }, (_, part) =>
    sampleOf(data, allowed, rowsOfPart(rows, parts, part, unitOf)),
  );
  const features: number[] = [];
  const thresholds: number[] = [];
  const leaves: number[] = [];
  for (let tree = 0; tree < trees; tree++) {
    gradients(sums, gradient, hessian);
    leafOf.fill(0);
    const sample = samples[tree % parts]!;
    const levels = [steps(sample.rows, leafOf, 1, gradient, hessian, lambda)];
    for (let level = 0; level < depth; level++) {
      const { feature, bin } = bestSplit(
        data,
        sample,
        allowed,
        leafOf,
        1 << level,
        gradient,
        hessian,
        lambda,
      );
      features.push(feature);
      thresholds.push(bin === 0 ? NEVER : edges[feature]![bin - 1]!);
      const own = bins[feature]!;
      const least = bin === 0 ? 256 : bin;
      for (let row = 0; row < rows; row++) leafOf[row] = (leafOf[row]! << 1) | (own[row]! >= least ? 1 : 0);
      levels.push(steps(sample.rows, leafOf, 2 << level, gradient, hessian, lambda, levels[level]));
    }
    const taken = levels[depth]!.map((value) => Math.round((value * rate) / LEAF_STEP / step) * step);
    leaves.push(...taken);
    for (let row = 0; row < rows; row++) sums[row]! += taken[leafOf[row]!]! * LEAF_STEP;
  }
  return { depth, features, thresholds: thresholds.map(short), leaves };
}

/** The shortest decimal that gives the same number of 32 bits. */
function short(value: number): number {
  for (let digits = 3; digits < 10; digits++) {
    const rounded = Number(value.toPrecision(digits));
    if (Math.fround(rounded) === value) return rounded;
  }
  return value;
}

function rowsOfPart(rows: number, parts: number, part: number, unitOf: (row: number) => number): Int32Array {
  const list: number[] = [];
  for (let row = 0; row < rows; row++) if (unitOf(row) % parts === part) list.push(row);
  return Int32Array.from(list);
}

/** Newton step of each leaf; an empty leaf gets that of the node above. */
function steps(
  sample: Int32Array,
  leafOf: Uint8Array,
  leaves: number,
  gradient: Float32Array,
  hessian: Float32Array,
  lambda: number,
  above?: readonly number[],
): number[] {
  const g = new Float64Array(leaves);
  const h = new Float64Array(leaves);
  for (let i = 0; i < sample.length; i++) {
    const row = sample[i]!;
    const leaf = leafOf[row]!;
    g[leaf]! += gradient[row]!;
    h[leaf]! += hessian[row]!;
  }
  return Array.from(g, (sum, leaf) =>
    h[leaf]! > 0 ? -sum / (h[leaf]! + lambda) : (above?.[leaf >> 1] ?? 0),
  );
}

/** The rows of a part, and for each feature those that are not in its usual bin. */
interface Sample {
  readonly rows: Int32Array;
  /** By feature; undefined where the usual bin has too few rows to be left out. */
  readonly unusual: readonly (Int32Array | undefined)[];
}

/** Least share of the usual bin at which its sum is what the other bins leave of the whole: most features are flags. */
const USUAL = 0.3;

function sampleOf({ bins, usual }: Binned, allowed: readonly number[], rows: Int32Array): Sample {
  const unusual: (Int32Array | undefined)[] = [];
  for (const feature of allowed) {
    const own = bins[feature]!;
    const list = rows.filter((row) => own[row] !== usual[feature]);
    if (list.length < rows.length * (1 - USUAL)) unusual[feature] = list;
  }
  return { rows, unusual };
}

/** The split of all leaves of a level that gains most; bin 0 means no split. */
function bestSplit(
  { bins, edges, usual }: Binned,
  sample: Sample,
  allowed: readonly number[],
  leafOf: Uint8Array,
  leaves: number,
  gradient: Float32Array,
  hessian: Float32Array,
  lambda: number,
): { feature: number; bin: number } {
  let best = { feature: allowed[0]!, bin: 0 };
  let most = 1e-9;
  const whole = new Float64Array(leaves * 2);
  addRows(whole, sample.rows, undefined, 1, leafOf, gradient, hessian);
  for (const feature of allowed) {
    const count = edges[feature]!.length + 1;
    if (count === 1) continue;
    const sums = new Float64Array(leaves * count * 2);
    const unusual = sample.unusual[feature];
    addRows(sums, unusual ?? sample.rows, bins[feature], count, leafOf, gradient, hessian);
    if (unusual) addRest(sums, whole, usual[feature]!, count);
    const gains = gainsOf(sums, leaves, count, lambda);
    for (let bin = 1; bin < count; bin++)
      if (gains[bin]! > most) {
        most = gains[bin]!;
        best = { feature, bin };
      }
  }
  return best;
}

/** Adds both derivatives of rows to the sums of their leaf and bin. @param bins undefined if there is one bin */
function addRows(
  sums: Float64Array,
  rows: Int32Array,
  bins: Uint8Array | undefined,
  count: number,
  leafOf: Uint8Array,
  gradient: Float32Array,
  hessian: Float32Array,
): void {
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!;
    const at = (leafOf[row]! * count + (bins ? bins[row]! : 0)) * 2;
    sums[at]! += gradient[row]!;
    sums[at + 1]! += hessian[row]!;
  }
}

/** Gives the usual bin of each leaf what the other bins leave of the whole. */
function addRest(sums: Float64Array, whole: Float64Array, usual: number, count: number): void {
  for (let i = 0; i < whole.length; i++) {
    const from = (i >> 1) * count * 2 + (i & 1);
    let rest = whole[i]!;
    for (let bin = 0; bin < count; bin++) rest -= sums[from + bin * 2]!;
    sums[from + usual * 2] = rest;
  }
}

/** Gain of a split before each bin, over all leaves. */
function gainsOf(sums: Float64Array, leaves: number, count: number, lambda: number): Float64Array {
  const gains = new Float64Array(count);
  for (let leaf = 0; leaf < leaves; leaf++) {
    const from = leaf * count * 2;
    let g = 0;
    let h = 0;
    for (let bin = 0; bin < count; bin++) {
      g += sums[from + bin * 2]!;
      h += sums[from + bin * 2 + 1]!;
    }
    if (h === 0) continue;
    const whole = (g * g) / (h + lambda);
    let left = 0;
    let weight = 0;
    for (let bin = 1; bin < count; bin++) {
      left += sums[from + bin * 2 - 2]!;
      weight += sums[from + bin * 2 - 1]!;
      const right = g - left;
      gains[bin]! += (left * left) / (weight + lambda) + (right * right) / (h - weight + lambda) - whole;
    }
  }
  return gains;
}

/** The least second derivative: it keeps a step finite where a loss is flat. */
const FLAT = 1e-4;

/**
 * Gradients of a logistic loss.
 *
 * @param labels 0 or 1
 */
export function logistic(labels: ArrayLike<number>, weights: ArrayLike<number>): Gradients {
  return (sums, gradient, hessian) => {
    for (let row = 0; row < sums.length; row++) {
      const p = 1 / (1 + Math.exp(-sums[row]!));
      gradient[row] = weights[row]! * (p - labels[row]!);
      hessian[row] = weights[row]! * Math.max(p * (1 - p), FLAT);
    }
  };
}

/**
 * Gradients of a listwise loss: the rows of a group share one likelihood, and the right ones should have most of it.
 *
 * @param begins first row of each group, and the end of the last
 * @param right 1 for the rows that are right; each group has at least one
 * @param weights weights of the groups
 */
export function listwise(
  begins: Int32Array,
  right: ArrayLike<number>,
  weights: ArrayLike<number>,
): Gradients {
  return (sums, gradient, hessian) => {
    for (let group = 0; group + 1 < begins.length; group++) {
      const from = begins[group]!;
      const to = begins[group + 1]!;
      let most = Number.NEGATIVE_INFINITY;
      for (let row = from; row < to; row++) most = Math.max(most, sums[row]!);
      let total = 0;
      let good = 0;
      for (let row = from; row < to; row++) {
        const e = Math.exp(sums[row]! - most);
        gradient[row] = e;
        total += e;
        if (right[row]) good += e;
      }
      for (let row = from; row < to; row++) {
        const p = gradient[row]! / total;
        const q = right[row] ? gradient[row]! / good : 0;
        gradient[row] = weights[group]! * (p - q);
        hessian[row] = weights[group]! * Math.max(p * (1 - p), FLAT);
      }
    }
  };
}
