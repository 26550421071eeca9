import { CLASS, DIGIT } from "./classes.ts";

/** Bits of a piece's case and kind. */
export const CAPITAL = 1; // the first letter is upper case
export const SMALL = 2; // a lower-case letter
export const INNER_CAPITAL = 4; // an upper-case letter after the first
export const NUMBER = 8; // a digit
export const ALPHABETIC = 16; // a letter
export const CHARACTER = 32; // one character of a script without spaces
/** The piece continues the word of the piece before it (`l'` + `Italie`). */
export const SAME_WORD = 64;

/**
 * Shape of a run of letters and digits, from entries of `unitInfo`. Their case bits are those of a shape, shifted;
 * only letters have some.
 *
 * @param first entry of the first character
 * @param rest bits of the entries of all others
 * @param last class of the last character that is not a mark
 */
export function shapeOf(first: number, rest: number, last: number): number {
  // `CAPITAL`, `SMALL` and `INNER_CAPITAL` as numbers, as this runs for each word.
  const cased = ((first >> 4) & 1) | (((first | rest) >> 4) & 2) | ((rest >> 2) & 4);
  const digits = ((first & CLASS) === DIGIT ? 1 : 0) + (last === DIGIT ? 1 : 0);
  return cased | (digits > 0 ? NUMBER : 0) | (digits < 2 || cased !== 0 ? ALPHABETIC : 0);
}
