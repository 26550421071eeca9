import {
  astralClassOf,
  astralFold,
  CLASS,
  DIGIT,
  EXTEND,
  HEBREW,
  JOINER,
  LETTER,
  LONG,
  LOWER,
  longFold,
  MID_BOTH,
  MID_LETTER,
  MID_NUM,
  NEWLINE,
  OTHER,
  QUOTE,
  SPACE,
  UNSPACED,
  UPPER,
  unitClass,
  unitFold,
} from "./classes.ts";

/**
 * A text cut into pieces, in one pass and without making a string: runs of letters, marks and digits, or one
 * character of a script that has no spaces. Names are matched on pieces; words (UAX #29) are groups of them.
 *
 *     l'Italie  won 3.5 points  →  l | italie | won | 3 | 5 | points     pieces, folded while they are hashed
 *     └─ word ┘ └──┘ └─┘ └────┘                                          words
 */
export interface Pieces {
  readonly text: string;
  readonly count: number;
  /** Start of each piece, in UTF-16 units. */
  readonly start: Int32Array;
  /** End of each piece, exclusive, in UTF-16 units. */
  readonly end: Int32Array;
  /** Two hashes of the folded piece; equal pieces have equal pairs. */
  readonly hash: Int32Array;
  readonly hash2: Int32Array;
  /** Case and kind: `CAPITAL` and its neighbours. */
  readonly shape: Uint8Array;
  /** What stands before the piece: `JOINED` to `BREAK`. */
  readonly gap: Uint8Array;
}

/** Shape bits. */
export const CAPITAL = 1; // the first letter is upper case
export const SMALL = 2; // a lower-case letter
export const INNER_CAPITAL = 4; // an upper-case letter after the first
export const NUMBER = 8; // a digit
export const ALPHABETIC = 16; // a letter
export const CHARACTER = 32; // one character of a script without spaces
/** The piece continues the word of the piece before it (`l'` + `Italie`). */
export const SAME_WORD = 64;

/** Gaps, by the strongest separator in them. */
export const ADJACENT = 0; // nothing, a hyphen, an apostrophe, …
export const BLANK = 1; // white space, at most one line break
export const COMMA = 2;
export const PERIOD = 3;
export const BREAK = 4; // anything that no name crosses: brackets, quotes, `;`, an empty line

const SEED = 0x811c9dc5 | 0;
const SEED2 = 0x9747b28c | 0;

