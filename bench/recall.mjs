// Is the right entity among the candidates of a marked name, and by which generator? Sets as in bench/ablation.mjs.
//   npm run build && node bench/recall.mjs PACK      (a pack of the Wikidata slice of REFERENT_DATA)
import { ACRONYM, ALIAS, DEMONYM, NAME, SHORT_NAME, SUFFIX } from "../dist/src/datasets/names/name-trie.js";
import { FoundList } from "../dist/src/linking/candidates/found-list.js";
import { readDocument } from "../dist/src/linking/document/document.js";
import { loadLexicon } from "../dist/src/linking/document/lexicon.js";
import { readText } from "../dist/src/linking/document/text.js";
import { detect } from "../dist/src/linking/lattice/detect.js";
import { detectedMention } from "../dist/src/linking/mention.js";
import { loadModel } from "../dist/src/linking/model/models.js";
import { readEvidence } from "../dist/src/linking/rank.js";
import { givenMention, unmarked } from "../dist/src/linking/sent.js";
import { loadSegmenter } from "../dist/src/text/unspaced.js";
import { fewWithTheirKb, packAndRest, percent, table } from "./gold-sets.mjs";
import { round, save } from "./measure.mjs";

const [pack] = packAndRest("node bench/recall.mjs PACK");

/** What a generator is called in the table, by `Source`. */
const sources = {
  spelling: "other spelling, inflection",
  frame: "title, place or legal form around it",
  words: "part of a longer name",
  near: "within some edits",
  demonym: "table of demonyms",
  national: "institution of the text's country",
  side: "side of a match",
  longer: "longer name in the text",
};
/** Of `name`, by the form that the name has in the knowledge base. */
const forms = {
  [NAME]: "label",
  [ALIAS]: "alias",
  [SUFFIX]: "without legal form",
  [ACRONYM]: "acronym",
  [SHORT_NAME]: "last or other short name",
  [DEMONYM]: "demonym of the pack",
};
const written = { exact: "as written", suffix: "its legal form cut off", acronym: "initials read as a word" };

function wayOf({ source, form, kind }) {
  if (source !== "name") return sources[source];
  if (form !== NAME && form !== ALIAS) return forms[form];
  return `${forms[form]}, ${written[kind] ?? "but for case, accents, small words"}`;
}

/** The way that is closed; all ways lead through `add`, so the generators behind it find what they would without it. */
let closed;
const { add } = FoundList.prototype;
FoundList.prototype.add = function (found) {
  if (closed === undefined || wayOf(found) !== closed) add.call(this, found);
};

const never = () => undefined;

/** The candidates of the marked names of a document, as the resolver makes them. */
async function candidatesOf({ text, lang }, mentions, dataset) {
  await Promise.all([loadLexicon(lang), loadLexicon("en"), loadModel("spans"), loadSegmenter()]);
  const document = readDocument(text, lang);
  // A world is made for each call: what is kept for a text hangs on it.
  const world = { uri: "wikidata://public", kind: "public", dataset };
  const { spans, runOf } = await detect(document, [world], 1, 0.5, never);
  const given = mentions.map(({ start, end }) => givenMention(document, { start, end }));
  const beside = unmarked(
    document,
    given,
    spans.map((one) => detectedMention(document, one)),
  );
  const { states } = await readEvidence(readText(document, runOf, never), [...given, ...beside], world, 0);
  return states.slice(0, given.length).map(({ candidates }) => candidates);
}

const ways = new Map();
const of = (way) => {
  if (!ways.has(way)) ways.set(way, { right: 0, alone: 0, candidates: 0 });
  return ways.get(way);
};
const results = [];
let all = 0;
for (const { gold, layers } of await fewWithTheirKb(pack)) {
  const [dataset] = layers;
  const result = { set: gold.name, names: 0, found: 0, candidates: 0 };
  for (const one of gold.documents) {
    if (one.text === "") continue;
    const required = one.mentions.filter(({ optional }) => !optional);
    const right = required.map(({ qid, alt = [] }) =>
      (qid === null ? [] : [qid, ...alt]).flatMap((id) => dataset.find(id) ?? []),
    );
    if (!right.some(({ length }) => length > 0)) continue;
    const found = await candidatesOf(one, required, dataset);
    const hitOf = (candidates, m) => candidates.find(({ entity }) => right[m].includes(entity));
    const hits = found.map(hitOf);
    found.forEach((candidates, m) => {
      if (right[m].length === 0) return;
      result.names++;
      result.candidates += candidates.length;
      for (const candidate of candidates) of(wayOf(candidate)).candidates++;
      if (!hits[m]) return;
      result.found++;
      of(wayOf(hits[m])).right++;
    });
    for (const way of new Set(hits.flatMap((hit) => (hit ? [wayOf(hit)] : [])))) {
      closed = way;
      const without = (await candidatesOf(one, required, dataset)).map(hitOf);
      closed = undefined;
      of(way).alone += hits.filter((hit, m) => hit && !without[m]).length;
    }
  }
  all += result.names;
  results.push(result);
  console.error(gold.name);
}

const sum = (key) => results.reduce((total, one) => total + one[key], 0);
const total = { set: "all", names: all, found: sum("found"), candidates: sum("candidates") };
const perName = (value, names) => (value / names).toFixed(value / names < 0.1 ? 3 : 1);
console.log(
  table(
    ["set", "names in KB", "right one among the candidates, %", "candidates a name"],
    [...results, total].map(({ set, names, found, candidates }) => [
      set,
      names,
      percent(found / names),
      perName(candidates, names),
    ]),
  ),
);
const rows = [...ways].sort(([, a], [, b]) => b.right - a.right || b.candidates - a.candidates);
console.log(
  `\n${table(
    [
      "way to the name",
      "right by it, % of names",
      "by it alone, %",
      "candidates a name",
      "right, % of its candidates",
    ],
    rows.map(([way, { right, alone, candidates }]) => [
      way,
      ((100 * right) / all).toFixed(2),
      ((100 * alone) / all).toFixed(2),
      (candidates / all).toFixed(3),
      percent(right / candidates),
    ]),
  )}`,
);
save("recall", {
  sets: results,
  ways: rows.map(([way, { right, alone, candidates }]) => ({
    way,
    right_percent: round((100 * right) / all, 3),
    alone_percent: round((100 * alone) / all, 3),
    candidates_a_name: round(candidates / all, 4),
  })),
});
