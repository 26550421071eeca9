// How well does an inline list link? For each document of a gold file, a list of its gold entities and 200 others
// that share their names, or are taken at random (seeded), all from a pack.
//   npm run build && node bench/inline-gold.mjs GOLD.jsonl PACK.kb OUT-FOLDER
// Then score OUT-FOLDER/a2kb.jsonl and d2kb.jsonl with the scorer beside the gold, or `referent evaluate --pred`.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openPack } from "../dist/src/datasets/pack/pack.js";
import { createResolver } from "../dist/src/index.js";
import { cut } from "../dist/src/text/pieces.js";
import { random } from "./corpus.mjs";

const [goldFile, packFile, out] = process.argv.slice(2);
if (!out) {
  console.error("usage: node bench/inline-gold.mjs GOLD.jsonl PACK.kb OUT-FOLDER");
  process.exit(2);
}
const OTHERS = 200;
/** Aliases that a request takes for an entity. */
const ALIASES = 200;
const pack = openPack(readFileSync(packFile));
const next = random(7);

function entityOf(number, lang) {
  const { id, labels, aliases, descriptions, types } = pack.record(number);
  const name = Object.keys(labels).length > 0 ? labels : { en: Object.values(aliases).flat()[0] ?? id };
  const own = [...new Set([...(aliases[lang] ?? []), ...(aliases.en ?? [])])];
  return { id, name, aliases: own.slice(0, ALIASES), description: descriptions, types: [...types] };
}

/** Entities that have one of the names. */
function sharing(names) {
  const found = new Set();
  for (const name of names) {
    const pieces = cut(name);
    const node = pieces.count > 0 ? pack.names.find(pieces, 0, pieces.count) : 0;
    for (let p = node === 0 ? 0 : pack.names.head(node); p !== 0; p = pack.names.next(p))
      found.add(pack.names.entity(p));
  }
  return found;
}

function listFor({ mentions, lang }) {
  const gold = new Set();
  for (const { qid, alt = [] } of mentions) {
    for (const id of [qid, ...alt]) {
      const number = id ? pack.find(id) : undefined;
      if (number !== undefined) gold.add(number);
    }
  }
  const names = [...gold]
    .flatMap((number) => Object.values(pack.record(number).labels))
    .concat(mentions.map(({ text }) => text));
  const others = [...sharing(names)].filter((number) => !gold.has(number)).slice(0, OTHERS);
  while (others.length < OTHERS) {
    const number = Math.floor(next() * pack.size);
    if (!gold.has(number) && !others.includes(number)) others.push(number);
  }
  return [...gold, ...others].map((number) => entityOf(number, lang));
}

const resolver = createResolver({ publicKb: false });
const answers = { a2kb: [], d2kb: [] };
for (const line of readFileSync(goldFile, "utf8").trim().split("\n")) {
  const document = JSON.parse(line);
  const request = { text: document.text, language: document.lang, dataset: listFor(document) };
  const { mentions } = await resolver.resolve(request);
  answers.a2kb.push({ id: document.id, mentions });
  const spans = document.mentions
    .filter(({ optional }) => !optional)
    .map(({ start, end }) => ({ start, end }));
  const given = spans.length > 0 ? await resolver.resolve({ ...request, mentions: spans }) : { mentions: [] };
  answers.d2kb.push({ id: document.id, mentions: given.mentions });
}
mkdirSync(out, { recursive: true });
for (const [task, rows] of Object.entries(answers)) {
  writeFileSync(join(out, `${task}.jsonl`), rows.map((row) => JSON.stringify(row)).join("\n"));
}
console.log(`${answers.a2kb.length} documents answered, in ${out}`);
