import type { Candidate, Mention } from "../contract/index.ts";
import type { Row, Target } from "./alignment.ts";
import { answerIdentity } from "./identity.ts";

/** Whose fault an error is: the stage that would have to do better, and what it says of it. */
export const owners = {
  not_detected: "no row overlaps the gold span",
  boundary: "a row overlaps the gold span, but has other boundaries",
  not_in_kb: "the knowledge base lacks the entity, and the row is unresolved",
  no_candidate: "the right entity is not among the candidates",
  ranked_below: "the right entity is a candidate, but another one leads",
  gated: "the right entity leads, but its score is below the threshold",
  competitor: "the right entity leads, but something else explains the mention better",
  type_conflict: "the type that was sent contradicts the entity",
  forced: "resolved, though the right answer is NIL or not in the knowledge base",
  spurious: "resolved where gold marks nothing",
  unexplained: "wrong, but the answer lists no candidates",
} as const;
/** The name of a stage that an error belongs to. */
export type Owner = keyof typeof owners;

/** A row of an answer that may come with candidates and evidence. */
export type ExplainedRow = Row["row"] & Partial<Pick<Mention, "candidates" | "evidence" | "next_action">>;

/** The owner of a linked gold mention's error, given the row on exactly its span, or what stands in its way. */
export function ownerOf(target: Target, row: Row | undefined, touched: boolean): Owner {
  if (!row) return touched ? "boundary" : "not_detected";
  if (!target.reachable) return row.id === null ? "not_in_kb" : "forced";
  const { reason, candidates } = row.row as ExplainedRow;
  if (row.id === null && reason === "no_candidates") return "no_candidate";
  if (row.id === null && reason === "type_conflict") return "type_conflict";
  if (!candidates) return row.id === null && reason === "low_relevance" ? "gated" : "unexplained";
  const place = placeOf(target, candidates);
  if (place < 0) return "no_candidate";
  if (place > 0 || row.id !== null) return "ranked_below";
  return reason === "low_relevance" ? "gated" : "competitor";
}

/** Where the right entity stands among candidates; -1 when it is not among them. */
export function placeOf(target: Target, candidates: readonly Candidate[]): number {
  return candidates.findIndex(({ id }) => target.ids.includes(answerIdentity(id)));
}
