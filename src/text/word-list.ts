import { foldText } from "./fold.ts";

/** What a list begins with that `codedList` made: its first word has no letter less than the nothing before it. */
const MADE = "0";
/** A coded word begins with a character from `0` to `` ` ``, which is one of no folded word. */
const FIRST_MARK = 48;
const LAST_MARK = 96;

/**
 * Words to ask for, folded.
 *
 * The text is words between blanks or line ends, or what `codedList` makes of them: the words ascend, and each begins with how many
 * letters the one before loses at its end, and goes on with what it gets: "0work0ed2ing3s" is work, worked, working, works.
 * Words are looked for by halves, and `WordBits` remembers what it was answered: a set of them would take longer to make than
 * they take to read.
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

/** The words of a list: as they are written, or folded and ascending where it is coded. @param text as `WordList` takes it */
export function wordsOf(text: string): string[] {
  return text.startsWith(MADE) ? codedWords(text) : text.split(/\s+/).filter((word) => word !== "");
}

/**
 * Writes a list as one that weighs half; what is so stays, as a build may not write all files anew. The 9,900 everyday words of
 * English weigh 13.6 kB in gzip, and 16 where a number tells what a word shares with the one before: after "0" follows "ed" more
 * often than after "4". Range coding with odds by two letters makes 12 of them, and takes ten times as long to read.
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

/** One loop over the text: this runs at a start, where expressions and their matches take three times as long. */
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
