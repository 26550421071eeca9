import type { MatchRow, PropertyValue } from "../matching/index.ts";

/** What a client asks of one row, in either version of the API. */
export interface ReconciliationQuery {
  readonly row: MatchRow;
  /** Maximum number of candidates of the answer. */
  readonly limit: number | undefined;
  /** An id that the entity must have (`matchType: "id"` of 1.0). */
  readonly id?: string | undefined;
  /** Conditions that a candidate must meet, not only profit by (`required: true` of 1.0). */
  readonly required?: Readonly<Record<string, readonly PropertyValue[]>> | undefined;
}
