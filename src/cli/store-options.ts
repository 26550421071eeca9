import type { Command } from "commander";
import type { DurableGraphStore } from "../graph/index.ts";

/** The options of every command with a store. */
export interface StoreFlags {
  readonly store: string;
  readonly catalogue: string;
}

/** Adds `--store` and `--catalogue`. */
export function withStoreOptions(command: Command): Command {
  return command
    .requiredOption("--store <dir>", "directory of the graph store; made when absent")
    .option("--catalogue <name>", "name of the catalogue, when several share a store", "default");
}

/** Opens the store for one task and closes it after, whatever happens. */
export async function withStore<T>(
  directory: string,
  use: (store: DurableGraphStore) => Promise<T>,
): Promise<T> {
  const { openGraphStore } = await import("../graph/durable.ts");
  const store = await openGraphStore(directory);
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}
