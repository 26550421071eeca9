// How fast is news text linked, new and seen before? Characters a second of gold texts, each once, with one thread.
//   npm run build && node bench/link.mjs [PACK]      (REFERENT_DATA names the folder of gold; the starter without a pack)
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openPublicKb } from "../dist/src/datasets/public-kb.js";
import { createResolver } from "../dist/src/index.js";
import { save } from "./measure.mjs";

const gold = join(process.env.REFERENT_DATA ?? "../shared", "gold/en");
const sets = ["msnbc", "reuters-128", "aida-testa"].map((name) => join(gold, `${name}.jsonl`));
const missing = sets.find((file) => !existsSync(file));
if (missing) throw new Error(`${missing} is missing: set REFERENT_DATA`);
const texts = sets.flatMap((file) =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line).text),
);

const pack = process.argv[2];
const resolver = createResolver({ publicKb: (await openPublicKb(pack))[0] });

async function rate(some) {
  const start = performance.now();
  let characters = 0;
  for (const text of some) {
    await resolver.resolve({ text, language: "en" });
    characters += text.length;
  }
  return Math.round(characters / (performance.now() - start));
}

const odd = texts.filter((_, i) => i % 2 === 1);
const even = texts.filter((_, i) => i % 2 === 0);
// The process is cold in the first half; the second is as new to it, except for the code.
const result = { pack: pack ? "given" : "starter", texts: texts.length };
result.first_thousand_characters_per_second = await rate(odd);
result.new_thousand_characters_per_second = await rate(even);
result.seen_thousand_characters_per_second = await rate(odd);
console.table([result]);
save(pack ? "link-pack" : "link", [result]);
