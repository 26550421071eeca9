// @ts-check
// How many rows are matched automatically, and how many of those wrongly, on tables of many seeds?
//   npm run build && node bench/automatic-matches.mjs [seeds 5] [rows 500] [entities 3500] [--wrong]
// Rows have a name with the faults of people and some a country, as OpenRefine sends them. One row in ten means an entity
// that the dataset lacks: those are what a wrong match is made of. None of them has a namesake in the dataset, legal forms
// aside, as nobody could tell those apart. `0.95 alone` is what the score alone would
// match. `--wrong` prints each wrong match.
import { openKb } from "../dist/src/kb/index.js";
import { createMatcher } from "../dist/src/matching/index.js";
import { comparedName, contentOf } from "../dist/src/matching/name.js";
import { datasetSource } from "../dist/src/matching/source.js";
import { madeCatalogue } from "./made/catalogue.mjs";
import { randomFrom } from "./made/random.mjs";
import { madeRows } from "./made/rows.mjs";
import { round, save } from "./measure.mjs";

const words = process.argv.slice(2);
const printsWrong = words.includes("--wrong");
const [seeds = 5, count = 500, size = 3_500] = words.filter((word) => !word.startsWith("--")).map(Number);

/** @typedef {{ id: string, name: string, aliases?: readonly string[], type: string, properties: Record<string, string> }} Entity */

/** Datasets from names that are far apart to names that hardly differ: entities by seed, some of which the dataset lacks. @type {Record<string, (seed: number, size: number) => Promise<readonly Entity[]> | readonly Entity[]>} */
const datasets = {
  "two rare words": (seed, size) => madeCatalogue({ size, seed, stems: 2 }),
  "families that share words": (seed, size) => madeCatalogue({ size, seed, stems: 2, relatives: 0.5 }),
  "names a letter apart": (seed, size) => madeCatalogue({ size, seed }),
  "names of the starter": starterNames,
};

const results = [];
for (const [dataset, entities] of Object.entries(datasets)) {
  const sums = {
    rows: 0,
    "with an entity": 0,
    first: 0,
    automatic: 0,
    wrong: 0,
    "0.95 alone": 0,
    "its wrong": 0,
  };
  for (let seed = 1; seed <= seeds; seed++) {
    const all = await entities(100 + seed, Math.ceil((size * 8) / 7));
    const random = randomFrom(300 + seed);
    const lacked = new Set(all.filter(() => random.chance(1 / 8)));
    const known = all.filter((one) => !lacked.has(one));
    const names = new Set(known.map(({ name }) => plain(name)));
    const missing = [...lacked].filter(({ name }) => !names.has(plain(name)));
    const matcher = createMatcher({ dataset: known });
    for (const row of madeRows(known, missing, { rows: count, seed: 200 + seed, missingShare: 0.1 })) {
      const { match, candidates } = await matcher.matchRow({ name: row.name, properties: row.properties });
      sums.rows++;
      if (row.id !== null) sums["with an entity"]++;
      if (row.id !== null && candidates[0]?.id === row.id) sums.first++;
      const [first] = candidates;
      if (first && first.score >= 0.95) {
        sums["0.95 alone"]++;
        if (first.id !== row.id) sums["its wrong"]++;
      }
      if (!match) continue;
      sums.automatic++;
      if (match.id === row.id) continue;
      sums.wrong++;
      if (!printsWrong) continue;
      const right = all.find(({ id }) => id === row.id)?.name ?? "an entity that is missing";
      const next = candidates[1] ? `${candidates[1].name} ${candidates[1].score}` : "none";
      console.log(
        `${dataset}: ${row.name} (${row.fault}, ${row.properties?.country}) -> ${match.name} ${match.score}; right ${right}; next ${next} ${JSON.stringify(match.features)}`,
      );
    }
  }
  results.push({
    dataset,
    ...sums,
    precision: round((sums.automatic - sums.wrong) / sums.automatic, 4),
    coverage: round((sums.automatic - sums.wrong) / sums["with an entity"], 4),
    "its coverage": round((sums["0.95 alone"] - sums["its wrong"]) / sums["with an entity"], 4),
  });
}
console.table(results);
save("automatic-matches", [{ seeds, rows: count, entities: size, results }]);

/** A name without its legal forms, as it is compared. @param {string} name */
function plain(name) {
  return contentOf(comparedName(name).words).join("");
}

/** Names of the starter, in any of its languages, with their countries. @param {number} seed @param {number} size */
async function starterNames(seed, size) {
  const random = randomFrom(seed);
  const source = datasetSource(await openKb("starter"));
  /** @type {Entity[]} */
  const all = [];
  const seen = new Set();
  while (all.length < size) {
    const entity = random.below(source.size);
    const { id, labels, types } = source.record(entity);
    const tags = Object.keys(labels);
    const name = labels[random.one(tags)] ?? id;
    const place = source.statements(entity).find(({ property }) => property === "P17" || property === "P27");
    const country =
      place && typeof place.value === "number" ? source.record(place.value).labels.en : undefined;
    // Two of one name and country could not be told apart by anybody.
    if (seen.has(id) || seen.has(`${name.toLowerCase()} ${country}`)) continue;
    seen.add(id).add(`${name.toLowerCase()} ${country}`);
    all.push({ id, name, type: types[0] ?? "Thing", properties: country ? { country } : {} });
  }
  return all;
}
