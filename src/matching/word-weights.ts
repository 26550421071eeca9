import { isLegalForm } from "./name.ts";

/** A legal form seldom tells entities apart. */
const LEGAL_FORM = 0.1;

/** How much the words of names tell: rare ones more (inverse document frequency), legal forms little. */
export class WordWeights {
  /** In how many names a word is; once all names are counted, what the word weighs. */
  readonly #words = new Map<string, number>();
  #names = 0;
  #unknown = 1;

  /** Counts the words of one more name. */
  count(words: readonly string[]): void {
    this.#names++;
    for (const word of new Set(words)) this.#words.set(word, (this.#words.get(word) ?? 0) + 1);
  }

  /** Must be called when all names are counted: makes the weights. */
  close(): void {
    // A word that no name has is mostly a known one with a typo: it weighs what a rare word does.
    this.#unknown = idf(this.#names, 2);
    for (const [word, count] of this.#words)
      this.#words.set(word, lessForForm(word, idf(this.#names, count)));
  }

  of(word: string): number {
    return this.#words.get(word) ?? lessForForm(word, this.#unknown);
  }

  /** Whether any name has the word. */
  has(word: string): boolean {
    return this.#words.has(word);
  }

  /** Whether two names or more have the word. */
  isShared(word: string): boolean {
    const weight = this.#words.get(word);
    return weight !== undefined && weight <= this.#unknown;
  }

  /** The weight of a word that one name in this many has, for scale. */
  get greatest(): number {
    return this.#unknown;
  }
}

function lessForForm(word: string, weight: number): number {
  return isLegalForm(word) ? weight * LEGAL_FORM : weight;
}

function idf(names: number, count: number): number {
  return Math.log(1 + names / count);
}
