import { foldText } from "./fold.ts";

/** Words that are looked for in the blocks of a list before a set of its words is worth making. */
const SEARCHED = 300;
/**
 * Words of a block. The three lists of an English text, 28,000 words, weigh 82 kB in gzip as they are, 55 in blocks of 16,
 * 54 of 32 and 53 of 48; a word is looked for in 4, 7 and 9 microseconds.
 */
const BLOCK = 32;
/** Letters that a word may share with the one before, as one digit tells them. */
const MOST_SHARED = 9;

/**
 * Words to ask for, folded. A list of 10,000 words takes 10 ms to make a set of, which a first short text need not
 * wait for: the first words are looked for in the blocks, by halves.
 *
 * The text is blocks between blanks. A block is a word, its head, and after it further ones, each as a digit that tells how
 * many letters of the word before it begins with, and the rest: "aachen2lto2rnio" is aachen, aalto, aarnio. The head too may
 * begin with a digit, which tells what it shares with the head of the block before. So a plain list is one whose blocks
 * are single words. `blocksOf` makes the longer ones, which weigh half.
 */
export class WordList {
  readonly #text: string;
  #blocks: Blocks | undefined;
  #asked = 0;
  #words: ReadonlySet<string> | undefined;

  /** @param text blocks between blanks or line ends, ascending as their words are folded; no word has a digit */
  constructor(text: string) {
    this.#text = text;
  }

  /** @param word folded */
  has(word: string): boolean {
    if (!this.#words && ++this.#asked > SEARCHED) this.#words = new Set(wordsOf(this.#text).map(foldText));
    if (this.#words) return this.#words.has(word);
    this.#blocks ??= split(this.#text);
    return holds(this.#blocks, word);
  }
}

/** A list with the head of each block, and what follows in it. */
interface Blocks {
  readonly heads: readonly string[];
  readonly rests: readonly string[];
}

function split(text: string): Blocks {
  const heads: string[] = [];
  const rests: string[] = [];
  let head = "";
  for (const block of text.split(/\s+/)) {
    if (block === "") continue;
    const shared = isDigit(block, 0) ? 1 : 0;
    let end = shared;
    while (end < block.length && !isDigit(block, end)) end++;
    head = (shared ? head.slice(0, Number(block[0])) : "") + block.slice(shared, end);
    heads.push(head);
    rests.push(block.slice(end));
  }
  return { heads, rests };
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

/** Whether a word is in an ascending list. */
function holds({ heads, rests }: Blocks, word: string): boolean {
  let from = 0;
  let to = heads.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (foldText(heads[middle]!) <= word) from = middle + 1;
    else to = middle;
  }
  // The last block whose head is not above the word.
  if (from === 0) return false;
  for (const one of wordsOfBlock(heads[from - 1]!, rests[from - 1]!)) {
    const here = foldText(one);
    if (here >= word) return here === word;
  }
  return false;
}

/** The words of a list, as they are written. @param text blocks or words between blanks or line ends */
export function wordsOf(text: string): string[] {
  const { heads, rests } = split(text);
  return heads.flatMap((head, i) => wordsOfBlock(head, rests[i]!));
}

function wordsOfBlock(head: string, rest: string): string[] {
  const words = [head];
  let word = head;
  for (let at = 0; at < rest.length; ) {
    let end = at + 1;
    while (end < rest.length && !isDigit(rest, end)) end++;
    word = word.slice(0, Number(rest[at])) + rest.slice(at + 1, end);
    words.push(word);
    at = end;
  }
  return words;
}

/** Writes words as blocks, in the order given. @throws Error for a word that has a digit */
export function blocksOf(words: readonly string[]): string {
  let text = "";
  let head = "";
  words.forEach((word, i) => {
    if (/\d/.test(word)) throw new Error(`a word of a list has no digit: ${word}`);
    const opens = i % BLOCK === 0;
    const before = opens ? head : words[i - 1]!;
    let shared = 0;
    while (shared < MOST_SHARED && shared < before.length && word[shared] === before[shared]) shared++;
    text += (opens && i > 0 ? " " : "") + (i === 0 ? "" : shared) + word.slice(shared);
    if (opens) head = word;
  });
  return text;
}
