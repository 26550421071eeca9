// Is a name that means two things told apart in one text? The pairs of sentences of test/resolver/homographs.tsv, which are decided
// in texts of their own, put into one text in either order; with the starter.
//   npm run build && node bench/homographs.mjs
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { createResolver } from "../dist/src/index.js";
import { percent } from "./gold-sets.mjs";

const file = resolve(import.meta.dirname, "../test/resolver/homographs.tsv");
const pairs = readFileSync(file, "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .slice(1)
  .map((line) => line.split("\t"));
const resolver = createResolver();

/** Whether the name means an entity between two code points; an article may belong to it. */
function isMeant(mentions, name, id, from, to) {
  return mentions.some(
    ({ text, start, end, entity }) =>
      start >= from && end <= to && (text.includes(name) || name.includes(text)) && entity?.id === id,
  );
}

let names = 0;
let right = 0;
for (const [language, name, sentence, id, otherSentence, otherId] of pairs)
  for (const [first, second, firstId, secondId] of [
    [sentence, otherSentence, id, otherId],
    [otherSentence, sentence, otherId, id],
  ]) {
    const text = `${first}${/ja|zh/.test(language) ? "" : " "}${second}`;
    const { mentions } = await resolver.resolve({ language, text });
    const border = [...first].length;
    names += 2;
    if (isMeant(mentions, name, firstId, 0, border)) right++;
    if (isMeant(mentions, name, secondId, border, Number.POSITIVE_INFINITY)) right++;
  }
console.log(`${pairs.length} pairs, ${names} names: ${percent(right / names)} % right`);
