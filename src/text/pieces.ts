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
  ODD_FOLD,
  OTHER,
  QUOTE,
  SPACE,
  UNSPACED,
  UPPER,
  unitClass,
  unitInfo,
  WORD,
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
  // Words of five letters are the rule; a text of shorter ones makes the arrays grow.
  let room = (n >> 2) + 16;
  let start = new Int32Array(room);
  let end = new Int32Array(room);
  let hash = new Int32Array(room);
  let hash2 = new Int32Array(room);
  let shape = new Uint8Array(room);
  let gap = new Uint8Array(room);
  const info = unitInfo;
  let count = 0;
  let gapHere = BREAK;
  let joined = 0;
  let i = 0;
  while (i < n) {
    const unit = text.charCodeAt(i);
    if (unit === 0x20) {
      if (gapHere < BLANK) gapHere = BLANK;
      i++;
      continue;
    }
    if (count === room) {
      room *= 2;
      start = grown(start, new Int32Array(room));
      end = grown(end, new Int32Array(room));
      hash = grown(hash, new Int32Array(room));
      hash2 = grown(hash2, new Int32Array(room));
      shape = grown(shape, new Uint8Array(room));
      gap = grown(gap, new Uint8Array(room));
    }
    const from = i;
    let word = info[unit]!;
    const kind = (unit & 0xfc00) === 0xd800 ? astralKind(text, i) : word & CLASS;
    if (kind === LETTER || kind === DIGIT || kind === HEBREW) {
      // A run of letters and digits with their marks. `rest` gathers the bits of all but the first.
      let h = SEED;
      let h2 = SEED2;
      const first = (unit & 0xfc00) === 0xd800 ? astralInfo(text, i) : word;
      let rest = 0;
      let last = kind;
      for (;;) {
        if ((word & (WORD | ODD_FOLD)) === WORD) {
          const fold = word >>> 16;
          h = Math.imul(h ^ fold, 0x01000193);
          h2 = (Math.imul(h2, 0x5bd1e995) + fold) | 0;
          if ((word & CLASS) !== EXTEND) last = word & CLASS;
          i++;
        } else {
          // A fold of several units or of none, or a pair of surrogates.
          const odd = word & WORD ? word : astralInfo(text, i);
          if (!(odd & WORD)) break;
          const folded = word & WORD ? oddFold(word, text.charCodeAt(i)) : astralFold(text.codePointAt(i)!);
          for (let j = 0; j < folded.length; j++) {
            h = Math.imul(h ^ folded.charCodeAt(j), 0x01000193);
            h2 = (Math.imul(h2, 0x5bd1e995) + folded.charCodeAt(j)) | 0;
          }
          if ((odd & CLASS) !== EXTEND) last = odd & CLASS;
          rest |= i > from ? odd : 0;
          i += word & WORD ? 1 : 2;
        }
        if (i >= n) break;
        word = info[text.charCodeAt(i)]!;
        if (word & WORD) rest |= word;
        else if ((text.charCodeAt(i) & 0xfc00) !== 0xd800) break;
      }
      const letterEnd = i;
      const next = i < n ? text.charCodeAt(i) : 0;
      if (next === 0x2b || next === 0x23) {
        // `+` and `#` right behind a letter belong to it: C++, C#, F#.
        const signs = signsEnd(text, i);
        for (; i < signs; i++) {
          h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
          h2 = (Math.imul(h2, 0x5bd1e995) + text.charCodeAt(i)) | 0;
        }
      }
      start[count] = from;
      end[count] = i;
      hash[count] = h;
      hash2[count] = h2 ^ (h2 >>> 15);
      shape[count] = shapeOf(first, rest, kind, last) | joined;
      gap[count] = gapHere;
      count++;
      gapHere = ADJACENT;
      joined = next !== 0x20 && i === letterEnd && joinAfter(text, i, last) ? SAME_WORD : 0;
    } else if (kind === UNSPACED) {
      i += (unit & 0xfc00) === 0xd800 ? 2 : 1;
      while (i < n && (unitClass[text.charCodeAt(i)]! & CLASS) === EXTEND) i++;
      start[count] = from;
      end[count] = i;
      let h = SEED;
      let h2 = SEED2;
      if (i - from === 1 && !(word & ODD_FOLD)) {
        h = Math.imul(h ^ (word >>> 16), 0x01000193);
        h2 = (Math.imul(h2, 0x5bd1e995) + (word >>> 16)) | 0;
      } else {
        const folded = text.slice(from, i).normalize("NFKC");
        for (let j = 0; j < folded.length; j++) {
          h = Math.imul(h ^ folded.charCodeAt(j), 0x01000193);
          h2 = (Math.imul(h2, 0x5bd1e995) + folded.charCodeAt(j)) | 0;
        }
      }
      hash[count] = h;
      hash2[count] = h2 ^ (h2 >>> 15);
      shape[count] = ALPHABETIC | CHARACTER;
      gap[count] = gapHere;
      count++;
      gapHere = ADJACENT;
      joined = 0;
    } else {
      // A separator: keep the strongest of the gap.
      const strength = separator(unit, kind, gapHere, text, i);
      if (strength > gapHere) gapHere = strength;
      i += (unit & 0xfc00) === 0xd800 && text.codePointAt(i)! > 0xffff ? 2 : 1;
    }
  }
  return { text, count, start, end, hash, hash2, shape, gap };
}

function grown<T extends Int32Array | Uint8Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

/** Class of the code point at a high surrogate; OTHER when it is alone. */
function astralKind(text: string, at: number): number {
  return astralInfo(text, at) & CLASS;
}

/** As an entry of `unitInfo` without the fold: class and case of a pair of surrogates, `WORD` where it continues one. */
function astralInfo(text: string, at: number): number {
  const point = text.codePointAt(at)!;
  if (point <= 0xffff) return OTHER;
  const cls = astralClassOf(point);
  const kind = cls & CLASS;
  return kind === LETTER || kind === DIGIT || kind === HEBREW || kind === EXTEND ? cls | WORD : cls;
}

function oddFold(info: number, unit: number): string {
  return info >>> 16 === LONG ? longFold(unit) : "";
}

/** End of the `+` and `#` behind a letter: at most two, and no letter or digit after them. */
function signsEnd(text: string, at: number): number {
  let end = at;
  while (text.charCodeAt(end) === 0x2b || text.charCodeAt(end) === 0x23) end++;
  const next = end < text.length ? unitClass[text.charCodeAt(end)]! & CLASS : OTHER;
  return next === LETTER || next === DIGIT || end - at > 2 ? at : end;
}

function shapeOf(first: number, rest: number, kind: number, last: number): number {
  let bits = 0;
  if (first & UPPER) bits |= CAPITAL;
  if ((first | rest) & LOWER) bits |= SMALL;
  if (rest & UPPER) bits |= INNER_CAPITAL;
  if (kind === DIGIT || last === DIGIT) bits |= NUMBER;
  if (kind !== DIGIT || last !== DIGIT || (first | rest) & (UPPER | LOWER)) bits |= ALPHABETIC;
  return bits;
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
