import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import type { Command } from "commander";
import type { FetchReport } from "../datasets/fetch/fetch-entities.ts";
import { type FetchedKb, fetchKb } from "../kb/fetch-kb.ts";
import type { FetchKbOptions } from "../kb/fetch-options.ts";
import { openKb } from "../kb/open-kb.ts";
import { defaultCacheFolder, fetchCache } from "../node/fetch-cache.ts";
import { compressed } from "../node/pack-source.ts";
import { writeWholeFile } from "../node/write-file.ts";
import type { Io } from "./io.ts";
import { commandLine } from "./kb-command-line.ts";
import { fetchProgress } from "./kb-fetch-progress.ts";
import { readIds, readNames, readQuery, readTexts } from "./kb-fetch-sources.ts";
import {
  anchorsOption,
  compressOption,
  type KnownFiles,
  knownOf,
  knownSummary,
  priorOption,
} from "./kb-known.ts";
import { buildSummary, number, several } from "./kb-progress.ts";
import { keepInputs } from "./kept-inputs.ts";
import { listOf, wholeNumber } from "./numbers.ts";
import { httpUrl } from "./urls.ts";

/** Options as commander hands them over. */
interface Options extends KnownFiles {
  ids?: string;
  names?: string;
  for?: string;
  sparql?: string;
  class?: string;
  where?: string[];
  update?: string;
  out: string;
  neighbours?: number;
  perName?: number;
  languages?: string[];
  language?: string;
  api?: string;
  sparqlEndpoint?: string;
  contact?: string;
  rate?: number;
  parallel?: number;
  cache?: string;
  offline?: boolean;
  license?: string;
  compress?: boolean;
}

export function registerKbFetch(kb: Command, io: Io): void {
  kb.command("fetch")
    .description(
      "fetch the entities for ids, names or texts from Wikidata or another Wikibase, and build a pack of them",
    )
    .option("--ids <file>", "items: one QID per line, - for standard input")
    .option("--names <file>", "names to look up, one per line, - for standard input")
    .option(
      "--for <text>",
      "a text, a text file, or .jsonl of { text, language? }: all its names are looked up",
    )
    .option("--sparql <query>", "a SPARQL query, or a file with one: the items in its first column")
    .option("--class <qid>", "instances of a class, and of the classes below it")
    .option("--where <condition...>", "conditions on --class: P17=Q38, P1082>=100000, sitelinks>20")
    .option("--update <pack>", "bring a pack up to date: fetches only what changed")
    .requiredOption("-o, --out <file>", "the pack to write; an older one stays until the new one is complete")
    .option(
      "--neighbours <steps>",
      "how many steps along statements to fetch neighbours (default: 1 with names or texts, else 0)",
      wholeNumber(0, 5),
    )
    .option("--per-name <number>", "items to fetch for each name", wholeNumber(1, 50), 7)
    .option("--languages <list>", "languages of names and descriptions (default: all eight)", listOf)
    .option("-l, --language <tag>", "language of --for and --names (default: detected; English for names)")
    .option("--contact <mail or url>", "who runs this, for the operators of the API; needed above 50 ids")
    .option("--api <url>", "Action API of another Wikibase", httpUrl)
    .option("--sparql-endpoint <url>", "query service of another Wikibase", httpUrl)
    .option(
      "--rate <number>",
      "requests per minute (default: 180; 9 without --contact)",
      wholeNumber(1, 100_000),
    )
    .option("--parallel <number>", "concurrent requests", wholeNumber(1, 20), 3)
    .option("--cache <folder>", "where answers are kept (default: the user's cache folder)")
    .option("--offline", "send no requests: build from the cache alone")
    .option(...priorOption)
    .option(...anchorsOption)
    .option("--license <text>", "licence of the content; shown by kb info (default: CC0-1.0)")
    .option(...compressOption)
    .addHelpText(
      "after",
      `
Example:
  referent kb fetch --for article.txt --contact me@example.org --out article.kb
  referent kb fetch --class Q476028 --where P17=Q38 --contact me@example.org --out clubs.kb
  referent kb fetch --update article.kb --contact me@example.org --out article.kb`,
    )
    .action(async (options: Options, command: Command) => {
      const wrong = wrongCommandLine(options);
      if (wrong !== undefined) command.error(`error: ${wrong}`);
      await run(options, io);
    });
}

/** What is wrong with the combination of options, as a sentence. */
function wrongCommandLine(options: Options): string | undefined {
  const { ids, names, sparql, where, api, sparqlEndpoint, offline, contact } = options;
  if (!(ids ?? names ?? options.for ?? sparql ?? options.class ?? options.update))
    return "say what to fetch: --ids, --names, --for, --sparql, --class or --update";
  if (sparql !== undefined && options.class !== undefined)
    return "--sparql and --class are two queries: give one of them";
  if (where && options.class === undefined) return "--where needs --class";
  if (ids === "-" && names === "-") return "standard input cannot be both ids and names";
  if (api !== undefined && sparqlEndpoint === undefined && (sparql ?? options.class) !== undefined)
    return "a query of another Wikibase needs its --sparql-endpoint";
  const asksMuch = (names ?? options.for ?? sparql ?? options.class) !== undefined;
  if (asksMuch && contact === undefined && !offline)
    return "--names, --for, --sparql and --class need --contact, a mail address or URL: the operators of the API ask for it";
  return undefined;
}

