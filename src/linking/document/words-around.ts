import { foldText } from "../../text/fold.ts";
import { ADJACENT, CAPITAL, CHARACTER, SMALL, textOf } from "../../text/pieces.ts";
import { isJoined } from "./boundaries.ts";
import { type Document, hasClass, isCapital } from "./document.ts";
import { COMMON, EVERYDAY, FUNCTION, TITLE } from "./lexicon.ts";

/** The word at a piece, in small letters. */
export function wordAt({ pieces }: Document, at: number): string {
  return textOf(pieces, at).toLowerCase();
}

/** The word at a piece, folded. */
export function foldedAt(document: Document, at: number): string {
  return foldText(wordAt(document, at));
}

/** The end of the words from a piece on that nothing separates, of some at most. */
export function joinedEnd(document: Document, from: number, most: number): number {
  let end = Math.min(from + 1, document.pieces.count);
  while (end - from < most && isJoined(document, end)) end++;
  return end;
}

/** Whether nothing separates the words of a span. */
export function areJoined(document: Document, from: number, to: number): boolean {
  return joinedEnd(document, from, to - from) >= to;
}

/** Whether a word has a capital and small letters: "Rome", but neither "ROME" nor "rome". */
export function isCapitalised({ pieces }: Document, at: number): boolean {
  return (pieces.shape[at]! & (CAPITAL | SMALL)) === (CAPITAL | SMALL);
}

/** Whether each word of a span has a capital: not so in "King of Athens". */
export function areCapitals(document: Document, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (!isCapital(document, at)) return false;
  return true;
}

/** Whether each word of a span has one of some classes: bits of `lexicon.ts`. */
export function areAll(document: Document, from: number, to: number, classes: number): boolean {
  for (let at = from; at < to; at++) if (!hasClass(document, at, classes)) return false;
  return true;
}

/** Whether a noun ends before a piece. If another noun follows, the two are a compound: "a city council" is not a city. */
export function endsNoun(document: Document, at: number): boolean {
  const { pieces, lexicon } = document;
  if (lexicon.adjectivesFollow || !isJoined(document, at)) return true;
  if (pieces.gap[at] === ADJACENT) return false;
  if (lexicon.capitalisesNouns) return !isCapital(document, at);
  return !hasClass(document, at, COMMON | TITLE) || hasClass(document, at, FUNCTION);
}

/** Whether a rare word in small letters goes on at a piece: the epithet of "Turdus philomelos". */
export function isEpithet(document: Document, at: number): boolean {
  if (!isJoined(document, at) || hasClass(document, at, EVERYDAY)) return false;
  return (document.pieces.shape[at]! & (CAPITAL | SMALL | CHARACTER)) === SMALL;
}
