import { isJoined } from "./boundaries.ts";
import { type Document, hasClass } from "./document.ts";
import { COMMON, CONNECTOR, FUNCTION, TITLE } from "./lexicon.ts";

/** Most words from a name back to the title: "Secretary of the Foreign Affairs". */
const MOST_BEFORE = 5;

/**
 * The title right before a piece, or with its field between: "Secretary of Defense Austin", "le président de la République
 * Macron". Its piece, or -1 if there is none.
 */
export function titleBefore(document: Document, at: number): number {
  for (let i = at; at - i < MOST_BEFORE && isJoined(document, i); i--) {
    const before = i - 1;
    if (hasClass(document, before, TITLE)) return i === at || hasClass(document, i, CONNECTOR) ? before : -1;
    const isSmallWord = hasClass(document, before, FUNCTION | CONNECTOR);
    // "The president of France" has no field.
    if (i === at && isSmallWord) return -1;
    if (!hasClass(document, before, isSmallWord ? CONNECTOR : COMMON)) return -1;
  }
  return -1;
}
