import { CAPITAL, NUMBER, type Pieces } from "../../text/pieces.ts";
import { isInitial, isJoined } from "./boundaries.ts";
import type { Document } from "./document.ts";
import * as word from "./lexicon.ts";

/**
 * Corrects the classes of words that what is beside them makes clear: a month is a given name in "Jan de Wilde" and
 * "April Hartnell", an article or a conjunction is an initial in "A. Smith", "E. Rossi" and "U.S.A.", and a noun is a
 * last name in "Frau Koch". A word at the start of a sentence that ends in "ó" is a Spanish verb and not a name: "Marcó
 * Antoine".
 */
export function readInContext(
  document: Pick<Document, "language" | "pieces" | "wordClass" | "startsSentence" | "boundaryBefore">,
): void {
  const { wordClass, pieces, language, startsSentence } = document;
  const { shape, count } = pieces;
  for (let i = 0; i < count; i++) {
    if (!(shape[i]! & CAPITAL)) continue;
    const bits = wordClass[i]!;
    if (bits & word.COMMON && bits & word.SURNAME && isJoined(document, i) && wordClass[i - 1]! & word.TITLE)
      wordClass[i] = bits & ~(word.COMMON | word.FUNCTION);
    if (bits & word.FUNCTION && isLastInitial(pieces, i)) wordClass[i] = 0;
    if (!isJoined(document, i + 1)) continue;
    if (bits & word.FUNCTION && isInitial(pieces, i)) wordClass[i] = 0;
    else if (bits & word.CALENDAR && bits & word.GIVEN_NAME) {
      if (bits & word.FUNCTION && startsSentence[i]) continue;
      if (isLastNameBehind(i) && !isDate(i)) wordClass[i] = bits & ~(word.CALENDAR | word.FUNCTION);
    } else if (
      language === "es" &&
      startsSentence[i] &&
      wordClass[i + 1]! & word.GIVEN_NAME &&
      pieces.text[pieces.end[i]! - 1] === "ó"
    )
      wordClass[i] = (bits & ~(word.GIVEN_NAME | word.SURNAME)) | word.COMMON;
  }

  function isLastNameBehind(at: number): boolean {
    let next = at + 1;
    while (wordClass[next]! & word.CONNECTOR && isJoined(document, next + 1)) next++;
    return (shape[next]! & CAPITAL) !== 0 && !(wordClass[next]! & word.EVERYDAY);
  }

  function isDate(at: number): boolean {
    if (!isJoined(document, at)) return false;
    return (shape[at - 1]! & NUMBER) !== 0 || (wordClass[at - 1]! & word.CUE_MONTH) !== 0;
  }
}

/** Whether a piece is the last letter of several with stops and no blanks between: the "A" of "U.S.A". */
function isLastInitial(pieces: Pieces, at: number): boolean {
  const { start, end } = pieces;
  return (
    at > 0 && end[at]! - start[at]! === 1 && start[at]! - end[at - 1]! === 1 && isInitial(pieces, at - 1)
  );
}
