import { ODD_FOLD, unitInfo, WORD } from "./classes.ts";

/** What the two hashes of a piece begin with, and what they are multiplied by for each letter. */
export const SEED: number = 0x811c9dc5 | 0;
export const SEED2: number = 0x9747b28c | 0;
export const STEP = 0x01000193;
export const STEP2 = 0x5bd1e995;

/** Called for a word by its hashes, as `cut` has them of a piece; `make` makes the word. */
export type VisitWord = (hash: number, hash2: number, make: () => string) => void;

/** Whether each letter is hashed as it stands, and by itself: what the hashes of changed words are computed from. */
export function isPlainWord(word: string): boolean {
  for (let i = 0; i < word.length; i++) {
    const info = unitInfo[word.charCodeAt(i)]!;
    if ((info & (WORD | ODD_FOLD)) !== WORD || info >>> 16 !== 0) return false;
  }
  return word !== "";
}

/** Tells the hashes of a plain word. */
export function hashWord(word: string, visit: VisitWord): void {
  new WordHash(visit).end(word, 0, () => word);
}

const letters = "abcdefghijklmnopqrstuvwxyz";

/** Tells a plain word with a letter left out, two exchanged, one changed, one put in; some of them more than once. */
export function eachEdit(word: string, visit: VisitWord): void {
  const hash = new WordHash(visit);
  for (let i = 0; i <= word.length; i++) {
    const rest = word.length - i;
    if (rest > 0) hash.end(word, i + 1, () => word.slice(0, i) + word.slice(i + 1));
    if (rest > 1)
      hash.with(
        word[i + 1]! + word[i]!,
        word,
        i + 2,
        () => word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2),
      );
    for (const letter of letters) {
      if (rest > 0) hash.with(letter, word, i + 1, () => word.slice(0, i) + letter + word.slice(i + 1));
      hash.with(letter, word, i, () => word.slice(0, i) + letter + word.slice(i));
    }
    if (rest > 0) hash.take(word, i);
  }
}

/** The hashes of the letters so far, which many words begin with. */
class WordHash {
  #h = SEED;
  #h2 = SEED2;
  readonly #visit: VisitWord;

  constructor(visit: VisitWord) {
    this.#visit = visit;
  }

  /** Goes on with a letter. */
  take(word: string, at: number): void {
    const unit = word.charCodeAt(at);
    this.#h = Math.imul(this.#h ^ unit, STEP);
    this.#h2 = (Math.imul(this.#h2, STEP2) + unit) | 0;
  }

  /** Tells the word that continues with the rest of another. */
  end(word: string, from: number, make: () => string): void {
    this.with("", word, from, make);
  }

  /** Tells the word that continues with some letters and the rest of another. */
  with(infix: string, word: string, from: number, make: () => string): void {
    const [h, h2] = [this.#h, this.#h2];
    for (let i = 0; i < infix.length; i++) this.take(infix, i);
    for (let i = from; i < word.length; i++) this.take(word, i);
    this.#visit(this.#h, this.#h2 ^ (this.#h2 >>> 15), make);
    this.#h = h;
    this.#h2 = h2;
  }
}
