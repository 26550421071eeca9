/**
 * What a durable store knows of itself: written with every commit, and once more outside of the database, so that a store
 * that lost something can tell.
 */
export interface StoreState {
  /** Commits so far. */
  readonly commits: number;
  /** Graphs that it holds. */
  readonly graphs: number;
}
