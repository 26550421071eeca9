import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import type { CompiledDataset } from "../datasets/compiled.ts";
import { answerIdentity, type KnownIds } from "../evaluation/index.ts";

/** Ids of a file: one a line, or a Wikidata dump (`.json`, `.json.gz`, one entity a line). */
export async function readIds(file: string): Promise<Set<string>> {
  const raw = createReadStream(file);
  const input = file.endsWith(".gz") ? raw.pipe(createGunzip()) : raw;
  const failed = new Promise<never>((_, reject) => {
    for (const stream of [raw, input]) stream.once("error", reject);
  });
  failed.catch(() => {});
  return Promise.race([idsOf(createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })), failed]);
}

async function idsOf(lines: AsyncIterable<string>): Promise<Set<string>> {
  const ids = new Set<string>();
  for await (const line of lines) {
    const id = idOfLine(line.trim());
    if (id) ids.add(answerIdentity(id));
  }
  return ids;
}

function idOfLine(line: string): string | undefined {
  if (line.startsWith("{")) return /"id"\s*:\s*"([^"]+)"/.exec(line.slice(0, 200))?.[1];
  return line === "[" || line === "]" || line.startsWith("#") ? undefined : line.split(/[\t, ]/)[0];
}

/** The ids that opened datasets know. */
export function idsIn(datasets: readonly CompiledDataset[]): KnownIds {
  return { has: (id) => datasets.some((dataset) => dataset.find(id) !== undefined) };
}
