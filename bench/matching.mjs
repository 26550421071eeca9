// @ts-check
// How well are rows of a table matched with a dataset, beside fuse.js and a plain edit distance in the same run?
//   npm run build && node bench/matching.mjs [rows 5000] [entities 1000] [stems of a name 1]
// Rows and dataset are made (seeded): typos, swapped words, missing accents, legal forms, initials, joined words, wrong
// countries, and one row in five whose entity the dataset lacks. The peers are given the threshold that serves them
// best on the very rows that are measured; ours stays at 0.95.

import levenshtein from "fast-levenshtein";
import Fuse from "fuse.js";
import { createMatcher } from "../dist/src/matching/index.js";
import { madeCatalogue } from "./made/catalogue.mjs";
import { randomFrom } from "./made/random.mjs";
import { madeRows } from "./made/rows.mjs";
import { round, save } from "./measure.mjs";

const [count = 5_000, size = 1_000, stems = 1] = process.argv.slice(2).map(Number);
const every = madeCatalogue({ size: Math.ceil(size * 1.25), seed: 42, stems });
const random = randomFrom(43);
const missingIds = new Set(every.filter(() => random.chance(0.2)).map(({ id }) => id));
const known = every.filter(({ id }) => !missingIds.has(id));
const missing = every.filter(({ id }) => missingIds.has(id));
const rows = madeRows(known, missing, { rows: count, seed: 44 });
const withAnswer = rows.filter(({ id }) => id !== null).length;

/** @typedef {{ row: import("./made/rows.mjs").Row, id: string | undefined, score: number }} Answer */

/** Of equal ones the entity in the row's country comes first: the peers compare names only. */
const inCountry = (/** @type {any} */ entity, /** @type {any} */ row) =>
  row.properties?.country !== undefined && entity.properties.country === row.properties.country ? 1 : 0;

const matcher = createMatcher({ dataset: known });
await matcher.warm();
const fuse = new Fuse(known, {
  keys: ["name"],
  includeScore: true,
  ignoreLocation: true,
  threshold: 0.5,
  ignoreDiacritics: true,
});

/** @type {Record<string, (row: import("./made/rows.mjs").Row) => Promise<{ id: string | undefined, score: number }> | { id: string | undefined, score: number }>} */
const peers = {
  async referent({ name, type, properties }) {
    const [best] = (await matcher.matchRow({ name, type, properties })).candidates;
    return { id: best?.id, score: best?.score ?? 0 };
  },
  "fuse.js"(row) {
    const hits = fuse.search(row.name, { limit: 10 });
    const [best] = hits.toSorted(
      (a, b) => (a.score ?? 1) - (b.score ?? 1) || inCountry(b.item, row) - inCountry(a.item, row),
    );
    return { id: best?.item.id, score: 1 - (best?.score ?? 1) };
  },
  "edit distance (fast-levenshtein)"(row) {
    const name = row.name.toLowerCase();
    let best = { id: /** @type {string | undefined} */ (undefined), score: 0, there: 0 };
    for (const entity of known) {
      const other = entity.name.toLowerCase();
      const longer = Math.max(name.length, other.length);
      if (1 - Math.abs(name.length - other.length) / longer < Math.max(0.5, best.score)) continue;
      const score = 1 - levenshtein.get(name, other) / longer;
      const there = inCountry(entity, row);
      if (score > best.score || (score === best.score && there > best.there))
        best = { id: entity.id, score, there };
    }
    return best;
  },
};

const results = [];
for (const [peer, find] of Object.entries(peers)) {
  const start = performance.now();
  /** @type {Answer[]} */
  const answers = [];
  for (const row of rows) answers.push({ row, ...(await find(row)) });
  const seconds = (performance.now() - start) / 1000;
  const at = peer === "referent" ? 0.95 : bestThreshold(answers);
  const ours = results[0];
  results.push({
    peer,
    threshold: round(at, 3),
    ...figures(answers, at),
    "recall at the precision of referent": round(
      ours ? recallAt(answers, ours.precision) : figures(answers, at).recall,
      4,
    ),
    "right entity first": round(
      answers.filter(({ row, id }) => row.id !== null && row.id === id).length / withAnswer,
      4,
    ),
    "rows/s": Math.round(rows.length / seconds),
    ...(peer === "referent" ? { "calibration error": round(calibrationError(answers), 4) } : {}),
    faults: byFault(answers, at),
  });
}
console.table(results.map(({ faults: _, ...row }) => row));
console.log("recall by fault");
console.table(Object.fromEntries(results.map(({ peer, faults }) => [peer, faults])));
save("matching", [{ rows: rows.length, entities: known.length, stems, results }]);

/** @param {readonly Answer[]} answers @param {number} at */
function figures(answers, at) {
  const given = answers.filter(({ id, score }) => id !== undefined && score >= at);
  const right = given.filter(({ row, id }) => row.id === id).length;
  const precision = given.length === 0 ? 1 : right / given.length;
  const recall = right / withAnswer;
  return {
    precision: round(precision, 4),
    recall: round(recall, 4),
    F1: round((2 * precision * recall) / (precision + recall || 1), 4),
  };
}

/** The threshold with the best F1 on these rows. @param {readonly Answer[]} answers */
function bestThreshold(answers) {
  const thresholds = [...new Set(answers.map(({ score }) => Math.floor(score * 200) / 200))];
  return thresholds.reduce(
    (best, at) => (figures(answers, at).F1 > figures(answers, best).F1 ? at : best),
    0.5,
  );
}

/** The most that is found with no less precision. @param {readonly Answer[]} answers @param {number} precision */
function recallAt(answers, precision) {
  const thresholds = [...new Set(answers.map(({ score }) => score))];
  return Math.max(
    0,
    ...thresholds
      .map((at) => figures(answers, at))
      .filter((one) => one.precision >= precision)
      .map(({ recall }) => recall),
  );
}

/** Mean difference between score and share of right answers, in ten bins of equal width. @param {readonly Answer[]} answers */
function calibrationError(answers) {
  let error = 0;
  for (let bin = 0; bin < 10; bin++) {
    const inBin = answers.filter(({ score }) => Math.min(9, Math.floor(score * 10)) === bin);
    const said = inBin.reduce((sum, { score }) => sum + score, 0);
    const right = inBin.filter(({ row, id }) => row.id !== null && row.id === id).length;
    error += Math.abs(said - right) / answers.length;
  }
  return error;
}

/** @param {readonly Answer[]} answers @param {number} at */
function byFault(answers, at) {
  /** @type {Record<string, number>} */
  const shares = {};
  for (const fault of new Set(answers.map(({ row }) => row.fault))) {
    const of = answers.filter(({ row }) => row.fault === fault && row.id !== null);
    shares[fault] = round(
      of.filter(({ row, id, score }) => id === row.id && score >= at).length / of.length,
      3,
    );
  }
  return shares;
}
