import { isLegalForm } from "../datasets/names/derived-names.ts";
import {
  ADJACENT,
  ALPHABETIC,
  CAPITAL,
  CHARACTER,
  INNER_CAPITAL,
  NUMBER,
  type Pieces,
} from "../text/pieces.ts";
import type { ProperRun } from "./detect.ts";
import { type Document, isUpper } from "./document.ts";
import { ARTICLE, CALENDAR, CLITIC, COMMON, CONNECTOR, FUNCTION, TITLE } from "./lexicon.ts";
import { OPEN } from "./stops.ts";

/**
 * Runs of capitalised words, known or not: a name that no world has is an answer too. Small words may stand
 * between two capitals ("Bank of Nowhere"); titles, and everyday words that only begin a sentence, are cut off.
 */
export function properRuns(document: Document): ProperRun[] {
  const { pieces } = document;
  const runs: ProperRun[] = [];
  for (let at = 0; at < pieces.count; ) {
    if (!isProper(document, at)) {
      at++;
      continue;
    }
    let to = at + 1;
    for (;;) {
      const next = continuation(document, to);
      if (next === to || addresses(document, at, to) || isFirm(document, at, to)) break;
      to = next;
    }
    const run = trimmed(document, at, to);
    if (run) runs.push(run);
    at = to;
  }
  return runs;
}

/** A legal form ends the name of a firm, unless another one follows: what stands behind it is its ticker. */
function isFirm({ pieces }: Document, from: number, to: number): boolean {
  if (to - from < 2 || !isLongForm(pieces, to - 1)) return false;
  return isProperShape(pieces.shape[to]!) && !isLegalForm(pieces, to);
}

/** "Corp" and "GmbH"; "Co", "SA" and "AS" may stand inside a name. */
function isLongForm(pieces: Pieces, at: number): boolean {
  return pieces.end[at]! - pieces.start[at]! > 2 && isLegalForm(pieces, at);
}

/** A title inside a run with a full name behind it: "Bundesbank President Karl Otto Pöhl" are two. */
function addresses(document: Document, from: number, at: number): boolean {
  const { category, pieces, stops, headline } = document;
  if (
    at <= from ||
    at + 2 >= pieces.count ||
    headline[at] ||
    !(category[at]! & TITLE) ||
    !isProper(document, at)
  )
    return false;
  if (pieces.end[at]! - pieces.start[at]! < 4) return false;
  for (let i = at + 1; i < at + 3; i++)
    if (stops[i] !== OPEN || !isProper(document, i) || category[i] !== 0 || isLegalForm(pieces, i))
      return false;
  return true;
}

function isProper(document: Document, at: number): boolean {
  return isProperShape(document.pieces.shape[at]!);
}

function isProperShape(shape: number): boolean {
  return (shape & (CAPITAL | INNER_CAPITAL)) !== 0 && (shape & CHARACTER) === 0;
}

/** End of the run after the next capitalised word, or `to` when the run ends here. */
function continuation(document: Document, to: number): number {
  const { pieces, category } = document;
  if (to >= pieces.count || breaks(document, to)) return to;
  if (isProper(document, to)) return document.opens[to] ? to : to + 1;
  if (
    pieces.shape[to]! & NUMBER &&
    !(pieces.shape[to]! & ALPHABETIC) &&
    pieces.end[to]! - pieces.start[to]! < 3
  )
    return to + 1;
  // Where nouns have capitals, what an article joins are two nouns: "Ankunft des Grafen Ney".
  if (document.lexicon.capitalisesNouns && category[to]! & ARTICLE) return to;
  let next = to;
  while (next < pieces.count && next - to < 3 && category[next]! & CONNECTOR && !breaks(document, next))
    next++;
  if (next === to || next >= pieces.count || breaks(document, next)) return to;
  return isProper(document, next) && !joins(category, to, next) ? next + 1 : to;
}

/** "and" joins two names as often as it is inside one: it never extends a run. */
function joins(category: Uint8Array, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (!(category[i]! & CONNECTOR)) return true;
  return false;
}

/** Whether no unknown name goes on over what stands before a piece. */
function breaks(document: Document, at: number): boolean {
  return document.stops[at] !== OPEN;
}

/** A run without the titles and everyday words around it; undefined when nothing is left. */
export function trimmed(document: Document, from: number, to: number): ProperRun | undefined {
  const { pieces, category, opens, headline, lexicon } = document;
  let begin = from;
  let end = to;
  while (begin < end) {
    const bits = category[begin]!;
    const everyday = bits & (FUNCTION | CALENDAR) || (opens[begin] && bits & COMMON);
    if (isUpper(pieces, begin) && !headline[begin]) break;
    if (!everyday && !(bits & TITLE) && !(bits & CLITIC && pieces.gap[begin + 1] === ADJACENT)) break;
    begin++;
  }
  // "The 0.3": no name is left.
  while (begin < end && !isProper(document, begin)) begin++;
  while (
    end > begin &&
    category[end - 1]! & (FUNCTION | CALENDAR | CONNECTOR | CLITIC) &&
    !isUpper(pieces, end - 1)
  )
    end--;
  if (begin >= end) return undefined;
  const length = pieces.end[end - 1]! - pieces.start[begin]!;
  if (length < 2) return undefined;
  return { from: begin, to: end, detection: sureness(document, begin, end, lexicon.capitalisesNouns) };
}

function sureness(document: Document, from: number, to: number, capitalisesNouns: boolean): number {
  const { category, opens, headline, pieces } = document;
  if (headline[from]) return 0.3;
  let unknown = 0;
  for (let i = from; i < to; i++) if (category[i] === 0) unknown++;
  if (to - from > 1) return unknown > 0 ? (capitalisesNouns ? 0.6 : 0.85) : 0.4;
  if (unknown === 0) return isUpper(pieces, from) ? 0.5 : 0.2;
  if (capitalisesNouns) return 0.3;
  return opens[from] ? 0.35 : 0.7;
}
