import type { Candidate } from "../candidates/candidate.ts";

/** A mention with its rows: candidates from `row` on, NIL after them. */
export interface JointMention {
  readonly candidates: readonly Candidate[];
  readonly row: number;
  /** How likely each candidate is before the other mentions are asked, 0 to 1. */
  readonly beliefs: Float32Array;
}

/** Candidates of a mention that take part in what mentions tell each other: the likeliest. */
export const LIKELY = 6;
/** Neighbours of an entity that are followed: the rest of a hub's say nothing. */
export const FOLLOWED = 64;
