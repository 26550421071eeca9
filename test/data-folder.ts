import { existsSync } from "node:fs";
import { resolve } from "node:path";

const named = process.env.REFERENT_DATA ?? resolve(import.meta.dirname, "../../shared");

/** A path in the folder of external data (`REFERENT_DATA`, else `../shared`); undefined where it is not there. */
export function dataPath(...parts: string[]): string | undefined {
  const path = resolve(named, ...parts);
  return existsSync(path) ? path : undefined;
}

/** What a skipped test says. */
export const noData = "external data is not here: set REFERENT_DATA to its folder";
