import { isLegalForm } from "../datasets/names/derived-names.ts";
import { PERIOD } from "../text/pieces.ts";
import { isAbbreviated } from "./document/boundaries.ts";
import type { Document } from "./document/document.ts";
import type { DetectedSpan } from "./lattice/detect.ts";
import type { MentionSpan, Span } from "./mention.ts";

/** A detected span as a mention. */
export function detectedMention(
  document: Document,
  { span, detection, doubtful, within }: DetectedSpan,
): MentionSpan {
  const { pieces } = document;
  return {
    start: pieces.start[span.from]!,
    end: endOf(document, span),
    span,
    detection,
    doubtful,
    within,
    slice: undefined,
    given: false,
    type: undefined,
    candidates: undefined,
  };
}

/**
 * End of a span with the bracket that closes in it ("Halle (Saale)"), and with the full stop of its last word where
 * that is written short: "D.C.", "Calif.", "Acme Inc.".
 */
function endOf({ pieces, wordClass, startsSentence }: Document, { from, to }: Span): number {
  const last = to - 1;
  const end = withoutControls(pieces.text, pieces.start[last]!, pieces.end[last]!);
  const inside = pieces.text.slice(pieces.start[from], end);
  if (pieces.text[end] === ")" && inside.lastIndexOf("(") > inside.lastIndexOf(")")) return end + 1;
  if (pieces.text.charCodeAt(end) !== 0x2e || !isAbbreviated(pieces, wordClass, last)) return end;
  if (pieces.end[last]! - pieces.start[last]! === 1)
    return last > from && pieces.gap[last] === PERIOD ? end + 1 : end;
  // At the end of a sentence, the full stop behind a legal form belongs to the sentence.
  const ends = to >= pieces.count || startsSentence[to];
  return ends && isLegalForm(pieces, last) ? end : end + 1;
}

/**
 * End of a word without the marks of direction behind it. They change the direction of text and are not part of a
 * name.
 */
function withoutControls(text: string, start: number, end: number): number {
  let last = end;
  while (last > start + 1 && direction.test(text[last - 1]!)) last--;
  return last;
}

/** Bidi_Control of Unicode (UAX #9, table 1). */
const direction = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
