import type { Mention, ResolveResponse } from "./answer.ts";
import { type ProblemDocument, ProblemError, problemDocument } from "./problem.ts";

/** The answer to one document of many, as a line of JSON lines has it: its mentions, or why there are none. */
export type DocumentAnswer =
  | { readonly id: unknown; readonly mentions: readonly Mention[] }
  | { readonly id: unknown; readonly problem: ProblemDocument };

/** The answer to a document that was resolved. */
export function answered(id: unknown, { mentions }: Pick<ResolveResponse, "mentions">): DocumentAnswer {
  return { id, mentions };
}

/** The answer to a document that could not be resolved; of a fault of ours no more is told than over HTTP. */
export function unanswered(id: unknown, error: unknown): DocumentAnswer {
  return { id, problem: error instanceof ProblemError ? error.document : problemDocument("internal") };
}
