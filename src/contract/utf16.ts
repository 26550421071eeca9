import { codePointSlicer, codePointUnits, countCodePoints } from "./code-points.ts";
import { type Fault, ProblemError } from "./problem.ts";

/** A part of a text, in Unicode code points. */
export interface Span {
  /** Offset of its first code point. */
  readonly start: number;
  /** Offset behind its last code point. */
  readonly end: number;
}

/**
 * The slice of a text that a mention stands for. Offsets of the contract count code points, where a JavaScript string
 * counts UTF-16 units: an emoji is one of the first and two of the second.
 *
 * @throws ProblemError `invalid_span` for a span that does not lie in the text
 * @example
 * ```ts
 * sliceOf("🎉 Rome", { start: 2, end: 6 }); // "Rome"
 * ```
 */
export function sliceOf(text: string, span: Span): string {
  refuseMisfits(text, [span]);
  return codePointSlicer(text)(span.start, span.end);
}

/**
 * Mentions with `start` and `end` in UTF-16 units, as `text.slice`, editors and DOM ranges count; everything else
 * unchanged. The time depends on the length of the text, not on the number of mentions.
 *
 * @throws ProblemError `invalid_span` for spans that do not lie in the text, with a pointer to each
 * @example
 * ```ts
 * const [rome] = toUtf16("🎉 Rome", [{ start: 2, end: 6 }]);
 * rome; // { start: 3, end: 7 }
 * ```
 */
export function toUtf16<One extends Span>(text: string, mentions: readonly One[]): One[] {
  refuseMisfits(text, mentions);
  const units = codePointUnits(text);
  const at = (point: number) => (units ? units[point]! : point);
  return mentions.map((one) => ({ ...one, start: at(one.start), end: at(one.end) }));
}

function refuseMisfits(text: string, spans: readonly Span[]): void {
  const length = countCodePoints(text);
  const errors: Fault[] = [];
  spans.forEach(({ start, end }, i) => {
    const lies =
      Number.isInteger(start) && Number.isInteger(end) && 0 <= start && start <= end && end <= length;
    if (lies || errors.length === 20) return;
    errors.push({
      pointer: `/${i}`,
      detail: `${start} to ${end} is not within the text's ${length} code points`,
    });
  });
  if (errors.length > 0) throw new ProblemError("invalid_span", { errors });
}
