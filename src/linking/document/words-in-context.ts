import { CAPITAL, NUMBER, type Pieces } from "../../text/pieces.ts";
import { isInitial, OPEN } from "./boundaries.ts";
import {
  CALENDAR,
  COMMON,
  CONNECTOR,
  CUE_MONTH,
  EVERYDAY,
  FUNCTION,
  GIVEN_NAME,
  type Lexicon,
  SURNAME,
  TITLE,
} from "./lexicon.ts";

/**
 * Corrects the classes of words that what is beside them makes clear: a month is a given name in "Jan de Wilde" and
 * "April Hartnell", an article or a conjunction is an initial in "A. Smith" and "E. Rossi", and a noun is a last name
 * in "Frau Koch". A Spanish verb at the start of a sentence is not a name: "Marcó Antoine".
 */
export function readInContext(
  wordClass: Uint32Array,
  pieces: Pieces,
  { language }: Lexicon,
  boundaryBefore: Uint8Array,
  startsSentence: Uint8Array,
): void {
  const { shape, count } = pieces;
  for (let i = 0; i < count; i++) {
    if (!(shape[i]! & CAPITAL)) continue;
    const bits = wordClass[i]!;
    if (bits & COMMON && bits & SURNAME && i > 0 && wordClass[i - 1]! & TITLE && boundaryBefore[i] === OPEN)
      wordClass[i] = bits & ~(COMMON | FUNCTION);
    if (i + 1 === count || boundaryBefore[i + 1] !== OPEN) continue;
    if (bits & FUNCTION && isInitial(pieces, i) && !isLetterOf(i - 1)) wordClass[i] = 0;
    else if (bits & CALENDAR && bits & GIVEN_NAME) {
      if (bits & FUNCTION && startsSentence[i]) continue;
      if (isLastNameBehind(i) && !(i > 0 && isDate(i))) wordClass[i] = bits & ~(CALENDAR | FUNCTION);
    } else if (
      language === "es" &&
      startsSentence[i] &&
      wordClass[i + 1]! & GIVEN_NAME &&
      isPreterite(pieces, i)
    )
      wordClass[i] = (bits & ~(GIVEN_NAME | SURNAME)) | COMMON;
  }

  /** Whether a letter belongs to the word before: "Plan A. Then". */
  function isLetterOf(at: number): boolean {
    if (at < 0 || !(shape[at]! & CAPITAL)) return false;
    return (wordClass[at]! & (COMMON | GIVEN_NAME)) === COMMON;
  }

  function isLastNameBehind(at: number): boolean {
    let next = at + 1;
    while (next + 1 < count && wordClass[next]! & CONNECTOR && boundaryBefore[next + 1] === OPEN) next++;
    return (shape[next]! & CAPITAL) !== 0 && !(wordClass[next]! & EVERYDAY);
  }

  function isDate(at: number): boolean {
    if (boundaryBefore[at] !== OPEN) return false;
    return (shape[at - 1]! & NUMBER) !== 0 || (wordClass[at - 1]! & CUE_MONTH) !== 0;
  }
}

/** Whether a word ends like the past of a Spanish verb, and no Spanish name: "Marcó", "Dimitió". */
function isPreterite({ text, end }: Pieces, at: number): boolean {
  return text[end[at]! - 1] === "ó";
}
