import type { GivenMention } from "../contract/index.ts";
import { firstWhere } from "../text/look-up.ts";
import { eachOnce } from "./candidates/same-given.ts";
import { type Document, readDocument } from "./document/document.ts";
import type { MentionSpan } from "./mention.ts";

// This module reads the mentions that a caller marks, and the candidates sent with them. It is loaded with the first
// of them.
export { givenList } from "./candidates/given.ts";

/** A span that a caller told: its name is looked up as it is written, so no node is needed. */
const told = { nodes: new Int32Array(0), suffixes: new Uint8Array(0), ending: 0 };

/** A caller's span as a mention. Any span of the text may be one, even if its borders cut pieces. */
export function givenMention(document: Document, given: GivenMention): MentionSpan {
  const { pieces, offsets } = document;
  const start = offsets.toUnits(given.start);
  const end = offsets.toUnits(given.end);
  const from = firstWhere(0, pieces.count, (at) => pieces.end[at]! > start);
  let to = from;
  while (to < pieces.count && pieces.start[to]! < end) to++;
  const span = { from, to, ...told };
  const aligned = to > from && pieces.start[from]! >= start && pieces.end[to - 1]! <= end;
  return {
    start,
    end,
    span,
    detection: 1,
    doubtful: false,
    slice: aligned ? undefined : sliceOf(document, start, end),
    given: true,
    type: given.type,
    candidates: given.candidates && eachOnce(given.candidates),
  };
}

function sliceOf(document: Document, start: number, end: number): MentionSpan["slice"] {
  const slice = readDocument(document.text.slice(start, end), document.language);
  return { document: slice, span: { from: 0, to: slice.pieces.count, ...told } };
}

/**
 * Names of several words that a caller did not mark. They give evidence and get no answer: the full name may stand
 * unmarked, and a marked mention abbreviate it.
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
