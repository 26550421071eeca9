import { Level } from "level";
import { ProblemError } from "../contract/index.ts";
import { createUsage, type UsageStore } from "../http/usage.ts";
import { faultInWords } from "./file-fault.ts";

/** A usage store on disk. */
export interface DurableUsage extends UsageStore, AsyncDisposable {
  close(): Promise<void>;
}

/**
 * Keeps usage in a folder. A booking counts as done when it is on disk (synced), so after a crash every unit of
 * an answer that went out is there, and none twice: what is written are totals. One process may have it open.
 *
 * @param folder made when it is missing
 * @throws ProblemError `invalid_request` when the folder cannot be written or another process has it open
 */
export async function openUsage(folder: string): Promise<DurableUsage> {
  const level = new Level<string, number>(folder, { valueEncoding: "json" });
  try {
    await level.open();
  } catch (error) {
    const { cause } = error as Error & { cause?: NodeJS.ErrnoException };
    const reason =
      cause?.code === "LEVEL_LOCKED" ? "another process has it open" : faultInWords(cause ?? error);
    throw new ProblemError("invalid_request", {
      detail: `usage cannot be kept in ${folder}: ${reason}`,
      cause: error,
    });
  }
  const store = createUsage({
    load: async (key) => (await level.get(key)) ?? 0,
    save: (totals) =>
      level.batch(
        [...totals].map(([key, value]) => ({ type: "put" as const, key, value })),
        { sync: true },
      ),
  });
  const close = () => level.close();
  return { ...store, close, [Symbol.asyncDispose]: close };
}
