import { ODD_FOLD, unitInfo, WORD } from "./classes.ts";
import { SEED, SEED2, STEP, STEP2 } from "./word-hash.ts";

/** Called for a word with its hashes, which equal those of a piece of `cut`; `make`, called at once, makes the word. */
export type VisitWord = (hash: number, hash2: number, make: () => string) => void;

/**
 * Whether each letter is hashed unchanged and by itself. Only then can the hashes of edited words be computed from
 * those of the word.
 */
export function isPlainWord(word: string): boolean {
  for (let i = 0; i < word.length; i++) {
    const info = unitInfo[word.charCodeAt(i)]!;
    if ((info & (WORD | ODD_FOLD)) !== WORD || info >>> 16 !== 0) return false;
  }
  return word !== "";
}

/** Calls back with the hashes of a plain word. */
export function hashWord(word: string, visit: (hash: number, hash2: number) => void): void {
  let h = SEED;
  let h2 = SEED2;
  for (let i = 0; i < word.length; i++) {
    h = Math.imul(h ^ word.charCodeAt(i), STEP);
    h2 = (Math.imul(h2, STEP2) + word.charCodeAt(i)) | 0;
  }
  visit(h, h2 ^ (h2 >>> 15));
}

const A = 0x61;
const Z = 0x7a;
/** Stands for a letter that an edit does not have. */
const NONE = 0;

/**
 * Calls back with each edit of a plain word: a letter left out, two exchanged, one changed, one put in. Some edits
 * come more than once.
 */
export function eachEdit(word: string, visit: VisitWord): void {
  const edited = new EditedWord(word, visit);
  for (let i = 0; i <= word.length; i++) {
    const rest = word.length - i;
    if (rest > 0) edited.tell(NONE, NONE, i + 1);
    if (rest > 1) edited.tell(word.charCodeAt(i + 1), word.charCodeAt(i), i + 2);
    for (let letter = A; letter <= Z; letter++) {
      if (rest > 0) edited.tell(letter, NONE, i + 1);
      edited.tell(letter, NONE, i);
    }
    if (rest > 0) edited.keep();
  }
}

/**
 * A word that keeps its first letters and continues differently, with the hashes of the kept part. The second hash is a
 * polynomial, so the rest of the word has a term of its own that is added in one step: most edits are not words, and
 * making their hashes is most of their cost.
 */
class EditedWord {
  #h = SEED;
  #h2 = SEED2;
  readonly #units: Uint16Array;
  /** The term of the word's letters from each place to its end, and the factor of what stands before. */
  readonly #rests: Int32Array;
  readonly #factors: Int32Array;
  #kept = 0;
  #first = NONE;
  #second = NONE;
  #from = 0;
  readonly #visit: VisitWord;
  /** One function for all edits, as most are not words and are never made. */
  readonly #make: () => string;

  constructor(word: string, visit: VisitWord) {
    this.#visit = visit;
    this.#units = Uint16Array.from({ length: word.length }, (_, i) => word.charCodeAt(i));
    this.#make = () => {
      const put = [this.#first, this.#second].filter((unit) => unit !== NONE);
      return word.slice(0, this.#kept) + String.fromCharCode(...put) + word.slice(this.#from);
    };
    this.#rests = new Int32Array(word.length + 1);
    this.#factors = new Int32Array(word.length + 1).fill(1);
    for (let i = word.length - 1; i >= 0; i--) {
      this.#factors[i] = Math.imul(this.#factors[i + 1]!, STEP2);
      this.#rests[i] = Math.imul(word.charCodeAt(i), this.#factors[i + 1]!) + this.#rests[i + 1]!;
    }
  }

  /** Keeps one more letter. */
  keep(): void {
    const unit = this.#units[this.#kept++]!;
    this.#h = Math.imul(this.#h ^ unit, STEP);
    this.#h2 = (Math.imul(this.#h2, STEP2) + unit) | 0;
  }

  /** Calls back with the kept letters, followed by one or two others and the rest of the word. */
  tell(first: number, second: number, from: number): void {
    let h = this.#h;
    let h2 = this.#h2;
    this.#first = first;
    this.#second = second;
    this.#from = from;
    if (first !== NONE) {
      h = Math.imul(h ^ first, STEP);
      h2 = (Math.imul(h2, STEP2) + first) | 0;
    }
    if (second !== NONE) {
      h = Math.imul(h ^ second, STEP);
      h2 = (Math.imul(h2, STEP2) + second) | 0;
    }
    const units = this.#units;
    for (let i = from; i < units.length; i++) h = Math.imul(h ^ units[i]!, STEP);
    h2 = (Math.imul(h2, this.#factors[from]!) + this.#rests[from]!) | 0;
    this.#visit(h, h2 ^ (h2 >>> 15), this.#make);
  }
}
