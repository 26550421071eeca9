import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coarsened } from "../../scripts/train/coarse.ts";
import { type TreeModel, Trees } from "../../src/linking/model/trees.ts";

const DEPTH = 2;
const WIDTH = 2;

/** A model of trees of two splits, and rows of two features. */
const examples = fc.integer({ min: 1, max: 12 }).chain((trees) =>
  fc.record({
    features: fc.array(fc.nat({ max: WIDTH - 1 }), { minLength: trees * DEPTH, maxLength: trees * DEPTH }),
    thresholds: fc.array(fc.integer({ min: -3, max: 3 }), {
      minLength: trees * DEPTH,
      maxLength: trees * DEPTH,
    }),
    leaves: fc.array(fc.integer({ min: -500, max: 500 }), {
      minLength: trees * (1 << DEPTH),
      maxLength: trees * (1 << DEPTH),
    }),
    rows: fc.array(fc.tuple(fc.integer({ min: -4, max: 4 }), fc.integer({ min: -4, max: 4 })), {
      minLength: 1,
      maxLength: 60,
    }),
  }),
);

describe("coarse leaves", () => {
  it("are multiples of the step, in as many trees", () => {
    fc.assert(
      fc.property(examples, ({ rows, ...model }) => {
        const coarse = coarsened(
          { depth: DEPTH, ...model },
          Float32Array.from(rows.flat()),
          new Float32Array(rows.length).fill(1),
          { step: 16, bit: 0.05 },
        );
        expect(coarse.leaves).toHaveLength(model.leaves.length);
        expect(coarse.leaves.filter((leaf) => leaf % 16 !== 0)).toEqual([]);
      }),
    );
  });

  it("make up for each other, so that sums stay nearer than rounding each leaf would leave them", () => {
    const trees = 40;
    // Each leaf is 7 thousandths above a multiple of the step: rounded, 40 trees lose 280.
    const model: TreeModel = {
      depth: 1,
      features: Array.from({ length: trees }, () => 0),
      thresholds: Array.from({ length: trees }, () => 0),
      leaves: Array.from({ length: trees * 2 }, (_, i) => (i % 2 === 0 ? -9 : 7)),
    };
    const rows = Float32Array.from([-1, 1]);
    const coarse = coarsened(model, rows, Float32Array.from([1, 1]), { step: 16, bit: 0.05 });
    const before = new Trees(model);
    const after = new Trees(coarse);
    for (const row of [0, 1])
      expect(Math.abs(after.sum(rows, row) - before.sum(rows, row))).toBeLessThan(0.05);
  });
});
