/** An entity in the form of a source, before it is part of a pack. Languages are base tags, or `mul`. */
export interface SourceEntity {
  /** A QID, or any other id. */
  readonly id: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly aliases?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Names of inhabitants or members, and the adjective. */
  readonly demonyms?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly descriptions?: Readonly<Record<string, string>> | undefined;
  /** Plain words, or classes that `typesOf` of the builder translates. */
  readonly types?: readonly string[] | undefined;
  readonly sameAs?: readonly string[] | undefined;
  readonly relations?: readonly Relation[] | undefined;
  /** Whether the last name alone is a name of the entity; derived from the types if it is absent. */
  readonly person?: boolean | undefined;
  readonly facts?: Facts | undefined;
}

/** A statement whose value is an entity. */
export interface Relation {
  /** Id of the property, such as `P17`, or its word. */
  readonly property: string;
  /** Id of the value, or the number of its QID; one that is not in the pack is left out and counted. */
  readonly value: string | number;
}

/** The facts from which a prior is computed. */
export interface Facts {
  /** Number of Wikipedias and sister projects that have a page. */
  readonly sitelinks?: number | undefined;
  readonly population?: number | undefined;
  readonly statements?: number | undefined;
  /** Popularity that the source itself gives; it takes precedence over everything else. */
  readonly mass?: number | undefined;
}

/** Entities one after the other, in any order. */
export type EntitySource = AsyncIterable<SourceEntity> | Iterable<SourceEntity>;
