import { ADJACENT, CAPITAL } from "../../text/pieces.ts";
import { OPEN } from "../document/boundaries.ts";
import type { Document } from "../document/document.ts";
import { COMMON, FUNCTION, TITLE } from "../document/lexicon.ts";

/** Whether a noun ends before a piece. If another noun follows, the two are a compound: "a city council" is not a city. */
export function endsNoun({ pieces, wordClass, boundaryBefore, lexicon }: Document, at: number): boolean {
  if (lexicon.adjectivesFollow || at >= pieces.count || boundaryBefore[at] !== OPEN) return true;
  if (pieces.gap[at] === ADJACENT) return false;
  if (lexicon.capitalisesNouns) return !(pieces.shape[at]! & CAPITAL);
  return !(wordClass[at]! & (COMMON | TITLE)) || (wordClass[at]! & FUNCTION) !== 0;
}
