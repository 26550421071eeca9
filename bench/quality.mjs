// How good is the engine on gold that others made? Figures of every set of REFERENT_DATA (default ../shared), with a
// pack of its Wikidata slice, and of own gold with the starter. Run on compiled code:
//   node dist/src/cli/main.js kb build --wikidata $REFERENT_DATA/kb/wikidata-slice.json.gz --out slice.kb
//   node bench/quality.mjs slice.kb [part of a set's name ...]
// Writes bench/results/quality.json, and the tables of docs/quality.md when no set is named.
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { errorsOf, owners, probeMissed, runSet, score } from "../dist/src/evaluation/index.js";
import {
  isExhaustive,
  matches,
  opened,
  ownSets,
  packAndRest,
  percent,
  readSet,
  setNames,
  table,
} from "./gold-sets.mjs";
import { save } from "./measure.mjs";

const [pack, only] = packAndRest("node bench/quality.mjs PACK [SET...]");

// One request an entity: only sets of short documents.
const forced = [/derczynski/, /msnbc/, /news-fair/, /oke-2015/, /mintaka/, /eneide-amd-dev/, /^own/];
async function measure({ resolver, kb, hide }, gold) {
  const started = performance.now();
  const figures = { documents: gold.documents.length };
  const include = ["candidates", "evidence"];
  const scored = async (task, options) => {
    const predictions = await runSet(resolver, gold, options);
    const set = { gold, predictions };
    return { set, summary: score([set], { task, kb }).overall };
  };
  if (isExhaustive(gold)) {
    const begun = performance.now();
    const { set, summary } = await scored("a2kb", { include });
    figures.seconds = (performance.now() - begun) / 1000;
    figures.text = { ...summary.a2kb, ci95: summary.ci95 };
    figures.textOwners = counted(errorsOf(set, { kb, probes: await probeMissed(resolver, set) }));
  }
  const { set, summary } = await scored("d2kb", { spans: true, include });
  figures.spans = { ...summary.d2kb, ci95: summary.ci95 };
  figures.spanOwners = counted(errorsOf(set, { kb }));
  if (matches(forced, gold.name)) {
    const { summary: hidden } = await scored("forced-nil", { hide });
    figures.forcedNil = { ...hidden.forcedNil, ci95: hidden.ci95?.forced_nil_false_resolution };
  }
  console.error(`${gold.name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return figures;
}

const counted = (errors) => {
  const counts = {};
  for (const { owner } of errors) counts[owner] = (counts[owner] ?? 0) + 1;
  return counts;
};

const wanted = (name) => only.length === 0 || only.some((part) => name.includes(part));
const results = {};
const starter = await opened(undefined);
for (const gold of ownSets()) if (wanted(gold.name)) results[gold.name] = await measure(starter, gold);
const slice = await opened(pack);
for (const name of setNames()) if (wanted(name)) results[name] = await measure(slice, readSet(name));

const ranged = (value, interval) =>
  interval ? `${percent(value)} [${percent(interval[0])}–${percent(interval[1])}]` : percent(value);
const named = Object.entries(results);
const ownersText = (counts) =>
  Object.keys(owners)
    .filter((owner) => counts[owner])
    .sort((a, b) => counts[b] - counts[a])
    .slice(0, 5)
    .map((owner) => `${owner} ${counts[owner]}`)
    .join(", ");

// A2KB exact InKB micro F1 of other systems on the documents that are here, restricted to entities of the slice in the same
// way; KORE50, which is not here, as published. `leftOut` is what `npm run train -- PACK --check --groups` measured with
// models that did not learn from the set.
const systems = ["prior only", "Spotlight", "WAT", "REL", "GENRE", "ReFinED"];
const peers = [
  { set: "MSNBC", of: [51.1, 40.5, 66.1, 76.6, 67.9, 74.4], gold: "en/msnbc", leftOut: 75.4 },
  { set: "Reuters-128", of: [39.0, 28.3, 45.9, 49.4, 45.5, 56.4], gold: "en/reuters-128", leftOut: 57.7 },
  { set: "Derczynski", of: [35.3, 35.0, 38.2, 42.5, 53.9, 51.7], gold: "en/derczynski", leftOut: 51.8 },
  { set: "OKE-2015", of: [54.1, 48.8, 44.3, 55.8, 54.1, 60.7], gold: "en/oke-2015-train", leftOut: 61.1 },
  { set: "News-Fair v2", of: [43.4, 44.5, 48.7, 57.1, 50.9, 67.7], gold: "en/news-fair-dev", leftOut: 56.9 },
  { set: "Wiki-Fair v2", of: [49.5, 44.3, 48.7, 54.3, 54.8, 66.4], gold: "en/wiki-fair-dev", leftOut: 59.8 },
  { set: "KORE50", of: [32.6, 40.6, 59.8, 63.7, 56.7, 68.7] },
];
const beside = peers.map(({ set, of, gold = "", leftOut }) => {
  const ours = results[gold]?.text;
  return [
    set,
    ...of.map((value) => value.toFixed(1)),
    ours ? percent(ours.inKb.f1) : "–",
    leftOut?.toFixed(1) ?? "–",
  ];
});

const tables = `### Text alone (A2KB, exact span and entity)

${table(
  ["set", "P", "R", "F1", "F1 in KB", "weak F1", "MD F1", "owners of the errors"],
  named
    .filter(([, { text }]) => text)
    .map(([name, { text: t, textOwners }]) => [
      name,
      percent(t.micro.p),
      percent(t.micro.r),
      ranged(t.micro.f1, t.ci95?.a2kb_f1),
      percent(t.inKb.f1),
      percent(t.weakMicro.f1),
      percent(t.mentionDetection.f1),
      ownersText(textOwners),
    ]),
)}

### Gold spans given (D2KB)

${table(
  [
    "set",
    "linked",
    "in KB",
    "accuracy",
    "accuracy in KB",
    "accepted P in KB",
    "coverage",
    "NIL resolved",
    "not in KB, resolved",
    "forced NIL",
    "owners of the errors",
  ],
  named.map(([name, { spans: s, forcedNil, spanOwners }]) => [
    name,
    s.linked,
    s.inKb.linked,
    ranged(s.accuracy, s.ci95?.d2kb_accuracy),
    ranged(s.inKb.accuracy, s.ci95?.d2kb_accuracy_in_kb),
    percent(s.inKb.acceptedPrecision),
    percent(s.coverage),
    percent(s.nilFalseResolution),
    percent(s.inKb.outOfKbFalseResolution),
    forcedNil ? ranged(forcedNil.falseResolution, forcedNil.ci95) : "–",
    ownersText(spanOwners),
  ]),
)}

### Beside other systems

A2KB, exact span, InKB micro F1 on the documents that are here; KORE50 is not here, its figures are the published ones.
"Left out" is measured with models that did not learn from the set, as the other systems did not. Of systems that were
not run on these documents, SpEL publishes 57.1 on Derczynski, and GRASP, an agent with a large language model, 72 to 76
on the whole of Wiki-Fair.

${table(["set", ...systems, "referent", "referent, left out"], beside)}
`;
console.log(tables);
if (only.length === 0) {
  save("quality", results);
  const page = resolve(import.meta.dirname, "../docs/quality.md");
  const text = readFileSync(page, "utf8");
  const [head, rest] = text.split("<!-- figures: written by bench/quality.mjs -->\n");
  const [, tail] = (rest ?? "").split("<!-- end of figures -->\n");
  writeFileSync(
    page,
    `${head}<!-- figures: written by bench/quality.mjs -->\n\n${tables}\n<!-- end of figures -->\n${tail ?? ""}`,
  );
}
