import { stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { type Command, Option } from "commander";
import { ProblemError } from "../contract/index.ts";
import { PackBuilder } from "../datasets/build/pack-builder.ts";
import { openDump } from "../node/dump-file.ts";
import { compressed } from "../node/pack-source.ts";
import { readTextFile } from "../node/text-file.ts";
import { writeWholeFile } from "../node/write-file.ts";
import type { Io } from "./io.ts";
import { buildProgress, buildSummary } from "./kb-progress.ts";
import { wholeNumber } from "./numbers.ts";

/** Options as commander hands them over. */
interface Options {
  wikidata?: string;
  csv?: string[];
  entities?: string;
  rdf?: string[];
  out: string;
  languages?: string[];
  minSitelinks?: number;
  keepTypes?: string[];
  dropTypes?: string[];
  limit?: number;
  workers?: number;
  source?: string;
  license?: string;
  compress?: boolean;
}

export function registerKbBuild(kb: Command, io: Io): void {
  kb.command("build")
    .description("build a pack from a Wikidata dump, tables, JSON lines or RDF")
    .addOption(source("--wikidata <file>", "Wikidata JSON dump (also .gz and .bz2), - for standard input"))
    .addOption(source("--csv <file...>", "tables of entities (TSV or CSV with a header)"))
    .addOption(source("--entities <file>", "JSON lines of { id, name, aliases, … }, - for standard input"))
    .addOption(source("--rdf <file...>", "RDF files: subjects with a label, format by extension"))
    .requiredOption("-o, --out <file>", "the pack to write; an older one stays until the new one is whole")
    .option("--languages <list>", "languages of names and descriptions (default: all eight)", listOf)
    .option(
      "--min-sitelinks <number>",
      "drop items of --wikidata with fewer pages in Wikipedias",
      wholeNumber(0),
    )
    .option("--keep-types <list>", "keep only instances of these classes (QIDs) of --wikidata", listOf)
    .option("--drop-types <list>", "drop instances of these classes (QIDs), beside the default ones", listOf)
    .option("--limit <number>", "stop after this many entities", wholeNumber(1))
    .option(
      "--workers <number>",
      "threads that read a dump (default: one for each core, at most 6; 0: none)",
      wholeNumber(0),
    )
    .option("--source <text>", "where the content is from, for kb info")
    .option("--license <text>", "licence of the content, for kb info")
    .option("--compress", "a pack in gzip: smaller, slower to open; for packs that travel")
    .addHelpText(
      "after",
      "\nExample:\n  referent kb build --wikidata latest-all.json.gz --min-sitelinks 5 --out wikidata.kb",
    )
    .action(async (options: Options, command: Command) => {
      if (options.wikidata ?? options.csv ?? options.entities ?? options.rdf) await run(options, io);
      else command.error("error: name a source: --wikidata, --csv, --entities or --rdf <file>");
    });
}

/** One source of several: with two, one would be left out without a word. */
function source(flags: string, description: string): Option {
  const sources = ["wikidata", "csv", "entities", "rdf"];
  const option = new Option(flags, description);
  return option.conflicts(sources.filter((one) => one !== option.attributeName()));
}

async function run(options: Options, io: Io): Promise<void> {
  const started = performance.now();
  const { builder, bytes } = await read(options, io);
  const parts = builder.finish({
    source: options.source ?? sourcesOf(options),
    license: options.license ?? (options.wikidata === undefined ? "" : "CC0-1.0"),
    command: commandLine(options),
  });
  if (builder.counts.entities === 0)
    throw new ProblemError("invalid_dataset", {
      detail: `${sourcesOf(options)}: there is no entity to keep`,
    });
  await writeWholeFile(options.out, options.compress ? compressed(parts) : parts);
  const packBytes = (await stat(options.out)).size;
  const seconds = (performance.now() - started) / 1000;
  io.stderr.write(
    `${buildSummary(builder.counts, bytes === undefined ? undefined : { bytes }, seconds, packBytes)}\n`,
  );
}

async function read(options: Options, io: Io): Promise<{ builder: PackBuilder; bytes?: number }> {
  if (options.wikidata !== undefined) return readDump(options.wikidata, options, io);
  if (options.csv !== undefined) return { builder: await readCsv(options.csv, options, io) };
  if (options.entities !== undefined) return readLines(options.entities, options, io);
  return readRdf(options.rdf!, options, io);
}

async function readDump(
  path: string,
  options: Options,
  io: Io,
): Promise<{ builder: PackBuilder; bytes: number }> {
  const { readWikidata } = await import("../datasets/build/wikidata.ts");
  const dump = await openDump(path, io);
  const progress = buildProgress(dump, io.stderr, "items");
  try {
    const { languages, minSitelinks, keepTypes, dropTypes, limit } = options;
    // More would wait for the one thread that unpacks.
    const { workers = Math.min(availableParallelism(), 6) } = options;
    const readBlocks =
      workers > 0 ? (await import("../node/dump-workers.ts")).readInThreads(workers) : undefined;
    const builder = await readWikidata(
      dump.chunks,
      { languages, minSitelinks, keepTypes, dropTypes, limit, readBlocks },
      progress.tick,
    );
    return { builder, bytes: dump.bytes };
  } finally {
    progress.stop();
  }
}

async function readCsv(
  paths: readonly string[],
  { languages, limit }: Options,
  io: Io,
): Promise<PackBuilder> {
  const { readTables } = await import("../datasets/build/table.ts");
  const files = await Promise.all(
    [...paths]
      .sort()
      .map(async (path) => ({ name: path, text: await readTextFile(path, "dataset_unavailable") })),
  );
  const { entities, problems } = readTables(files);
  for (const { file, line, detail } of problems) io.stderr.write(`${file}:${line}: ${detail}\n`);
  const builder = new PackBuilder({ languages, limit, chosen: true });
  for (const entity of entities) builder.add(entity);
  if (problems.length > 0) builder.counts.dropped["parts of rows, as listed above"] = problems.length;
  return builder;
}

async function readLines(
  path: string,
  { languages, limit }: Options,
  io: Io,
): Promise<{ builder: PackBuilder; bytes: number }> {
  const { readEntityLines } = await import("../datasets/build/entity-lines.ts");
  const dump = await openDump(path, io);
  const progress = buildProgress(dump, io.stderr, "lines");
  const builder = new PackBuilder({ languages, limit });
  let told = 0;
  let lines = 0;
  const refuse = (line: number, reason: string) => {
    builder.drop("no entity");
    if (told++ < 20) io.stderr.write(`${path}:${line}: ${reason}\n`);
  };
  try {
    for await (const entity of readEntityLines(dump.chunks, refuse)) {
      builder.add(entity);
      progress.tick(++lines);
      if (builder.isFull) break;
    }
  } finally {
    progress.stop();
  }
  return { builder, bytes: dump.bytes };
}

async function readRdf(
  paths: readonly string[],
  { languages, limit }: Options,
  io: Io,
): Promise<{ builder: PackBuilder; bytes: number }> {
  const { quadsOf } = await import("../node/rdf-quads.ts");
  const { RdfFacts } = await import("../datasets/build/rdf-entities.ts");
  const facts = new RdfFacts();
  let bytes = 0;
  let count = 0;
  for (const path of paths) {
    const dump = await openDump(path, io);
    const progress = buildProgress(dump, io.stderr, "quads");
    try {
      for await (const quads of quadsOf(path, dump)) {
        facts.add(quads);
        count += quads.length;
        progress.tick(count);
      }
    } finally {
      progress.stop();
    }
    bytes += dump.bytes;
  }
  const builder = new PackBuilder({ languages, limit });
  for (const entity of facts.entities()) {
    if (entity) builder.add(entity);
    else builder.drop("a subject without a label");
    if (builder.isFull) break;
  }
  return { builder, bytes };
}

function sourcesOf({ wikidata, csv, entities, rdf }: Options): string {
  return [wikidata ?? csv ?? entities ?? rdf ?? []].flat().map(nameOf).join(", ");
}

/** The command as it can be typed again, without folders: a pack tells nothing of the machine it was made on. */
function commandLine(options: Options): string {
  const words = ["referent kb build"];
  for (const [name, value] of Object.entries(options)) {
    const flag = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    if (value === true) words.push(flag);
    // The number of threads changes nothing in the pack.
    else if (name !== "source" && name !== "license" && name !== "workers")
      words.push(flag, ...[value].flat().map((one) => nameOf(String(one))));
  }
  return words.join(" ");
}

function nameOf(path: string): string {
  return path.replace(/^.*\//, "");
}

function listOf(text: string): string[] {
  return text
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
}
