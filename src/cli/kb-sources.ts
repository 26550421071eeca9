import { availableParallelism } from "node:os";
import type { Quad } from "@rdfjs/types";
import type { SourceEntity } from "../datasets/build/source.ts";
import { tableColumns } from "../datasets/build/table.ts";
import type { BuildKbOptions, KbSource } from "../kb/build-kb.ts";
import { readEntities } from "../kb/entities/read-entities.ts";
import { boundedThreads } from "../node/bounded-threads.ts";
import { type DumpFile, openDump } from "../node/dump-file.ts";
import { readTextFile } from "../node/text-file.ts";
import type { Io } from "./io.ts";
import { buildProgress } from "./kb-progress.ts";
import { understoodText } from "./understood-columns.ts";

/** The options of `kb build` that name its source. */
export interface SourceOptions {
  wikidata?: string;
  csv?: string[];
  entities?: string[];
  rdf?: string[];
  base?: string;
  columns?: string;
  workers?: number;
}

/** An open source. */
export interface OpenSource {
  readonly source: KbSource | { readonly chosen: readonly SourceEntity[] };
  readonly options?: Pick<BuildKbOptions, "readBlocks" | "tick">;
  /** Bytes read, unpacked; undefined if they are not counted. */
  bytes?(): number;
  /** What could not be used, by reason; complete once the whole source is read. */
  readonly faults: Record<string, number>;
  /** Ends the progress line. */
  stop?(): void;
}

/** Opens the one source that the options name. */
export async function openSource(options: SourceOptions, io: Io): Promise<OpenSource> {
  const { wikidata, rdf, base, columns } = options;
  if (wikidata !== undefined) return openWikidata(wikidata, options, io);
  if (rdf) return openRdf(rdf, base, io);
  const files = (options.csv ?? options.entities)!;
  const areTables = options.csv !== undefined && columns === undefined;
  return areTables && (await areEntityTables(files))
    ? openTables(files, io)
    : openEntities(files, columns, io);
}

async function openWikidata(path: string, { workers }: SourceOptions, io: Io): Promise<OpenSource> {
  const dump = await openDump(path, io);
  const progress = buildProgress(dump, io.stderr, "items");
  // More threads would wait for the one thread that decompresses.
  const threads = boundedThreads(workers ?? Math.min(availableParallelism(), 6));
  const readBlocks =
    threads > 0 ? (await import("../node/dump-workers.ts")).readInThreads(threads) : undefined;
  return {
    source: { wikidata: dump.chunks },
    options: { readBlocks, tick: progress.tick },
    bytes: () => dump.bytes,
    faults: {},
    stop: progress.stop,
  };
}

/** Whether all files have the header of an entity table, as `data/public` has: `id` and nothing that it does not know. */
async function areEntityTables(files: readonly string[]): Promise<boolean> {
  for (const file of files) {
    const lines = (await readTextFile(file, "dataset_unavailable")).replace(/^\ufeff/, "").split(/\r?\n/);
    const header = lines.find((line) => !line.startsWith("#")) ?? "";
    const columns = header.split(header.includes("\t") ? "\t" : ",");
    if (!columns.includes("id") || !columns.every((column) => tableColumns.includes(column))) return false;
  }
  return true;
}

async function openTables(paths: readonly string[], io: Io): Promise<OpenSource> {
  const { readTables } = await import("../datasets/build/table.ts");
  const files = await Promise.all(
    [...paths]
      .sort()
      .map(async (path) => ({ name: path, text: await readTextFile(path, "dataset_unavailable") })),
  );
  const { entities, problems } = readTables(files);
  for (const { file, line, detail } of problems) io.stderr.write(`${file}:${line}: ${detail}\n`);
  const faults: Record<string, number> = {};
  if (problems.length > 0) faults["parts of rows, as listed above"] = problems.length;
  return { source: { chosen: entities }, faults };
}

/** Maximum number of faulty rows that are printed; the others are counted. */
const toldFaults = 20;

async function openEntities(
  files: readonly string[],
  columns: string | undefined,
  io: Io,
): Promise<OpenSource> {
  const dumps = await opened(files, io);
  const faults: Record<string, number> = {};
  let told = 0;
  const source = inOrder(dumps, "lines", io, (file, dump) =>
    readEntities(dump.chunks, {
      columns,
      onColumns: (understood) => io.stderr.write(`${file}: ${understoodText(understood)}\n`),
      onFault: ({ line, reason }) => {
        faults["no entity"] = (faults["no entity"] ?? 0) + 1;
        if (told++ < toldFaults) io.stderr.write(`${file}:${line}: ${reason}\n`);
      },
    }),
  );
  return { ...source, faults };
}

async function openRdf(files: readonly string[], base: string | undefined, io: Io): Promise<OpenSource> {
  const { quadsOf } = await import("../node/rdf-quads.ts");
  const { source, ...rest } = inOrder<Quad[]>(await opened(files, io), "quads", io, (file, dump) =>
    quadsOf(file, dump, { base }),
  );
  return { ...rest, source: { rdf: source }, faults: {} };
}

async function opened(files: readonly string[], io: Io): Promise<[file: string, dump: DumpFile][]> {
  const dumps: [string, DumpFile][] = [];
  for (const file of files) dumps.push([file, await openDump(file, io)]);
  return dumps;
}

/** The contents of several files, one after the other, with a progress line for each. */
function inOrder<T>(
  dumps: readonly [file: string, dump: DumpFile][],
  unit: "lines" | "quads",
  io: Io,
  read: (file: string, dump: DumpFile) => AsyncIterable<T>,
) {
  let progress: ReturnType<typeof buildProgress> | undefined;
  async function* all(): AsyncGenerator<T> {
    for (const [file, dump] of dumps) {
      progress = buildProgress(dump, io.stderr, unit);
      try {
        yield* read(file, dump);
      } finally {
        progress.stop();
      }
    }
  }
  return {
    source: all(),
    options: { tick: (count: number) => progress?.tick(count) },
    bytes: () => dumps.reduce((sum, [, dump]) => sum + dump.bytes, 0),
  };
}