/** Options that change nothing in the pack, or that are private to the user. */
const leftOut = ["contact", "rate", "parallel", "cache", "offline", "license"];
const files = ["ids", "names", "update", "prior", "anchors", "out"];

async function run(options: Options, io: Io): Promise<void> {
  const started = performance.now();
  const { ids, names, for: text, sparql, prior, anchors } = options;
  // The pack of --update may be written over: it is brought up to date.
  keepInputs("--out", options.out, [ids, names, text, sparql, prior, anchors]);
  const progress = fetchProgress(io.stderr);
  let fetched: FetchedKb;
  try {
    fetched = await fetchKb({
      ...(await sourcesOf(options, io)),
      ...(await knownOf(options, io)),
      ...settingsOf(options, io),
      onProgress: progress.tick,
    });
  } finally {
    progress.stop();
  }
  const { report, counts } = fetched;
  const seconds = (performance.now() - started) / 1000;
  const packBytes = (await stat(options.out)).size;
  io.stderr.write(
    `${fetchSummary(report)}${knownSummary(fetched)}${buildSummary(counts, undefined, seconds, packBytes)}\n${useOf(options)}`,
  );
}

function settingsOf(options: Options, io: Io): FetchKbOptions {
  const { languages, language, contact, api, rate, parallel, offline, license, perName, neighbours } =
    options;
  return {
    ...{ languages, contact, api, rate, parallel, offline, license, perName, neighbours },
    searchLanguages: language === undefined ? undefined : [language],
    endpoint: options.sparqlEndpoint,
    instancesOf: options.class,
    where: options.where,
    command: commandLine("referent kb fetch", told(options), {
      files: [...files, ...filesOf(options)],
      leftOut,
    }),
    cache: fetchCache(options.cache ?? defaultCacheFolder(), (file) =>
      io.stderr.write(`${file}: damaged and ignored; its content is fetched again\n`),
    ),
    write: ({ parts }) => writeWholeFile(options.out, options.compress ? compressed(parts) : parts),
  };
}

/** The names of the options whose value is a file, out of those that take a file or its content. */
function filesOf(options: Options): string[] {
  return (["for", "sparql"] as const).filter((name) => existsSync(options[name] ?? ""));
}

/** The options that differ from their defaults. */
function told(options: Options): Partial<Options> {
  const { perName, ...rest } = options;
  return perName === 7 ? rest : options;
}

async function sourcesOf(options: Options, io: Io): Promise<FetchKbOptions> {
  const { ids, names, sparql, update, language } = options;
  return {
    ids: ids === undefined ? undefined : await readIds(ids, io),
    names: names === undefined ? undefined : await readNames(names, io),
    texts: options.for === undefined ? undefined : readTexts(options.for, language, io),
    query: sparql === undefined ? undefined : await readQuery(sparql),
    update: update === undefined ? undefined : await openKb(update),
  };
}

/** Maximum number of things listed; the others are counted. */
const listed = 20;

/** What a fetch did and what it did not find, for a person. */
function fetchSummary(report: FetchReport): string {
  const some = (things: readonly string[]) =>
    things.slice(0, listed).join(", ") +
    (things.length > listed ? ` and ${number(things.length - listed)} more` : "");
  const waited =
    report.waited > 0
      ? `, ${(report.waited / 1000).toFixed(0)} s waited because the server asked for it`
      : "";
  const lines = [
    `asked    ${several(report.requests, "request")}${waited}`,
    `fetched  ${several(report.wanted, "entity", "entities")}, ${several(report.neighbours, "neighbour")}, ${several(report.classes, "class", "classes")} for their types`,
  ];
  if (report.redirected.length > 0)
    lines.push(`merged   ${some(report.redirected.map(([from, to]) => `${from} is ${to} now`))}`);
  if (report.missing.length > 0) lines.push(`missing  ${some(report.missing)}`);
  if (report.notFound.length > 0)
    lines.push(
      `nothing  has the name ${some(report.notFound.map(({ name, language }) => `"${name}" (${language})`))}`,
    );
  if (report.notKept.length > 0) lines.push(`offline  the cache does not have ${some(report.notKept)}`);
  return `${lines.join("\n")}\n`;
}

/** The commands that use the pack. */
function useOf({ out, ...options }: Options): string {
  const text = options.for !== undefined && !/\.(?:jsonl|ndjson)$/i.test(options.for) ? options.for : "TEXT";
  return `use      referent resolve ${/\s/.test(text) ? "TEXT" : text} --kb ${out},starter\n         referent kb info ${out}\n`;
}
