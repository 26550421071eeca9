import { packNumbers, signed, unpackNumbers, unsigned } from "../../text/packed-numbers.ts";
import type { TreeModel } from "./trees.ts";

/** A tree model as its file holds it. Packed numbers are a fifth smaller after compression than decimals. */
export interface PackedTrees {
  readonly depth: number;
  /**
   * Feature of each border. A border is a feature and a threshold that several splits may share; the most used come
   * first.
   */
  readonly features: string;
  /** Threshold of each border. */
  readonly thresholds: readonly number[];
  /** Border of each split. */
  readonly splits: string;
  /** The unit of all leaves, in thousandths. */
  readonly step: number;
  /**
   * Leaves of each tree, in steps. The second of two is the difference to the first, as they differ in the last split
   * alone.
   */
  readonly leaves: string;
}

/** The model of a file. */
export function unpackTrees({ depth, features, thresholds, splits, step, leaves }: PackedTrees): TreeModel {
  const borderFeatures = unpackNumbers(features);
  const borders = Array.from(unpackNumbers(splits));
  const steps = Array.from(unpackNumbers(leaves), (number) => unsigned(number) * step);
  return {
    depth,
    features: borders.map((border) => borderFeatures[border]!),
    thresholds: borders.map((border) => thresholds[border]!),
    leaves: steps.map((leaf, i) => (i % 2 === 0 ? leaf : leaf + steps[i - 1]!)),
  };
}

/** Packs a model for its file. @param model with whole numbers as leaves */
export function packTrees({ depth, features, thresholds, leaves }: TreeModel): PackedTrees {
  const asked = new Map<string, { feature: number; threshold: number; times: number }>();
  const keys = features.map((feature, i) => `${feature} ${thresholds[i]}`);
  keys.forEach((key, i) => {
    const border = asked.get(key) ?? { feature: features[i]!, threshold: thresholds[i]!, times: 0 };
    asked.set(key, { ...border, times: border.times + 1 });
  });
  const borders = [...asked].sort(([, a], [, b]) => b.times - a.times);
  const step = leaves.reduce(commonDivisor, 0) || 1;
  const numbers = new Map(borders.map(([key], number) => [key, number]));
  return {
    depth,
    features: packNumbers(borders.map(([, { feature }]) => feature)),
    thresholds: borders.map(([, { threshold }]) => threshold),
    splits: packNumbers(keys.map((key) => numbers.get(key)!)),
    step,
    leaves: packNumbers(leaves.map((leaf, i) => signed((i % 2 === 0 ? leaf : leaf - leaves[i - 1]!) / step))),
  };
}

/** The greatest number that divides both (Euclid); every number divides 0. */
function commonDivisor(one: number, other: number): number {
  return other === 0 ? Math.abs(one) : commonDivisor(other, one % other);
}
