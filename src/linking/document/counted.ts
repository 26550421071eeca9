import { ALPHABETIC, CHARACTER } from "../../text/pieces.ts";
import { isJoined } from "./boundaries.ts";
import { type Document, hasClass, isCapital } from "./document.ts";
import { COMMON, CONNECTOR, FUNCTION } from "./lexicon.ts";

/** Whether the noun of what is counted begins at a piece, right behind a number: "1500 soldiers". */
export function isCounted(document: Document, at: number): boolean {
  const isWord = (document.pieces.shape[at]! & (ALPHABETIC | CHARACTER)) === ALPHABETIC;
  const isNoun = document.lexicon.capitalisesNouns
    ? hasClass(document, at, COMMON)
    : !isCapital(document, at);
  return isJoined(document, at) && isWord && isNoun && !hasClass(document, at, FUNCTION | CONNECTOR);
}
