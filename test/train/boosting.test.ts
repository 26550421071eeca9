import { describe, expect, it } from "vitest";
import { binned, boost, listwise, logistic } from "../../scripts/train/boosting.ts";
import { Trees } from "../../src/linking/model/trees.ts";

const options = { trees: 20, depth: 2, rate: 0.3, lambda: 1, parts: 2, unitOf: (row: number) => row >> 2 };

describe("boosted trees", () => {
  it("tell rows apart by what two features say together", () => {
    const rows = Array.from({ length: 400 }, (_, i) => [i & 1, (i >> 1) & 1, (i * 7) % 5]);
    const values = Float32Array.from(rows.flat());
    const labels = Float32Array.from(rows, ([a, b]) => (a === 1 && b === 1 ? 1 : 0));
    const weights = new Float32Array(rows.length).fill(1);
    const model = boost(binned(values, 3), { ...options, gradients: logistic(labels, weights) });
    const trees = new Trees(model);
    rows.forEach((_, i) => {
      expect(trees.sum(values, i * 3) > 0).toBe(labels[i] === 1);
    });
  });

  it("of each group put the right row first", () => {
    const groups = 100;
    const values = new Float32Array(groups * 6);
    const right = new Uint8Array(groups * 3);
    const begins = Int32Array.from({ length: groups + 1 }, (_, g) => g * 3);
    for (let g = 0; g < groups; g++) {
      right[g * 3 + (g % 3)] = 1;
      for (let i = 0; i < 3; i++) values.set([i === g % 3 ? 1 : 0, g % 2], (g * 3 + i) * 2);
    }
    const weights = new Float32Array(groups).fill(1);
    const model = boost(binned(values, 2), { ...options, gradients: listwise(begins, right, weights) });
    const trees = new Trees(model);
    for (let g = 0; g < groups; g++) {
      const sums = [0, 1, 2].map((i) => trees.sum(values, (g * 3 + i) * 2));
      expect(sums.indexOf(Math.max(...sums))).toBe(g % 3);
    }
  });

  it("are the same for the same rows", () => {
    const values = Float32Array.from({ length: 300 }, (_, i) => Math.sin(i));
    const labels = Float32Array.from({ length: 100 }, (_, i) => (i % 3) & 1);
    const weights = new Float32Array(100).fill(1);
    const learn = () => boost(binned(values, 3), { ...options, gradients: logistic(labels, weights) });
    expect(learn()).toEqual(learn());
  });
});
