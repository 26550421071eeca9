// @ts-check
// Writes the long word lists of the compiled data as blocks (src/text/word-list.ts), which weigh half: 0.4 MB of an
// install, and 30 kB of a page after compression. The sources keep one plain list each.
import { readFileSync, writeFileSync } from "node:fs";
import { blocksOf, wordsOf } from "../dist/src/text/word-list.js";

/** @type {Record<string, string>} the lists that are read as sorted ones, by their modules */
const lists = { "names/given": "givenNames", "names/surnames": "surnames" };
for (const language of ["en", "it", "fr", "de", "es", "pt"])
  lists[`languages/${language}`] = `${language}.commonWords`;

for (const [module, name] of Object.entries(lists)) {
  const file = new URL(`../dist/data/${module}.js`, import.meta.url);
  /** @type {unknown} */
  let list = await import(file.href);
  for (const key of name.split(".")) list = /** @type {Record<string, unknown>} */ (list)[key];
  const text = /** @type {string} */ (list);
  const blocks = blocksOf(wordsOf(text));
  // A build that compiles nothing again finds its own blocks.
  if (blocks === text) continue;
  const code = readFileSync(file, "utf8");
  // As the compiler left it, or as a build with blocks of another length did.
  const literal = [`\`${text}\``, `"${text}"`].find((one) => code.split(one).length === 2);
  if (literal === undefined) throw new Error(`${module} has ${name} in no literal of its own`);
  writeFileSync(
    file,
    code.replace(literal, () => `"${blocks}"`),
  );
}
