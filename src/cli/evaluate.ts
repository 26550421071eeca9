import { createWriteStream } from "node:fs";
import { type Command, InvalidArgumentError } from "commander";
import { type InlineDataset, ProblemError, type Resolver } from "../contract/index.ts";
import type { CompiledDataset } from "../datasets/compiled.ts";
import {
  assignPredictions,
  HidingDataset,
  type KnownIds,
  type Predictions,
  runSet,
  type ScoredSet,
  type Scores,
  score,
  type Task,
} from "../evaluation/index.ts";
import { scoreTables } from "./evaluation-tables.ts";
import { type GoldFile, readGoldFiles, readPredictionFile } from "./gold-files.ts";
import { readJson } from "./input.ts";
import { documentProgress } from "./progress.ts";

interface Options {
  gold: string[];
  kb?: string[];
  dataset?: string;
  spans?: boolean;
  forcedNil?: boolean;
  inKb?: string | true;
  against?: string;
  key?: string;
  pred?: string[];
  offsets: "codepoint" | "utf16";
  confidence?: number;
  out?: string;
  resamples: number;
  seed: number;
  json?: boolean;
}

export function registerEvaluate(program: Command): void {
  program
    .command("evaluate")
    .description("measure a resolver on gold: precision, recall, accuracy, NIL, with intervals")
    .requiredOption("--gold <file...>", "gold, JSON lines of { id, lang, text, mentions }")
    .option("--kb <file...>", "packs to use as the public knowledge base, in layers")
    .option("-d, --dataset <file>", "entities to link to instead: a JSON array, or { entities: [...] }")
    .option("--spans", "send the gold spans (D2KB) instead of the text alone (A2KB)")
    .option("--forced-nil", "hide each mention's gold entity: nothing should resolve")
    .option("--in-kb [file]", "also limit the figures to gold in the knowledge base, or with ids in a file")
    .option("--against <url>", "measure a remote resolver: its base URL")
    .option("--key <key>", "its key (default: REFERENT_KEY)")
    .option("--pred <file...>", "score answers made elsewhere: JSON lines of { id, mentions }")
    .option("--offsets <unit>", "what --pred counts: codepoint or utf16", unitOf, "codepoint")
    .option("--confidence <number>", "how sure the detector must be, 0 to 1", Number)
    .option("--out <file>", "write the answers, JSON lines of { id, set, mentions }")
    .option("--resamples <number>", "resamples of the bootstrap; 0 for no intervals", wholeOf, 1_000)
    .option("--seed <number>", "seed of the bootstrap", wholeOf, 20_240_917)
    .option("--json", "print the figures as JSON")
    .action(run);
}

async function run(options: Options): Promise<void> {
  const files = await readGoldFiles(options.gold);
  reportFaults(files);
  const dataset =
    options.dataset === undefined ? undefined : ((await readJson(options.dataset)) as InlineDataset);
  const { sets, kb } = options.pred
    ? await scoredFiles(files, options, options.pred)
    : await scoredRun(files, options, dataset);
  const started = performance.now();
  const scores = score(sets, {
    task: taskOf(options),
    kb,
    offsets: options.offsets,
    resamples: options.resamples,
    seed: options.seed,
  });
  if (options.out !== undefined) writeAnswers(options.out, sets);
  process.stdout.write(options.json ? `${JSON.stringify(scores, null, 1)}\n` : `${scoreTables(scores)}\n`);
  warn(scores);
  if (process.env.REFERENT_DEBUG)
    process.stderr.write(`scored in ${Math.round(performance.now() - started)} ms\n`);
}

interface Evaluated {
  sets: ScoredSet[];
  kb: KnownIds | undefined;
}

async function scoredFiles(
  files: readonly GoldFile[],
  { inKb, kb }: Options,
  pred: readonly string[],
): Promise<Evaluated> {
  const golds = files.map(({ set }) => set);
  const lines = await Promise.all(pred.map(readPredictionFile));
  const { predictions, unknown } = assignPredictions(golds, lines);
  if (unknown.length > 0)
    say(`${unknown.length} prediction lines have an id that no gold file has, such as ${unknown[0]}`);
  const known =
    inKb === undefined ? undefined : await knownIds(inKb, inKb === true ? await openLayers(kb) : []);
  return { sets: golds.map((gold, i) => ({ gold, predictions: predictions[i]! })), kb: known };
}

