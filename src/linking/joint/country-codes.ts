import { countryInitials } from "../../../data/lexicon/country-initials.ts";
import { COUNTRY, PLACE } from "../../datasets/knowledge/kinds.ts";
import { NUMBER, textOf } from "../../text/pieces.ts";
import { isUpper } from "../document/document.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { Rule } from "./joint-text.ts";

const f = candidateFeatures.at;

/** Most letters of a code of a country: ISO 3166 and the Olympic Committee have two or three. */
const MOST_LETTERS = 3;

const initials = new Set(countryInitials);

/**
 * Writes which candidates are countries that have the mention as a code only: the ESA is not El Salvador, and "our IT
 * team" not Italy. Codes stand in brackets, behind a comma or before a number.
 */
export const writeCountryCode: Rule = (rows, { document: { pieces, text } }) => {
  const { from, to } = rows.mention.span;
  const { start, end, shape } = pieces;
  if (to - from !== 1 || end[from]! - start[from]! > MOST_LETTERS || !isUpper(pieces, from)) return;
  if (initials.has(textOf(pieces, from).toLowerCase())) return;
  const before = text.slice(from > 0 ? end[from - 1]! : 0, start[from]);
  const hasNumberBehind = to < pieces.count && (shape[to]! & NUMBER) !== 0;
  // "NASA, ESA and JPL" is a row of initials.
  const isInRow = /^, ?$/.test(before) && isUpper(pieces, from - 1);
  if ((/[(,[]/.test(before) && !isInRow) || hasNumberBehind) return;
  rows.markCandidates(f.country_code, ({ kinds }) => kinds & COUNTRY && (kinds & PLACE) !== PLACE);
};
