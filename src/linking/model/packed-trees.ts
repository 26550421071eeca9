import { unpackNumbers, unsigned } from "../../text/packed-numbers.ts";
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
