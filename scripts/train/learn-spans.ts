import { spanFeatures } from "../../src/linking/model/feature-table.ts";
import type { TreeModel } from "../../src/linking/model/trees.ts";
import { binned, boost, logistic } from "./boosting.ts";
import { coarsened } from "./coarse.ts";
import type { Weighted } from "./sets.ts";
import type { SpanExamples } from "./span-examples.ts";

/**
 * Options. F1 on own gold is 69.9 % with 250 trees and the features of spelling and names, and 69.0 % with 120 trees
 * and without those features.
 */
const OPTIONS = { trees: 250, depth: 6, rate: 0.15, lambda: 5, parts: 3, unitOf: (row: number) => row >> 4 };

/**
 * Coarse leaves: the file has 9 kB in gzip, and 18 with leaves of thousandths. The sums of arcs in doubt move by
 * 0.03, and the decision of one of 1,000 arcs changes. A step of 24 and a bit of 400 would save 1 kB more and change
 * twice as many.
 */
const COARSE = { step: 16, bit: 150 };

/** Added to every sum, in thousandths, so that F1 is best at a confidence of 0.5 on sets that were left out. */
const SHIFT = 400;

/** The weight of a set of share 300, in rows: penalties are in this unit. */
const UNIT = 60;

export function learnSpans(sets: readonly Weighted<SpanExamples>[]): TreeModel {
  const width = spanFeatures.width;
  const count = sets.reduce((sum, { examples }) => sum + examples.labels.length, 0);
  const values = new Float32Array(count * width);
  const labels = new Float32Array(count);
  const weights = new Float32Array(count);
  let at = 0;
  for (const { share, examples } of sets) {
    const n = examples.labels.length;
    values.set(examples.rows.values(), at * width);
    labels.set(examples.labels, at);
    weights.fill((share * UNIT) / n, at, at + n);
    at += n;
  }
  const model = boost(binned(values, width), { ...OPTIONS, gradients: logistic(labels, weights) });
  const leaves = model.leaves.map((leaf, i) => (i >> model.depth === 0 ? leaf + SHIFT : leaf));
  return coarsened({ ...model, leaves }, values, weights, COARSE);
}
