// Learns how names are spelled in each language from the starter and the lists of names, and writes data/weights/spelling.
//   npm run train:spelling
import { readFileSync, writeFileSync } from "node:fs";
import { loadSpellingWeights } from "../../data/weights/spelling.ts";
import type { Language } from "../../src/contract/index.ts";
import { openPublicKb } from "../../src/datasets/public-kb.ts";
import { packNumbers, signed } from "../../src/text/packed-numbers.ts";
import { learnSpelling } from "./learn-spelling.ts";

const [starter] = await openPublicKb(undefined);
// The compiled lists are filters, from which the words cannot be read.
const names = ["given", "surnames"].flatMap((list) => {
  const [, words = ""] = /= `([^`]*)`;/.exec(readFileSync(`data/names/${list}.ts`, "utf8")) ?? [];
  return words.split("\n");
});
for (const language of Object.keys(loadSpellingWeights) as Language[]) {
  const weights = await learnSpelling(language, starter!, names);
  const text = [
    "/** How words of names are spelled: packed numbers. Learned by `npm run train:spelling`: do not edit. */",
    `export const ${language} =`,
    `  "${packNumbers(Array.from(weights, signed))}";`,
    "",
  ];
  writeFileSync(`data/weights/spelling/${language}.ts`, text.join("\n"));
}
