import { astralClasses, bmpClasses, foldRuns, longFolds } from "./tables.ts";

/** Word-break classes, after UAX #29 as `Intl.Segmenter` applies it; the low four bits of an entry. */
export const OTHER = 0;
export const LETTER = 1;
export const DIGIT = 2;
/** Marks and format characters: they belong to what stands before them. */
export const EXTEND = 3;
export const MID_LETTER = 4;
export const MID_NUM = 5;
export const MID_BOTH = 6;
/** `_` and its like join everything. */
export const JOINER = 7;
/** Han, kana, Thai and other scripts written without spaces: one character a piece. */
export const UNSPACED = 8;
export const HEBREW = 9;
/** The ASCII apostrophe: between letters and digits as MID_BOTH, after Hebrew a letter. */
export const QUOTE = 10;
export const SPACE = 11;
export const NEWLINE = 12;

export const CLASS = 15;
export const UPPER = 16;
export const LOWER = 32;

/** Class and case of each BMP code unit. */
export const unitClass: Uint8Array = expand(bmpClasses);
const astralClass = expand(astralClasses);

/** Folded form of each BMP code unit: itself, another unit, 0 when it is dropped, `LONG` when it is several. */
export const unitFold: Uint16Array = expandFolds();

/** Marks an entry of `unitFold` whose fold has several units (see `longFold`). */
export const LONG = 0xffff;

/**
 * Everything that the scan of a text needs of a BMP code unit in one number: class and case in the low byte, bit 8
 * for what continues a word (`WORD`), bit 9 for a fold that is not one unit (`ODD_FOLD`), the fold from bit 16 on.
 */
export const unitInfo: Int32Array = expandInfo();

export const WORD = 256;
export const ODD_FOLD = 512;

const longFoldOf = new Map(longFolds.split("\u0001").map((entry) => [entry.charCodeAt(0), entry.slice(1)]));

/** The fold of a unit that `unitFold` marks `LONG`. */
export function longFold(unit: number): string {
  return longFoldOf.get(unit)!;
}

/** Class and case of a code point outside the BMP. */
export function astralClassOf(codePoint: number): number {
  if (codePoint < 0x20000) return astralClass[codePoint - 0x10000]!;
  if (codePoint < 0x40000) return UNSPACED;
  return codePoint >= 0xe0000 && codePoint < 0xe0fff ? EXTEND : OTHER;
}

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

function expandInfo(): Int32Array {
  const table = new Int32Array(0x10000);
  for (let unit = 0; unit < table.length; unit++) {
    const cls = unitClass[unit]!;
    const kind = cls & CLASS;
    const surrogate = (unit & 0xf800) === 0xd800;
    const word =
      !surrogate && (kind === LETTER || kind === DIGIT || kind === HEBREW || kind === EXTEND) ? 256 : 0;
    const fold = unitFold[unit]!;
    const odd = fold === 0 || fold === LONG ? 512 : 0;
    table[unit] = (fold << 16) | odd | word | cls;
  }
  return table;
}

function expand(runs: string): Uint8Array {
  const table = new Uint8Array(0x10000);
  let at = 0;
  for (const run of runs.split(" ")) {
    const dot = run.indexOf(".");
    const end = at + Number.parseInt(run.slice(0, dot), 36);
    table.fill(Number.parseInt(run.slice(dot + 1), 36), at, end);
    at = end;
  }
  return table;
}

function expandFolds(): Uint16Array {
  const table = new Uint16Array(0x10000);
  for (let unit = 0; unit < table.length; unit++) table[unit] = unit;
  for (const run of foldRuns.split(" ")) {
    const [code, count, stride, difference] = run.split(".").map((part) => Number.parseInt(part, 36));
    for (let i = 0; i < count!; i++) table[code! + i * stride!] = code! + i * stride! + difference!;
  }
  for (const entry of longFolds.split("\u0001")) table[entry.charCodeAt(0)] = 0xffff;
  return table;
}
