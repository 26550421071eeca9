import { stat } from "node:fs/promises";
import { type Command, InvalidArgumentError, Option } from "commander";
import { ProblemError } from "../contract/index.ts";
import { type BuildKbOptions, type BuiltKb, buildChosen, buildKb } from "../kb/build-kb.ts";
import { type Kb, openKb } from "../kb/open-kb.ts";
import { compressed } from "../node/pack-source.ts";
import { writeWholeFile } from "../node/write-file.ts";
import { columnsOption } from "./dataset.ts";
import type { Io } from "./io.ts";
import { commandLine, nameOf } from "./kb-command-line.ts";
import {
  anchorsOption,
  compressOption,
  type KnownFiles,
  knownOf,
  knownSummary,
  priorOption,
} from "./kb-known.ts";
import { buildSummary } from "./kb-progress.ts";
import { type OpenSource, openSource, type SourceOptions } from "./kb-sources.ts";
import { keepInputs } from "./kept-inputs.ts";
import { listOf, wholeNumber } from "./numbers.ts";
import { absoluteIri } from "./urls.ts";

/** Options as commander hands them over. */
interface Options extends SourceOptions, KnownFiles {
  out: string;
  languages?: string[];
  minSitelinks?: number;
  keepTypes?: string[];
  dropTypes?: string[];
  completeFrom?: string;
  limit?: number;
  split?: string;
  source?: string;
  license?: string;
  compress?: boolean;
}

export function registerKbBuild(kb: Command, io: Io): void {
  kb.command("build")
    .description("build a pack from a Wikidata dump, tables, JSON, JSON lines or RDF")
    .addOption(source("--wikidata <file>", "Wikidata JSON dump (also .gz and .bz2), - for standard input"))
    .addOption(
      source("--entities <file...>", "your own entities: JSON, JSON lines, CSV or TSV, - for standard input"),
    )
    .addOption(source("--csv <file...>", "tables of entities (TSV or CSV with a header)"))
    .addOption(source("--rdf <file...>", "RDF files: subjects with a label, format by extension"))
    .option("--base <iri>", "base of relative IRIs in --rdf (default: the file's own URL)", absoluteIri)
    .requiredOption("-o, --out <file>", "the pack to write; an older one stays until the new one is complete")
    .option(...columnsOption)
    .option("--languages <list>", "languages of names and descriptions (default: all eight)", listOf)
    .option(
      "--min-sitelinks <number>",
      "drop items of --wikidata that have pages in fewer Wikipedias",
      wholeNumber(0),
    )
    .option("--keep-types <list>", "keep only instances of these classes (QIDs) of --wikidata", listOf)
    .option("--drop-types <list>", "drop instances of these classes (QIDs), besides the default ones", listOf)
    .option(
      "--complete-from <pack>",
      "pack that completes names and descriptions of --wikidata (default: starter; none takes the dump as it is)",
    )
    .option("--limit <number>", "stop after this many entities", wholeNumber(1))
    .option(
      "--workers <number>",
      "threads that read a dump, at most four for each core (default: one for each, up to 6; 0 uses the main thread)",
      wholeNumber(0),
    )
    .option(...priorOption)
    .option(...anchorsOption)
    .option(
      "--split <rule>",
      "write two packs, NAME.head.kb and NAME.tail.kb: popularity:0.2 puts the most popular fifth into the head",
      splitRule,
    )
    .option("--source <text>", "where the content is from; shown by kb info")
    .option("--license <text>", "licence of the content; shown by kb info")
    .option(...compressOption)
    .addHelpText(
      "after",
      `
Example:
  referent kb build --wikidata latest-all.json.gz --min-sitelinks 5 --out wikidata.kb
  referent kb build --entities catalogue.csv --columns id=sku,name=titolo --out mine.kb`,
    )
    .action(async (options: Options, command: Command) => {
      if (options.wikidata ?? options.csv ?? options.entities ?? options.rdf) await run(options, io);
      else command.error("error: name a source: --wikidata, --csv, --entities or --rdf <file>");
    });
}

/** Reads `popularity:0.2`. */
function splitRule(text: string): string {
  const share = Number(/^popularity:(0?\.\d+)$/.exec(text)?.[1]);
  if (share > 0 && share < 1) return text;
  throw new InvalidArgumentError(
    "must be popularity: and a share above 0 and below 1, such as popularity:0.2",
  );
}

