import { isLegalForm } from "../datasets/names/derived-names.ts";
import { PERIOD } from "../text/pieces.ts";
import type { OneGiven } from "./candidates/same-given.ts";
import { isAbbreviated } from "./document/boundaries.ts";
import type { Document } from "./document/document.ts";
import type { DetectedSpan } from "./lattice/detect.ts";

/** Pieces of a text; `to` is exclusive. */
export interface PieceRange {
  readonly from: number;
  readonly to: number;
}

/** A span of pieces, and its name in each world. */
export interface Span extends PieceRange {
  /** Node of the name in each world's trie, 0 if the world lacks the name. */
  readonly nodes: Int32Array;
  /** Pieces at the end that are a legal form and not the name in each world ("ACME" + "Corp."). */
  readonly suffixes: Uint8Array;
  /** UTF-16 units at the end that are an ending and not the name ("Berlin" + "s"). */
  readonly ending: number;
}

/** A span, and the text that has its pieces. */
export interface Slice {
  readonly document: Document;
  readonly span: Span;
}

/** A mention to be linked: its position, the caller's data about it, and how its name is looked up. */
export interface MentionSpan {
  /** In UTF-16 units of the text. */
  readonly start: number;
  readonly end: number;
  /** Pieces of the text that the mention covers, for context and neighbourhood. */
  readonly span: Span;
  /** Probability that a name stands here, 0 to 1; 1 for a span of the caller. */
  readonly detection: number;
  /** The span alone is weak evidence of a name: it is a mention only if it is resolved. */
  readonly doubtful: boolean;
  /** A longer name of the public world that covers a name of the caller. */
  readonly within?: PieceRange | undefined;
  /** The text and span for the lookup, if the borders are not those of pieces ("Rom" of "Roms"). */
  readonly slice?: Slice | undefined;
  /** The caller marked the mention. */
  readonly given: boolean;
  /** A detector of the caller set its borders: its name is read as that of a marked span. */
  readonly told?: boolean;
  readonly type?: string | undefined;
  readonly candidates?: readonly OneGiven[] | undefined;
}

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
    given: false,
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
