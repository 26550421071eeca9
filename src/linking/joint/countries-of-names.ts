import { CLUB } from "../../datasets/knowledge/kinds.ts";
import { COMMA, gapBefore, SMALL } from "../../text/pieces.ts";
import type { Candidate } from "../candidates/candidate.ts";
import { isJoined } from "../document/boundaries.ts";
import { type Document, hasClass, isCapital } from "../document/document.ts";
import { ARTICLE, CONNECTOR, FUNCTION } from "../document/lexicon.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { MentionRows } from "../model/mention-rows.ts";
import type { Rule } from "./joint-text.ts";
import { eachNeighbour } from "./neighbours.ts";
import { clearMatch } from "./parties.ts";

const f = candidateFeatures.at;

/**
 * Writes that a country which tells where the name beside it belongs is a place, and not its national side: "Brann
 * (Norway)", "Benfica of Portugal", "Cameroon's Samuel Eto'o". On the marks of aida about sports, 770 of such names are
 * the country and 17 the side.
 */
export const writeCountryOf: Rule = (rows, { document, mentions, world: { dataset } }, m) => {
  if (rows.has(f.place_cue)) return;
  // Candidates are in the order of their likelihood by the name alone: "Florida" is a state, "Basel" a town.
  const place = rows.candidates.findIndex((_, i) => rows.has(f.is_place, i));
  if (place < 0 || !rows.has(f.is_country, place) || rows.has(f.is_settlement, place)) return;
  // A national side is linked to its country, while Lazio and the Texas Rangers are not to their regions.
  const country = rows.candidates[place]!.entity;
  const mayBeNational = ({ kinds, entity }: Candidate) =>
    kinds & CLUB &&
    (dataset.degree(entity) === 0 || eachNeighbour(entity, dataset, (neighbour) => neighbour === country));
  if (!rows.candidates.some(mayBeNational)) return;
  if (!isBehindName(document, rows, mentions[m - 1]) && !isOwner(document, rows, mentions[m + 1])) return;
  rows.setMention(1, f.place_cue);
  clearMatch(rows);
};

/** Whether a name stands in brackets or with a comma behind another, or "of" joins them: "Toulon, France". */
function isBehindName(
  document: Document,
  { mention }: MentionRows,
  before: MentionRows | undefined,
): boolean {
  const { pieces } = document;
  const { from } = mention.span;
  // The name before need not be a mention: a caller may mark the countries alone.
  const isInBrackets = from > 0 && isCapital(document, from - 1) && gapBefore(pieces, from).includes("(");
  if (isInBrackets) return /[),;]/.test(pieces.text.charAt(mention.end));
  if (!before) return false;
  const { to } = before.mention.span;
  if (to === from)
    return pieces.gap[from] === COMMA && before.has(f.place_cue) && !isSubject(document, mention.span.to);
  const of = hasClass(document, from - 1, ARTICLE) ? from - 2 : from - 1;
  return to === of && hasClass(document, of, CONNECTOR);
}

/** Whether a word for what a side does stands behind a name: "In London, England beat Germany". */
function isSubject(document: Document, to: number): boolean {
  const isWord = (document.pieces.shape[to]! & SMALL) !== 0;
  return isWord && isJoined(document, to) && !hasClass(document, to, FUNCTION);
}

/** Whether a person of a country stands behind its genitive. */
function isOwner({ text }: Document, { mention }: MentionRows, next: MentionRows | undefined): boolean {
  return next?.has(f.is_person) === true && /^['’]s $/.test(text.slice(mention.end, next.mention.start));
}
