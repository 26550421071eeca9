import { missing, ProblemError } from "../contract/index.ts";
import { keptMs } from "../http/idempotency.ts";
import { createUsage, type KeptAnswer, type Ledger, type UsageStore } from "../http/usage.ts";
import { faultInWords } from "./file-fault.ts";

/** A usage store on disk. */
export interface DurableUsage extends UsageStore, AsyncDisposable {
  /** Finishes what is being written, and lets the folder go. */
  close(): Promise<void>;
}

/** Characters of answers that are kept for calls that come again; the oldest go first. */
const mostKept = 256 * 1024 * 1024;

/**
 * Keeps usage in a folder. A booking counts as done when it is on disk (synced), so after a crash every unit of
 * an answer that went out is there, and none twice: what is written are totals. A disk that is full is `overloaded`
 * (503) for the calls that it fails, which are not charged; it heals when there is room again. One process may have
 * the folder open.
 *
 * @param folder made if it is missing
 * @throws ProblemError `invalid_request` when the folder cannot be written or another process has it open,
 *   `missing_package` without `level`
 */
export async function openUsage(folder: string): Promise<DurableUsage> {
  const { Level } = await import("level").catch(missing("level"));
  const ledger = new LevelLedger(() => new Level<string, Value>(folder, { valueEncoding: "json" }));
  try {
    await ledger.open();
  } catch (error) {
    const { cause } = error as Error & { cause?: NodeJS.ErrnoException };
    const reason =
      cause?.code === "LEVEL_LOCKED" ? "another process has it open" : faultInWords(cause ?? error);
    throw new ProblemError("invalid_request", {
      detail: `usage cannot be kept in ${folder}: ${reason}`,
      cause: error,
    });
  }
  const store = createUsage(ledger);
  const close = async () => {
    await store.settle().catch(() => {});
    await ledger.close();
  };
  return { ...store, close, [Symbol.asyncDispose]: close };
}

type Value = number | KeptAnswer;
type Level = import("level").Level<string, Value>;

/** Keys: `2026-11/account` for totals, `answer/…` for answers, `age/time/…` for their sizes in the order of time. */
class LevelLedger implements Ledger {
  readonly #new: () => Level;
  #level: Level;
  /** After a write that failed LevelDB takes none any more: it has to be opened again. */
  #isBroken = false;
  #reopening: Promise<void> | undefined;
  #kept = 0;

  /** @param create what reads and writes the folder, not opened yet */
  constructor(create: () => Level) {
    this.#new = create;
    this.#level = create();
  }

  async open(): Promise<void> {
    await this.#level.open();
    this.#kept = 0;
    await this.#forget(this.#level, Date.now() - keptMs);
    for await (const size of this.#level.values({ gte: "age/", lt: "age0" })) this.#kept += size as number;
  }

  load(key: string): Promise<number> {
    return this.#use(async (level) => ((await level.get(key)) as number | undefined) ?? 0);
  }

  recall(name: string): Promise<KeptAnswer | undefined> {
    return this.#use(async (level) => (await level.get(`answer/${name}`)) as KeptAnswer | undefined);
  }

  async save(totals: ReadonlyMap<string, number>, answers: readonly KeptAnswer[]): Promise<void> {
    const put = (key: string, value: Value) => ({ type: "put" as const, key, value });
    await this.#use(async (level) => {
      await level.batch(
        [
          ...Array.from(totals, ([key, total]) => put(key, total)),
          ...answers.map((answer) => put(`answer/${answer.name}`, answer)),
          ...answers.map(({ name, at, body }) => put(ageKey(at) + name, body.length)),
        ],
        { sync: true },
      );
      for (const { body } of answers) this.#kept += body.length;
      if (this.#kept > mostKept) await this.#forget(level, 0);
    });
  }

  async close(): Promise<void> {
    await this.#level.close();
  }

  /** Takes the oldest answers out: those before a time, and more until a tenth of the room is free. */
  async #forget(level: Level, before: number): Promise<void> {
    const keys: string[] = [];
    const until = ageKey(before);
    for await (const [key, size] of level.iterator({ gte: "age/", lt: "age0" })) {
      if (key >= until && this.#kept <= 0.9 * mostKept) break;
      this.#kept = Math.max(0, this.#kept - (size as number));
      keys.push(key, `answer/${key.slice(until.length)}`);
    }
    await level.batch(keys.map((key) => ({ type: "del", key })));
  }

  /** Does something with the database, which is opened again when it was broken. */
  async #use<T>(task: (level: Level) => Promise<T>): Promise<T> {
    try {
      if (this.#isBroken) await (this.#reopening ??= this.#reopen());
      return await task(this.#level);
    } catch (cause) {
      this.#isBroken = true;
      throw new ProblemError("overloaded", {
        detail: "the usage of the account cannot be kept now; nothing was charged",
        retryAfter: 1,
        cause,
      });
    }
  }

  async #reopen(): Promise<void> {
    try {
      await this.#level.close().catch(() => {});
      this.#level = this.#new();
      await this.open();
      this.#isBroken = false;
    } finally {
      this.#reopening = undefined;
    }
  }
}

/** What the key of a size begins with; those of one length sort by time. */
function ageKey(at: number): string {
  return `age/${String(at).padStart(16, "0")}/`;
}
