import { NUMBER, textOf } from "../../text/pieces.ts";
import { isJoined } from "./boundaries.ts";
import { type Document, hasClass } from "./document.ts";
import * as word from "./lexicon.ts";

/** Most language names in a row that are read: "English, French and German" has three. */
const MOST_TONGUES = 8;

/** Signs around the name of a language that a translation follows: "(French: ", "; German: ". A number is a count. */
const INTRODUCES = /^ ?[(;] ?\p{L}+:(?! ?\d)/u;

/**
 * Whether a demonym is the name of a language: "speaks German and French", "in English", "Vienna (German: Wien)". A
 * noun behind it rules that out ("in English towns").
 */
export function isTongue(document: Document, at: number): boolean {
  const { pieces, wordClass, lexicon, language } = document;
  const isNamed = (i: number) => hasClass(document, i, word.DEMONYM_WORD);
  if (!isNamed(at)) return false;
  if (at > 0 && INTRODUCES.test(pieces.text.slice(pieces.end[at - 1], pieces.end[at]! + 3))) return true;
  let first = at;
  let last = at;
  const least = at - 2 * MOST_TONGUES;
  while (
    first > least &&
    (isNamed(first - 1) || (isNamed(first - 2) && wordClass[first - 1]! & word.FUNCTION))
  )
    first -= isNamed(first - 1) ? 1 : 2;
  if (!isJoined(document, first) || !hasClass(document, first - 1, word.CUE_TONGUE | word.CUE_PLACE))
    return false;
  const most = at + 2 * MOST_TONGUES;
  while (last < most && isNamed(last + 2) && wordClass[last + 1]! & word.FUNCTION) last += 2;
  const isNoun =
    isJoined(document, last + 1) &&
    !hasClass(document, last + 1, word.FUNCTION) &&
    !(language === "en" && isAdverb(document, last + 1));
  return lexicon.adjectivesFollow || !isNoun || (pieces.shape[last + 1]! & NUMBER) !== 0;
}

/** Whether an English word is an adverb before no noun: "spoke French fluently", but not "French family life". */
function isAdverb(document: Document, at: number): boolean {
  if (!textOf(document.pieces, at).endsWith("ly")) return false;
  return !isJoined(document, at + 1) || hasClass(document, at + 1, word.FUNCTION);
}
