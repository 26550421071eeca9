import { isJoined, someBefore } from "./boundaries.ts";
import { type Document, hasClass } from "./document.ts";
import * as word from "./lexicon.ts";

/** Most pieces between a word of motion and the preposition of the goal: "llegó el lunes por la noche a Lincoln". */
const MOTION_BEFORE = 6;

/** Whether the name that begins at a piece is the goal of a motion: "viajó a Washington". */
export function isGoneTo(document: Document, at: number): boolean {
  if (!hasClass(document, at - 1, word.CUE_DIRECTION)) return false;
  return someBefore(document, at - 1, MOTION_BEFORE, (i) => hasClass(document, i, word.CUE_MOTION));
}

/** Pieces behind a name that may tell what it does: "Ford has recalled". */
const DEED_BEHIND = 2;

/**
 * The bits of a word behind a name that only a person or only a firm has there, 0 for none. Function words, and words
 * that both have, may stand between: "Dell said he", "Ford ha venduto".
 */
export function deedBehind(document: Document, to: number): number {
  for (let i = to; i < to + DEED_BEHIND && isJoined(document, i); i++) {
    const bits = document.wordClass[i]!;
    if (bits & (word.CUE_LIFE | word.CUE_TRADE)) return bits;
    if (!(bits & (word.FUNCTION | word.CUE_PERSON))) break;
  }
  return 0;
}
