import { NUMBER, textOf } from "../../text/pieces.ts";
import { OPEN } from "./boundaries.ts";
import type { Document } from "./document.ts";
import * as word from "./lexicon.ts";

/** The word at a piece, in small letters. */
export function wordAt({ pieces }: Document, at: number): string {
  return textOf(pieces, at).toLowerCase();
}

/** Whether nothing ends between a piece and the one before it. */
export function isJoined({ boundaryBefore }: Document, at: number): boolean {
  return at > 0 && boundaryBefore[at] === OPEN;
}

/** Most pieces between a word of motion and the preposition of the goal: "llegó el lunes por la noche a Lincoln". */
const MOTION_BEFORE = 6;

/** Whether the name that begins at a piece is the goal of a motion: "viajó a Washington". */
export function isGoneTo({ wordClass, boundaryBefore }: Document, at: number): boolean {
  if (!(wordClass[at - 1]! & word.CUE_DIRECTION)) return false;
  for (let i = at - 2; i >= 0 && i >= at - 1 - MOTION_BEFORE && boundaryBefore[i + 1] === OPEN; i--)
    if (wordClass[i]! & word.CUE_MOTION) return true;
  return false;
}

/** Pieces behind a name that may tell what it does: "Ford has recalled". */
const DEED_BEHIND = 2;

/**
 * The bits of a word behind a name that only a person or only a firm has there, 0 for none. Function words, and words
 * that both have, may stand between: "Dell said he", "Ford ha venduto".
 */
export function deedBehind({ wordClass, boundaryBefore }: Document, to: number): number {
  for (let i = to; i < to + DEED_BEHIND && boundaryBefore[i] === OPEN; i++) {
    const bits = wordClass[i]!;
    if (bits & (word.CUE_LIFE | word.CUE_TRADE)) return bits;
    if (!(bits & (word.FUNCTION | word.CUE_PERSON))) break;
  }
  return 0;
}

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
