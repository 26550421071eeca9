import type { LanguageText } from "../contract/index.ts";

/** A value that a row says of its entity: a text, a number, a truth value, or another entity. */
export type PropertyValue =
  | string
  | number
  | boolean
  | {
      /** Id of the other entity. */
      readonly id: string;
      /** Its name: a value that has it counts as well as one that has the id. */
      readonly name?: string | undefined;
    };

/** A record to find in a dataset. */
export interface MatchRow {
  /** The name as it is written in the row: 1 to 500 code points. */
  readonly name: string;
  /**
   * The type that the entity has, or several of which it has one: evidence, not a filter. Names as in
   * `docs/pipeline.md` (`Person`, `City`, QIDs …).
   */
  readonly type?: string | readonly string[] | undefined;
  /** What else the row says, by property: its id (`P17`), its plain word (`country`) or a column of the dataset. */
  readonly properties?: Readonly<Record<string, PropertyValue | readonly PropertyValue[]>> | undefined;
  /** BCP 47 tag of labels and descriptions in the answer; default `en`. */
  readonly language?: string | undefined;
}

/** A condition on the entity of a row. */
export interface MatchCondition {
  /**
   * What the values are: names, ids, or values of `property`. A name is met where every word of either name has a partner
   * in the other (`words_explained`).
   */
  readonly on: "name" | "id" | "property";
  /** The property, as `MatchRow.properties` calls it. */
  readonly property?: string | undefined;
  /** The values; without any, nothing is asked. */
  readonly values: readonly PropertyValue[];
  /** Whether the entity has one of the values, all of them, or none. */
  readonly quantifier: "any" | "all" | "none";
  /** Whether only entities that meet it are candidates; else a property is evidence, and a name or an id says nothing. */
  readonly required: boolean;
}

/** What decided the score of a candidate; see `docs/guides/matching.md` for each. */
export interface MatchFeatures {
  /** How alike the names are as a whole, 0 to 1. */
  readonly name_likeness: number;
  /** Share of the row's name that the entity's name has, words weighed by their rarity, 0 to 1. */
  readonly row_words_found: number;
  /** Share of the entity's name that the row's name has, 0 to 1. */
  readonly entity_words_found: number;
  /** Whether the names are equal except for case, accents, punctuation and legal forms. */
  readonly same_name: boolean;
  /**
   * Whether every word of either name has a partner in the other: equal, with a slip, shortened, or written together;
   * legal forms, articles and prepositions aside.
   */
  readonly words_explained: boolean;
  /**
   * Share of the dataset's entities with names of this length that have another entity whose name differs from theirs as
   * little as these two names do, 0 to 1: how often such a slip makes another name. 0 where the names are equal or a word
   * is not explained.
   */
  readonly crowding: number;
  /** 1 when the types agree, -1 when they contradict each other, 0 when one is unknown. */
  readonly type_match: number;
  /** Properties of the row that the dataset confirms. */
  readonly properties_confirmed: number;
  /** Properties of the row that the dataset contradicts. */
  readonly properties_contradicted: number;
  /** Share of the popularity of all candidates, 0 to 1. */
  readonly popularity: number;
}

/** An entity that a row may mean. */
export interface MatchCandidate {
  /** Id of the entity: a QID, an IRI, or the caller's. */
  readonly id: string;
  /** In the row's language, or else in another. */
  readonly label: string;
  /** In the row's language, or else in another. */
  readonly description?: string | undefined;
  /** The most specific first. */
  readonly types: readonly string[];
  /** The probability that the row means this entity, 0 to 1. */
  readonly score: number;
  /** The name of the entity that was compared. */
  readonly name: string;
  /** What decided the score. */
  readonly features: MatchFeatures;
}

/** The answer to one row. */
export interface RowMatch {
  /**
   * The first candidate when its probability is at least the threshold (default 0.95), `words_explained` holds and
   * `crowding` is at most 0.01 (0.15 where a word is shortened); else null.
   */
  readonly match: MatchCandidate | null;
  /** The best first. */
  readonly candidates: readonly MatchCandidate[];
}

/** An entity of a dataset for matching: that of a request, with whatever else its record says. */
export interface MatchEntity {
  /** Any id; an IRI or QID is compared as an identity. */
  readonly id: string;
  /** The name: one text, or one for each language by its tag. */
  readonly name: LanguageText;
  /** Other names: a list, or lists by language tag. */
  readonly aliases?: readonly string[] | Readonly<Record<string, readonly string[] | string>> | undefined;
  /** A short description: one text, or one for each language by its tag. */
  readonly description?: LanguageText | undefined;
  /** Types, the most specific first. */
  readonly types?: readonly string[] | string | undefined;
  /** Identities of the same entity elsewhere: QIDs or IRIs. */
  readonly same_as?: readonly string[] | undefined;
  /** By name: `{ country: "Italy", founded: ["1899"] }`. */
  readonly properties?: Readonly<Record<string, string | readonly string[]>> | undefined;
}
