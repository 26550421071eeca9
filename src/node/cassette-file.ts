import { readFile } from "node:fs/promises";
import type { CassetteStore } from "../testing/cassette.ts";
import { writeWholeFile } from "./write-file.ts";

/** A cassette in a JSON file. */
export function cassetteFile(path: string): CassetteStore {
  return {
    name: path,
    async read() {
      try {
        return await readFile(path, "utf8");
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
        throw error;
      }
    },
    write: (text) => writeWholeFile(path, text),
  };
}
