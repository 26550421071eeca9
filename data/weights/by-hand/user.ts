import { ofCallers } from "./callers.ts";

/** Weights for lists and graphs of callers, chosen with the tables of `test/resolver`. */
export const weights = {
  ...ofCallers,
  // Gold has too few slips of the pen to learn from. See `slipOf` for how often one means the near name.
  slip: 2,
  // A word with a capital behind a listed name mostly continues a longer name, of something else ("Springfield
  // Armory"). In lists that lack half of the gold, 84 of 117 such answers of gum and reuters are a part of a name that
  // gold marks, and 20 right. 1.6 makes "Acme" in "Acme Motors" 0.74 likely instead of 0.94, so it is still found in a
  // list that has no "Acme Motors". A weight for each word behind loses listed names in headlines.
  continued: -1.6,
  // As in the public world: "Frank Baker Street" was Frank Baker with 0.95, and is not answered now.
  named_after: -6,
  // "He drives a Ferrari" was Luca Ferrari with 0.86, "Mr. Jenkins" the software with 0.94; 4 leaves 0.17 and 0.34.
  not_as_said: -4,
  // "Herr König" was an everyday word with 0.44; 1 makes it Felix König.
  as_said: 1,
  // "Adler AG" was Adler GmbH with 0.90. With 3 some firms stay above the floor ("Danone SAS" 0.49).
  other_form: -4,
} as const;

/** One weight for each pair of features. */
export const pairs = {
  // The longer name of a text tells which person is meant, and the meaning of its initials. An organisation with the
  // shorter name is another one.
  longer_belief: { is_person: 3, longer_initials: 3 },
  // A part of a name that a capital continues is a part of another name: "Northwind Airlines" was Northwind Traders
  // with 0.81.
  continued: { kind_partial: -1.5, kind_short_name: -1.5 },
} as const;
