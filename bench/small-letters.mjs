// Texts in small letters only: how many names are found, and how many answers stand where no name is.
//   npm run build && node bench/small-letters.mjs [slice.kb]
// The names are those of the project's own gold, written small. Sentences without a marked name are of gold in the folder
// that REFERENT_DATA names (default: ../shared); without it, that line is left out. Products and websites, which that gold
// does not mark, count as answers there.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { readMarkedGold } from "../dist/src/evaluation/index.js";
import { createResolver } from "../dist/src/index.js";

const data = process.env.REFERENT_DATA ?? "../shared";
const [kb] = process.argv.slice(2);
const resolver = createResolver(kb === undefined ? {} : { publicKb: kb });
const sentencesOf = {
  en: "uner-ewt",
  fr: "wikineural-val",
  es: "conll02-testa",
  it: "kind-fiction",
  pt: "uner-bosque",
};
/** Shorter ones are not sentences. */
const SHORTEST = 30;
const SENTENCES = 300;

/** What is linked in a text that is written small. */
async function linkedIn(text, language) {
  const { mentions } = await resolver.resolve({ text: text.toLowerCase(), language });
  return mentions.filter(({ status }) => status === "resolved");
}

const sum = { names: 0, right: 0, linked: 0, sentences: 0, answers: 0 };
for (const [language, set] of Object.entries(sentencesOf)) {
  const gold = readMarkedGold(readFileSync(`data/gold/${language}.txt`, "utf8"), language);
  for (const { text, mentions } of gold.documents) {
    const required = mentions.filter(({ optional, qid }) => !optional && qid !== null);
    sum.names += required.length;
    for (const { start, end, entity } of await linkedIn(text, language)) {
      const marked = mentions.find((one) => one.start === start && one.end === end);
      if (marked?.optional) continue;
      sum.linked++;
      if (marked && [marked.qid, ...(marked.alt ?? [])].includes(entity.id)) sum.right++;
    }
  }
  const file = join(data, "gold/detection", language, `${set}.jsonl.gz`);
  if (!existsSync(file)) continue;
  const lines = gunzipSync(readFileSync(file)).toString("utf8").split("\n").filter(Boolean);
  const empty = lines
    .map((line) => JSON.parse(line))
    .filter(({ text, spans }) => spans.length === 0 && text.length >= SHORTEST)
    .slice(0, SENTENCES);
  sum.sentences += empty.length;
  for (const { text } of empty) sum.answers += (await linkedIn(text, language)).length;
}
const percent = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`;
console.log(`names of own gold  ${sum.names}, right ${percent(sum.right, sum.names)}`);
console.log(`of what is linked  ${percent(sum.right, sum.linked)} right`);
if (sum.sentences > 0)
  console.log(`sentences without names  ${sum.sentences}, answers in them ${sum.answers}`);
await resolver.close?.();
