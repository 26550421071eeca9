// Makes data/languages/chinese-scripts.ts: the pairs of traditional and simplified Chinese characters that ICU
// transliterates into each other. Run `node scripts/make-chinese-scripts.mjs` where Debian's icu-devtools is installed.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";

/** Han characters of the Basic Multilingual Plane: the CJK unified ideographs, extension A, and the compatible ones. */
const ranges = [
  [0x3400, 0x9fff],
  [0xf900, 0xfaff],
];
const han = ranges
  .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i)))
  .filter((character) => /\p{Script=Han}/u.test(character));

/** What each character becomes, for those that change. */
function changed(transliterator) {
  const output = execFileSync("uconv", ["-x", transliterator], { input: han.join("\n") })
    .toString()
    .split("\n");
  return new Map(han.flatMap((character, i) => (output[i] === character ? [] : [[character, output[i]]])));
}

const simplified = changed("Traditional-Simplified");
const traditional = changed("Simplified-Traditional");
const pairs = [...simplified].filter(([, one]) => one.length === 1);
const both = pairs.filter(([from, to]) => traditional.get(to) === from);
const rest = pairs.filter(([from, to]) => traditional.get(to) !== from);

const LINE = 56;
const list = (some) => {
  const text = some.map((pair) => pair.join("")).join("");
  const lines = text.match(new RegExp(`.{1,${LINE}}`, "gs")) ?? [];
  return lines.map((line) => `  "${line}"`).join(" +\n");
};

writeFileSync(
  new URL("../data/languages/chinese-scripts.ts", import.meta.url),
  `// Made by scripts/make-chinese-scripts.mjs from the transliterators Traditional-Simplified and Simplified-Traditional of
// ICU (Unicode License V3). A traditional character stands before the simplified one.

/** Pairs of which each is made from the other. */
export const paired: string =
${list(both)};

/** Pairs of which only the simplified one is made: another traditional character is more usual for it, or none is. */
export const simplifiedOnly: string =
${list(rest)};
`,
);
console.log(`${both.length} pairs both ways, ${rest.length} one way`);
