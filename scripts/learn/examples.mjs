// Examples to learn from: the mentions of gold, linked with the weights set by hand; each with the features of its
// candidates and which of them are right.
import { canonicalId } from "../../dist/src/contract/index.js";
import { detect } from "../../dist/src/linking/detect.js";
import { readDocument } from "../../dist/src/linking/document.js";
import { loadLexicon } from "../../dist/src/linking/lexicon.js";
import { link } from "../../dist/src/linking/link.js";
import { beside, detectedMention, givenMention } from "../../dist/src/linking/spans.js";
import { weightOf } from "./sets.mjs";

/** Each gold entity is hidden in one pass of so many. */
const HIDDEN_PASSES = 2;
const CONFIDENCE = 0.5;

/**
 * The examples of a gold set in one knowledge base.
 *
 * @param set a row of `sets.mjs` with its `documents`
 * @param dataset a `HidingDataset`
 */
export async function examplesOf(set, dataset) {
  const world = { uri: "wikidata://public", kind: "public", dataset };
  const examples = [];
  await loadLexicon("en");
  const documents = set.documents.filter(({ text }, i) => text !== "" && i % (set.every ?? 1) === 0);
  for (const gold of documents) {
    await loadLexicon(gold.lang);
    const document = readDocument(gold.text, gold.lang);
    const run = (mentions) => link(document, mentions, [world], undefined, () => undefined);
    const add = (linked, ids, from) => {
      const example = exampleOf(linked, ids);
      if (example) examples.push({ ...example, set: set.name, weight: weightOf[from] });
    };
    const detected = detect(document, [world], CONFIDENCE).map((span) => detectedMention(document, span));
    const required = gold.mentions.filter(({ optional }) => !optional);
    const given = required.map(({ start, end }) => givenMention(document, { start, end }, 1));
    const heard = [...given, ...beside(document, given, detected)];
    const linked = await run(heard);
    required.forEach((mention, m) => {
      add(linked[m], idsOf(mention), "given");
    });
    for (let pass = 0; pass < HIDDEN_PASSES; pass++) {
      const hidden = required.map(({ qid }) => qid !== null && Number(qid.slice(1)) % HIDDEN_PASSES === pass);
      if (!hidden.includes(true)) continue;
      dataset.hide(required.filter((_, m) => hidden[m]).flatMap(idsOf));
      const without = await run(heard);
      dataset.hide([]);
      required.forEach((_, m) => {
        if (hidden[m]) add(without[m], [], "hidden");
      });
    }
    if (!set.text) continue;
    const found = await run(detected);
    for (const [m, ids, from] of judged(document, gold, detected)) add(found[m], ids, from);
  }
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  return examples.map((example) => ({ ...example, weight: (example.weight * set.share) / total }));
}

function idsOf({ qid, alt = [] }) {
  return qid === null ? [...alt] : [qid, ...alt];
}

/** What gold says of the detected spans: which ids are right for each, none where nothing is marked. */
function* judged({ offsets }, gold, detected) {
  for (const [m, mention] of detected.entries()) {
    const start = offsets.toPoints(mention.start);
    const end = offsets.toPoints(mention.end);
    if (gold.span && (start < gold.span[0] || end > gold.span[1])) continue;
    const touching = gold.mentions.filter((one) => one.start < end && start < one.end);
    const exact = touching.find((one) => one.start === start && one.end === end);
    if ((exact ? [exact] : touching).some(({ optional }) => optional)) continue;
    if (exact) yield [m, idsOf(exact), "text"];
    else if (touching.length === 0) yield [m, [], "spurious"];
    else yield [m, touching.flatMap(idsOf), "boundary"];
  }
}

function exampleOf({ decision }, ids) {
  const { path, scored } = decision.ranking;
  if (scored.length === 0) return undefined;
  const wanted = new Set(ids.map(canonicalId));
  const right = scored.flatMap(({ candidate }, c) =>
    wanted.has(canonicalId(candidate.record.id)) ? [c] : [],
  );
  return { path, rows: scored.map(({ features }) => ({ ...features })), right };
}
