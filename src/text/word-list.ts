import { foldText } from "./fold.ts";

/** First character of a list that `codedList` made: its first word drops no letters, as none are before it. */
const MADE = "0";
/** A coded word begins with a character from `0` to `` ` ``, which no folded word has. */
const FIRST_MARK = 48;
const LAST_MARK = 96;

/**
 * Folded words for lookups.
 *
 * The text has words separated by blanks or line ends, or it is coded by `codedList`. In coded text the words ascend.
 * Each begins with the number of letters that the word before loses at its end, followed by the letters that it gets:
 * "0work0ed2ing3s" is work, worked, working, works. Lookup is a binary search, and `WordBits` keeps its answers:
 * building a set would take longer than reading the words.
 */
export class WordList {
  readonly #text: string;
  #words: readonly string[] | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** @param word folded */
  has(word: string): boolean {
    this.#words ??= foldedWords(this.#text);
    const words = this.#words;
    let from = 0;
    let to = words.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (words[middle]! < word) from = middle + 1;
      else to = middle;
    }
    return words[from] === word;
  }
}

/**
 * The words of a list: as written, or folded and ascending if it is coded.
 *
 * @param text as for `WordList`
 */
export function wordsOf(text: string): string[] {
  return text.startsWith(MADE) ? codedWords(text) : text.split(/\s+/).filter((word) => word !== "");
}

/**
 * Writes a list in a coded form of half the size. A coded list stays as it is, as a build may not rewrite all files.
 * The 9,900 everyday words of English take 13.6 kB in gzip. They take 16 if a number tells the letters shared with
 * the word before, as "ed" follows "0" more often than "4". Range coding with odds by two letters makes 12 of them,
 * and takes ten times as long to read.
 */
export function codedList(text: string): string {
  if (text.startsWith(MADE)) return text;
  let before = "";
  let coded = "";
  for (const word of foldedWords(text)) {
    let shared = 0;
    while (shared < before.length && word[shared] === before[shared]) shared++;
    const mark = FIRST_MARK + before.length - shared;
    if (mark > LAST_MARK || /[0-`]/.test(word))
      throw new Error(`a list cannot be coded with this word: ${word}`);
    coded += String.fromCharCode(mark) + word.slice(shared);
    before = word;
  }
  return coded;
}

function foldedWords(text: string): readonly string[] {
  if (text.startsWith(MADE)) return codedWords(text);
  const words = new Set(wordsOf(text).map(foldText));
  words.delete("");
  return [...words].sort();
}

/** Decodes a list in one loop, as this runs at startup, where regular expressions take three times as long. */
function codedWords(text: string): string[] {
  const words: string[] = [];
  let word = "";
  for (let at = 0; at < text.length; ) {
    let end = at + 1;
    while (end < text.length && !isMark(text.charCodeAt(end))) end++;
    word = word.slice(0, word.length - text.charCodeAt(at) + FIRST_MARK) + text.slice(at + 1, end);
    words.push(word);
    at = end;
  }
  return words;
}

function isMark(code: number): boolean {
  return code >= FIRST_MARK && code <= LAST_MARK;
}
