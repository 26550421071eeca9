import type { Counts } from "./counts.ts";

/** Precision, recall and their harmonic mean. */
export interface Prf {
  /** Precision, 0 to 1. */
  readonly p: number;
  /** Recall, 0 to 1. */
  readonly r: number;
  /** F1, 0 to 1. */
  readonly f1: number;
}

/** GERBIL's convention: nothing to find and nothing found is 1; else nothing right is 0. */
export function prf(tp: number, fp: number, fn: number): Prf {
  if (tp === 0) {
    const value = fp === 0 && fn === 0 ? 1 : 0;
    return { p: value, r: value, f1: value };
  }
  const p = tp / (tp + fp);
  const r = tp / (tp + fn);
  return { p, r, f1: (2 * p * r) / (p + r) };
}

/** A share; null when there is nothing to take it of. */
export function share(part: number, whole: number): number | null {
  return whole > 0 ? part / whole : null;
}

/** Every figure with an interval, as a function of summed counts. */
export const figures = {
  a2kb_p: (c) => prf(c.exactTp, c.exactFp, c.exactFn).p,
  a2kb_r: (c) => prf(c.exactTp, c.exactFp, c.exactFn).r,
  a2kb_f1: (c) => prf(c.exactTp, c.exactFp, c.exactFn).f1,
  a2kb_weak_f1: (c) => prf(c.weakTp, c.weakFp, c.weakFn).f1,
  md_f1: (c) => prf(c.spanTp, c.spanFp, c.spanFn).f1,
  d2kb_accuracy: (c) => share(c.right, c.linked),
  d2kb_accepted_precision: (c) => share(c.right, c.accepted),
  d2kb_coverage: (c) => share(c.acceptedReachable, c.reachable),
  d2kb_accuracy_in_kb: (c) => share(c.rightReachable, c.reachable),
  d2kb_accepted_precision_in_kb: (c) => share(c.rightReachable, c.acceptedReachable),
  nil_recall: (c) => share(c.nil - c.acceptedNil, c.nil),
  nil_false_resolution: (c) => share(c.acceptedNil, c.nil),
  out_of_kb_false_resolution: (c) => share(c.acceptedUnreachable, c.unreachable),
  forced_nil_false_resolution: (c) => share(c.forcedResolved, c.forced),
} as const satisfies Record<string, (counts: Counts) => number | null>;

export type FigureName = keyof typeof figures;
export const figureNames: readonly FigureName[] = Object.keys(figures) as FigureName[];
