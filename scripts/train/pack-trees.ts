import type { PackedTrees } from "../../src/linking/model/packed-trees.ts";
import type { TreeModel } from "../../src/linking/model/trees.ts";
import { packNumbers, signed } from "../../src/text/packed-numbers.ts";

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
