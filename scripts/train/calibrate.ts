import { type Calibration, calibrated } from "../../src/linking/model/calibration.ts";
import { type Scorer, TreeScorer } from "../../src/linking/model/scorer.ts";
import type { TreeModel } from "../../src/linking/model/trees.ts";
import { weightIn } from "./learn-links.ts";
import type { LinkExamples } from "./link-examples.ts";
import type { Weighted } from "./sets.ts";

/**
 * A mention of a source that was left out: the probability that the model gave its best candidate, and whether that
 * was right.
 */
interface Sure {
  readonly source: string;
  readonly probability: number;
  readonly right: boolean;
  readonly weight: number;
}

/** Quality of a calibration on sources that took part neither in the model nor in the calibration. */
export interface Reliability {
  /** Mean distance between probability and precision over ten bins, weighted by their share. */
  readonly error: number;
  /** Precision of mentions with a probability of at least 0.9, and their share. */
  readonly precise: number;
  readonly share: number;
}

/**
 * Learns a model of one half of the sources and applies it to the other, both ways.
 *
 * @param byHand scorer that is added to the sums of candidates in use
 */
export function leftOut(
  sets: readonly Weighted<LinkExamples>[],
  byHand: Scorer,
  learn: (sets: readonly Weighted<LinkExamples>[]) => TreeModel,
): Sure[] {
  const sources = [...new Set(sets.map(({ source }) => source))];
  const half = ({ source }: Weighted<LinkExamples>) => sources.indexOf(source) & 1;
  return [0, 1].flatMap((one) => {
    const model = learn(sets.filter((set) => half(set) !== one));
    const scorer = new TreeScorer(() => model);
    return sets.filter((set) => half(set) === one).flatMap((set) => sureOf(set, scorer, byHand));
  });
}

function sureOf(set: Weighted<LinkExamples>, scorer: Scorer, byHand: Scorer): Sure[] {
  const { share, examples } = set;
  const { rows, begins, right, from } = examples;
  const values = rows.values();
  const total = from.reduce((sum, one) => sum + weightIn(set, one), 0);
  return begins.map((begin, i) => {
    const end = begins[i + 1] ?? rows.count;
    const nil = scorer.sum(values, (end - 1) * rows.width);
    const sums = Array.from({ length: end - 1 - begin }, (_, k) => {
      const row = (begin + k) * rows.width;
      return scorer.sum(values, row) + byHand.sum(values, row);
    });
    const best = sums.indexOf(Math.max(...sums));
    const all = sums.reduce((sum, one) => sum + Math.exp(one - nil), 1);
    return {
      source: set.source,
      probability: Math.exp(sums[best]! - nil) / all,
      right: right[i]!.includes(best),
      weight: (share * weightIn(set, from[i]!)) / total,
    };
  });
}

/** Most points of a calibration: more are not smoother. */
const POINTS = 24;

/** People take 0.9 for sure. */
const SURE = 0.9;
const NOT_SURE = 0.8999;

/**
 * The calibration of a model, from mentions of sources that were left out.
 *
 * @param promised the share that has to be right where 0.9 or more is reported; what is less sure is reported as less.
 *   Default 0: the line is not changed
 */
export function calibrationOf(sure: readonly Sure[], promised = 0): Calibration {
  const { from, to } = isotonic(sure);
  const points: [from: number, to: number][] = [];
  from.forEach((x, i) => {
    const [before, value] = [points.at(-1), to[i]!];
    if (value < SURE) points.push([x, value]);
    else if (before && before[1] < promised) {
      const reach = (y: number) =>
        round(from[i - 1]! + ((x - from[i - 1]!) * (y - to[i - 1]!)) / (value - to[i - 1]!));
      if (to[i - 1]! < SURE) points.push([reach(SURE), NOT_SURE]);
      if (value >= promised) points.push([reach(promised), NOT_SURE], [reach(promised), promised]);
      points.push([x, value >= promised ? value : NOT_SURE]);
    } else points.push([x, value]);
  });
  return { from: points.map(([x]) => x), to: points.map(([, y]) => y) };
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}

/**
 * Isotonic regression (pool adjacent violators): the rising line that is nearest to the results. Neighbours are first
 * gathered, so that each point rests on a share of the mentions.
 */
function isotonic(sure: readonly Sure[]): Calibration {
  const sorted = [...sure].sort((a, b) => a.probability - b.probability);
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0);
  const pools: { probability: number; right: number; weight: number }[] = [];
  let pool = { probability: 0, right: 0, weight: 0 };
  for (const { probability, right, weight } of sorted) {
    pool.probability += probability * weight;
    pool.right += right ? weight : 0;
    pool.weight += weight;
    if (pool.weight < total / POINTS) continue;
    pools.push(pool);
    pool = { probability: 0, right: 0, weight: 0 };
  }
  if (pool.weight > 0) pools.push(pool);
  for (let i = 0; i + 1 < pools.length; ) {
    const [a, b] = [pools[i]!, pools[i + 1]!];
    if (a.right / a.weight <= b.right / b.weight) {
      i++;
      continue;
    }
    pools.splice(i, 2, {
      probability: a.probability + b.probability,
      right: a.right + b.right,
      weight: a.weight + b.weight,
    });
    i = Math.max(0, i - 1);
  }
  return {
    from: [0, ...pools.map(({ probability, weight }) => round(probability / weight)), 1],
    to: [
      0,
      ...pools.map(({ right, weight }) => round(right / weight)),
      round(pools.at(-1)!.right / pools.at(-1)!.weight),
    ],
  };
}

/** Quality of a calibration for each source, when it is made of all others. */
export function reliabilityOf(sure: readonly Sure[], promised?: number): Reliability {
  const bins = Array.from({ length: 10 }, () => ({ probability: 0, right: 0, weight: 0 }));
  const top = { right: 0, weight: 0 };
  let total = 0;
  for (const source of new Set(sure.map((one) => one.source))) {
    const calibration = calibrationOf(
      sure.filter((one) => one.source !== source),
      promised,
    );
    for (const { source: own, probability, right, weight } of sure) {
      if (own !== source) continue;
      const told = calibrated(calibration, probability);
      const bin = bins[Math.min(9, Math.floor(told * 10))]!;
      bin.probability += told * weight;
      bin.right += right ? weight : 0;
      bin.weight += weight;
      total += weight;
      if (told < SURE) continue;
      top.right += right ? weight : 0;
      top.weight += weight;
    }
  }
  const error = bins.reduce((sum, { probability, right }) => sum + Math.abs(probability - right), 0) / total;
  return { error, precise: top.right / top.weight, share: top.weight / total };
}
