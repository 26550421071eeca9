// Makes src/text/tables.ts: word-break classes asked from Intl.Segmenter one code point at a time, and the
// fold of each BMP code unit. Run `npm run build && node scripts/make-text-tables.mjs` and commit the result.
import { writeFileSync } from "node:fs";
import { packNumbers, signed } from "../dist/src/text/packed-numbers.js";

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

// Letters that Unicode does not decompose, as people write them without the letter.
const special = {
  ß: "ss",
  ẞ: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ħ: "h",
  ı: "i",
  ŋ: "n",
  ſ: "s",
  ŀ: "l",
  ς: "σ",
  "’": "'",
  "‘": "'",
  ʼ: "'",
  "`": "'",
  "´": "'",
  "＇": "'",
  "‐": "-",
  "‑": "-",
  "–": "-",
  "—": "-",
};

// Dropped: diacritics of Latin, Greek and Cyrillic, Hebrew points, Arabic vowels, tatweel, invisible format characters.
const dropped =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u065f\u0670\ufe00-\ufe0f\u1ab0-\u1aff\u20d0-\u20ff]|\p{Cf}/gu;

function foldOf(code) {
  const c = String.fromCharCode(code);
  if (code >= 0xd800 && code <= 0xdfff) return c;
  if (/\p{Script=Hangul}/u.test(c)) return c.normalize("NFC");
  const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(c);
  const plain = c
    .normalize(kana ? "NFKC" : "NFKD")
    .replace(dropped, "")
    .toLowerCase()
    .normalize(kana ? "NFKC" : "NFKD")
    .replace(dropped, "");
  return [...plain].map((x) => special[x] ?? x).join("");
}

/** Runs of equal values, two numbers each: how many, and the value. */
function runs(values) {
  const out = [];
  for (let i = 0; i < values.length; ) {
    let j = i;
    while (j < values.length && values[j] === values[i]) j++;
    out.push(j - i, values[i]);
    i = j;
  }
  return out;
}

/** What each number is more than the one before. */
function steps(numbers) {
  return numbers.map((number, i) => number - (numbers[i - 1] ?? 0));
}

/** How many units each fold has, and what each is more than the one at its place in the fold before. */
function foldSteps(folds) {
  return folds.flatMap((fold, i) => [
    fold.length,
    ...fold.map((unit, place) => signed(unit - (folds[i - 1]?.[place] ?? fold[place - 1] ?? 0))),
  ]);
}

const bmp = Array.from({ length: 0x10000 }, (_, code) => classOf(code));
const astral = Array.from({ length: 0x10000 }, (_, code) => classOf(0x10000 + code));

// Folds to one unit, or to none, which is written as U+0000; others are spelled out.
const single = [];
const folded = [];
const many = [];
const manyFolded = [];
for (let code = 0; code < 0x10000; code++) {
  const unit = String.fromCharCode(code);
  const fold = foldOf(code);
  if (fold === unit) continue;
  if (fold.length > 1) {
    many.push(code);
    manyFolded.push(Array.from({ length: fold.length }, (_, i) => fold.charCodeAt(i)));
  } else {
    single.push(code);
    folded.push(fold === "" ? 0 : fold.charCodeAt(0));
  }
}

const table = (numbers) => `"${packNumbers(numbers)}"`;

writeFileSync(
  new URL("../src/text/tables.ts", import.meta.url),
  `// Made by scripts/make-text-tables.mjs (Unicode ${process.versions.unicode}); not edited by hand. All are packed
// numbers (packed-numbers.ts).

/** Classes of U+0000 to U+FFFF as runs: a length, and a class. */
export const bmpClasses: string =
  ${table(runs(bmp))};

/** Classes of U+10000 to U+1FFFF. */
export const astralClasses: string =
  ${table(runs(astral))};

/** Code units that fold to another one or to none: what each is more than the one before. */
export const foldedUnits: string =
  ${table(steps(single))};

/** What each of them folds to, as signed steps; U+0000 means nothing. */
export const foldsOfUnits: string =
  ${table(steps(folded).map(signed))};

/** Code units that fold to several: what each is more than the one before. */
export const longFoldedUnits: string =
  ${table(steps(many))};

/**
 * What they fold to: how many units, and what each is more, signed, than the one at its place in the fold before; where that is
 * shorter, than the unit before it.
 */
export const longFolds: string =
  ${table(foldSteps(manyFolded))};
`,
);
console.log(
  `classes ${(runs(bmp).length + runs(astral).length) / 2} runs, folds ${single.length} of one unit, ${many.length} of several`,
);
