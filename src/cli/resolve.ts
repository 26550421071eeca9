import type { Command } from "commander";
import { type Include, includes, inlineUri, ownUri, type ResolveRequest } from "../contract/index.ts";
import { outsideFrom, publicKbFrom } from "../node/public-kb.ts";
import { inOneLine } from "../view/control.ts";
import { columnsOption, readDataset } from "./dataset.ts";
import { includeList } from "./include-list.ts";
import { readJson, readText } from "./input.ts";
import type { Io } from "./io.ts";
import { keepInputs } from "./kept-inputs.ts";
import { type ClosableResolver, resolverFor } from "./linked-resolver.ts";
import { share, wholeNumber } from "./numbers.ts";
import { outsideOption } from "./outside.ts";
import { further } from "./repeated.ts";
import { includeFor, type ShowOptions, show } from "./resolve-view.ts";
import { refuseUnread, unreadColumns } from "./unread.ts";
import { absoluteIri } from "./urls.ts";

/** Options as commander hands them over. */
interface Options extends ShowOptions {
  language?: string;
  dataset?: string;
  columns?: string;
  graph?: string[];
  base?: string;
  datasetUri?: string;
  mentions?: string;
  include?: Include[];
  confidence?: number;
  minProbability?: number;
  kb?: string[];
  outside?: string;
  docs?: string;
  jsonl?: boolean;
  out?: string;
  resume?: boolean;
  workers?: number;
  skipBad?: boolean;
}

export function registerResolve(program: Command, io: Io): void {
  program
    .command("resolve")
    .description("find the mentions of a text and link them")
    .argument("[text]", "the text, a file with it, or - for standard input")
    .option("-l, --language <tag>", "language of the text (en it fr de es pt ja zh); detected when absent")
    .option("-d, --dataset <file>", "entities to link to: JSON, JSON lines, CSV or TSV")
    .option(...columnsOption)
    .option(
      "-g, --graph <file>",
      "an RDF file to link to, repeatable (Turtle, N-Triples, N-Quads, TriG, JSON-LD, RDF/XML)",
      further,
    )
    .option("--base <iri>", "base of relative IRIs in --graph (default: the file's own URL)", absoluteIri)
    .option(
      "--dataset-uri <uris>",
      "datasets in order, comma-separated: wikidata://public, service://dataset/me, inline (default: what --dataset and --graph give, in this order)",
    )
    .option(
      "--kb <file>",
      "a pack to use as the public knowledge base, repeatable or comma-separated: in layers (starter is the pack of the package; mapped:FILE stays on disk; none means no public knowledge base)",
      further,
    )
    .option(...outsideOption)
    .option("-m, --mentions <file>", "spans to link, a JSON array of { start, end, type? } in code points")
    .option("-i, --include <list>", includes.join(", "), includeList)
    .option("--confidence <number>", "how sure the detector must be, 0 to 1", share)
    .option(
      "--min-probability <number>",
      "the lowest probability of an entity in the answer, 0 to 1: less likely ones are left unresolved (default: 0)",
      share,
    )
    .option("--docs <file>", "many texts: JSON lines of { id, text, language?, mentions? }")
    .option(
      "--jsonl",
      "a filter: like --docs, from standard input if no file is given; the answer to a line that cannot be resolved is { id, problem }",
    )
    .option(
      "--out <file>",
      "file for the answers to --docs and --jsonl, JSON lines of { id, mentions } (default: standard output)",
    )
    .option("--skip-bad", "skip lines of --docs that cannot be resolved, and report them (exit code 1)")
    .option("--resume", "continue the --out of a --jsonl that was interrupted")
    .option(
      "-w, --workers <number>",
      "threads for --docs and --jsonl, at most four for each processor (default: none)",
      wholeNumber(1, 1_024),
    )
    .option("--view", "print the text with its mentions coloured, above the table")
    .option(
      "--html <file>",
      "write a page with the text and a card for each mention (the answer then includes everything)",
    )
    .option("--json", "print the answer as JSON")
    .addHelpText(
      "after",
      '\nExample:\n  referent resolve --language en "Jordan scored 63 points against the Celtics."',
    )
    .allowExcessArguments()
    .action((text: string | undefined, options: Options, command: Command) => {
      if (command.args.length > 1)
        command.error(
          "error: too many arguments: put a text of several words in quotes, and repeat an option for each further file",
        );
      refuseUnread(command, unreadColumns(options) ?? unreadOf(text, options));
      return run(text, options, io);
    });
}