async function scoredRun(
  files: readonly GoldFile[],
  options: Options,
  dataset: InlineDataset | undefined,
): Promise<Evaluated> {
  const { resolver, layers, hide } = await resolverFor(options, dataset);
  if (options.forcedNil && !hide)
    throw new ProblemError("invalid_request", {
      detail:
        "--forced-nil hides entities of the public knowledge base of this process: not with --against or --dataset",
    });
  const progress = documentProgress();
  const sets: ScoredSet[] = [];
  try {
    for (const { set } of files) {
      const run: Predictions = await runSet(resolver, set, {
        spans: options.spans,
        dataset,
        confidence: options.confidence,
        hide: options.forcedNil ? hide : undefined,
        onDocument: progress.done,
      });
      sets.push({ gold: set, predictions: run });
    }
  } finally {
    progress.stop();
  }
  const kb = options.inKb === undefined ? undefined : await knownIds(options.inKb, layers);
  return { sets, kb };
}

async function resolverFor(
  { against, key, kb }: Options,
  dataset: InlineDataset | undefined,
): Promise<{
  resolver: Resolver;
  layers: readonly CompiledDataset[];
  hide?: (ids: readonly string[]) => void;
}> {
  if (against !== undefined) {
    const { createRemoteResolver } = await import("../http/remote.ts");
    const resolver = createRemoteResolver({ baseUrl: against, key: key ?? process.env.REFERENT_KEY ?? "" });
    return { resolver, layers: [] };
  }
  const { createResolver } = await import("../resolver.ts");
  if (dataset !== undefined && !kb) {
    const { InlineList } = await import("../datasets/inline.ts");
    const { parseDataset } = await import("../contract/index.ts");
    return { resolver: createResolver({ publicKb: false }), layers: [new InlineList(parseDataset(dataset))] };
  }
  const layers = (await openLayers(kb)).map((layer) => new HidingDataset(layer));
  const hide = (ids: readonly string[]) => {
    for (const layer of layers) layer.hide(ids);
  };
  const resolver = createResolver({ publicKb: layers });
  return dataset === undefined ? { resolver, layers, hide } : { resolver, layers };
}

async function openLayers(kb: readonly string[] | undefined): Promise<readonly CompiledDataset[]> {
  const { publicKbFrom } = await import("../node/public-kb.ts");
  const { openPublicKb } = await import("../datasets/public-kb.ts");
  const named = await publicKbFrom(kb);
  return openPublicKb(named === false ? undefined : named);
}

async function knownIds(inKb: string | true, layers: readonly CompiledDataset[]): Promise<KnownIds> {
  const { idsIn, readIds } = await import("./known-ids.ts");
  if (inKb !== true) return readIds(inKb);
  if (layers.length > 0) return idsIn(layers);
  throw new ProblemError("invalid_request", { detail: "--in-kb needs a file of ids with --against" });
}

function taskOf({ forcedNil, spans, pred }: Options): Task {
  if (forcedNil) return "forced-nil";
  if (spans) return "d2kb";
  return pred ? "both" : "a2kb";
}

function reportFaults(files: readonly GoldFile[]): void {
  for (const { set, faults } of files) {
    for (const { document, span, detail } of faults.slice(0, 20))
      say(`gold ${set.name}, document ${document}${span ? `, span ${span}` : ""}: ${detail}`);
    if (faults.length > 20)
      say(`gold ${set.name}: ${faults.length - 20} more faults ("referent gold check" tells all)`);
  }
}

function warn({ overall, goldDocuments }: Scores): void {
  const { documentsWithoutPrediction: missing, input, forcedNil } = overall;
  if (missing > 0) say(`${missing} of ${goldDocuments} gold documents have no answer (scored as empty)`);
  if (input.rowsWhoseTextIsNotTheSlice > 0)
    say(`${input.rowsWhoseTextIsNotTheSlice} rows have a text that is not the slice (try --offsets utf16)`);
  if (input.rowsWithBadOffsets > 0)
    say(`${input.rowsWithBadOffsets} rows with unusable offsets were left out`);
  if (forcedNil?.goldIdReturned) say(`${forcedNil.goldIdReturned} rows return the hidden gold id`);
}

function say(text: string): void {
  process.stderr.write(`warning: ${text}\n`);
}

function writeAnswers(file: string, sets: readonly ScoredSet[]): void {
  const stream = createWriteStream(file);
  for (const { gold, predictions } of sets)
    for (const [id, mentions] of predictions)
      stream.write(`${JSON.stringify({ id, set: gold.name, mentions })}\n`);
  stream.end();
}

function wholeOf(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0) throw new InvalidArgumentError("must be a whole number");
  return number;
}

function unitOf(text: string): "codepoint" | "utf16" {
  if (text !== "codepoint" && text !== "utf16") throw new InvalidArgumentError("must be codepoint or utf16");
  return text;
}
