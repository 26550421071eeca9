import type { Candidate } from "../candidates/candidate.ts";

/** A candidate, and how likely it is before the other mentions are asked, 0 to 1. */
export interface Rated {
  readonly candidate: Candidate;
  readonly belief: number;
}

/** Candidates of a mention that take part in what mentions tell each other: the likeliest. */
export const LIKELY = 6;
/** Neighbours of an entity that are followed: the rest of a hub's say nothing. */
export const FOLLOWED = 64;
