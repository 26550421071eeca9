import { officeFields } from "../../../data/lexicon/offices.ts";
import { foldText } from "../../text/fold.ts";
import { isJoined } from "./boundaries.ts";
import { type Document, hasClass } from "./document.ts";
import { CONNECTOR, TITLE } from "./lexicon.ts";
import { wordsByLanguage } from "./words-by-language.ts";

const fields = wordsByLanguage(officeFields, foldText);

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
    // "The president of France" has no field.
    const isOfField = fields.hasAt(document, before) || (i < at && hasClass(document, before, CONNECTOR));
    if (!isOfField) return -1;
  }
  return -1;
}
