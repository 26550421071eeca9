import { anyList, checkOptions } from "../contract/index.ts";
import { type Breakdown, breakdown } from "./breakdown.ts";
import { type EvaluationError, errorsOf, type Probes } from "./errors.ts";
import type { GateRow } from "./gate.ts";
import {
  calibrationError,
  type ReliabilityBin,
  reliability,
  scoredRows,
  type ThresholdPoint,
  thresholdCurve,
} from "./reliability.ts";
import { type ScoredSet, type ScoreOptions, type Scores, score, scoreChecks } from "./score.ts";

/** Score against correctness of one path. */
export interface PathReliability {
  /** Number of rows on gold spans that have a score. */
  readonly rows: number;
  /** Score against precision in ten equal bins. */
  readonly bins: readonly ReliabilityBin[];
  /** Expected calibration error, 0 to 1; null without rows. */
  readonly calibrationError: number | null;
  /** Precision and coverage over the score, thinned to a few hundred points. */
  readonly curve: readonly ThresholdPoint[];
}

/** Everything that one evaluation says, as plain data: what `--json` prints and `--baseline` reads. */
export interface EvaluationReport extends Scores {
  /** The figures by language, type, dataset, match kind and path. */
  readonly breakdown: Breakdown;
  /** Score against correctness, by path. */
  readonly reliability: Readonly<Record<string, PathReliability>>;
  /** Every error, in the order of sets and documents; none in a forced-NIL run. */
  readonly errors: readonly EvaluationError[];
  /** What the release gate says, if floors were asked for. */
  readonly gate?: readonly GateRow[] | undefined;
}

/** How a report is made. */
export interface ReportOptions extends ScoreOptions {
  /** For each set, what the resolver says of spans that its text run missed. */
  readonly probes?: readonly (Probes | undefined)[] | undefined;
}

/** Most points of a curve that a report keeps. */
const CURVE = 300;

/**
 * Scores, breaks down and explains answers. Answers with candidates and evidence give better owners of errors.
 *
 * @throws ProblemError `invalid_request` for a wrong option
 */
export function evaluationReport(sets: readonly ScoredSet[], options: ReportOptions = {}): EvaluationReport {
  checkOptions<ReportOptions>(options, { ...scoreChecks, probes: anyList });
  const { probes, ...scoreOptions } = options;
  return {
    ...score(sets, scoreOptions),
    breakdown: breakdown(sets, scoreOptions),
    reliability: reliabilities(sets, options),
    errors:
      options.task === "forced-nil"
        ? []
        : sets.flatMap((set, i) => errorsOf(set, { ...scoreOptions, probes: probes?.[i] })),
  };
}

function reliabilities(sets: readonly ScoredSet[], options: ReportOptions): Record<string, PathReliability> {
  const rows = scoredRows(sets, options);
  const paths = [...new Set(rows.map(({ path }) => path))].sort();
  return Object.fromEntries(
    paths.map((path) => {
      const own = rows.filter((row) => row.path === path);
      const bins = reliability(own);
      const curve = thinned(thresholdCurve(own));
      return [path, { rows: own.length, bins, calibrationError: calibrationError(bins), curve }];
    }),
  );
}

function thinned(curve: readonly ThresholdPoint[]): ThresholdPoint[] {
  const step = Math.max(1, curve.length / CURVE);
  const kept = Array.from({ length: Math.min(curve.length, CURVE) }, (_, i) => curve[Math.floor(i * step)]!);
  const last = curve.at(-1);
  if (last && kept.at(-1) !== last) kept.push(last);
  return kept;
}

/** What a second run gained and lost against a first, mention by mention. */
export interface Comparison {
  /** Errors of the first run that the second does not make. */
  readonly gained: readonly EvaluationError[];
  /** Errors of the second run that the first did not make. */
  readonly lost: readonly EvaluationError[];
}

/** Compares two runs on the same gold. */
export function compareReports(
  baseline: Pick<EvaluationReport, "errors">,
  now: Pick<EvaluationReport, "errors">,
): Comparison {
  const before = new Set(baseline.errors.map(errorKey));
  const after = new Set(now.errors.map(errorKey));
  return {
    gained: baseline.errors.filter((error) => !after.has(errorKey(error))),
    lost: now.errors.filter((error) => !before.has(errorKey(error))),
  };
}

function errorKey({ set, document, start, end, kind, answer }: EvaluationError): string {
  return JSON.stringify([set, document, start, end, kind === "extra" ? answer?.id : "gold"]);
}
