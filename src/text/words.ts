import { CLASS, EXTEND, HEBREW, JOINER, unitInfo } from "./classes.ts";
import { CHARACTER, cut, type Pieces, SAME_WORD } from "./pieces.ts";
import { unspacedWords } from "./unspaced.ts";

/** A word of a text: start and end in UTF-16 units. */
export interface Word {
  start: number;
  end: number;
}

/**
 * The words of a text, equal to the `isWordLike` segments of `Intl.Segmenter` with granularity `word`. They come at
 * table speed for a script with spaces, and from bounded pieces of the segmenter for one without.
 */
export function wordsOf(text: string): Word[] {
  return groupPieces(cut(text));
}

/** The words that pieces form. */
export function groupPieces(pieces: Pieces): Word[] {
  const { count, start, end, shape, text } = pieces;
  const words: Word[] = [];
  for (let i = 0; i < count; ) {
    if (shape[i]! & CHARACTER) {
      let j = i + 1;
      while (j < count && shape[j]! & CHARACTER && start[j] === end[j - 1]) j++;
      for (const word of unspacedWords(text, start[i]!, end[j - 1]!)) words.push(word);
      i = j;
    } else {
      let j = i + 1;
      while (j < count && shape[j]! & SAME_WORD) j++;
      const floor = words.at(-1)?.end ?? 0;
      words.push({ start: wordStart(text, start[i]!, floor), end: wordEnd(text, end[j - 1]!) });
      i = j;
    }
  }
  return words;
}

/** The start of a word with a `_` before it (WB13b); a mark between belongs to the `_`. */
function wordStart(text: string, start: number, floor: number): number {
  let at = start;
  for (let i = start - 1; i >= floor; i--) {
    const kind = unitInfo[text.charCodeAt(i)]! & CLASS;
    if (kind === JOINER) at = i;
    else if (kind !== EXTEND) break;
  }
  return at;
}

/**
 * The end of a word with the characters after its last piece that belong to it: `_` (WB13a), the apostrophe of Hebrew
 * (WB7a). The signs of `C++` belong to the piece, not to the word.
 */
function wordEnd(text: string, end: number): number {
  let last = end;
  while (text.charCodeAt(last - 1) === 0x2b || text.charCodeAt(last - 1) === 0x23) last--;
  if (last < end) return last;
  if (text.charCodeAt(end) === 0x27 && isHebrewBefore(text, end)) return pastMarks(text, end + 1);
  while (last < text.length && (unitInfo[text.charCodeAt(last)]! & CLASS) === JOINER)
    last = pastMarks(text, last + 1);
  return last;
}

function pastMarks(text: string, at: number): number {
  while (at < text.length && (unitInfo[text.charCodeAt(at)]! & CLASS) === EXTEND) at++;
  return at;
}

function isHebrewBefore(text: string, at: number): boolean {
  let i = at - 1;
  while (i > 0 && (unitInfo[text.charCodeAt(i)]! & CLASS) === EXTEND) i--;
  return (unitInfo[text.charCodeAt(i)]! & CLASS) === HEBREW;
}
