import { learned } from "./learned.ts";

/**
 * Weights of the scoring functions, one vector for each path. A score is the logistic function of the sum of
 * weight times feature; features are named in `src/linking/feature-rows.ts`.
 */
export interface PathWeights {
  readonly version: number;
  readonly weights: Readonly<Record<string, number>>;
  /** Lowest score that is accepted. */
  readonly floor: number;
  /** Least distance between the best two candidates, before squashing. */
  readonly margin: number;
}

/** Set by hand: what the lists of users are judged by, with some of it, and what learning starts from. */
export const handSet: Readonly<Record<string, number>> = {
  kind_exact: 1.6,
  kind_folded: 1.1,
  kind_suffix: 0.9,
  kind_acronym: 0.2,
  kind_short_name: -0.3,
  kind_partial: 0.5,
  kind_fuzzy: -0.2,
  kind_given: 1.2,
  alias: -0.2,
  demonym: -0.4,
  language: -0.5,
  case: -1.5,
  length: 0.4,
  type: 1.2,
  prior: 0.9,
  context: 2.2,
  field: 2,
  coherence: 2.6,
  less_related: -2,
  edits: -0.6,
  uncovered: -2.5,
  given_score: 0.8,
  memory: 4,
};

const { coherence: _, less_related, prior: __, ...local } = handSet;

/** Lists are small and of one matter: there relations say less. */
const coherent = { ...local, coherence: 2, less_related: less_related! };

/** Relations with what stands beside came after the rest was learned. */
const publicCoherent = learned["public/coherent"]!;

export const pathWeights: Readonly<Record<string, PathWeights>> = {
  // A user's list: no prior; what has the name is meant unless something speaks against it.
  "user/local": { version: 1, weights: local, floor: 0.6, margin: 0.25 },
  "user/coherent": { version: 1, weights: coherent, floor: 0.6, margin: 0.25 },
  "public/candidates": { version: 1, weights: coherent, floor: 0.5, margin: 0.1 },
  ...learned,
  "public/coherent": {
    ...publicCoherent,
    weights: { less_related: less_related!, ...publicCoherent.weights },
  },
};
