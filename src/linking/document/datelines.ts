import { ADJACENT, BREAK, COMMA, NUMBER, type Pieces } from "../../text/pieces.ts";
import type { PieceRange } from "../mention.ts";
import { type Document, isUpper } from "./document.ts";

/** Digits of a year: "London 2026" is not the score of a match. */
const YEAR_DIGITS = 4;

/** "Berlin (dpa) – Die", "Oslo - Mr": a dash between blanks, with or without an agency before it. */
const DATELINE = /^ (?:\([^()]{2,20}\) ?)?[-–—] \p{Lu}/u;
/** UTF-16 units that are matched. */
const DATELINE_UNITS = 28;

/**
 * Whether a mention is a dateline, the place at the beginning of a report: "PARIS (Reuters) -", "LYON, France -",
 * "ROME 2026-08-30".
 */
export function isDateline(
  { pieces, startsSentence, headline }: Document,
  { from, to }: PieceRange,
): boolean {
  if (to >= pieces.count || !startsSentence[from]) return false;
  // A headline may stand above without a stop: "RESULTS OF MATCHES", then "LONDON 2026-08-31".
  if (headline[from] && !(isYear(pieces, to) && pieces.gap[to + 1] === ADJACENT)) return false;
  const end = pieces.end[to - 1]!;
  if (pieces.gap[to] === BREAK && DATELINE.test(pieces.text.slice(end, end + DATELINE_UNITS))) return true;
  for (let i = from; i < to; i++) if (!isUpper(pieces, i)) return false;
  if (isYear(pieces, to)) return true;
  // Capitals that continue are a line in capitals, unless a bracket with an agency follows.
  const goesOn =
    isUpper(pieces, to) && !pieces.text.slice(pieces.end[to - 1], pieces.start[to]).includes("(");
  return !goesOn && (pieces.gap[to] === COMMA || pieces.gap[to] === BREAK);
}

export function isYear({ shape, start, end }: Pieces, at: number): boolean {
  return (shape[at]! & NUMBER) !== 0 && end[at]! - start[at]! === YEAR_DIGITS;
}
