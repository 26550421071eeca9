/**
 * What counts for all entities that callers send. Gold has no types that a caller sends. Lists made of gold have too
 * little context and too few descriptions for a model to trust these. Chosen with the tables of `test/resolver`.
 */
export const ofCallers = {
  type_agrees: 2.5,
  context: 1.5,
  field: 0.5,
  coherence: 1.5,
  related: 1.5,
  kind_exact: 0.9,
  kind_folded: 0.3,
  edits: -0.9,
  kind_fuzzy: -1.5,
  small_name: 1,
} as const;
