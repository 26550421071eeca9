import { NUMBER } from "../../text/pieces.ts";
import { OPEN } from "./boundaries.ts";
import type { Document } from "./document.ts";
import * as word from "./lexicon.ts";

/** Most language names in a row that are read: "English, French and German" has three. */
const MOST_TONGUES = 8;

/**
 * Whether a demonym is the name of a language: "speaks German and French", "in English". A noun behind it rules that
 * out ("in English towns").
 */
export function isTongue({ pieces, wordClass, boundaryBefore, lexicon }: Document, at: number): boolean {
  const isNamed = (i: number) => (wordClass[i]! & word.DEMONYM_WORD) !== 0;
  if (!isNamed(at)) return false;
  let first = at;
  let last = at;
  const least = at - 2 * MOST_TONGUES;
  while (
    first > least &&
    (isNamed(first - 1) || (isNamed(first - 2) && wordClass[first - 1]! & word.FUNCTION))
  )
    first -= isNamed(first - 1) ? 1 : 2;
  if (boundaryBefore[first] !== OPEN || !(wordClass[first - 1]! & (word.CUE_TONGUE | word.CUE_PLACE)))
    return false;
  const most = at + 2 * MOST_TONGUES;
  while (last < most && isNamed(last + 2) && wordClass[last + 1]! & word.FUNCTION) last += 2;
  const isNoun = boundaryBefore[last + 1] === OPEN && !(wordClass[last + 1]! & word.FUNCTION);
  return lexicon.adjectivesFollow || !isNoun || (pieces.shape[last + 1]! & NUMBER) !== 0;
}
