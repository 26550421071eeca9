import { type Command, InvalidArgumentError } from "commander";
import { type InlineDataset, ProblemError } from "../contract/index.ts";
import {
  assignPredictions,
  byLanguage,
  type EvaluationReport,
  evaluationReport,
  type Floors,
  type GateRow,
  type GoldSet,
  gate,
  gateFigures,
  type KnownIds,
  type Probes,
  parseFloors,
  probeMissed,
  type RunKind,
  runSet,
  type ScoredSet,
  type Task,
} from "../evaluation/index.ts";
import { type BreakdownName, breakdownNames, breakdownTables, gateTable } from "./breakdown-tables.ts";
import { comparisonText, errorList, ownerTable } from "./error-list.ts";
import { scoreTables } from "./evaluation-tables.ts";
import { reportFaults, warning, warnOf } from "./evaluation-warnings.ts";
import { exitCodes } from "./failure.ts";
import { readGoldFiles, readPredictionFile } from "./gold-files.ts";
import { readJson } from "./input.ts";
import {
  knownIds,
  labelsIn,
  type Measured,
  type MeasuredOptions,
  openLayers,
  openMeasured,
} from "./measured.ts";
import { documentProgress } from "./progress.ts";

interface Options extends MeasuredOptions {
  gold: string[];
  dataset?: string;
  spans?: boolean;
  forcedNil?: boolean;
  inKb?: string | true;
  pred?: string[];
  offsets: "codepoint" | "utf16";
  confidence?: number;
  out?: string;
  resamples: number;
  seed: number;
  by?: BreakdownName[];
  floor?: Floors;
  errors?: number;
  baseline?: string;
  html?: string;
  json?: boolean;
}

export function registerEvaluate(program: Command): void {
  program
    .command("evaluate")
    .description("measure a resolver on gold: precision, recall, accuracy, NIL, with intervals")
    .requiredOption(
      "--gold <file...>",
      "gold: JSON lines, NIF (.ttl), HIPE (.tsv), brat (.ann) or surfaces (.json)",
    )
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
    .option("--by <list>", `break down by ${breakdownNames.join(", ")}`, namesOf)
    .option(
      "--floor <list>",
      `percent by language, exit code 1 below: ${Object.keys(gateFigures).join(", ")}`,
      parseFloors,
    )
    .option("--errors <number>", "show the owners of the errors, with so many examples of each", wholeOf)
    .option("--baseline <file>", "an earlier --json: show what was gained and lost")
    .option("--html <file>", "write a report to read in a browser")
    .option("--json", "print everything as JSON")
    .addHelpText(
      "after",
      "\nExample:\n  referent evaluate --gold news.jsonl --spans --errors 3 --floor precision=99,coverage=90,forced-nil=2",
    )
    .action(run);
}

async function run(options: Options): Promise<void> {
  const files = await readGoldFiles(options.gold);
  reportFaults(files);
  const golds = files.map(({ set }) => set);
  const { sets, kb, probes, measured } = options.pred
    ? await answersOfFiles(golds, options, options.pred)
    : await answersOfResolver(golds, options);
  const report = await reportOf(sets, kb, probes, measured, golds, options);
  warnOf(report);
  if (options.out !== undefined) await writeAnswers(options.out, sets);
  const baseline =
    options.baseline === undefined ? undefined : ((await readJson(options.baseline)) as EvaluationReport);
  if (options.html !== undefined) await writeHtml(options.html, report, baseline);
  const text = options.json ? JSON.stringify(report, null, 1) : inWords(report, baseline, options, measured);
  process.stdout.write(`${text}\n`);
  if (report.gate?.some(({ passed }) => !passed)) process.exitCode = exitCodes.problem;
}

interface Answered {
  sets: ScoredSet[];
  kb: KnownIds | undefined;
  probes?: Probes[];
  measured?: Measured;
}

async function answersOfFiles(
  golds: readonly GoldSet[],
  { inKb, kb }: Options,
  pred: readonly string[],
): Promise<Answered> {
  const { predictions, unknown } = assignPredictions(golds, await Promise.all(pred.map(readPredictionFile)));
  if (unknown.length > 0)
    warning(`${unknown.length} prediction lines have an id that no gold file has, such as ${unknown[0]}`);
  const known =
    inKb === undefined ? undefined : await knownIds(inKb, inKb === true ? await openLayers(kb) : []);
  return { sets: golds.map((gold, i) => ({ gold, predictions: predictions[i]! })), kb: known };
}

async function answersOfResolver(golds: readonly GoldSet[], options: Options): Promise<Answered> {
  const measured = await openMeasured(options, await datasetOf(options));
  const task = taskOf(options);
  const sets = await answer(measured, golds, options, task, isExplained(options));
  const probes: Probes[] = [];
  if (isExplained(options) && task === "a2kb") {
    const dataset = await datasetOf(options);
    for (const set of sets) probes.push(await probeMissed(measured.resolver, set, { dataset }));
  }
  const kb = options.inKb === undefined ? undefined : await knownIds(options.inKb, measured.layers);
  return { sets, kb, probes, measured };
}

