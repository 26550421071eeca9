import type { CompiledDataset } from "../../datasets/dataset.ts";
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

/** Visits the neighbours of an entity until one passes a test; tells whether one does. */
export function eachNeighbour(
  entity: number,
  dataset: CompiledDataset,
  passes: (neighbour: number) => boolean,
): boolean {
  const last = Math.min(dataset.degree(entity), FOLLOWED);
  for (let n = 0; n < last; n++) if (passes(dataset.neighbour(entity, n))) return true;
  return false;
}
