import type { MatchCondition, MatchRow } from "../matching/index.ts";

/** What a client asks of one row, in either version of the API. */
export interface ReconciliationQuery {
  readonly row: MatchRow;
  /** Maximum number of candidates of the answer. */
  readonly limit: number | undefined;
  /** Conditions on the candidates, names and ids among them (1.0). */
  readonly conditions: readonly MatchCondition[];
}
