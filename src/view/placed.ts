import {
  codePointSlicer,
  countCodePoints,
  limits,
  type Mention,
  ProblemError,
  type ResolveResponse,
} from "../contract/index.ts";
import { checkMentions } from "../contract/mentions.ts";
import { offsetsOf } from "../text/offsets.ts";
import type { Extent } from "./nesting.ts";

/** What is shown: an answer, or its mentions alone. */
export type Shown = Pick<ResolveResponse, "mentions"> | readonly Mention[];

/** A mention with its place in the text, in UTF-16 units, and its number from 0 in the answer. */
export interface Placed extends Extent {
  readonly mention: Mention;
  readonly index: number;
}

export function mentionsOf(shown: Shown): readonly Mention[] {
  return "mentions" in shown ? shown.mentions : shown;
}

/**
 * The mentions with their places.
 *
 * @throws ProblemError `invalid_span` where a mention does not fit the text: the answer is of another one
 */
export function placed(text: string, shown: Shown): Placed[] {
  const mentions = mentionsOf(shown);
  mentions.forEach(({ start, end }, i) => {
    for (const [field, offset] of [["start", start] as const, ["end", end] as const])
      if (!Number.isInteger(offset) || offset < 0)
        throw new ProblemError("invalid_span", {
          errors: [{ pointer: `/mentions/${i}/${field}`, detail: "must be an integer of 0 or more" }],
        });
  });
  const spans = mentions.map(({ start, end, text }) => ({ start, end, text }));
  checkMentions(spans, countCodePoints(text), codePointSlicer(text), [], {
    ...limits,
    spanCodePoints: Number.POSITIVE_INFINITY,
  });
  const { toUnits } = offsetsOf(text);
  return mentions.map((mention, index) => ({
    mention,
    index,
    start: toUnits(mention.start),
    end: toUnits(mention.end),
  }));
}
