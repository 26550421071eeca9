// Makes src/text/tables.ts: word-break classes asked from Intl.Segmenter one code point at a time, and the
// fold of each BMP code unit. Run `npm run build && node scripts/make-text-tables.mjs` and commit the result.
import { writeFileSync } from "node:fs";
import { foldsByRule } from "../dist/src/text/fold-rule.js";
import { packNumbers } from "../dist/src/text/packed-numbers.js";

const segmenter = new Intl.Segmenter("en", { granularity: "word" });
const segments = (text) => [...segmenter.segment(text)];
const one = (text) => segments(text).length === 1;
const wordLike = (text) => segments(text)[0].isWordLike === true;

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々〆〇ｰ]/u;

// Classes, in the order of src/text/classes.ts.
const [
  OTHER,
  LETTER,
  DIGIT,
  EXTEND,
  MID_LETTER,
  MID_NUM,
  MID_BOTH,
  JOINER,
  UNSPACED,
  HEBREW,
  QUOTE,
  SPACE,
  NEWLINE,
] = Array(13).keys();
const UPPER = 16;
const LOWER = 32;

function classOf(code) {
  const c = String.fromCodePoint(code);
  if (code >= 0xd800 && code <= 0xdfff) return OTHER;
  if (code === 0x27) return QUOTE;
  if (/[\n\r\v\f\u0085\u2028\u2029]/.test(c)) return NEWLINE;
  if (/\s/.test(c)) return SPACE;
  if (unspaced.test(c) && !/\p{M}/u.test(c)) return UNSPACED;
  const alone = wordLike(c);
  if (alone && one(`a${c}a`)) {
    if (one(`1,${c}`)) return DIGIT;
    const kind = one(`א"${c}`) ? HEBREW : LETTER;
    return kind | (/\p{Lu}|\p{Lt}/u.test(c) ? UPPER : /\p{Ll}/u.test(c) ? LOWER : 0);
  }
  if (alone) return UNSPACED;
  if (one(`a${c}`) && one(` ${c}`) && !one(`${c}a`)) return EXTEND;
  if (one(`a${c}`) && one(`${c}a`)) return JOINER;
  if (one(`a${c}`) && /\p{M}|\p{Cf}/u.test(c)) return EXTEND;
  const letters = one(`a${c}a`);
  const numbers = one(`1${c}1`);
  return letters && numbers ? MID_BOTH : letters ? MID_LETTER : numbers ? MID_NUM : OTHER;
}

// What Unicode took in after its version 12: the tables of a platform may lack it, so that its folds are written down.
const late = /[\u0890\u0891\u1c89\u2c2f\ua7ba-\ua7f6\uab69]/;

function foldOf(code) {
  const c = String.fromCharCode(code);
  if ((code >= 0xd800 && code <= 0xdfff) || /\p{Script=Hangul}/u.test(c)) return c;
  return c === "\n" ? c : /\p{Cf}/u.test(c) ? "" : foldsByRule(c)[0];
}

/** Runs of equal values: how many each has, and after all these numbers the value of each. */
function runs(values) {
  const lengths = [];
  const kinds = [];
  for (let i = 0; i < values.length; ) {
    let j = i;
    while (j < values.length && values[j] === values[i]) j++;
    lengths.push(j - i);
    kinds.push(values[i]);
    i = j;
  }
  return [...lengths, ...kinds];
}

/** What each number is more than the one before. */
function steps(numbers) {
  return numbers.map((number, i) => number - (numbers[i - 1] ?? 0));
}

const bmp = Array.from({ length: 0x10000 }, (_, code) => classOf(code));
const astral = Array.from({ length: 0x10000 }, (_, code) => classOf(0x10000 + code));

const dropped = [];
const ruled = [];
const written = [];
for (let code = 0; code < 0x10000; code++) {
  const unit = String.fromCharCode(code);
  const fold = foldOf(code);
  if (fold === unit) continue;
  if (fold === "") dropped.push(code);
  else if (late.test(unit)) written.push(code, fold.charCodeAt(0));
  else ruled.push(code);
}

const table = (numbers) => `"${packNumbers(numbers)}"`;

writeFileSync(
  new URL("../src/text/tables.ts", import.meta.url),
  `// Made by scripts/make-text-tables.mjs (Unicode ${process.versions.unicode}); not edited by hand. All are packed
// numbers (packed-numbers.ts).

/** Classes of U+0000 to U+FFFF as runs: their lengths, and then their classes. */
export const bmpClasses: string =
  ${table(runs(bmp))};

/** Classes of U+10000 to U+1FFFF. */
export const astralClasses: string =
  ${table(runs(astral))};

/** Code units that fold to nothing: what each is more than the one before. */
export const droppedUnits: string =
  ${table(steps(dropped))};

/** Code units that fold by rule (fold-rule.ts). */
export const ruledUnits: string =
  ${table(steps(ruled))};

/** Code units that no platform need know, and what each folds to. */
export const lateUnits: string = ${JSON.stringify(String.fromCharCode(...written))};
`,
);
console.log(
  `classes ${(runs(bmp).length + runs(astral).length) / 2} runs, folds ${dropped.length} to nothing, ${ruled.length} by rule, ${written.length / 2} late`,
);
