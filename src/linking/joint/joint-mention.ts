import type { Candidate } from "../candidates/candidate.ts";

/** A mention with its rows: its candidates begin at `row`, and NIL follows them. */
export interface JointMention {
  readonly candidates: readonly Candidate[];
  readonly row: number;
  /** Probability of each candidate before the other mentions are considered, 0 to 1. */
  readonly beliefs: Float32Array;
}

/** Most candidates of a mention that serve as evidence for other mentions: the likeliest. */
export const LIKELY = 6;
/** Most neighbours of an entity that are followed: the further ones of a hub are not evidence. */
export const FOLLOWED = 64;
