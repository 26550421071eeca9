/** Units that accounts used, month by month. */
export interface UsageStore {
  /** Units booked or held by an account in a month (`2026-11`). */
  used(account: string, month: string): Promise<number>;
  /**
   * Holds units for a call that is about to run, or answers undefined when they do not fit in the allowance.
   * Of concurrent calls no more are held than fit.
   */
  reserve(account: string, month: string, units: number, allowance: number): Promise<Reservation | undefined>;
}

/** Units held for one call: booked when it has an answer, released when it has none. Settle it once. */
export interface Reservation {
  /** Resolves when the units are booked as durably as the store is. */
  book(): Promise<void>;
  release(): void;
}

/** Where totals are kept; a store needs nothing else of a disk or a database. */
export interface Ledger {
  /** The total under a key, 0 when there is none. */
  load(key: string): Promise<number>;
  /** Replaces totals, all or none; resolves when they are durable. Never called twice at a time. */
  save(totals: ReadonlyMap<string, number>): Promise<void>;
}

interface Tally {
  readonly key: string;
  booked: number;
  held: number;
}

/** A usage store that forgets with the process. */
export function createMemoryUsage(): UsageStore {
  const totals = new Map<string, number>();
  return createUsage({
    load: async (key) => totals.get(key) ?? 0,
    save: async (changed) => {
      for (const [key, total] of changed) totals.set(key, total);
    },
  });
}

/**
 * A usage store over a ledger. Totals are written, not increments, so a write that is repeated doubles nothing;
 * bookings that come while a write runs share the next one (group commit).
 */
export function createUsage(ledger: Ledger): UsageStore {
  const tallies = new Map<string, Promise<Tally>>();
  let waiting = new Map<string, Tally>();
  let writing: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  function tally(account: string, month: string): Promise<Tally> {
    const key = `${month}/${account}`;
    let found = tallies.get(key);
    if (found === undefined) {
      found = ledger.load(key).then((booked) => ({ key, booked, held: 0 }));
      found.catch(() => tallies.delete(key));
      tallies.set(key, found);
    }
    return found;
  }

  function write(tally: Tally): Promise<void> {
    waiting.set(tally.key, tally);
    next ??= writing.then(() => {
      const batch = waiting;
      waiting = new Map();
      next = undefined;
      const saved = ledger.save(new Map([...batch.values()].map(({ key, booked }) => [key, booked])));
      writing = saved.catch(() => {});
      return saved;
    });
    return next;
  }

  return {
    async used(account, month) {
      const { booked, held } = await tally(account, month);
      return booked + held;
    },
    async reserve(account, month, units, allowance) {
      const entry = await tally(account, month);
      if (entry.booked + entry.held + units > allowance) return undefined;
      entry.held += units;
      return {
        async book() {
          entry.held -= units;
          entry.booked += units;
          try {
            await write(entry);
          } catch (error) {
            entry.booked -= units;
            throw error;
          }
        },
        release() {
          entry.held -= units;
        },
      };
    },
  };
}
