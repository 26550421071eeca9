// @ts-check
// Writes the modules of long word lists in the compiled data anew, which weigh less than half so: 0.5 MB of an install, and
// 55 kB of a page after compression. Common words and demonyms are coded by what each has of the one before (src/text/word-list.ts), folded,
// as they are only asked for so; names, which count among many other things, filters (src/text/word-filter.ts). The sources keep one word a line.
import { writeFileSync } from "node:fs";
import { givenNameBits, surnameBits } from "../dist/data/names/bits.js";
import { filterOf } from "../dist/src/text/word-filter.js";
import { codedList } from "../dist/src/text/word-list.js";

/** Modules that hold nothing but a sorted list. */
const modules = [
  { module: "names/given", shortened: (/** @type {string} */ list) => filterOf(list, givenNameBits) },
  { module: "names/surnames", shortened: (/** @type {string} */ list) => filterOf(list, surnameBits) },
  ...["en", "it", "fr", "de", "es", "pt"].map((language) => ({
    module: `languages/common-words/${language}`,
    shortened: codedList,
  })),
  ...["en", "it", "fr", "de", "es", "pt", "ja", "zh"].map((language) => ({
    module: `lexicon/demonyms/words/${language}`,
    shortened: codedList,
  })),
];

for (const { module, shortened } of modules) {
  const file = new URL(`../dist/data/${module}.js`, import.meta.url);
  /** @type {Record<string, string>} */
  const lists = await import(file.href);
  const code = Object.entries(lists).map(
    ([name, list]) => `export const ${name} = ${JSON.stringify(shortened(list))};\n`,
  );
  writeFileSync(file, code.join(""));
}
