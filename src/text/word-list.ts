import { foldText } from "./fold.ts";

/** Words that are looked for in the text of a list before a set of its words is worth making. */
const SEARCHED = 300;

/**
 * Words to ask for, folded. A list of 10,000 words takes 10 ms to make a set of, which a first short text need not
 * wait for: the first words are looked for in the text as it is, by halves.
 */
export class WordList {
  readonly #text: string;
  #asked = 0;
  #words: ReadonlySet<string> | undefined;

  /** @param text words between single blanks or line ends, ascending as they are folded */
  constructor(text: string) {
    this.#text = text.replaceAll("\n", " ");
  }

  /** @param word folded */
  has(word: string): boolean {
    if (!this.#words && ++this.#asked > SEARCHED) this.#words = new Set(this.#text.split(" ").map(foldText));
    return this.#words ? this.#words.has(word) : holds(this.#text, word);
  }
}

/** Whether a word is in an ascending list: `from` and `to` are borders of words. */
function holds(text: string, word: string): boolean {
  let from = 0;
  let to = text.length;
  while (from < to) {
    const start = Math.max(from, text.lastIndexOf(" ", ((from + to) >>> 1) - 1) + 1);
    const blank = text.indexOf(" ", start);
    const end = blank < 0 ? text.length : blank;
    const here = foldText(text.slice(start, end));
    if (here === word) return true;
    if (here < word) from = end + 1;
    else to = start;
  }
  return false;
}
