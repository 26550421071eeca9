import {
  CLASS,
  DIGIT,
  EXTEND,
  HEBREW,
  infoAt,
  JOINER,
  LETTER,
  LOWER,
  MID_BOTH,
  MID_LETTER,
  MID_NUM,
  OTHER,
  QUOTE,
  unitInfo,
} from "./classes.ts";

/** Class of the last letter or digit of a run that ends at `end`, without its marks. */
export function lastClass(text: string, end: number): number {
  for (let i = end - 1; ; i--) {
    const unit = text.charCodeAt(i);
    const kind = ((unit & 0xfc00) === 0xdc00 ? infoAt(text, --i) : unitInfo[unit]!) & CLASS;
    if (kind !== EXTEND) return kind;
  }
}

/** End of the `+` and `#` after a letter: at most two, and no letter or digit after them. */
export function signsEnd(text: string, at: number): number {
  let end = at;
  while (text.charCodeAt(end) === 0x2b || text.charCodeAt(end) === 0x23) end++;
  const next = end < text.length ? unitInfo[text.charCodeAt(end)]! & CLASS : OTHER;
  return next === LETTER || next === DIGIT || end - at > 2 ? at : end;
}

/** Whether the text at `at`, right after a piece, joins the next piece to the same word (UAX #29, WB5 to WB13). */
export function joinsNext(text: string, at: number, last: number): boolean {
  let i = at;
  if (i >= text.length) return false;
  let kind = unitInfo[text.charCodeAt(i)]! & CLASS;
  if (kind === JOINER) {
    while (i < text.length && (kind === JOINER || kind === EXTEND))
      kind = unitInfo[text.charCodeAt(++i)]! & CLASS;
    return i < text.length && isWordStart(text, i);
  }
  const mid = kind;
  if (
    mid !== MID_LETTER &&
    mid !== MID_NUM &&
    mid !== MID_BOTH &&
    mid !== QUOTE &&
    text.charCodeAt(i) !== 0x22
  )
    return false;
  i++;
  while (i < text.length && (unitInfo[text.charCodeAt(i)]! & CLASS) === EXTEND) i++;
  if (i >= text.length) return false;
  const next = classAt(text, i);
  const letters = (last === LETTER || last === HEBREW) && (next === LETTER || next === HEBREW);
  if (text.charCodeAt(at) === 0x22) return last === HEBREW && next === HEBREW;
  if (mid === MID_LETTER) return letters;
  if (mid === MID_NUM) return last === DIGIT && next === DIGIT;
  return letters || (last === DIGIT && next === DIGIT);
}

function isWordStart(text: string, at: number): boolean {
  const kind = classAt(text, at);
  return kind === LETTER || kind === DIGIT || kind === HEBREW;
}

function classAt(text: string, at: number): number {
  return infoAt(text, at) & CLASS;
}

/** The sign of digitised print for a hyphen at the end of a line. */
const NOT_SIGN = 0xac;
/** An invisible place to break a line: web pages put it inside long words. */
const ZERO_WIDTH_SPACE = 0x200b;
const HYPHEN = 0x2d;

/** Whether a unit may divide a word whose rest follows. */
export function dividesWord(unit: number): boolean {
  return unit === NOT_SIGN || unit === ZERO_WIDTH_SPACE || unit === HYPHEN;
}

/**
 * What divides a word: `¬`, with or without white space behind it, a hyphen at the end of a line, or a zero-width space.
 * A further hyphen shows that the hyphens are a part of the name: "Stratford-upon-Avon".
 */
const DIVISION = /\u00ac[\t-\r ]{0,7}|-\r?\n(?!\p{Ll}{1,9}-\S)|\u200b/u;
const divisionAt = new RegExp(DIVISION, "uy");
const divisions = new RegExp(DIVISION, "gu");

/** The place where a divided word continues. It is `at` if no small letter follows. */
export function restOfWord(text: string, at: number): number {
  divisionAt.lastIndex = at;
  if (!divisionAt.test(text)) return at;
  const next = divisionAt.lastIndex;
  if (next === text.length) return at;
  const info = unitInfo[text.charCodeAt(next)]!;
  return (info & CLASS) === LETTER && info & LOWER ? next : at;
}

/** A word in the form that is hashed: without what divides it. */
export function undivided(word: string): string {
  return word.replace(divisions, "");
}
