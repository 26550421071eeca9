import { isLegalForm } from "../../datasets/names/derived-names.ts";
import { ADJACENT, CAPITAL } from "../../text/pieces.ts";
import { OPEN } from "../document/boundaries.ts";
import type { Document } from "../document/document.ts";
import { FUNCTION } from "../document/lexicon.ts";

/** Most pieces of a legal form behind a name: "and Co KGaA" is a legal form that includes "and". */
const MAX_FORM_TOKENS = 4;

/** Number of pieces behind a name that are its legal form: "Corp", "Co Ltd", "and Co Inc". */
export function legalFormBehind(document: Document, to: number): number {
  const { pieces, wordClass, boundaryBefore } = document;
  // After a full stop "As" and "Se" begin a sentence.
  const isForm = (at: number) =>
    at < pieces.count &&
    boundaryBefore[at] === OPEN &&
    (pieces.shape[at]! & CAPITAL) !== 0 &&
    pieces.gap[at] !== ADJACENT &&
    isLegalForm(pieces, at);
  let end = to;
  const joined =
    to + 1 < pieces.count &&
    boundaryBefore[to] === OPEN &&
    wordClass[to]! & FUNCTION &&
    !(pieces.shape[to]! & CAPITAL);
  if (joined && isForm(to + 1) && pieces.end[to + 1]! - pieces.start[to + 1]! === 2) end += 2;
  while (end - to < MAX_FORM_TOKENS && isForm(end)) end++;
  return end - to;
}
