import { type AlignOptions, align, spanKey } from "./alignment.ts";
import { share } from "./figures.ts";
import { answerIdentity } from "./identity.ts";
import type { ScoredSet } from "./score.ts";

/** A row on a required gold span: its score, and whether its leader is right. */
export interface ScoredRow {
  /** `signals.path` of the row; "none" where it has none. */
  readonly path: string;
  /** The row's score, 0 to 1. */
  readonly score: number;
  /** Whether the leader is a right id; never on NIL gold. */
  readonly right: boolean;
  /** Whether the row answers with its leader. */
  readonly resolved: boolean;
}

/** Rows whose score lies in `[from, to)`; the last bin holds 1 too. */
export interface ReliabilityBin {
  /** Least score of the bin. */
  readonly from: number;
  /** Where the next bin begins. */
  readonly to: number;
  /** Number of rows. */
  readonly rows: number;
  /** Rows of them whose leader is right. */
  readonly right: number;
  /** Mean score of the rows; null without rows. */
  readonly meanScore: number | null;
  /** Right / rows; null without rows. */
  readonly precision: number | null;
}

/** What a floor on the score would give. */
export interface ThresholdPoint {
  /** The least score that passes. */
  readonly threshold: number;
  /** Right / rows at or above the threshold. */
  readonly precision: number | null;
  /** Rows at or above the threshold / all rows with a score. */
  readonly coverage: number;
}

/**
 * The rows on gold spans that have a score, NIL gold included (an answer there is wrong). The leader of an
 * unresolved row counts where the row names its candidates, so that a curve can go below the present floor.
 */
export function scoredRows(sets: readonly ScoredSet[], options: AlignOptions = {}): ScoredRow[] {
  return sets.flatMap(({ gold, predictions }) =>
    gold.documents.flatMap((document) => {
      const { required, rowAt } = align(document, predictions.get(document.id) ?? [], options);
      return required.flatMap((target): ScoredRow[] => {
        const found = rowAt.get(spanKey(target));
        if (!found || typeof found.row.score !== "number") return [];
        const { row, id } = found;
        const leader = id ?? leaderOf(row);
        if (leader === undefined) return [];
        const { score } = found.row;
        return [
          {
            path: row.signals?.path ?? "none",
            score: score!,
            right: target.ids.includes(leader),
            resolved: id !== null,
          },
        ];
      });
    }),
  );
}

function leaderOf(row: object): string | undefined {
  const [first] = "candidates" in row && Array.isArray(row.candidates) ? row.candidates : [];
  return first === undefined ? undefined : answerIdentity(String((first as { id: unknown }).id));
}

/** Score against correctness of one path's rows, in equal bins. */
export function reliability(rows: readonly ScoredRow[], bins = 10): ReliabilityBin[] {
  return Array.from({ length: bins }, (_, i) => {
    const inBin = rows.filter(({ score }) => Math.min(Math.floor(score * bins), bins - 1) === i);
    const right = inBin.filter((row) => row.right).length;
    const sum = inBin.reduce((total, { score }) => total + score, 0);
    return {
      from: i / bins,
      to: (i + 1) / bins,
      rows: inBin.length,
      right,
      meanScore: share(sum, inBin.length),
      precision: share(right, inBin.length),
    };
  });
}

/** Expected calibration error: the mean distance of score and precision, bins weighing their rows. */
export function calibrationError(bins: readonly ReliabilityBin[]): number | null {
  const rows = bins.reduce((sum, bin) => sum + bin.rows, 0);
  const distance = bins.reduce(
    (sum, bin) => sum + bin.rows * Math.abs((bin.meanScore ?? 0) - (bin.precision ?? 0)),
    0,
  );
  return share(distance, rows);
}

/** Precision and coverage at every score that occurs, highest threshold first. */
export function thresholdCurve(rows: readonly ScoredRow[]): ThresholdPoint[] {
  const sorted = [...rows].sort((a, b) => b.score - a.score);
  const points: ThresholdPoint[] = [];
  let right = 0;
  sorted.forEach((row, i) => {
    if (row.right) right++;
    if (sorted[i + 1]?.score === row.score) return;
    points.push({
      threshold: row.score,
      precision: right / (i + 1),
      coverage: (i + 1) / sorted.length,
    });
  });
  return points;
}

/** The lowest threshold whose precision is at least the wanted one; undefined when none is. */
export function thresholdFor(
  curve: readonly ThresholdPoint[],
  precision: number,
): ThresholdPoint | undefined {
  return curve.findLast((point) => (point.precision ?? 0) >= precision);
}
