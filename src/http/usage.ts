/** Units that accounts used, month by month, and answers that were given under an idempotency key. */
export interface UsageStore {
  /** Units booked or held by an account in a month (`2026-11`). */
  used(account: string, month: string): Promise<number>;
  /**
   * Reserves units for a call that is about to run; undefined when they do not fit in the allowance.
   * Concurrent calls never reserve more units than fit.
   */
  reserve(account: string, month: string, units: number, allowance: number): Promise<Reservation | undefined>;
  /** The answer that was kept under a name; it may be forgotten when there are too many. */
  recall(name: string): Promise<KeptAnswer | undefined>;
}

/** Units reserved for one call: booked when it has an answer, released when it has none. Settle it once. */
export interface Reservation {
  /**
   * Resolves when the units are booked as durably as the store is.
   *
   * @param kept the answer, to be kept together with them
   */
  book(kept?: KeptAnswer): Promise<void>;
  /** Gives the units back: the call has no answer to pay for. */
  release(): void;
}

/** An answer that can be sent again. */
export interface KeptAnswer {
  /** What it is found by. */
  readonly name: string;
  /** When it was given, in milliseconds since 1970. */
  readonly at: number;
  /** Distinguishes the answered request from others. */
  readonly fingerprint: string;
  /** JSON. */
  readonly body: string;
}

/** Where totals and answers are kept: all that a usage store needs of a disk or a database. */
export interface Ledger {
  /** The total under a key, 0 when there is none. */
  load(key: string): Promise<number>;
  /** Replaces totals and adds answers, all or none; resolves when they are durable. Never called twice at a time. */
  save(totals: ReadonlyMap<string, number>, answers: readonly KeptAnswer[]): Promise<void>;
  /** The answer under a name. */
  recall(name: string): Promise<KeptAnswer | undefined>;
}

/** A usage store over a ledger. */
export interface LedgerUsage extends UsageStore {
  /** Writes what could not be written before: totals without the bookings that failed. */
  settle(): Promise<void>;
}

interface Tally {
  readonly key: string;
  booked: number;
  held: number;
}

/** Characters of answers kept in memory; the oldest are dropped first. */
const mostKept = 32 * 1024 * 1024;

/** A usage store in memory, lost when the process ends. */
export function createMemoryUsage(): UsageStore {
  const totals = new Map<string, number>();
  const answers = new Map<string, KeptAnswer>();
  let size = 0;
  return createUsage({
    load: async (key) => totals.get(key) ?? 0,
    recall: async (name) => answers.get(name),
    async save(changed, given) {
      for (const [key, total] of changed) totals.set(key, total);
      for (const one of given) {
        size += one.body.length - (answers.get(one.name)?.body.length ?? 0);
        answers.delete(one.name);
        answers.set(one.name, one);
      }
      for (const [name, { body }] of answers) {
        if (size <= mostKept) break;
        answers.delete(name);
        size -= body.length;
      }
    },
  });
}

/**
 * A usage store over a ledger. Totals are written, not increments, so a write that is repeated doubles nothing;
 * bookings that arrive while a write runs share the next one (group commit). Totals of a write that failed are written
 * again with the next, because it is unknown which of them were stored.
 */
export function createUsage(ledger: Ledger): LedgerUsage {
  const tallies = new Map<string, Promise<Tally>>();
  const doubtful = new Set<Tally>();
  let waiting = { tallies: new Set<Tally>(), answers: [] as KeptAnswer[] };
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

  function write(tally: Tally | undefined, kept: KeptAnswer | undefined): Promise<void> {
    if (tally) waiting.tallies.add(tally);
    if (kept) waiting.answers.push(kept);
    next ??= writing.then(() => {
      const { answers } = waiting;
      const changed = [...waiting.tallies, ...doubtful];
      waiting = { tallies: new Set(), answers: [] };
      next = undefined;
      const saved = ledger.save(new Map(changed.map(({ key, booked }) => [key, booked])), answers);
      writing = saved.then(
        () => {
          for (const one of changed) doubtful.delete(one);
        },
        () => {
          for (const one of changed) doubtful.add(one);
        },
      );
      return saved;
    });
    return next;
  }

  return {
    recall: (name) => ledger.recall(name),
    async used(account, month) {
      const { booked, held } = await tally(account, month);
      return booked + held;
    },
    async reserve(account, month, units, allowance) {
      const entry = await tally(account, month);
      if (entry.booked + entry.held + units > allowance) return undefined;
      entry.held += units;
      return {
        async book(kept) {
          entry.held -= units;
          entry.booked += units;
          try {
            await write(entry, kept);
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
    async settle() {
      await writing;
      if (doubtful.size > 0) await write(undefined, undefined);
    },
  };
}
