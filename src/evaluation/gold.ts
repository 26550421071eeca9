/** Gold and predictions as plain data; offsets count Unicode code points, ends are exclusive. */

/** A mention that annotators marked. */
export interface GoldMention {
  /** Start in code points. */
  readonly start: number;
  /** End in code points, exclusive. */
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

/** A text and what annotators marked in it. */
export interface GoldDocument {
  /** Identifies the document in its set. */
  readonly id: string;
  /** BCP 47 tag. */
  readonly lang?: string | undefined;
  /** The whole text. */
  readonly text: string;
  /** Only this part of the text is annotated; rows that are not wholly inside are ignored. */
  readonly span?: readonly [start: number, end: number] | undefined;
  /** What annotators marked. */
  readonly mentions: readonly GoldMention[];
}

/** Documents that are scored together. */
export interface GoldSet {
  /** The name under which a report has its figures. */
  readonly name: string;
  /** The annotated documents, in the order of errors. */
  readonly documents: readonly GoldDocument[];
}

/**
 * One row of an answer. The mentions of a response fit, and so do the rows of another system, which may have no
 * more than a span and an entity.
 */
export interface PredictedMention {
  /** Start in code points (or UTF-16 units, if the options say `offsets: "utf16"`). */
  readonly start: number;
  /** End, exclusive, in the units of the start. */
  readonly end: number;
  /** The slice of the text; a report counts rows in which it is another. */
  readonly text?: string | undefined;
  /** Without it a row with an entity is resolved. */
  readonly status?: string | undefined;
  /** The answer, or its id; without one the row is unresolved. */
  readonly entity?: { readonly id?: string | null } | string | null | undefined;
  /** 0 to 1; rows with a score make the reliability curve. */
  readonly score?: number | null | undefined;
  /** Why the row is unresolved. */
  readonly reason?: string | undefined;
  /** The dataset that answered. */
  readonly dataset_uri?: string | undefined;
  /** How the answer was found: breakdown and reliability go by it. */
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
  /** What is wrong, for a person. */
  readonly detail: string;
}

/** What a reader of gold gives. Faulty mentions stay in; what cannot be a mention at all is left out and told. */
export interface ReadGold {
  /** The documents, faulty mentions included. */
  readonly documents: readonly GoldDocument[];
  /** What is wrong in them; empty for sound gold. */
  readonly faults: readonly GoldFault[];
}
