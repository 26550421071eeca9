/**
 * What is added to the learned sums by hand, a weight a feature. Gold has no types that a caller sends; lists made of gold
 * say too little of what a text says before, and of what a caller says of an entity, for a model to trust it.
 */
const type = { type_agrees: 2.5 };

const ofCallers = {
  ...type,
  context: 1.5,
  field: 0.5,
  coherence: 1.5,
  related: 1.5,
  kind_exact: 0.9,
  kind_folded: 0.3,
  edits: -0.9,
  kind_fuzzy: -1.5,
};

/** A candidate whose name is related to the mention: that the caller sent it says something. */
const related = {
  kind_exact: 1,
  kind_folded: 0.9,
  kind_suffix: 0.9,
  kind_acronym: 0.7,
  kind_short_name: 0.9,
  kind_partial: 0.5,
};

/** That the longer name of a text means it; not of organisations: one with the shorter name is another one. */
export const LONGER = 3;

export const byHand = {
  public: { ...type, context: 0.8, field: 0.4, related: 0.8 },
  user: ofCallers,
  given: { ...ofCallers, ...related, context: 3, field: 1.5, related: 2.5, given_score: 2 },
} as const;
