import { headsOfPlaces } from "../../../data/lexicon/place-words.ts";
import { foldText } from "../../text/fold.ts";
import { isJoined } from "./boundaries.ts";
import { type Document, hasClass } from "./document.ts";
import { CONNECTOR } from "./lexicon.ts";
import { wordsByLanguage } from "./words-by-language.ts";

const placeNouns = wordsByLanguage(headsOfPlaces, foldText);

/** Whether the words before tell that the name is a place: "mayor of Neudorf". */
export function isOfPlace(document: Document, from: number): boolean {
  const isOf = isJoined(document, from) && hasClass(document, from - 1, CONNECTOR);
  return isOf && isJoined(document, from - 1) && placeNouns.hasAt(document, from - 2);
}
