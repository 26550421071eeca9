import type { CompiledDataset } from "../../datasets/dataset.ts";
import type { Pause } from "../../text/pauser.ts";
import type { Candidate } from "../candidates/candidate.ts";
import type { Document } from "../document/document.ts";
import type { MentionSpan } from "../mention.ts";
import type { World } from "../world.ts";
import type { ShortForm } from "./short-forms.ts";

/** A mention with its rows: its candidates begin at `row`, and NIL follows them. */
export interface JointMention {
  readonly mention: MentionSpan;
  readonly candidates: readonly Candidate[];
  readonly row: number;
  /** Probability of each candidate before the other mentions are considered, 0 to 1. */
  readonly beliefs: Float32Array;
}

/** The mentions of a text in one world, with the rows into which they write evidence for each other. */
export interface JointText {
  readonly values: Float32Array;
  readonly mentions: readonly JointMention[];
  readonly world: World;
  readonly document: Document;
  /** Number of the sentence of each mention. */
  readonly sentences: ArrayLike<number>;
  /** For each mention the longer one that it may be short for. */
  readonly shortForms: readonly (ShortForm | undefined)[];
  readonly pause: Pause;
}

/** Most candidates of a mention that serve as evidence for other mentions: the likeliest. */
export const LIKELY = 6;
/** Most neighbours of an entity that are followed: the further ones of a hub are not evidence. */
export const FOLLOWED = 64;

/** Visits the neighbours of an entity until one passes a test; tells whether one does. */
export function eachNeighbour(
  entity: number,
  dataset: CompiledDataset,
  passes: (neighbour: number) => unknown,
): boolean {
  const last = entity < 0 ? 0 : Math.min(dataset.degree(entity), FOLLOWED);
  for (let n = 0; n < last; n++) if (passes(dataset.neighbour(entity, n)) === true) return true;
  return false;
}
