import { type Command, InvalidArgumentError } from "commander";
import { type Include, includes, inlineUri, ownUri, type ResolveRequest } from "../contract/index.ts";
import { openPublicKb } from "../datasets/public-kb.ts";
import type { GraphStore } from "../graph/store.ts";
import { publicKbFrom } from "../node/public-kb.ts";
import { createResolver, type LocalResolver } from "../resolver.ts";
import { inOneLine } from "../view/control.ts";
import { columnsOption, readDataset } from "./dataset.ts";
import { readJson, readText } from "./input.ts";
import type { Io } from "./io.ts";
import { anyNumber, wholeNumber } from "./numbers.ts";
import { further } from "./repeated.ts";
import { includeFor, type ShowOptions, show } from "./resolve-view.ts";

/** Options as commander hands them over. */
interface Options extends ShowOptions {
  language?: string;
  dataset?: string;
  columns?: string;
  graph?: string[];
  datasetUri?: string;
  mentions?: string;
  include?: Include[];
  confidence?: number;
  kb?: string[];
  docs?: string;
  out?: string;
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
    .option(
      "--dataset-uri <uris>",
      "datasets in order, comma-separated: wikidata://public, service://dataset/me, inline (default: what --dataset and --graph give, in this order)",
    )
    .option(
      "--kb <file>",
      "a pack to use as the public knowledge base, repeatable or comma-separated: in layers (starter: that of the package)",
      further,
    )
    .option("-m, --mentions <file>", "spans to link, a JSON array of { start, end, type? } in code points")
    .option("-i, --include <list>", includes.join(", "), includeList)
    .option("--confidence <number>", "how sure the detector must be, 0 to 1", anyNumber)
    .option("--docs <file>", "many texts: JSON lines of { id, text, language?, mentions? }")
    .option(
      "--out <file>",
      "where the answers to --docs go, JSON lines of { id, mentions } (default: standard output)",
    )
    .option("--skip-bad", "pass over lines of --docs that cannot be resolved, and tell them (exit code 1)")
    .option("-w, --workers <number>", "threads for --docs (default: none)", wholeNumber(1, 1_024))
    .option("--view", "print the text with its mentions coloured, above the table")
    .option(
      "--html <file>",
      "write a page with the text, and a card for each mention (the answer then includes all there is)",
    )
    .option("--json", "print the answer as JSON")
    .addHelpText(
      "after",
      '\nExample:\n  referent resolve --language en "Jordan scored 63 points against the Celtics."',
    )
    .action((text: string | undefined, options: Options, command: Command) => {
      const unread = unreadOf(text, options);
      if (unread !== undefined) command.error(`error: ${unread}`);
      return run(text, options, io);
    });
}

/** What was given and would not be read, in a sentence. */
function unreadOf(text: string | undefined, options: Options): string | undefined {
  const { docs, out, workers, dataset, graph, datasetUri } = options;
  const uris = datasetUri?.split(",").map((uri) => uri.trim());
  if (docs !== undefined && text !== undefined) return "a text is not read beside --docs";
  if (options.columns !== undefined && dataset === undefined) return "--columns is for --dataset";
  if (docs !== undefined && options.html !== undefined) return "--html is for one text, not for --docs";
  if (docs !== undefined && options.view) return "--view is for one text, not for --docs";
  if (options.view && options.json) return "--view is for people and --json for programs: give one of them";
  if (docs === undefined && out !== undefined) return "--out is for the answers to --docs";
  if (docs === undefined && options.skipBad) return "--skip-bad is for --docs";
  if (docs === undefined && workers !== undefined) return "--workers is for --docs";
  if (uris && dataset !== undefined && !uris.includes(inlineUri))
    return `--dataset-uri does not name ${inlineUri}: say where --dataset comes in its order`;
  if (uris && graph && !uris.includes(ownUri))
    return `--graph is not read: --dataset-uri does not name ${ownUri}`;
  return undefined;
}

function includeList(list: string): Include[] {
  return list.split(",").map((text) => {
    const one = includes.find((name) => name === text.trim());
    if (one === undefined) throw new InvalidArgumentError(`can name ${includes.join(" and ")}`);
    return one;
  });
}

async function run(argument: string | undefined, options: Options, io: Io): Promise<void> {
  const resolver = await resolverFor(options);
  const common = await commonRequest(options, io);
  if (options.docs !== undefined) {
    const { resolveDocuments } = await import("./documents.ts");
    try {
      await resolveDocuments(resolver, options.docs, options, common, io);
    } finally {
      await resolver.close?.();
    }
    return;
  }
  const text = await readText(argument, io);
  const response = await resolver.resolve({ ...common, text });
  if (!options.json)
    for (const { pointer, detail } of response.warnings ?? [])
      io.stderr.write(`warning: ${inOneLine(pointer)} ${inOneLine(detail)}\n`);
  await show(text, response, options, io);
}

async function resolverFor({ graph: files, kb, workers }: Options): Promise<ClosableResolver> {
  const graph = files && (await graphOf(files));
  const paths = await publicKbFrom(kb);
  if (workers === undefined) return createResolver({ publicKb: await openPublicKb(paths), graph });
  const { createWorkerResolver } = await import("../node/worker-resolver.ts");
  const resolver = createWorkerResolver({ publicKb: paths, graph, workers });
  await resolver.warm();
  return resolver;
}

/** A resolver of this process, or one with threads that have to be ended. */
type ClosableResolver = LocalResolver & { close?(): Promise<void> };

async function graphOf(files: readonly string[]): Promise<GraphStore> {
  const [{ quadsOfFiles }, { QuadStore }] = await Promise.all([
    import("../node/graph-files.ts"),
    import("../node/quad-store.ts"),
  ]);
  return new QuadStore(await quadsOfFiles(files));
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
  };
}
