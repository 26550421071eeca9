// @ts-check
/**
 * Learns the weights of record matching from rows made of the starter knowledge base: names of people, places and works
 * in eight languages with the faults of people. `npm run matching:learn` writes data/weights/matching.ts.
 */
import { writeFileSync } from "node:fs";
import { faultNames } from "../bench/made/faults.mjs";
import { randomFrom } from "../bench/made/random.mjs";
import { madeRows } from "../bench/made/rows.mjs";
import { openKb } from "../dist/src/kb/index.js";
import { compareWith } from "../dist/src/matching/candidates.js";
import { NameIndex } from "../dist/src/matching/name-index.js";
import { besideFeatures, logitOf } from "../dist/src/matching/score.js";
import { datasetSource } from "../dist/src/matching/source.js";

const ROWS = 22_000;
const random = randomFrom(7);
const kb = await openKb("starter");
const all = datasetSource(kb);

// One entity in five is hidden, so that rows have entities which the dataset lacks.
const hidden = new Set(Array.from({ length: all.size }, (_, i) => i).filter(() => random.chance(0.2)));
const source = { ...all, alive: (/** @type {number} */ entity) => !hidden.has(entity) };
const index = await NameIndex.build(source, () => undefined);
const entities = Array.from({ length: all.size }, (_, entity) => {
  const { id, labels, types } = all.record(entity);
  const country = all.statements(entity).find(({ property }) => property === "P17" || property === "P27");
  const where =
    country && typeof country.value === "number" ? all.record(country.value).labels.en : undefined;
  const tags = Object.keys(labels);
  const name = labels[/** @type {string} */ (tags[random.below(tags.length)])] ?? id;
  return {
    id,
    name,
    ...(types[0] ? { type: types[0] } : {}),
    properties: where ? { country: where } : {},
    entity,
  };
});
const known = entities.filter(({ entity }) => !hidden.has(entity));
const missing = entities.filter(({ entity }) => hidden.has(entity));
// Half of the rows name what is well known, as tables do.
const famous = known
  .toSorted((a, b) => all.popularity(b.entity) - all.popularity(a.entity))
  .slice(0, known.length / 4);
const rows = [
  ...madeRows(known, missing, { rows: ROWS / 2, seed: 11 }),
  ...madeRows(famous, missing, { rows: ROWS / 2, seed: 12 }),
];

const samples = rows.map((row) => {
  const compared = compareWith(row, index, source);
  return {
    compared,
    popularity: compared.map(({ entity }) => source.popularity(entity)),
    right: compared.map(({ entity }) => source.record(entity).id === row.id),
  };
});
const reached = samples.filter(({ right }) => right.includes(true)).length;
console.log(
  `${faultNames.length} faults; of ${rows.filter(({ id }) => id).length} rows with an entity ${reached} have it among their candidates`,
);

const own = fitted(
  samples.flatMap(({ compared, right }) =>
    compared.slice(0, 12).map(({ features }, i) => ({ x: features, y: right[i] ? 1 : 0 })),
  ),
);
const beside = fitted(
  samples.flatMap(({ compared, popularity, right }) => {
    const logits = compared.map(({ features }) => logitOf(features, own));
    const best = logits.indexOf(Math.max(...logits));
    return besideFeatures(
      compared.map(({ features }) => features),
      logits,
      popularity,
    )
      .map((x, i) => ({ x, y: right[i] ? 1 : 0, best: i === best, logit: logits[i] ?? 0 }))
      .filter((one) => one.best || one.logit > -3);
  }),
);
const text = (/** @type {number[]} */ weights) =>
  `[${weights.map((one) => Number(one.toFixed(4))).join(", ")}]`;
writeFileSync(
  new URL("../data/weights/matching.ts", import.meta.url),
  `/** Written by \`npm run matching:learn\`; do not edit. */
export const matchingWeights: { readonly own: readonly number[]; readonly beside: readonly number[] } = {
  own: ${text(own)},
  beside: ${text(beside)},
};
`,
);

/**
 * Logistic regression with a little weight decay, by Newton's method.
 *
 * @param {readonly { x: readonly number[], y: number }[]} examples
 * @returns {number[]}
 */
function fitted(examples) {
  const n = /** @type {{ x: readonly number[] }} */ (examples[0]).x.length;
  let weights = new Array(n).fill(0);
  for (let round = 0; round < 25; round++) {
    const gradient = weights.map((w) => -0.5 * w);
    const hessian = Array.from({ length: n }, (_, i) =>
      Array.from({ length: n }, (_, j) => (i === j ? 0.5 : 0)),
    );
    for (const { x, y } of examples) {
      const p = 1 / (1 + Math.exp(-logitOf(x, weights)));
      const slope = Math.max(1e-9, p * (1 - p));
      for (let i = 0; i < n; i++) {
        gradient[i] += (y - p) * /** @type {number} */ (x[i]);
        const row = /** @type {number[]} */ (hessian[i]);
        for (let j = 0; j < n; j++)
          row[j] += slope * /** @type {number} */ (x[i]) * /** @type {number} */ (x[j]);
      }
    }
    const step = solved(hessian, gradient);
    weights = weights.map((w, i) => w + Math.max(-2, Math.min(2, /** @type {number} */ (step[i]))));
  }
  return weights;
}

/**
 * The solution of a small system of linear equations, by elimination.
 *
 * @param {number[][]} matrix
 * @param {number[]} right
 */
function solved(matrix, right) {
  const n = right.length;
  const rows = matrix.map((row, i) => [...row, /** @type {number} */ (right[i])]);
  for (let i = 0; i < n; i++) {
    let pivot = i;
    for (let r = i + 1; r < n; r++) if (Math.abs(rows[r][i]) > Math.abs(rows[pivot][i])) pivot = r;
    [rows[i], rows[pivot]] = [rows[pivot], rows[i]];
    for (let r = 0; r < n; r++) {
      if (r === i) continue;
      const factor = rows[r][i] / rows[i][i];
      for (let c = i; c <= n; c++) rows[r][c] -= factor * rows[i][c];
    }
  }
  return rows.map((row, i) => row[n] / row[i]);
}
