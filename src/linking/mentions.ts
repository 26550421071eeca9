import type { GivenMention } from "../contract/index.ts";
import { isLegalForm } from "../datasets/names/derived-names.ts";
import { PERIOD } from "../text/pieces.ts";
import { eachOnce } from "./candidates/same-given.ts";
import { isAbbreviated } from "./document/boundaries.ts";
import { type Document, readDocument } from "./document/document.ts";
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

/** End of a span with the full stop of its last word, where that is written short: "D.C.", "Calif.", "Acme Inc.". */
function endOf({ pieces, wordClass, startsSentence }: Document, { from, to }: Span): number {
  const last = to - 1;
  const end = withoutControls(pieces.text, pieces.start[last]!, pieces.end[last]!);
  if (pieces.text.charCodeAt(end) !== 0x2e || !isAbbreviated(pieces, wordClass, last)) return end;
  if (pieces.end[last]! - pieces.start[last]! === 1)
    return last > from && pieces.gap[last] === PERIOD ? end + 1 : end;
  // At the end of a sentence the full stop behind a firm's legal form is the sentence's.
  const ends = to >= pieces.count || startsSentence[to];
  return ends && isLegalForm(pieces, last) ? end : end + 1;
}

/** End of a word without the marks of direction after it, which turn the text around and are not part of a name. */
function withoutControls(text: string, start: number, end: number): number {
  let last = end;
  while (last > start + 1 && isDirection(text.charCodeAt(last - 1))) last--;
  return last;
}

/** Bidi_Control of Unicode (UAX #9, table 1). */
function isDirection(unit: number): boolean {
  return (
    unit === 0x061c ||
    unit === 0x200e ||
    unit === 0x200f ||
    (unit >= 0x202a && unit <= 0x202e) ||
    (unit >= 0x2066 && unit <= 0x2069)
  );
}

/** A caller's span as a mention; any span of the text is one, whatever it cuts through. */
export function givenMention(document: Document, given: GivenMention, worlds: number): MentionSpan {
  const { pieces, offsets } = document;
  const start = offsets.toUnits(given.start);
  const end = offsets.toUnits(given.end);
  const from = firstEndingAfter(pieces.end, pieces.count, start);
  let to = from;
  while (to < pieces.count && pieces.start[to]! < end) to++;
  const span = { from, to, nodes: new Int32Array(worlds), suffix: 0, ending: 0 };
  const aligned = to > from && pieces.start[from]! >= start && pieces.end[to - 1]! <= end;
  return {
    start,
    end,
    span,
    detection: 1,
    doubtful: false,
    within: undefined,
    slice: aligned ? undefined : sliceOf(document, start, end, worlds),
    given: true,
    type: given.type,
    candidates: given.candidates && eachOnce(given.candidates),
  };
}

function sliceOf(document: Document, start: number, end: number, worlds: number): MentionSpan["slice"] {
  const slice = readDocument(document.text.slice(start, end), document.language);
  return {
    document: slice,
    span: {
      from: 0,
      to: slice.pieces.count,
      nodes: new Int32Array(worlds),
      suffix: 0,
      ending: 0,
    },
  };
}

/**
 * Names of several words that a caller did not mark: they take part and are not answered, for a text may say in full
 * if nothing is marked what a marked mention cuts short.
 */
export function unmarked(
  { pieces }: Document,
  given: readonly MentionSpan[],
  detected: readonly MentionSpan[],
): MentionSpan[] {
  const taken = new Uint8Array(pieces.count);
  for (const { span } of given) taken.fill(1, span.from, span.to);
  return detected.filter(
    ({ span: { from, to }, doubtful }) => !doubtful && to - from > 1 && !taken.subarray(from, to).includes(1),
  );
}

/** First piece that ends after an offset (binary search). */
function firstEndingAfter(ends: Int32Array, count: number, offset: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ends[middle]! > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}
