// @ts-check
// Writes the modules of long word lists in the compiled data anew, with each list as blocks (src/text/word-list.ts), which
// weigh half: 0.5 MB of an install, and 35 kB of a page after compression. The sources keep one word a line.
import { writeFileSync } from "node:fs";
import { blocksOf, wordsOf } from "../dist/src/text/word-list.js";

/** Modules that hold nothing but a list that is read as a sorted one. */
const modules = [
  "names/given",
  "names/surnames",
  ...["en", "it", "fr", "de", "es", "pt"].map((language) => `languages/common-words/${language}`),
];

for (const module of modules) {
  const file = new URL(`../dist/data/${module}.js`, import.meta.url);
  /** @type {Record<string, string>} */
  const lists = await import(file.href);
  const code = Object.entries(lists).map(
    ([name, list]) => `export const ${name} = ${JSON.stringify(blocksOf(wordsOf(list)))};\n`,
  );
  writeFileSync(file, code.join(""));
}
