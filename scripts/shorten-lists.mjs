// @ts-check
// Writes the modules of long word lists in the compiled data anew, with each list as blocks (src/text/word-list.ts), which
// weigh less than half: 0.5 MB of an install, and 40 kB of a page after compression. The words are folded, as they are only asked
// for so. The sources keep one word a line.
import { writeFileSync } from "node:fs";
import { foldText } from "../dist/src/text/fold.js";
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
    ([name, list]) => `export const ${name} = ${JSON.stringify(blocksOf(foldedWords(list)))};\n`,
  );
  writeFileSync(file, code.join(""));
}

/**
 * The words of a sorted list, folded, each once.
 * @param {string} list
 */
function foldedWords(list) {
  return [...new Set(wordsOf(list).map(foldText))];
}
