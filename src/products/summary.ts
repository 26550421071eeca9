/** What a run did. `read = unchanged + sent + rejected`, `sent = written + held = created + changed`. */
export interface SyncSummary {
  /** Products and rows of the feed. */
  read: number;
  /** Products whose graph is unchanged since it was last written; not sent. */
  unchanged: number;
  /** Products sent to the webhook. */
  sent: number;
  /** Rows that gave no product, and products whose graph no store could keep. */
  rejected: number;
  /** Of those sent: not in the store before. */
  created: number;
  /** Of those sent: in the store before. */
  changed: number;
  /** Of those sent: graphs written. */
  written: number;
  /** Of those written: as built, because the webhook failed. */
  original: number;
  /** Of those sent: dead letters. */
  held: number;
  /** Products written in earlier runs that the feed no longer has. */
  missing: number;
  /** Of those missing: removed from the store. */
  pruned: number;
  /** Whether an unfinished run was continued; its counts are included. */
  resumed: boolean;
  /** Seconds since the run began (of this process). */
  seconds: number;
}

export function emptySummary(): SyncSummary {
  return {
    read: 0,
    unchanged: 0,
    sent: 0,
    rejected: 0,
    created: 0,
    changed: 0,
    written: 0,
    original: 0,
    held: 0,
    missing: 0,
    pruned: 0,
    resumed: false,
    seconds: 0,
  };
}
