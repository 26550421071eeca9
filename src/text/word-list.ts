import { foldText } from "./fold.ts";

/** Words that are looked for in the text of a list before a set of its words is worth making. */
const SEARCHED = 300;
/**
 * Words of a block. Three lists of 28,000 words weigh 83 kB in gzip as they are, 63 in blocks of 8, 59 of 16 and 56 of 32;
 * a word is looked for in 2.2, 3.6, 4.3 and 6.8 microseconds.
 */
const BLOCK = 16;
/** Letters that a word may share with the one before, as one digit tells them. */
const MOST_SHARED = 9;

/**
 * Words to ask for, folded. A list of 10,000 words takes 10 ms to make a set of, which a first short text need not
 * wait for: the first words are looked for in the text as it is, by halves.
 *
 * The text is blocks between blanks. A block is a word and, after it, further ones, each as a digit that tells how many
 * letters of the word before it begins with, and the rest: "Aachen2lto2rnio" is Aachen, Aalto, Aarnio. So a plain list is
 * one whose blocks are single words. `blocksOf` makes the longer ones, which weigh half.
 */
export class WordList {
  readonly #text: string;
  #asked = 0;
  #words: ReadonlySet<string> | undefined;

  /** @param text blocks between single blanks or line ends, ascending as their words are folded; no word has a digit */
  constructor(text: string) {
    this.#text = text.replaceAll("\n", " ");
  }

  /** @param word folded */
  has(word: string): boolean {
    if (!this.#words && ++this.#asked > SEARCHED) this.#words = new Set(wordsOf(this.#text).map(foldText));
    return this.#words ? this.#words.has(word) : holds(this.#text, word);
  }
}

/** Whether a word is in an ascending list: `from` and `to` are borders of blocks. */
function holds(text: string, word: string): boolean {
  let from = 0;
  let to = text.length;
  /** The last block that begins below the word. */
  let below = "";
  while (from < to) {
    const start = Math.max(from, text.lastIndexOf(" ", ((from + to) >>> 1) - 1) + 1);
    const blank = text.indexOf(" ", start);
    const end = blank < 0 ? text.length : blank;
    const block = text.slice(start, end);
    const digit = block.search(/\d/);
    const first = foldText(digit < 0 ? block : block.slice(0, digit));
    if (first === word) return true;
    if (first < word) {
      below = digit < 0 ? "" : block;
      from = end + 1;
    } else to = start;
  }
  for (const one of below === "" ? [] : wordsOfBlock(below)) {
    const here = foldText(one);
    if (here >= word) return here === word;
  }
  return false;
}

/** The words of a list, as they are written. @param text blocks or words between blanks or line ends */
export function wordsOf(text: string): string[] {
  return text
    .split(/\s+/)
    .filter((block) => block !== "")
    .flatMap(wordsOfBlock);
}

function wordsOfBlock(block: string): string[] {
  const [first = "", ...parts] = block.split(/(\d)/);
  const words = [first];
  for (let i = 0; i < parts.length; i += 2)
    words.push(words.at(-1)!.slice(0, Number(parts[i])) + parts[i + 1]);
  return words;
}

/** Writes words as blocks, in the order given. @throws Error for a word that has a digit */
export function blocksOf(words: readonly string[]): string {
  let text = "";
  words.forEach((word, i) => {
    if (/\d/.test(word)) throw new Error(`a word of a list has no digit: ${word}`);
    if (i % BLOCK === 0) text += `${i === 0 ? "" : " "}${word}`;
    else {
      const before = words[i - 1]!;
      let shared = 0;
      while (shared < MOST_SHARED && shared < before.length && word[shared] === before[shared]) shared++;
      text += shared + word.slice(shared);
    }
  });
  return text;
}