/** Options that were given but would be ignored, as a sentence. */
function unreadOf(text: string | undefined, options: Options): string | undefined {
  const { docs, jsonl, out, workers, dataset, graph, datasetUri } = options;
  const many = docs !== undefined || jsonl;
  const uris = datasetUri?.split(",").map((uri) => uri.trim());
  if (many && text !== undefined)
    return docs === undefined
      ? "--jsonl reads standard input, or the file that --docs names: it takes no text"
      : "a text cannot be combined with --docs";
  if (many && options.html !== undefined) return "--html is for one text, not for --docs and --jsonl";
  if (many && options.view) return "--view is for one text, not for --docs and --jsonl";
  if (options.view && options.json) return "--view is for people and --json for programs: give one of them";
  if (options.skipBad && jsonl)
    return "--skip-bad is for --docs: --jsonl answers bad lines with their problem";
  if (options.skipBad && docs === undefined) return "--skip-bad needs --docs";
  if (!many && out !== undefined) return "--out needs --docs or --jsonl";
  if (!many && workers !== undefined) return "--workers needs --docs or --jsonl";
  if (options.resume && !(jsonl && out !== undefined)) return "--resume needs --jsonl with --out";
  if (uris && dataset !== undefined && !uris.includes(inlineUri))
    return `--dataset-uri does not name ${inlineUri}: say where --dataset comes in the order`;
  if (uris && graph && !uris.includes(ownUri))
    return `--graph is not read: --dataset-uri does not name ${ownUri}`;
  return undefined;
}

async function run(argument: string | undefined, options: Options, io: Io): Promise<void> {
  const inputs = [argument, options.docs, options.dataset, options.mentions, ...(options.graph ?? [])];
  keepInputs("--out", options.out, inputs);
  keepInputs("--html", options.html, inputs);
  const resolver = await resolverFor(options, (sentence) => io.stderr.write(`warning: ${sentence}\n`));
  const common = await commonRequest(options, io);
  if (options.docs !== undefined || options.jsonl) return resolveMany(resolver, common, options, io);
  const text = await readText(argument, io);
  const response = await resolver.resolve({ ...common, text });
  if (!options.json)
    for (const { pointer, detail } of response.warnings ?? [])
      io.stderr.write(`warning: ${inOneLine(pointer)} ${inOneLine(detail)}\n`);
  await show(text, response, options, io);
}

async function resolveMany(
  resolver: ClosableResolver,
  common: Omit<ResolveRequest, "text">,
  { docs: source = "-", jsonl, out, resume = false, skipBad = false, kb, outside, graph, base }: Options,
  io: Io,
): Promise<void> {
  const [{ answererOf, checkCommon }, { resolveLines, resolveWholeFile }] = await Promise.all([
    import("./answerer.ts"),
    import("./documents.ts"),
  ]);
  try {
    await checkCommon(resolver, common);
    const run = { answerer: answererOf(resolver), source, out, common, io };
    if (!jsonl) return await resolveWholeFile(run, skipBad);
    if (out === undefined) return await resolveLines(run, undefined);
    const { engineFingerprint } = await import("../node/engine-fingerprint.ts");
    const engine = { publicKb: await publicKbFrom(kb), outside: outsideFrom(outside), graph, base };
    await resolveLines(run, { run: await engineFingerprint(engine, common), resume });
  } finally {
    await resolver.close?.();
  }
}

async function commonRequest(options: Options, io: Io): Promise<Omit<ResolveRequest, "text">> {
  const dataset =
    options.dataset === undefined ? undefined : await readDataset(options.dataset, options.columns, io);
  const mentions =
    options.mentions === undefined
      ? undefined
      : ((await readJson(options.mentions)) as ResolveRequest["mentions"]);
  const own = [...(dataset === undefined ? [] : [inlineUri]), ...(options.graph ? [ownUri] : [])];
  const include = includeFor(options.include, options);
  const datasetUri = options.datasetUri ?? (own.length > 0 ? own.join(",") : undefined);
  return {
    ...(options.language === undefined ? {} : { language: options.language }),
    ...(datasetUri === undefined ? {} : { dataset_uri: datasetUri }),
    ...(dataset === undefined ? {} : { dataset }),
    ...(mentions === undefined ? {} : { mentions }),
    ...(include === undefined ? {} : { include }),
    ...(options.confidence === undefined ? {} : { confidence: options.confidence }),
    ...(options.minProbability === undefined ? {} : { min_probability: options.minProbability }),
  };
}
