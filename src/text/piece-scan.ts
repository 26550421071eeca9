import {
  CLASS,
  EXTEND,
  foldAt,
  infoAt,
  ODD_FOLD,
  PLAIN,
  UNSPACED,
  unitInfo,
  unitsAt,
  WORD,
} from "./classes.ts";
import { ADJACENT, BLANK, BREAK, COMMA, PERIOD, separator } from "./gaps.ts";
import { grown } from "./grown.ts";
import type { Pieces } from "./pieces.ts";
import { referenceAt } from "./references.ts";
import { ALPHABETIC, CHARACTER, SAME_WORD, shapeOf } from "./shapes.ts";
import { unitsOf } from "./units.ts";
import { dividesWord, joinsNext, lastClass, restOfWord, signsEnd } from "./word-ends.ts";
import { SEED, SEED2, STEP, STEP2 } from "./word-hash.ts";

const BLANK_UNIT = 0x20;
const COMMA_UNIT = 0x2c;
const PERIOD_UNIT = 0x2e;
const AMPERSAND = 0x26;

/** Most pieces for which the arrays are kept between two scans: those of a batch of names. */
const KEPT = 1 << 16;

type PieceArrays = Omit<Pieces, "text" | "count">;

let kept = arraysOf(1 << 10);

/** Arrays for the pieces of a text. Most words have about five letters; a text of shorter ones makes the arrays grow. */
function roomFor(text: string): PieceArrays {
  const room = (text.length >> 2) + 16;
  if (room <= kept.start.length) return kept;
  const arrays = arraysOf(room);
  if (room <= KEPT) kept = arrays;
  return arrays;
}

function arraysOf(room: number): PieceArrays {
  return {
    start: new Int32Array(room),
    end: new Int32Array(room),
    hash: new Int32Array(room),
    hash2: new Int32Array(room),
    shape: new Uint8Array(room),
    gap: new Uint8Array(room),
  };
}

function longer({ start, end, hash, hash2, shape, gap }: PieceArrays): PieceArrays {
  const room = start.length * 2;
  return {
    start: grown(start, room),
    end: grown(end, room),
    hash: grown(hash, room),
    hash2: grown(hash2, room),
    shape: grown(shape, room),
    gap: grown(gap, room),
  };
}

/**
 * The scan of a text from piece to piece. `plainWords` takes the usual text, letters with folds of one unit and
 * single blanks, in a loop small enough for the registers. `step` takes one separator or one piece of any kind. The
 * arrays are valid until the next scan: writing into warm memory and copying the used part is quicker than writing
 * into new memory.
 */
export class PieceScan {
  readonly #text: string;
  readonly #units: Uint16Array;
  arrays: PieceArrays;
  count = 0;
  /** Strongest separator since the last piece. */
  #gap = BREAK;
  /** `SAME_WORD` when the next piece continues with the word of the last. */
  #joined = 0;

  constructor(text: string) {
    this.#text = text;
    this.#units = unitsOf(text);
    this.arrays = roomFor(text);
  }

