import { CLUB } from "../../datasets/knowledge/kinds.ts";
import { COMMA, gapBefore } from "../../text/pieces.ts";
import type { Document } from "../document/document.ts";
import { hasClass } from "../document/document.ts";
import { ARTICLE, CONNECTOR } from "../document/lexicon.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { MentionRows } from "./mention-rows.ts";

const f = candidateFeatures.at;

/**
 * Writes that a country which tells where the name beside it belongs is a place, and not its national side: "Brann
 * (Norway)", "Benfica of Portugal", "Cameroon's Samuel Eto'o". On the marks of aida about sports, 770 of such names are
 * the country and 17 the side.
 */
export function writeCountryOf(
  rows: MentionRows,
  document: Document,
  before: MentionRows | undefined,
  next: MentionRows | undefined,
): void {
  if (rows.has(f.place_cue)) return;
  // Candidates are in the order of their likelihood by the name alone: "Florida" is a state, "Basel" a town.
  const place = rows.candidates.findIndex((_, i) => rows.has(f.is_place, i));
  if (place < 0 || !rows.has(f.is_country, place) || rows.has(f.is_settlement, place)) return;
  if (!rows.candidates.some(({ kinds }) => kinds & CLUB)) return;
  if (!isBehindName(document, rows, before) && !isOwner(document, rows, next)) return;
  rows.setMention(f.place_cue, 1);
  for (const cue of [f.match_text, f.match_cue, f.number_behind]) rows.setMention(cue, 0);
}

/** Whether a name stands in brackets or with a comma behind another, or "of" joins them: "Toulon, France". */
function isBehindName(
  document: Document,
  { mention }: MentionRows,
  before: MentionRows | undefined,
): boolean {
  if (!before) return false;
  const { pieces } = document;
  const { from } = mention.span;
  const { to } = before.mention.span;
  if (to === from) {
    if (pieces.gap[from] === COMMA) return before.has(f.place_cue);
    return gapBefore(pieces, from).includes("(") && /[),;]/.test(pieces.text.charAt(mention.end));
  }
  const of = hasClass(document, from - 1, ARTICLE) ? from - 2 : from - 1;
  return to === of && hasClass(document, of, CONNECTOR);
}

/** Whether a person of a country stands behind its genitive. */
function isOwner({ text }: Document, { mention }: MentionRows, next: MentionRows | undefined): boolean {
  return next?.has(f.is_person) === true && /^['’]s $/.test(text.slice(mention.end, next.mention.start));
}
