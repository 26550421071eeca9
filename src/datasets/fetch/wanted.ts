/** A name that is looked up, in a language. */
export interface SearchedName {
  /** The name as it was given. */
  readonly name: string;
  /** Language tag of the search. */
  readonly language: string;
}

/** The entities to fetch, in any combination. */
export interface Wanted {
  /** Numbers of QIDs. */
  readonly qids?: Iterable<number> | undefined;
  /** Numbers of QIDs that were fetched before: their neighbours are not requested again. */
  readonly held?: Iterable<number> | undefined;
  /** Names that are looked up. */
  readonly names?: readonly SearchedName[] | undefined;
  /** A SPARQL query whose first column has items. */
  readonly query?: string | undefined;
}
