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

// Published A2KB exact InKB micro F1.
const systems = ["prior only", "Spotlight", "WAT", "REL", "GENRE", "ReFinED"];
const published = {
  MSNBC: [51.9, 40.5, 67.6, 76.6, 69.7, 74.5, "en/msnbc"],
  KORE50: [32.6, 40.6, 59.8, 63.7, 56.7, 68.7, undefined],
  "Reuters-128": [39.0, 28.3, 45.9, 49.4, 45.5, 56.4, "en/reuters-128"],
  "News-Fair v2": [47.1, 43.0, 51.1, 54.7, 53.1, 66.3, "en/news-fair-dev"],
  "Wiki-Fair v2": [51.1, 45.5, 48.7, 55.9, 58.0, 68.4, "en/wiki-fair-dev"],
};
const beside = Object.entries(published).map(([name, row]) => {
  const ours = results[row[6]]?.text;
  return [
    name,
    ...row.slice(0, 6).map((value) => value.toFixed(1)),
    ours ? ranged(ours.micro.f1, ours.ci95?.a2kb_f1) : "–",
    ours ? percent(ours.inKb.f1) : "–",
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

Published figures (A2KB, exact span, InKB micro F1) and ours on the part of the set that is here:

${table(["set", ...systems, "referent", "referent, in KB"], beside)}
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
