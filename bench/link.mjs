// How fast is news text linked, new and seen before? Characters a second of gold texts, each once, with one thread; first
// other texts of the same kind, in which the process compiles its code: a service does so in its first seconds.
//   npm run build && node bench/link.mjs [PACK]      (REFERENT_DATA names the folder of gold; the starter without a pack)
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openPublicKb } from "../dist/src/datasets/public-kb.js";
import { createResolver } from "../dist/src/index.js";
import { save } from "./measure.mjs";

const gold = join(process.env.REFERENT_DATA ?? "../shared", "gold/en");

function textsOf(name) {
  const file = join(gold, `${name}.jsonl`);
  if (!existsSync(file)) throw new Error(`${file} is missing: set REFERENT_DATA`);
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line).text);
}

const first = textsOf("aida-train");
const texts = ["msnbc", "reuters-128", "aida-testa"].flatMap(textsOf);

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

const result = { pack: pack ? "given" : "starter", texts: texts.length };
result.first_thousand_characters_per_second = await rate(first);
result.new_thousand_characters_per_second = await rate(texts);
result.seen_thousand_characters_per_second = await rate(texts);
console.table([result]);
save(pack ? "link-pack" : "link", [result]);
