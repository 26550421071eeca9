import { Level } from "level";
import { createUsage, type UsageStore } from "../http/usage.ts";

/** A usage store on disk. */
export interface DurableUsage extends UsageStore, AsyncDisposable {
  close(): Promise<void>;
}

/**
 * Keeps usage in a folder. A booking counts as done when it is on disk (synced), so after a crash every unit of
 * an answer that went out is there, and none twice: what is written are totals. One process may have it open.
 *
 * @param folder made when it is missing
 * @throws Error when the folder cannot be written or another process has it open
 */
export async function openUsage(folder: string): Promise<DurableUsage> {
  const level = new Level<string, number>(folder, { valueEncoding: "json" });
  await level.open();
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