async function answer(
  { resolver, hide }: Measured,
  golds: readonly GoldSet[],
  options: Options,
  task: Task,
  explained: boolean,
): Promise<ScoredSet[]> {
  if (task === "forced-nil" && !hide)
    throw new ProblemError("invalid_request", {
      detail: "forced NIL hides entities of packs in this process: not with --against, --dataset or --pred",
    });
  const dataset = await datasetOf(options);
  const progress = documentProgress();
  try {
    const sets: ScoredSet[] = [];
    for (const gold of golds) {
      const predictions = await runSet(resolver, gold, {
        spans: task !== "a2kb",
        dataset,
        confidence: options.confidence,
        include: explained ? ["candidates", "evidence"] : undefined,
        hide: task === "forced-nil" ? hide : undefined,
        onDocument: progress.done,
      });
      sets.push({ gold, predictions });
    }
    return sets;
  } finally {
    progress.stop();
  }
}

async function datasetOf({ dataset }: Options): Promise<InlineDataset | undefined> {
  return dataset === undefined ? undefined : ((await readJson(dataset)) as InlineDataset);
}

async function reportOf(
  sets: readonly ScoredSet[],
  kb: KnownIds | undefined,
  probes: readonly Probes[] | undefined,
  measured: Measured | undefined,
  golds: readonly GoldSet[],
  options: Options,
): Promise<EvaluationReport> {
  const { offsets, resamples, seed, floor } = options;
  const task = taskOf(options);
  const report = evaluationReport(sets, { task, kb, offsets, resamples, seed, probes });
  if (!floor) return report;
  const runs: Partial<Record<RunKind, EvaluationReport["breakdown"]["language"]>> = {};
  for (const kind of new Set(Object.keys(floor).map((figure) => gateFigures[figure as keyof Floors].of))) {
    const wanted: Task = ({ text: "a2kb", spans: "d2kb", "forced-nil": "forced-nil" } as const)[kind];
    if (task === wanted || (task === "both" && wanted !== "forced-nil")) {
      runs[kind] = report.breakdown.language;
      continue;
    }
    if (!measured)
      throw new ProblemError("invalid_request", { detail: `--pred holds no run for the ${kind} floors` });
    const others = await answer(measured, golds, options, wanted, false);
    runs[kind] = byLanguage(others, { task: wanted, kb }).sets;
  }
  const rows: GateRow[] = gate(floor, runs);
  return { ...report, gate: rows };
}

function inWords(
  report: EvaluationReport,
  baseline: EvaluationReport | undefined,
  { by, errors }: Options,
  measured: Measured | undefined,
): string {
  const labelOf = labelsIn(measured?.layers ?? []);
  return [
    scoreTables(report),
    by && breakdownTables(report, by),
    errors !== undefined && report.errors.length > 0 && ownerTable(report.errors),
    errors && errorList(report.errors, errors, labelOf),
    baseline && comparisonText(baseline, report, errors ?? 0, labelOf),
    report.gate && gateTable(report.gate),
  ]
    .filter(Boolean)
    .join("\n\n");
}

async function writeHtml(
  file: string,
  report: EvaluationReport,
  baseline: EvaluationReport | undefined,
): Promise<void> {
  const { htmlReport } = await import("../evaluation/index.ts");
  const { writeWholeFile } = await import("../node/write-file.ts");
  await writeWholeFile(file, htmlReport(report, { baseline }));
}

async function writeAnswers(file: string, sets: readonly ScoredSet[]): Promise<void> {
  const { writeWholeFile } = await import("../node/write-file.ts");
  const lines = sets.flatMap(({ gold, predictions }) =>
    [...predictions].map(([id, mentions]) => `${JSON.stringify({ id, set: gold.name, mentions })}\n`),
  );
  await writeWholeFile(file, lines.join(""));
}

/** Whether errors are wanted, for which answers must bring candidates and evidence. */
function isExplained({ errors, json, html, baseline }: Options): boolean {
  return errors !== undefined || json === true || html !== undefined || baseline !== undefined;
}

function taskOf({ forcedNil, spans, pred }: Options): Task {
  if (forcedNil) return "forced-nil";
  if (spans) return "d2kb";
  return pred ? "both" : "a2kb";
}

function wholeOf(text: string): number {
  const number = Number(text);
  if (text.trim() === "" || !Number.isInteger(number) || number < 0)
    throw new InvalidArgumentError("must be a whole number");
  return number;
}

function unitOf(text: string): "codepoint" | "utf16" {
  if (text !== "codepoint" && text !== "utf16") throw new InvalidArgumentError("must be codepoint or utf16");
  return text;
}

function namesOf(text: string): BreakdownName[] {
  const names = text.split(",").map((name) => name.trim());
  const known: readonly string[] = breakdownNames;
  if (!names.every((name) => known.includes(name)))
    throw new InvalidArgumentError(`known are ${breakdownNames.join(", ")}`);
  return names as BreakdownName[];
}
