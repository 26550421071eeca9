import { textOf } from "../../text/pieces.ts";
import { isJoined } from "./boundaries.ts";
import { type Document, hasClass, isCapital } from "./document.ts";
import { CUE_MATCH, CUE_PLACE, EVERYDAY, GIVEN_NAME, TITLE } from "./lexicon.ts";

/** Most pieces from one match of a schedule to the next: "Chicago at Cleveland, 7:10 p.m. Houston at Texas". */
const BETWEEN_MATCHES = 10;

/**
 * Makes "at" a match word instead of a preposition of places where it stands between two names and does so again soon, as in
 * a schedule. On marked names, aida-testa has 17 right answers more and three less.
 */
export function readSchedule(document: Document, wordClass: Uint32Array): void {
  let last = -1 - BETWEEN_MATCHES;
  for (let i = 1; i + 1 < document.pieces.count; i++) {
    if (!isAtBetweenNames(document, i)) continue;
    if (i - last <= BETWEEN_MATCHES)
      for (const at of [last, i]) wordClass[at] = (wordClass[at]! & ~CUE_PLACE) | CUE_MATCH;
    last = i;
  }
}

/**
 * Whether "at" stands between two names, as between the sides of an American schedule, and the first is not that of a person:
 * "Professor Smith at Harvard, John Jones at Yale".
 */
function isAtBetweenNames(document: Document, at: number): boolean {
  const { pieces } = document;
  if (!isCapital(document, at - 1) || !isCapital(document, at + 1)) return false;
  // "FIRE AT CHICAGO HOTEL"
  if (hasClass(document, at - 1, EVERYDAY)) return false;
  if (textOf(pieces, at).toLowerCase() !== "at") return false;
  return !isJoined(document, at - 1) || !hasClass(document, at - 2, GIVEN_NAME | TITLE);
}
