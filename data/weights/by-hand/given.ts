import { ofCallers } from "./callers.ts";

/** Evidence that the caller sent a candidate whose name is related to the mention. */
const related = {
  kind_exact: 1,
  kind_folded: 0.9,
  kind_suffix: 0.9,
  kind_acronym: 0.7,
  kind_short_name: 0.9,
  kind_partial: 0.5,
};

/** Weights for candidates that a caller sent, chosen with the tables of `test/resolver`. */
export const weights = {
  ...ofCallers,
  ...related,
  context: 3,
  field: 1.5,
  related: 2.5,
  given_score: 2,
  given_unsaid: -2.2,
} as const;

/** One weight for each pair of features. */
export const pairs = {
  // If the text tells of a match, sides are meant: 1 adds 2.8 points on own gold, 2 no more.
  match_cue: { is_club: 1 },
} as const;
