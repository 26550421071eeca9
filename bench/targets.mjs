// What the targets of docs/quality.md compare: means of bench/results/quality.json (`node bench/quality.mjs PACK` writes it), and
// own gold once more with `min_probability` 0.45.
//   npm run build && node bench/targets.mjs
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { runSet, score } from "../dist/src/evaluation/index.js";
import { opened, ownSets, percent, table } from "./gold-sets.mjs";

const MIN_PROBABILITY = 0.45;

/** Sets in which every name is marked, of several languages and kinds of text. */
const nine = [
  "en/msnbc",
  "en/wiki-fair-dev",
  "en/oke-2015-train",
  "en/derczynski",
  "en/news-fair-dev",
  "en/reuters-128",
  "it/eneide-amd-dev",
  "fr/hipe2020-dev",
  "de/hipe2020-dev",
];

const results = JSON.parse(
  readFileSync(resolve(import.meta.dirname, "results/quality.json"), "utf8"),
).results;
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const sumOf = (values) => values.reduce((sum, value) => sum + value, 0);
const partOf = (name) => name.split("/")[0];

console.log(`nine sets, A2KB F1 in KB: ${percent(mean(nine.map((name) => results[name].text.inKb.f1)))}`);
console.log(
  `nine sets, D2KB accuracy in KB: ${percent(mean(nine.map((name) => results[name].spans.inKb.accuracy)))}`,
);
const others = Object.entries(results).filter(
  ([name, { forcedNil }]) => !name.startsWith("own") && forcedNil,
);
console.log(
  `${others.length} other sets, forced NIL answered: ${percent(mean(others.map(([, { forcedNil }]) => forcedNil.falseResolution)))}`,
);

const { resolver, kb, hide } = await opened(undefined);
const careful = {
  ...resolver,
  resolve: (request, options) => resolver.resolve({ ...request, min_probability: MIN_PROBABILITY }, options),
};
const rows = new Map();
for (const gold of ownSets()) {
  const summaryOf = async (task, options) =>
    score([{ gold, predictions: await runSet(careful, gold, { spans: true, ...options }) }], {
      task,
      kb,
      resamples: 0,
    }).overall;
  const { spans, forcedNil } = results[gold.name];
  const row = {
    nil: spans.nil,
    answered: Math.round((spans.nilFalseResolution ?? 0) * spans.nil),
    forced: forcedNil.falseResolution,
    coverage: spans.coverage,
    carefulForced: (await summaryOf("forced-nil", { hide })).forcedNil.falseResolution,
    carefulCoverage: (await summaryOf("d2kb", {})).d2kb.coverage,
  };
  const part = rows.get(partOf(gold.name)) ?? [];
  rows.set(partOf(gold.name), [...part, row]);
}
console.log(
  table(
    [
      "part",
      "strangers answered",
      "forced NIL",
      `at ${MIN_PROBABILITY}`,
      "coverage",
      `at ${MIN_PROBABILITY}`,
    ],
    Array.from(rows, ([part, some]) => [
      part,
      percent(sumOf(some.map(({ answered }) => answered)) / sumOf(some.map(({ nil }) => nil))),
      ...["forced", "carefulForced", "coverage", "carefulCoverage"].map((key) =>
        percent(mean(some.map((row) => row[key]))),
      ),
    ]),
  ),
);
