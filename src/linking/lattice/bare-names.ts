import { verbs } from "../../../data/lexicon/verbs.ts";
import { CAPITAL, COMMA } from "../../text/pieces.ts";
import { isAddressed } from "../document/beside-persons.ts";
import { HARD } from "../document/boundaries.ts";
import type { Document } from "../document/document.ts";
import { CLITIC, CUE_PLACE, EVERYDAY } from "../document/lexicon.ts";
import type { Span } from "../mention.ts";

const and = /^(?:and|e|et|o|or|ou|y)$/;

/**
 * Whether an everyday word at the start of a sentence stands where only a name stands without an article: alone
 * ("Apple"), before a verb ("Apple released …"), before a genitive ("Apple's") or before another name ("Apple and
 * Google"). In a sentence, a form of address before it tells the same.
 */
export function isBareName(document: Document, { from, to }: Span): boolean {
  const { text, pieces, wordClass, boundaryBefore, lexicon } = document;
  // "Herr König": only the name of a person stands there.
  if (isAddressed(document, from, to)) return true;
  const { start, end, gap, shape, count } = pieces;
  if (to === count || boundaryBefore[to] === HARD)
    return (from === 0 || boundaryBefore[from] === HARD) && text[end[from]!] !== ":";
  const next = text.slice(start[to], end[to]);
  if (next === "s" && wordClass[to]! & CLITIC) return true;
  // "Research conducted at …": the noun is not the subject of the verb.
  if (verbs[lexicon.language]?.test(next) && gap[to]! < COMMA && !(wordClass[to + 1]! & CUE_PLACE))
    return true;
  const other = gap[to] === COMMA ? to : and.test(next) ? to + 1 : count;
  return !lexicon.capitalisesNouns && (shape[other]! & CAPITAL) !== 0 && !(wordClass[other]! & EVERYDAY);
}
