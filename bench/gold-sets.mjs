// The gold that quality is measured on: own gold for the starter, and sets of REFERENT_DATA for a pack of its slice.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { openPublicKb } from "../dist/src/datasets/public-kb.js";
import { HidingDataset, readJsonLinesGold, readMarkedGold } from "../dist/src/evaluation/index.js";
import { createResolver } from "../dist/src/index.js";

const root = resolve(import.meta.dirname, "..");
const gold = join(process.env.REFERENT_DATA ?? resolve(root, "../shared"), "gold");

/** Every name is marked: a precision on text means something only there. */
const exhaustive = [
  /hipe2020/,
  /newseye/,
  /sonar/,
  /derczynski/,
  /msnbc/,
  /news-fair/,
  /oke-2015/,
  /reuters/,
  /wiki-fair/,
  /eneide/,
  /^own/,
];

/** Those that a question of the engine is asked with, where all would take too long: text of each kind. */
export const fewSets = [
  "en/msnbc",
  "en/reuters-128",
  "en/aida-testa",
  "en/oke-2015-train",
  "en/mintaka-1000",
  "de/news-100",
  "de/hipe2020-dev",
  "fr/hipe2020-dev",
];

export const matches = (patterns, name) => patterns.some((pattern) => pattern.test(name));
export const isExhaustive = ({ name }) => matches(exhaustive, name);

/** The arguments of a benchmark that needs a pack and gold; ends the process where one is missing. */
export function packAndRest(usage) {
  const [pack, ...rest] = process.argv.slice(2);
  if (pack && existsSync(gold)) return [pack, rest];
  console.error(`usage: ${usage}; the gold is read from REFERENT_DATA`);
  process.exit(2);
}

/** A resolver of a pack, or of the starter, whose entities can be hidden. */
export async function opened(pack) {
  const layers = (await openPublicKb(pack)).map((layer) => new HidingDataset(layer));
  return {
    layers,
    resolver: createResolver({ publicKb: layers }),
    kb: { has: (id) => layers.some((layer) => layer.find(id) !== undefined) },
    hide: (ids) => {
      for (const layer of layers) layer.hide(ids);
    },
  };
}

/** Own gold: sentences and articles, each with a part that nothing is tuned to. */
const ownFolders = {
  own: "data/gold",
  "own-unseen": "data/gold/unseen",
  "own-articles": "data/gold/articles",
  "own-articles-unseen": "data/gold/unseen/articles",
};

/** Own gold, a set a language and part. */
export function* ownSets() {
  for (const [part, folder] of Object.entries(ownFolders))
    for (const file of readdirSync(join(root, folder))
      .filter((name) => name.endsWith(".txt"))
      .sort()) {
      const lang = file.slice(0, 2);
      const content = readFileSync(join(root, folder, file), "utf8");
      yield { name: `${part}/${lang}`, ...readMarkedGold(content, lang) };
    }
}

/** Names of the sets of others. */
export function setNames() {
  return readdirSync(gold, { recursive: true })
    .filter((name) => name.endsWith(".jsonl"))
    .map((name) => name.replace(/\.jsonl$/, ""))
    .sort();
}

export function readSet(name) {
  return { name, ...readJsonLinesGold(readFileSync(join(gold, `${name}.jsonl`), "utf8")) };
}

/** Own gold of all languages as two sets, and the few sets, each with what it is measured against. */
export async function fewWithTheirKb(pack) {
  const [starter, slice] = [await opened(undefined), await opened(pack)];
  const own = new Map();
  for (const { name, documents } of ownSets()) {
    const [part, lang] = name.split("/");
    const all = own.get(part) ?? [];
    all.push(...documents.map((one) => ({ ...one, id: `${lang}/${one.id}` })));
    own.set(part, all);
  }
  return [
    ...Array.from(own, ([name, documents]) => ({ gold: { name, documents }, ...starter })),
    ...fewSets.map((name) => ({ gold: readSet(name), ...slice })),
  ];
}

export const percent = (value) => (value === null || value === undefined ? "–" : (100 * value).toFixed(1));

/** A table of Markdown. */
export const table = (head, rows) =>
  [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