/** Cuts a text into pieces. Cost is linear in the length; lone surrogates are separators. */
export function cut(text: string): Pieces {
  const n = text.length;
  const start = new Int32Array(n + 1);
  const end = new Int32Array(n + 1);
  const hash = new Int32Array(n + 1);
  const hash2 = new Int32Array(n + 1);
  const shape = new Uint8Array(n + 1);
  const gap = new Uint8Array(n + 1);
  const classes = unitClass;
  const folds = unitFold;
  let count = 0;
  let gapHere = BREAK;
  let joined = 0;
  let i = 0;
  while (i < n) {
    let unit = text.charCodeAt(i);
    let cls = classes[unit]!;
    let width = 1;
    if ((unit & 0xfc00) === 0xd800) {
      const point = text.codePointAt(i)!;
      cls = point > 0xffff ? astralClassOf(point) : OTHER;
      width = point > 0xffff ? 2 : 1;
    }
    const kind = cls & CLASS;
    if (kind === LETTER || kind === DIGIT || kind === HEBREW) {
      // A run of letters and digits with their marks.
      const from = i;
      let h = SEED;
      let h2 = SEED2;
      let bits = 0;
      let letters = 0;
      let last = kind;
      for (;;) {
        const k = cls & CLASS;
        if (k === LETTER || k === HEBREW) {
          bits |= ALPHABETIC;
          if (cls & UPPER) bits |= letters++ === 0 ? CAPITAL : INNER_CAPITAL;
          else {
            letters++;
            if (cls & LOWER) bits |= SMALL;
          }
        } else if (k === DIGIT) bits |= NUMBER;
        else if (k !== EXTEND) break;
        if (k !== EXTEND) last = k;
        if (width === 1) {
          const fold = folds[unit]!;
          if (fold !== 0) {
            if (fold !== LONG) {
              h = Math.imul(h ^ fold, 0x01000193);
              h2 = Math.imul(h2 + fold, 0x5bd1e995);
              h2 ^= h2 >>> 15;
            } else {
              const long = longFold(unit);
              for (let j = 0; j < long.length; j++) {
                h = Math.imul(h ^ long.charCodeAt(j), 0x01000193);
                h2 = Math.imul(h2 + long.charCodeAt(j), 0x5bd1e995);
                h2 ^= h2 >>> 15;
              }
            }
          }
        } else {
          const long = astralFold(text.codePointAt(i)!);
          for (let j = 0; j < long.length; j++) {
            h = Math.imul(h ^ long.charCodeAt(j), 0x01000193);
            h2 = Math.imul(h2 + long.charCodeAt(j), 0x5bd1e995);
            h2 ^= h2 >>> 15;
          }
        }
        i += width;
        if (i >= n) break;
        unit = text.charCodeAt(i);
        cls = classes[unit]!;
        width = 1;
        if ((unit & 0xfc00) === 0xd800) {
          const point = text.codePointAt(i)!;
          cls = point > 0xffff ? astralClassOf(point) : OTHER;
          width = point > 0xffff ? 2 : 1;
        }
      }
      const letterEnd = i;
      // `+` and `#` right behind a letter belong to it: C++, C#, F#.
      if (i < n && (unit === 0x2b || unit === 0x23) && bits & ALPHABETIC) {
        const at = i;
        while (i < n && (text.charCodeAt(i) === 0x2b || text.charCodeAt(i) === 0x23)) i++;
        const next = i < n ? classes[text.charCodeAt(i)]! & CLASS : OTHER;
        if (next === LETTER || next === DIGIT || i - at > 2) i = at;
        else {
          for (let j = at; j < i; j++) {
            const sign = text.charCodeAt(j);
            h = Math.imul(h ^ sign, 0x01000193);
            h2 = Math.imul(h2 + sign, 0x5bd1e995);
            h2 ^= h2 >>> 15;
          }
        }
      }
      start[count] = from;
      end[count] = i;
      hash[count] = h;
      hash2[count] = h2;
      shape[count] = bits | joined;
      gap[count] = gapHere;
      count++;
      gapHere = ADJACENT;
      joined = i === letterEnd && joinAfter(text, i, last) ? SAME_WORD : 0;
    } else if (kind === UNSPACED) {
      const from = i;
      i += width;
      while (i < n && (classes[text.charCodeAt(i)]! & CLASS) === EXTEND) i++;
      start[count] = from;
      end[count] = i;
      const fold = i - from === 1 ? folds[unit]! : LONG;
      let h = SEED;
      let h2 = SEED2;
      if (fold !== LONG) {
        h = Math.imul(h ^ fold, 0x01000193);
        h2 = Math.imul(h2 + fold, 0x5bd1e995);
        h2 ^= h2 >>> 15;
      } else {
        const long = text.slice(from, i).normalize("NFKC");
        for (let j = 0; j < long.length; j++) {
          h = Math.imul(h ^ long.charCodeAt(j), 0x01000193);
          h2 = Math.imul(h2 + long.charCodeAt(j), 0x5bd1e995);
          h2 ^= h2 >>> 15;
        }
      }
      hash[count] = h;
      hash2[count] = h2;
      shape[count] = ALPHABETIC | CHARACTER;
      gap[count] = gapHere;
      count++;
      gapHere = ADJACENT;
      joined = 0;
    } else {
      // A separator: keep the strongest of the gap.
      const strength = separator(unit, kind, gapHere, text, i);
      if (strength > gapHere) gapHere = strength;
      i += width;
    }
  }
  return { text, count, start, end, hash, hash2, shape, gap };
}

/** How strongly a separator keeps two pieces apart. */
function separator(unit: number, kind: number, before: number, text: string, at: number): number {
  if (kind === SPACE || kind === EXTEND) return BLANK;
  if (kind === NEWLINE) return before === BLANK && emptyLineBefore(text, at) ? BREAK : BLANK;
  // - ' ’ & / · . , and the joiners; everything else ends a name.
  switch (unit) {
    case 0x27:
    case 0x2d:
    case 0x2f:
    case 0x5f:
    case 0xad:
    case 0xb7:
    case 0x2010:
    case 0x2011:
    case 0x2019:
    case 0x2bc:
    case 0x30fb:
    case 0xff65:
    case 0xff0d:
    case 0x40:
    case 0x23:
      return ADJACENT;
    case 0x26:
    case 0x2013:
    case 0x2b:
    case 0x21:
    case 0xff01:
    case 0xb0:
    case 0xba:
    case 0xaa:
      return BLANK;
    case 0x2c:
    case 0x3001:
      return COMMA;
    case 0x2e:
      return PERIOD;
    default:
      return BREAK;
  }
}

function emptyLineBefore(text: string, at: number): boolean {
  if (text.charCodeAt(at) === 10 && text.charCodeAt(at - 1) === 13) at--;
  for (let i = at - 1; i >= 0; i--) {
    const kind = unitClass[text.charCodeAt(i)]! & CLASS;
    if (kind === NEWLINE) return true;
    if (kind !== SPACE) return false;
  }
  return false;
}

/** Whether what stands at `at`, right after a piece, joins the next piece to the same word (UAX #29, WB5 to WB13). */
function joinAfter(text: string, at: number, last: number): boolean {
  let i = at;
  if (i >= text.length) return false;
  let kind = unitClass[text.charCodeAt(i)]! & CLASS;
  if (kind === JOINER) {
    while (i < text.length && (kind === JOINER || kind === EXTEND))
      kind = unitClass[text.charCodeAt(++i)]! & CLASS;
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
  while (i < text.length && (unitClass[text.charCodeAt(i)]! & CLASS) === EXTEND) i++;
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
  const point = text.codePointAt(at)!;
  return (point > 0xffff ? astralClassOf(point) : unitClass[point]!) & CLASS;
}