  /** Takes words from `at` on that are plain to their end; returns where other text begins. */
  plainWords(at: number): number {
    // V8 loads a module constant and checks its kind at each use, but keeps a number of the function in a register.
    const plain = PLAIN | 0;
    const blank = BLANK | 0;
    const blankUnit = BLANK_UNIT | 0;
    const seed = SEED | 0;
    const seed2 = SEED2 | 0;
    const step = STEP | 0;
    const step2 = STEP2 | 0;
    const units = this.#units;
    const table = unitInfo;
    const { start, end, hash, hash2, shape, gap } = this.arrays;
    const room = start.length;
    let count = this.count;
    let before = this.#gap;
    let joined = this.#joined;
    let i = at;
    if (units[i] === blankUnit) {
      if (before < blank) before = blank;
      i++;
    }
    let unit = units[i]!;
    let info = table[unit]!;
    while (info & plain && count < room) {
      const from = i;
      const first = info;
      let rest = 0;
      let h = seed;
      let h2 = seed2;
      let last: number;
      do {
        last = info;
        const folded = unit ^ (info >>> 16);
        h = Math.imul(h ^ folded, step);
        h2 = (Math.imul(h2, step2) + folded) | 0;
        unit = units[++i]!;
        info = table[unit]!;
        rest |= info;
      } while (info & plain);
      if (unit !== blankUnit && mayGoOn(unit, info)) {
        i = from;
        break;
      }
      start[count] = from;
      end[count] = i;
      hash[count] = h;
      hash2[count] = h2 ^ (h2 >>> 15);
      shape[count] = shapeOf(first, rest, last & CLASS) | joined;
      gap[count] = before;
      count++;
      joined = 0;
      if (unit === blankUnit) before = blank;
      else if ((unit === COMMA_UNIT || unit === PERIOD_UNIT) && units[i + 1] === blankUnit) {
        before = unit === COMMA_UNIT ? COMMA : PERIOD;
        i++;
      } else {
        before = ADJACENT;
        if (joinsNext(this.#text, i, last & CLASS)) joined = SAME_WORD;
        break;
      }
      unit = units[++i]!;
      info = table[unit]!;
    }
    this.count = count;
    this.#gap = before;
    this.#joined = joined;
    return i;
  }

  /** Takes the separator or the piece at `at`; returns its end. */
  step(at: number): number {
    const unit = this.#units[at]!;
    const info = isSurrogate(unit) ? infoAt(this.#text, at) : unitInfo[unit]!;
    const kind = info & CLASS;
    if (kind === UNSPACED) return this.#character(at, info);
    if (info & WORD && kind !== EXTEND) return this.#word(at, info);
    if (dividesWord(unit)) {
      const rest = restOfWord(this.#text, at);
      if (rest > at && this.count > 0 && this.arrays.end[this.count - 1] === at) return this.#rejoin(rest);
    }
    const reference = unit === AMPERSAND ? referenceAt(this.#text, at) : undefined;
    if (reference) {
      this.#separate(separator(reference.unit, unitInfo[reference.unit]! & CLASS, this.#gap, this.#text, at));
      return reference.end;
    }
    this.#separate(separator(unit, kind, this.#gap, this.#text, at));
    return isSurrogate(unit) ? at + unitsAt(this.#text, at) : at + 1;
  }

  /** Of the separators between two pieces the strongest counts. */
  #separate(strength: number): void {
    if (strength > this.#gap) this.#gap = strength;
  }

  /** Adds the rest of a divided word to the last piece: "Ver¬" and "trag" in the next line are one piece. */
  #rejoin(rest: number): number {
    const last = --this.count;
    const { start, hash, hash2, shape, gap } = this.arrays;
    const from = start[last]!;
    const begun = shape[last]!;
    const h2 = hash2[last]!;
    this.#gap = gap[last]!;
    this.#joined = 0;
    const end = this.#word(rest, infoAt(this.#text, rest), hash[last]!, h2 ^ (h2 >>> 15) ^ (h2 >>> 30));
    this.arrays.start[last] = from;
    this.arrays.shape[last]! |= begun;
    return end;
  }

  /** Takes a run of letters and digits with their marks, or the rest of one after its first letters were hashed. */
  #word(from: number, first: number, h = SEED, h2 = SEED2): number {
    const text = this.#text;
    const n = text.length;
    let rest = 0;
    let i = from;
    for (let info = first; info & WORD; rest |= info) {
      if (info & ODD_FOLD) {
        const folded = foldAt(text, i);
        for (let j = 0; j < folded.length; j++) {
          h = Math.imul(h ^ folded.charCodeAt(j), STEP);
          h2 = (Math.imul(h2, STEP2) + folded.charCodeAt(j)) | 0;
        }
        i += unitsAt(text, i);
      } else {
        const folded = this.#units[i++]! ^ (info >>> 16);
        h = Math.imul(h ^ folded, STEP);
        h2 = (Math.imul(h2, STEP2) + folded) | 0;
      }
      if (i >= n) break;
      info = infoAt(text, i);
    }
    const last = lastClass(text, i);
    const signs = signsEnd(text, i);
    const joined = signs === i && joinsNext(text, i, last) ? SAME_WORD : 0;
    for (; i < signs; i++) {
      h = Math.imul(h ^ text.charCodeAt(i), STEP);
      h2 = (Math.imul(h2, STEP2) + text.charCodeAt(i)) | 0;
    }
    this.#add(from, i, h, h2, shapeOf(first, rest, last) | this.#joined);
    this.#joined = joined;
    return i;
  }

  /** Takes one character of a script without spaces, with its marks. */
  #character(from: number, info: number): number {
    const text = this.#text;
    let i = from + unitsAt(text, from);
    while (i < text.length && (unitInfo[text.charCodeAt(i)]! & CLASS) === EXTEND) i++;
    let h = SEED;
    let h2 = SEED2;
    if (i - from === 1 && !(info & ODD_FOLD)) {
      const folded = this.#units[from]! ^ (info >>> 16);
      h = Math.imul(h ^ folded, STEP);
      h2 = (Math.imul(h2, STEP2) + folded) | 0;
    } else {
      const folded = text.slice(from, i).normalize("NFKC");
      for (let j = 0; j < folded.length; j++) {
        h = Math.imul(h ^ folded.charCodeAt(j), STEP);
        h2 = (Math.imul(h2, STEP2) + folded.charCodeAt(j)) | 0;
      }
    }
    this.#add(from, i, h, h2, ALPHABETIC | CHARACTER);
    this.#joined = 0;
    return i;
  }

  #add(from: number, to: number, h: number, h2: number, shape: number): void {
    if (this.count === this.arrays.start.length) this.arrays = longer(this.arrays);
    const { arrays } = this;
    const at = this.count++;
    arrays.start[at] = from;
    arrays.end[at] = to;
    arrays.hash[at] = h;
    arrays.hash2[at] = h2 ^ (h2 >>> 15);
    arrays.shape[at] = shape;
    arrays.gap[at] = this.#gap;
    this.#gap = ADJACENT;
  }
}

/** Whether the run of plain letters before a unit may be part of a longer piece: marks, pairs, the `+` of `C++`. */
function mayGoOn(unit: number, info: number): boolean {
  return (info & WORD) !== 0 || isSurrogate(unit) || unit === 0x2b || unit === 0x23;
}

function isSurrogate(unit: number): boolean {
  return (unit & 0xf800) === 0xd800;
}
