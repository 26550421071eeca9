import { ofCallers } from "./callers.ts";

/** Weights for lists and graphs of callers, chosen with the tables of `test/resolver`. */
export const weights = {
  ...ofCallers,
  // Gold has too few slips of the pen to learn from. See `slipOf` for how often one means the near name.
  slip: 2,
} as const;

/** One weight for each pair of features. */
export const pairs = {
  // The longer name of a text tells which person is meant, and the meaning of its initials. An organisation with the
  // shorter name is another one.
  longer_belief: { is_person: 3, longer_initials: 3 },
} as const;
