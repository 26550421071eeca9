import { foldsByRule } from "./fold-rule.ts";
import { unpackNumbers } from "./packed-numbers.ts";
import { astralClasses, bmpClasses, droppedUnits, lateUnits, ruledUnits } from "./tables.ts";

/** Word-break classes, after UAX #29 as `Intl.Segmenter` applies it; the low four bits of an entry. */
export const OTHER = 0;
export const LETTER = 1;
export const DIGIT = 2;
/** Marks and format characters: they belong to the character before them. */
export const EXTEND = 3;
export const MID_LETTER = 4;
export const MID_NUM = 5;
export const MID_BOTH = 6;
/** `_` and similar characters join any characters. */
export const JOINER = 7;
/** Han, kana, Thai and other scripts written without spaces: one character a piece. */
export const UNSPACED = 8;
export const HEBREW = 9;
/** The ASCII apostrophe: like MID_BOTH between letters and digits, a letter after Hebrew. */
export const QUOTE = 10;
export const SPACE = 11;
export const NEWLINE = 12;

export const CLASS = 15;
export const UPPER = 16;
export const LOWER = 32;

export const WORD = 256;
export const ODD_FOLD = 512;
/** A letter or digit, but no mark, that folds to one unit. Nearly all characters of a text are of this kind. */
export const PLAIN = 1024;
const FOLD = 0xffff << 16;

const LINE_END = 10;
/** Folds of several units. */
const longFolds = new Map<number, string>();

/**
 * The data of a BMP code unit that the scan of a text needs, in one number. The low byte has class and case. Bit 8 is
 * set for a character that continues a word (`WORD`), bit 9 for a fold that is not one unit (`ODD_FOLD`), and bit 10
 * for `PLAIN`. The bits from 16 on fold a unit by exclusive or: they are 0 for most, so that the table is filled by
 * runs.
 */
export const unitInfo: Int32Array = readInfo();

/**
 * The entry of the code point at an offset. A lone surrogate is `OTHER`, and code points outside the BMP are
 * `ODD_FOLD`.
 */
export function infoAt(text: string, at: number): number {
  const point = text.codePointAt(at)!;
  if (point > 0xffff) return astralInfoOf(point) | ODD_FOLD;
  return (point & 0xf800) === 0xd800 ? OTHER : unitInfo[point]!;
}

/** Whether a code unit is its own fold; false for surrogates. */
export function isFolded(unit: number): boolean {
  return (unitInfo[unit]! & (ODD_FOLD | FOLD)) === 0 && (unit & 0xf800) !== 0xd800;
}

/** Units of the code point at an offset. */
export function unitsAt(text: string, at: number): number {
  return text.codePointAt(at)! > 0xffff ? 2 : 1;
}

/** The fold of the code point at an offset. */
export function foldAt(text: string, at: number): string {
  const point = text.codePointAt(at)!;
  return point > 0xffff ? astralFold(point) : foldUnit(point);
}

/** The fold of a code unit: itself, another unit, several, or none. */
export function foldUnit(unit: number): string {
  const info = unitInfo[unit]!;
  return info & ODD_FOLD ? (longFolds.get(unit) ?? "") : String.fromCharCode(unit ^ (info >>> 16));
}

/** Class and case of a code point outside the BMP, with `WORD`. */
function astralInfoOf(codePoint: number): number {
  if (codePoint < 0x20000) return (astralInfo ??= readClasses(astralClasses))[codePoint - 0x10000]!;
  if (codePoint < 0x40000) return UNSPACED;
  return codePoint >= 0xe0000 && codePoint < 0xe0fff ? EXTEND | WORD : OTHER;
}

let astralInfo: Int32Array | undefined;
const astralFolds = new Map<number, string>();

/** The fold of a code point outside the BMP: mathematical letters become plain ones, Deseret becomes lower case. */
export function astralFold(codePoint: number): string {
  let fold = astralFolds.get(codePoint);
  if (fold === undefined) {
    fold = String.fromCodePoint(codePoint).normalize("NFKD").toLowerCase();
    if (astralFolds.size > 10_000) astralFolds.clear();
    astralFolds.set(codePoint, fold);
  }
  return fold;
}

function readInfo(): Int32Array {
  const table = readClasses(bmpClasses);
  const ruled = unitsOf(ruledUnits);
  let lines = "";
  for (const unit of ruled) lines += String.fromCharCode(unit, LINE_END);
  const folds = foldsByRule(lines);
  for (let i = 0; i < ruled.length; i++) setFold(table, ruled[i]!, folds[i]!);
  for (let i = 0; i < lateUnits.length; i += 2) setFold(table, lateUnits.charCodeAt(i), lateUnits[i + 1]!);
  for (const unit of unitsOf(droppedUnits)) setFold(table, unit, "");
  // U+0000 is dropped like the invisible characters.
  setFold(table, 0, "");
  return table;
}

function setFold(table: Int32Array, unit: number, fold: string): void {
  if (fold.length === 1) table[unit]! |= (fold.charCodeAt(0) ^ unit) << 16;
  else {
    table[unit] = (table[unit]! | ODD_FOLD) & ~PLAIN;
    if (fold !== "") longFolds.set(unit, fold);
  }
}

/** Decodes units from their differences. */
function unitsOf(steps: string): Int32Array {
  const units = unpackNumbers(steps);
  for (let i = 1; i < units.length; i++) units[i]! += units[i - 1]!;
  return units;
}

/** Class and case of each unit, with `WORD`. */
function readClasses(packed: string): Int32Array {
  const table = new Int32Array(0x10000);
  let at = 0;
  const runs = unpackNumbers(packed);
  const count = runs.length / 2;
  for (let r = 0; r < count; r++) {
    const length = runs[r]!;
    const info = runs[count + r]!;
    const kind = info & CLASS;
    const letter = kind === LETTER || kind === DIGIT || kind === HEBREW;
    const word = letter ? WORD | PLAIN : kind === EXTEND ? WORD : 0;
    table.fill(info | word, at, at + length);
    at += length;
  }
  return table;
}
