import { ofCallers } from "./callers.ts";

/** Weights for lists and graphs of callers, chosen with the tables of `test/resolver`. */
export const weights = {
  ...ofCallers,
  // Gold has too few slips of the pen to learn from. See `slipOf` for how often one means the near name.
  slip: 2,
  // A word with a capital behind a listed name mostly continues a longer name, of something else ("Springfield
  // Armory"). In lists that lack half of the gold, 86 of 119 such answers of gum and reuters are a part of a name that
  // gold marks, and 20 right; 0.8 takes 12 of the former and one of the latter. With whole lists A2KB moves by 0.3 at
  // most, in either direction.
  run_behind: -0.8,
} as const;

/** One weight for each pair of features. */
export const pairs = {
  // The longer name of a text tells which person is meant, and the meaning of its initials. An organisation with the
  // shorter name is another one.
  longer_belief: { is_person: 3, longer_initials: 3 },
} as const;
