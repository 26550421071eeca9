import { isLegalForm } from "./name.ts";

/** A legal form seldom tells entities apart. */
const LEGAL_FORM = 0.1;

/** How much the words of names tell: rare ones more (inverse document frequency), legal forms little. */
export class WordWeights {
  readonly #counts = new Map<string, number>();
  #names = 0;
  #unknown = 1;

  /** Counts the words of one more name. */
  count(words: readonly string[]): void {
    this.#names++;
    for (const word of new Set(words)) this.#counts.set(word, (this.#counts.get(word) ?? 0) + 1);
  }

  /** Must be called when all names are counted. */
  close(): void {
    // A word that no name has is mostly a known one with a typo: it weighs what a rare word does.
    this.#unknown = idf(this.#names, 2);
  }

  of(word: string): number {
    const count = this.#counts.get(word);
    const weight = count === undefined ? this.#unknown : idf(this.#names, count);
    return isLegalForm(word) ? weight * LEGAL_FORM : weight;
  }

  /** Whether a name has the word. */
  has(word: string): boolean {
    return this.#counts.has(word);
  }

  /** The weight of a word that one name in this many has, for scale. */
  get greatest(): number {
    return this.#unknown;
  }
}

function idf(names: number, count: number): number {
  return Math.log(1 + names / count);
}
