// Learns the weights of the public paths from gold, and writes data/weights/learned.ts. The same pack and gold give
// the same bytes. With --check nothing is written: each source is measured with weights learned from the others.
//   npm run weights:learn -- PACK.kb [--check]          (gold: $REFERENT_DATA/gold, default ../shared/gold)
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { handSet, pathWeights } from "../dist/data/weights/local.js";
import { openPublicKb } from "../dist/src/datasets/public-kb.js";
import { HidingDataset, readJsonLinesGold } from "../dist/src/evaluation/index.js";
import { publicKbFrom } from "../dist/src/node/public-kb.js";
import { loadSegmenter } from "../dist/src/text/unspaced.js";
import { check } from "./learn/check.mjs";
import { examplesOf } from "./learn/examples.mjs";
import { sets as rows } from "./learn/sets.mjs";
import { vectorsOf } from "./learn/vectors.mjs";

const [packFile, flag] = process.argv.slice(2);
if (!packFile || (flag !== undefined && flag !== "--check")) {
  console.error("usage: npm run weights:learn -- PACK.kb [--check]");
  process.exit(2);
}
const data = resolve(process.env.REFERENT_DATA ?? "../shared");
const sets = rows.map((set) => ({
  ...set,
  documents: readJsonLinesGold(readFileSync(`${data}/gold/${set.name}.jsonl`, "utf8"), set.name).documents,
}));

await loadSegmenter();
const [pack] = await openPublicKb(await publicKbFrom([packFile]));
const dataset = new HidingDataset(pack);

// Coherence and memory hear the weights that are set by hand.
const start = { version: 1, weights: handSet, floor: 0.5, margin: 0.1 };
for (const path of ["public/local", "public/coherent"]) pathWeights[path] = start;
const examples = new Map();
for (const set of sets) {
  examples.set(set.name, await examplesOf(set, dataset));
  console.error(`${set.name}: ${examples.get(set.name).length} examples`);
}

if (flag === "--check") await check(sets, examples, pack);
else
  writeFileSync(
    new URL("../data/weights/learned.ts", import.meta.url),
    written([...examples.values()].flat()),
  );

function written(all) {
  const vectors = Object.entries(vectorsOf(all)).map(([path, { version, weights, floor, margin }]) => [
    `  "${path}": {`,
    `    version: ${version},`,
    "    weights: {",
    ...Object.entries(weights).map(([name, weight]) => `      ${name}: ${weight},`),
    "    },",
    `    floor: ${floor},`,
    `    margin: ${margin},`,
    "  },",
  ]);
  return [
    'import type { PathWeights } from "./local.ts";',
    "",
    "/**",
    " * Learned by `npm run weights:learn` from a pack of a Wikidata slice and the gold sets of `scripts/learn/sets.mjs`: a",
    " * listwise softmax with a penalty on the distance from what was set by hand, no random numbers.",
    " * Written by the script: do not edit.",
    " */",
    "export const learned: Readonly<Record<string, PathWeights>> = {",
    ...vectors.flat(),
    "};",
    "",
  ].join("\n");
}
