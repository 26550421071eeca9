import {
  CLASS,
  DIGIT,
  EXTEND,
  foldAt,
  infoAt,
  LOWER,
  ODD_FOLD,
  UNSPACED,
  UPPER,
  unitInfo,
  unitsAt,
  WORD,
} from "./classes.ts";
import { ADJACENT, BLANK, BREAK, separator } from "./gaps.ts";
import { joinsNext, lastClass, signsEnd } from "./word-ends.ts";

export { ADJACENT, BLANK, BREAK, COMMA, PERIOD } from "./gaps.ts";

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
  /** What stands before the piece: `ADJACENT` to `BREAK`. */
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

const SEED = 0x811c9dc5 | 0;
const SEED2 = 0x9747b28c | 0;
const STEP = 0x01000193;
const STEP2 = 0x5bd1e995;

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
  const table = unitInfo;
  let count = 0;
  let gapHere = BREAK;
  let joined = 0;
  let i = 0;
  while (i < n) {
    let unit = text.charCodeAt(i);
    if (unit === 0x20) {
      if (gapHere < BLANK) gapHere = BLANK;
      i++;
      continue;
    }
    let info = table[unit]!;
    if ((unit & 0xfc00) === 0xd800) info = infoAt(text, i);
    const kind = info & CLASS;
    const isWord = (info & WORD) !== 0 && kind !== EXTEND;
    if (!isWord && kind !== UNSPACED) {
      // A separator: keep the strongest of the gap.
      const strength = separator(unit, kind, gapHere, text, i);
      if (strength > gapHere) gapHere = strength;
      i += unitsAt(text, i);
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
    let h = SEED;
    let h2 = SEED2;
    const from = i;
    if (isWord) {
      // A run of letters and digits with their marks. `rest` gathers the bits of all but the first.
      const first = info;
      let rest = 0;
      for (;;) {
        // Letters that fold to one unit: nearly all.
        while ((info & (WORD | ODD_FOLD)) === WORD) {
          const folded = unit ^ (info >>> 16);
          h = Math.imul(h ^ folded, STEP);
          h2 = (Math.imul(h2, STEP2) + folded) | 0;
          if (++i >= n) break;
          unit = text.charCodeAt(i);
          info = table[unit]!;
          rest |= info;
        }
        // A fold of several units or of none, or a pair of surrogates; else the end.
        if (i >= n) break;
        if ((unit & 0xfc00) === 0xd800) info = infoAt(text, i);
        if (!(info & WORD)) break;
        if (i > from) rest |= info;
        const folded = foldAt(text, i);
        for (let j = 0; j < folded.length; j++) {
          h = Math.imul(h ^ folded.charCodeAt(j), STEP);
          h2 = (Math.imul(h2, STEP2) + folded.charCodeAt(j)) | 0;
        }
        i += unitsAt(text, i);
        if (i >= n) break;
        unit = text.charCodeAt(i);
        info = table[unit]!;
        rest |= info;
      }
      const last = lastClass(text, i);
      const letterEnd = i;
      const next = i < n ? text.charCodeAt(i) : 0;
      if (next === 0x2b || next === 0x23) {
        // `+` and `#` right behind a letter belong to it: C++, C#, F#.
        const signs = signsEnd(text, i);
        for (; i < signs; i++) {
          h = Math.imul(h ^ text.charCodeAt(i), STEP);
          h2 = (Math.imul(h2, STEP2) + text.charCodeAt(i)) | 0;
        }
      }
      shape[count] = shapeOf(first, rest, last) | joined;
      joined = next !== 0x20 && i === letterEnd && joinsNext(text, i, last) ? SAME_WORD : 0;
    } else {
      i += unitsAt(text, i);
      while (i < n && (table[text.charCodeAt(i)]! & CLASS) === EXTEND) i++;
      if (i - from === 1 && !(info & ODD_FOLD)) {
        const folded = unit ^ (info >>> 16);
        h = Math.imul(h ^ folded, STEP);
        h2 = (Math.imul(h2, STEP2) + folded) | 0;
      } else {
        const folded = text.slice(from, i).normalize("NFKC");
        for (let j = 0; j < folded.length; j++) {
          h = Math.imul(h ^ folded.charCodeAt(j), STEP);
          h2 = (Math.imul(h2, STEP2) + folded.charCodeAt(j)) | 0;
        }
      }
      shape[count] = ALPHABETIC | CHARACTER;
      joined = 0;
    }
    start[count] = from;
    end[count] = i;
    hash[count] = h;
    hash2[count] = h2 ^ (h2 >>> 15);
    gap[count] = gapHere;
    count++;
    gapHere = ADJACENT;
  }
  return { text, count, start, end, hash, hash2, shape, gap };
}

function grown<T extends Int32Array | Uint8Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

/** The case bits of an entry of `unitInfo` are those of a shape, moved. What is no letter has none. */
function shapeOf(first: number, rest: number, last: number): number {
  const cased = ((first & UPPER) >> 4) | (((first | rest) & LOWER) >> 4) | ((rest & UPPER) >> 2);
  const digits = ((first & CLASS) === DIGIT ? 1 : 0) + (last === DIGIT ? 1 : 0);
  return cased | (digits > 0 ? NUMBER : 0) | (digits < 2 || cased !== 0 ? ALPHABETIC : 0);
}
