// What becomes of candidates that a caller sends: the marked names of the project's own gold with their namesakes, with and
// without the right one.
//   npm run build && node bench/given-candidates.mjs [PACK]
import { readdirSync, readFileSync } from "node:fs";
import { openPublicKb } from "../dist/src/datasets/public-kb.js";
import { readMarkedGold } from "../dist/src/evaluation/index.js";
import { createResolver } from "../dist/src/index.js";
import { save } from "./measure.mjs";

const [kb] = await openPublicKb(process.argv[2]);
const resolver = createResolver({ publicKb: kb });
/** Namesakes that are sent beside the right one. */
const NAMESAKES = 8;

function candidateOf(id, language) {
  const { labels, descriptions } = kb.record(kb.find(id));
  const label = labels[language] ?? labels.mul ?? labels.en;
  const description = descriptions[language] ?? descriptions.en;
  return { id, ...(label && { label }), ...(description && { description }) };
}

async function answerOf({ text, language, start, end }, candidates) {
  const request = { text, language, mentions: [{ start, end, candidates }], include: ["candidates"] };
  return (await resolver.resolve(request)).mentions[0];
}

async function measured(folder) {
  const counts = { mentions: 0, right: 0, wrong: 0, without: 0, unresolved: 0 };
  for (const file of readdirSync(folder).filter((name) => /^[a-z]{2}\.txt$/.test(name))) {
    const language = file.slice(0, 2);
    for (const { text, mentions } of readMarkedGold(readFileSync(`${folder}/${file}`, "utf8")).documents)
      for (const { start, end, qid, alt = [], optional } of mentions) {
        if (!qid || optional || kb.find(qid) === undefined) continue;
        const span = { text, language, start, end };
        const { candidates = [] } = await answerOf(span);
        const namesakes = candidates.slice(0, NAMESAKES).map(({ id }) => id);
        const sent = (ids) => ids.map((id) => candidateOf(id, language));
        const { entity } = await answerOf(span, sent([...new Set([...namesakes, qid])]));
        counts.mentions++;
        if (entity) counts[[qid, ...alt].includes(entity.id) ? "right" : "wrong"]++;
        const others = namesakes.filter((id) => ![qid, ...alt].includes(id));
        if (others.length === 0) continue;
        counts.without++;
        if (!(await answerOf(span, sent(others))).entity) counts.unresolved++;
      }
  }
  return counts;
}

const results = [];
for (const [gold, folder] of [
  ["learned from", "data/gold"],
  ["not learned from", "data/gold/unseen"],
]) {
  const { mentions, right, wrong, without, unresolved } = await measured(folder);
  const percent = (part, of) => Math.round((1000 * part) / of) / 10;
  results.push({ gold, mentions, right: percent(right, mentions), wrong: percent(wrong, mentions) });
  Object.assign(results.at(-1), { without, unresolved: percent(unresolved, without) });
}
console.table(results);
save("given-candidates", results);
