import { type InlineDataset, ProblemError } from "../contract/index.ts";
import type { CompiledDataset } from "../datasets/dataset.ts";
import {
  assignPredictions,
  byLanguage,
  type EvaluationReport,
  evaluationReport,
  type Floors,
  type GoldSet,
  gate,
  gateFigures,
  type KnownIds,
  type Probes,
  probeMissed,
  type RunKind,
  runSet,
  type ScoredSet,
  type Task,
} from "../evaluation/index.ts";
import { readDataset } from "./dataset.ts";
import { warning } from "./evaluation-warnings.ts";
import { readPredictionFile } from "./gold-files.ts";
import type { Io } from "./io.ts";
import { knownIds, type Measured, type MeasuredOptions, openLayers, openMeasured } from "./measured.ts";
import { documentProgress } from "./progress.ts";

/** What is measured, and how. */
export interface EvaluationOptions extends MeasuredOptions {
  dataset?: string;
  columns?: string;
  spans?: boolean;
  forcedNil?: boolean;
  inKb?: string | true;
  pred?: string[];
  offsets: "codepoint" | "utf16";
  confidence?: number;
  resamples: number;
  seed: number;
  floor?: Floors;
  /** Whether errors are wanted; answers must then include candidates and evidence. */
  explained: boolean;
}

/** A report, the answers that it describes, and what was opened to get them. */
export interface Evaluation {
  readonly report: EvaluationReport;
  readonly sets: readonly ScoredSet[];
  readonly layers: readonly CompiledDataset[];
}

/** The resolver, with the list that is sent with each call. */
interface Answerer extends Measured {
  readonly dataset: InlineDataset | undefined;
}

interface Answered {
  sets: ScoredSet[];
  kb: KnownIds | undefined;
  probes?: Probes[];
  answerer?: Answerer;
}

/** Gets the answers, from files or from a resolver, and scores them; floors of other runs get these runs. */
export async function measure(
  golds: readonly GoldSet[],
  options: EvaluationOptions,
  io: Io,
): Promise<Evaluation> {
  const { sets, kb, probes, answerer } = options.pred
    ? await answersOfFiles(golds, options, options.pred, io)
    : await answersOfResolver(golds, options, io);
  const { offsets, resamples, seed, floor } = options;
  const task = taskOf(options);
  const scored = evaluationReport(sets, { task, kb, offsets, resamples, seed, probes });
  const layers = answerer?.layers ?? [];
  if (!floor) return { report: scored, sets, layers };
  const runs: Partial<Record<RunKind, EvaluationReport["breakdown"]["language"]>> = {};
  for (const kind of new Set(Object.keys(floor).map((figure) => gateFigures[figure as keyof Floors].of))) {
    const wanted: Task = ({ text: "a2kb", spans: "d2kb", "forced-nil": "forced-nil" } as const)[kind];
    if (task === wanted || (task === "both" && wanted !== "forced-nil")) {
      runs[kind] = scored.breakdown.language;
      continue;
    }
    if (!answerer)
      throw new ProblemError("invalid_request", { detail: `--pred has no run for the ${kind} floors` });
    const others = await answer(answerer, golds, { ...options, explained: false }, wanted, io);
    runs[kind] = byLanguage(others, { task: wanted, kb }).sets;
  }
  return { report: { ...scored, gate: gate(floor, runs) }, sets, layers };
}

async function answersOfFiles(
  golds: readonly GoldSet[],
  { inKb, kb }: EvaluationOptions,
  pred: readonly string[],
  io: Io,
): Promise<Answered> {
  const files = await Promise.all(pred.map((file) => readPredictionFile(file, io)));
  const { predictions, unknown } = assignPredictions(golds, files);
  if (unknown.length > 0)
    warning(io, `${unknown.length} prediction lines have an id that no gold file has, such as ${unknown[0]}`);
  const known =
    inKb === undefined ? undefined : await knownIds(inKb, inKb === true ? await openLayers(kb) : []);
  return { sets: golds.map((gold, i) => ({ gold, predictions: predictions[i]! })), kb: known };
}

async function answersOfResolver(
  golds: readonly GoldSet[],
  options: EvaluationOptions,
  io: Io,
): Promise<Answered> {
  const dataset =
    options.dataset === undefined ? undefined : await readDataset(options.dataset, options.columns, io);
  const answerer = { ...(await openMeasured(options, dataset)), dataset };
  const task = taskOf(options);
  const sets = await answer(answerer, golds, options, task, io);
  const probes: Probes[] = [];
  if (options.explained && task === "a2kb")
    for (const set of sets) probes.push(await probeMissed(answerer.resolver, set, { dataset }));
  const kb = options.inKb === undefined ? undefined : await knownIds(options.inKb, answerer.layers);
  return { sets, kb, probes, answerer };
}

async function answer(
  { resolver, hide, dataset }: Answerer,
  golds: readonly GoldSet[],
  { confidence, explained }: EvaluationOptions,
  task: Task,
  io: Io,
): Promise<ScoredSet[]> {
  if (task === "forced-nil" && !hide)
    throw new ProblemError("invalid_request", {
      detail:
        "forced NIL hides entities of packs in this process: it cannot be combined with --against, --dataset or --pred",
    });
  const progress = documentProgress(io.stderr);
  try {
    const sets: ScoredSet[] = [];
    for (const gold of golds) {
      const predictions = await runSet(resolver, gold, {
        spans: task !== "a2kb",
        dataset,
        confidence,
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

function taskOf({ forcedNil, spans, pred }: EvaluationOptions): Task {
  if (forcedNil) return "forced-nil";
  if (spans) return "d2kb";
  return pred ? "both" : "a2kb";
}
