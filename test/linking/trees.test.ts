import { describe, expect, it } from "vitest";
import { coherent } from "../../data/weights/coherent.ts";
import { spans } from "../../data/weights/spans.ts";
import { candidateFeatures, spanFeatures } from "../../src/linking/model/feature-table.ts";
import { unpackTrees } from "../../src/linking/model/packed-trees.ts";
import { LEAF_STEP, type TreeModel, Trees } from "../../src/linking/model/trees.ts";

/** The sum of a row as the definition says it: down each tree, in order. */
function walked({ depth, features, thresholds, leaves }: TreeModel, row: Float32Array): number {
  const edges = Float32Array.from(thresholds);
  let sum = 0;
  for (let tree = 0; tree < features.length / depth; tree++) {
    let leaf = 0;
    for (let split = tree * depth; split < (tree + 1) * depth; split++)
      leaf = leaf * 2 + (row[features[split]!]! >= edges[split]! ? 1 : 0);
    sum += leaves[tree * 2 ** depth + leaf]!;
  }
  return sum * LEAF_STEP;
}

describe("the trees of a model", () => {
  it.each([
    ["spans", unpackTrees(spans), spanFeatures.width],
    ["coherent", unpackTrees(coherent), candidateFeatures.width],
  ])("%s sum a row as if it was walked down each, whatever row was summed before", (_, model, width) => {
    let seed = 7;
    const random = () => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
      return seed / 2 ** 32;
    };
    const special = [0, -0, 1, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    const edge = () => model.thresholds[Math.floor(random() * model.thresholds.length)]!;
    const trees = new Trees(model);
    const row = new Float32Array(width);
    for (let i = 0; i < 2_000; i++) {
      // Few features change, then nearly all do.
      const changes = i % 10 === 0 ? width : 3;
      for (let c = 0; c < changes; c++) {
        const kind = random();
        row[Math.floor(random() * width)] =
          kind < 0.3 ? edge() : kind < 0.7 ? (random() - 0.5) * 20 : special[Math.floor(random() * 6)]!;
      }
      expect(trees.sum(row, 0)).toBe(walked(model, row));
    }
  });
});
