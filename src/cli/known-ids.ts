import type { CompiledDataset } from "../datasets/dataset.ts";
import { answerIdentity, type KnownIds } from "../evaluation/index.ts";
import { openDump } from "../node/dump-file.ts";
import { readLines } from "../node/text-file.ts";

/** Ids of a file: one per line, or a Wikidata dump (one entity per line, gzip or bzip2 or plain). */
export async function readIds(file: string): Promise<Set<string>> {
  const ids = new Set<string>();
  for await (const line of readLines((await openDump(file)).chunks, file)) {
    const id = idOfLine(line.trim());
    if (id) ids.add(answerIdentity(id));
  }
  return ids;
}

function idOfLine(line: string): string | undefined {
  if (line.startsWith("{")) return /"id"\s*:\s*"([^"]+)"/.exec(line.slice(0, 200))?.[1];
  return line === "[" || line === "]" || line.startsWith("#") ? undefined : line.split(/[\t, ]/)[0];
}

/** The ids of the entities in opened datasets. */
export function idsIn(datasets: readonly CompiledDataset[]): KnownIds {
  return { has: (id) => datasets.some((dataset) => dataset.find(id) !== undefined) };
}
