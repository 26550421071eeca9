/** Limits of one record of a feed. 0 switches a limit off. */
export interface FeedLimits {
  /** Deepest nesting of a record: elements of an item, objects and arrays of JSON; default 64. */
  readonly depth: number;
  /** Longest record in UTF-16 units; default 1 Mi (1,048,576). A longer one is reported and skipped. */
  readonly record: number;
  /** Rows of a table that may be broken one after another before the feed is refused; default 100. */
  readonly brokenRows: number;
}

/** The default limits of a record. */
export const feedLimits: FeedLimits = { depth: 64, record: 1024 * 1024, brokenRows: 100 };

/** Whether a value is over a limit; 0 means no limit. */
export function isOver(value: number, limit: number): boolean {
  return limit > 0 && value > limit;
}
