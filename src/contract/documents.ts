import type { Mention, ResolveResponse } from "./answer.ts";
import { type ProblemDocument, ProblemError, problemDocument } from "./problem.ts";

/** The answer to one document of many, as one line of JSON lines: its mentions, or the problem. */
export type DocumentAnswer =
  | {
      /** Identifies the document, as it was given. */
      readonly id: unknown;
      /** What was found in it, in the order of the text. */
      readonly mentions: readonly Mention[];
    }
  | {
      /** Identifies the document, as it was given. */
      readonly id: unknown;
      /** Why it has no answer. */
      readonly problem: ProblemDocument;
    };

/** The answer to a document that was resolved. */
export function answered(id: unknown, { mentions }: Pick<ResolveResponse, "mentions">): DocumentAnswer {
  return { id, mentions };
}

/** The answer to a document that could not be resolved; an internal error says no more than it does over HTTP. */
export function unanswered(id: unknown, error: unknown): DocumentAnswer {
  return { id, problem: error instanceof ProblemError ? error.document : problemDocument("internal") };
}
