import type { GivenCandidate, GivenMention } from "../contract/index.ts";
import { isLegalForm } from "../datasets/names.ts";
import { PERIOD } from "../text/pieces.ts";
import type { Span } from "./detect.ts";
import { type Document, readDocument } from "./document.ts";
import { isAbbreviated } from "./stops.ts";

/** A mention to be linked: where it is, what the caller said of it, and how it is looked up. */
export interface MentionSpan {
  /** In UTF-16 units of the text. */
  readonly start: number;
  readonly end: number;
  /** Pieces of the text that it covers, for context and neighbourhood. */
  readonly span: Span;
  /** Where its name is looked up, when its borders are not those of pieces ("Rom" of "Roms"). */
  readonly slice: { readonly document: Document; readonly span: Span } | undefined;
  /** The caller marked it. */
  readonly given: boolean;
  readonly type: string | undefined;
  readonly candidates: readonly GivenCandidate[] | undefined;
}

/** A detected span as a mention. */
export function detectedMention(document: Document, span: Span): MentionSpan {
  const { pieces } = document;
  return {
    start: pieces.start[span.from]!,
    end: endOf(document, span),
    span,
    slice: undefined,
    given: false,
    type: undefined,
    candidates: undefined,
  };
}

/** End of a span with the full stop of its last word, where that is written short: "D.C.", "Calif.", "Acme Inc.". */
function endOf({ pieces, category, opens }: Document, { from, to }: Span): number {
  const last = to - 1;
  const end = pieces.end[last]!;
  if (pieces.text.charCodeAt(end) !== 0x2e || !isAbbreviated(pieces, category, last)) return end;
  if (pieces.end[last]! - pieces.start[last]! === 1)
    return last > from && pieces.gap[last] === PERIOD ? end + 1 : end;
  // At the end of a sentence the full stop behind a firm's legal form is the sentence's.
  const ends = to >= pieces.count || opens[to];
  return ends && isLegalForm(pieces, last) ? end : end + 1;
}

/** A caller's span as a mention; any span of the text is one, whatever it cuts through. */
export function givenMention(document: Document, given: GivenMention, worlds: number): MentionSpan {
  const { pieces, offsets } = document;
  const start = offsets.toUnits(given.start);
  const end = offsets.toUnits(given.end);
  const from = firstEndingAfter(pieces.end, pieces.count, start);
  let to = from;
  while (to < pieces.count && pieces.start[to]! < end) to++;
  const span = { from, to, nodes: new Int32Array(worlds), detection: 1, suffix: 0, ending: 0 };
  const aligned = to > from && pieces.start[from]! >= start && pieces.end[to - 1]! <= end;
  return {
    start,
    end,
    span,
    slice: aligned ? undefined : sliceOf(document, start, end, worlds),
    given: true,
    type: given.type,
    candidates: given.candidates,
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
      detection: 1,
      suffix: 0,
      ending: 0,
    },
  };
}

/**
 * Names of several words that a caller did not mark: they are heard, not answered, for a text may say in full
 * where nothing is marked what a marked mention cuts short.
 */
export function beside(
  { pieces }: Document,
  given: readonly MentionSpan[],
  detected: readonly MentionSpan[],
): MentionSpan[] {
  const taken = new Uint8Array(pieces.count);
  for (const { span } of given) taken.fill(1, span.from, span.to);
  return detected.filter(({ span: { from, to } }) => to - from > 1 && !taken.subarray(from, to).includes(1));
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
