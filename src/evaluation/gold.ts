/** Gold and predictions as plain data; offsets count Unicode code points, ends are exclusive. */

/** A mention that annotators marked. */
export interface GoldMention {
  readonly start: number;
  readonly end: number;
  /** The slice of the text; checked where given. */
  readonly text?: string | undefined;
  /** Identifier of the entity; null is NIL: a name whose entity the knowledge base lacks. */
  readonly qid: string | null;
  /** Further identifiers, any of which is right. */
  readonly alt?: readonly string[] | undefined;
  /** The annotators' own class. */
  readonly type?: string | undefined;
  /** Neither required nor wrong. */
  readonly optional?: boolean | undefined;
}

export interface GoldDocument {
  readonly id: string;
  /** BCP 47 tag. */
  readonly lang?: string | undefined;
  readonly text: string;
  /** Only this part of the text is annotated; rows that are not wholly inside are ignored. */
  readonly span?: readonly [start: number, end: number] | undefined;
  readonly mentions: readonly GoldMention[];
}

export interface GoldSet {
  readonly name: string;
  readonly documents: readonly GoldDocument[];
}

/**
 * One row of an answer. The mentions of a response fit, and so do the rows of another system, which may have no
 * more than a span and an entity.
 */
export interface PredictedMention {
  readonly start: number;
  readonly end: number;
  readonly text?: string | undefined;
  /** Without it a row with an entity is resolved. */
  readonly status?: string | undefined;
  readonly entity?: { readonly id?: string | null } | string | null | undefined;
  readonly score?: number | null | undefined;
  readonly reason?: string | undefined;
  readonly dataset_uri?: string | undefined;
  readonly signals?:
    | { readonly path?: string | null | undefined; readonly match_kind?: string | null | undefined }
    | undefined;
}

/** Answers by document id. */
export type Predictions = ReadonlyMap<string, readonly PredictedMention[]>;

/** A fault of gold, by document and span: gold is never skipped in silence. */
export interface GoldFault {
  /** Id of the document, or the place in the file if there is none. */
  readonly document: string;
  /** The span as `start-end`. */
  readonly span?: string | undefined;
  readonly detail: string;
}

/** What a reader of gold gives. Faulty mentions stay in; what cannot be a mention at all is left out and told. */
export interface ReadGold {
  readonly documents: readonly GoldDocument[];
  readonly faults: readonly GoldFault[];
}