/** Exactly one source: of two, one would be ignored silently. */
function source(flags: string, description: string): Option {
  const sources = ["wikidata", "csv", "entities", "rdf"];
  const option = new Option(flags, description);
  return option.conflicts(sources.filter((one) => one !== option.attributeName()));
}

async function run(options: Options, io: Io): Promise<void> {
  const started = performance.now();
  const { wikidata, entities = [], csv = [], rdf = [], prior, anchors, completeFrom } = options;
  for (const file of options.split === undefined ? [options.out] : Object.values(partsOf(options)))
    keepInputs("--out", file, [wikidata, ...entities, ...csv, ...rdf, prior, anchors, completeFrom]);
  const open = await openSource(options, io);
  const origin = {
    source: options.source ?? sourcesOf(options),
    license: options.license ?? (options.wikidata === undefined ? "" : "CC0-1.0"),
    command: commandLine("referent kb build", options, {
      files: ["wikidata", "entities", "csv", "rdf", "prior", "anchors", "completeFrom", "out"],
      leftOut: ["source", "license", "workers"],
    }),
  };
  const { languages, minSitelinks, keepTypes, dropTypes, limit } = options;
  const wanted: BuildKbOptions = {
    ...{ languages, minSitelinks, keepTypes, dropTypes, limit, origin },
    ...(await knownOf(options, io)),
    completeFrom: await completing(options),
  };
  const built = await build(open, wanted)
    .catch((error: unknown) => {
      throw named(error, options);
    })
    .finally(() => open.stop?.());
  Object.assign(built.counts.dropped, open.faults);
  const packs = options.split === undefined ? { [options.out]: built } : await split(built, options);
  let packBytes = 0;
  for (const [file, { parts }] of Object.entries(packs)) {
    await writeWholeFile(file, options.compress ? compressed(parts) : parts);
    packBytes += (await stat(file)).size;
    if (options.split !== undefined) io.stderr.write(`wrote    ${file}\n`);
  }
  const seconds = (performance.now() - started) / 1000;
  const bytes = open.bytes?.();
  io.stderr.write(
    `${knownSummary(built)}${buildSummary(built.counts, bytes === undefined ? undefined : { bytes }, seconds, packBytes)}\n`,
  );
}

async function build({ source, options }: OpenSource, wanted: BuildKbOptions): Promise<BuiltKb> {
  return "chosen" in source ? buildChosen(source.chosen, wanted) : buildKb(source, { ...wanted, ...options });
}

/** The pack that completes a dump, null for none; undefined for the starter, which a build takes by itself. */
async function completing({ completeFrom: path }: Options): Promise<Kb | null | undefined> {
  if (path === "none") return null;
  return path === undefined ? undefined : openKb(path);
}

/** Head and tail of a pack, by the files they go to. */
async function split({ parts }: BuiltKb, options: Options): Promise<Record<string, BuiltKb>> {
  const { openPack } = await import("../datasets/pack/pack.ts");
  const { joinedPack } = await import("../kb/joined-pack.ts");
  const { splitKb } = await import("../kb/split-kb.ts");
  const kb = openPack(joinedPack(parts), { verify: false });
  const { head, tail } = splitKb(kb, Number(options.split!.slice("popularity:".length)));
  const files = partsOf(options);
  return { [files.head]: head, [files.tail]: tail };
}

/** The files of a pack that is split. */
function partsOf({ out }: Options): { head: string; tail: string } {
  const stem = out.replace(/\.kb$/, "");
  return { head: `${stem}.head.kb`, tail: `${stem}.tail.kb` };
}

function sourcesOf({ wikidata, csv, entities, rdf }: Options): string {
  return [wikidata ?? csv ?? entities ?? rdf ?? []]
    .flat()
    .map((path) => (path === "-" ? "standard input" : nameOf(path)))
    .join(", ");
}

/** The problem of a source, with the name of the source if it lacks it. */
function named(error: unknown, options: Options): unknown {
  if (!(error instanceof ProblemError) || error.code !== "invalid_dataset") return error;
  const { detail, errors } = error.document;
  const sources = sourcesOf(options);
  if (detail === undefined || detail.includes(sources)) return error;
  return new ProblemError(error.code, { detail: `${sources}: ${detail}`, errors, cause: error });
}
