// What is each kind of evidence worth? The same models with some of their features at 0, on own gold and on sets of others.
//   npm run build && node bench/ablation.mjs PACK      (a pack of the Wikidata slice of REFERENT_DATA)
// Models are not learned again, so what a model could make up for by other evidence is counted as lost.
import { runSet, score } from "../dist/src/evaluation/index.js";
import { candidateFeatures } from "../dist/src/linking/model/feature-table.js";
import { loadModel, models } from "../dist/src/linking/model/models.js";
import { pathOf } from "../dist/src/linking/model/paths.js";
import { fewWithTheirKb, isExhaustive, packAndRest, percent, table } from "./gold-sets.mjs";
import { round, save } from "./measure.mjs";

const [pack] = packAndRest("node bench/ablation.mjs PACK");
const { names, at, width } = candidateFeatures;

/** Features that are taken away, by what they begin with. */
const without = {
  full: [],
  "without typing": [
    "is_",
    "type_",
    "person_cue",
    "place_cue",
    "match_",
    "title_before",
    "surname",
    "idle_side",
    "playing_place",
    "same_sport",
    "other_sport",
    "motion_cue",
    "life_cue",
    "trade_cue",
    "water",
    "named_after",
    "acquaintance",
    "place_particle",
    "as_said",
    "not_as_said",
    "other_profession",
    "country_code",
    "title_marks",
  ],
  "without edges": ["coherence", "most_coherence", "elsewhere", "longer", "club_beside", "sides", "stranger"],
  "without relations": ["related", "most_related"],
  "without context": ["context", "most_context", "near", "field", "most_field"],
};

/** Scores the row with some of its features at 0. Each beginning must be that of a feature. */
function masked(scorer, beginnings) {
  const unknown = beginnings.filter((one) => !names.some((name) => isOneOf(name, [one])));
  if (unknown.length > 0) throw new Error(`no feature begins with ${unknown.join(", ")}`);
  const columns = names.flatMap((name, i) => (isOneOf(name, beginnings) ? [i] : []));
  const copy = new Float32Array(width);
  const read = (values, row) => {
    copy.set(values.subarray(row, row + width));
    for (const column of columns) copy[column] = 0;
    return copy;
  };
  return {
    sum: (values, row) => scorer.sum(read(values, row), 0),
    explain: (values, row, parts) => scorer.explain(read(values, row), 0, parts),
  };
}

/** "near" is not "neighbours"; "coherence" is "coherence_gap" too. */
function isOneOf(name, beginnings) {
  return beginnings.some((one) =>
    one.endsWith("_") ? name.startsWith(one) : name === one || name.startsWith(`${one}_`),
  );
}

/** The likeliest by its prior, never none: priors end at -7, so all sums are far above the floor, and `exp` has room for them. */
const priorOnly = {
  sum: (values, row) => (values[row + at.nil] ? 0 : 300 + 40 * values[row + at.prior]),
  explain: () => 0,
};
const nothing = { sum: () => 0, explain: () => 0 };

const learned = ["local", "coherent"];
for (const name of learned) await loadModel(name);
const full = Object.fromEntries(learned.map((name) => [name, models[name]]));
for (const path of ["public/local", "public/coherent"]) await pathOf(path).load();
const byHand = new Map(["public/local", "public/coherent"].map((path) => [path, pathOf(path).byHand]));

function use(of) {
  for (const name of learned) models[name] = of(full[name]);
}
function useByHand(of) {
  for (const [path, scorer] of byHand) pathOf(path).byHand = of(scorer);
}

const sets = await fewWithTheirKb(pack);

async function measured() {
  const figures = {};
  for (const { gold, resolver, kb } of sets) {
    const scored = async (task, options) =>
      score([{ gold, predictions: await runSet(resolver, gold, options) }], { task, kb }).overall;
    figures[gold.name] = {
      spans: (await scored("d2kb", { spans: true })).d2kb.inKb.accuracy,
      text: isExhaustive(gold) ? (await scored("a2kb", {})).a2kb.inKb.f1 : undefined,
    };
  }
  return figures;
}

const results = {};
for (const [variant, beginnings] of Object.entries(without)) {
  use((scorer) => masked(scorer, beginnings));
  useByHand((scorer) => masked(scorer, beginnings));
  results[variant] = await measured();
  console.error(variant);
}
use(() => priorOnly);
useByHand(() => nothing);
results["prior only"] = await measured();

const mean = (variant, key) => {
  const all = Object.values(results[variant]).flatMap((one) => one[key] ?? []);
  return all.reduce((sum, one) => sum + one, 0) / all.length;
};
const variants = Object.keys(results);
const cell = ({ text, spans }) => `${percent(text)} / ${percent(spans)}`;
console.log(
  table(
    ["set", ...variants],
    [
      ...sets.map(({ gold: { name } }) => [name, ...variants.map((one) => cell(results[one][name]))]),
      ["mean", ...variants.map((one) => cell({ text: mean(one, "text"), spans: mean(one, "spans") }))],
    ],
  ),
);
save(
  "ablation",
  JSON.parse(JSON.stringify(results, (_, one) => (typeof one === "number" ? round(one, 4) : one))),
);
