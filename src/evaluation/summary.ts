import { bootstrap, type Intervals } from "./bootstrap.ts";
import { type CountName, type Counts, countNames, noCounts } from "./counts.ts";
import { figures, type Prf, prf, share } from "./figures.ts";
import type { Tallies } from "./tallies.ts";

/** Which block of figures a run is for. */
export type Task = "a2kb" | "d2kb" | "both" | "forced-nil";

export interface PrfCounts extends Prf {
  tp: number;
  fp: number;
  fn: number;
}
/** Mean over documents; null without documents. */
export type MeanPrf = { [K in keyof Prf]: number | null };

/** Text alone was sent. */
export interface TextFigures {
  micro: PrfCounts;
  macro: MeanPrf;
  weakMicro: PrfCounts;
  weakMacro: MeanPrf;
  mentionDetection: PrfCounts;
  mentionDetectionMacro: MeanPrf;
  ignoredOnOptional: number;
  /** Gold limited to what the knowledge base has; answers elsewhere are wrong. */
  inKb?: PrfCounts;
}

/** The gold spans were sent. */
export interface SpanFigures {
  linked: number;
  rowsMissing: number;
  correct: number;
  accepted: number;
  /** Right / linked gold. */
  accuracy: number | null;
  /** Right / resolved rows on linked gold. */
  acceptedPrecision: number | null;
  /** Right / resolved rows on linked and NIL gold: what a user can trust. */
  acceptedPrecisionWithNil: number | null;
  reachable: number;
  acceptedReachable: number;
  /** Resolved / reachable linked gold. */
  coverage: number | null;
  nil: number;
  nilRowsMissing: number;
  nilResolved: number;
  nilRecall: number | null;
  nilFalseResolution: number | null;
  inKb?: {
    linked: number;
    correct: number;
    accepted: number;
    accuracy: number | null;
    acceptedPrecision: number | null;
    outOfKb: number;
    outOfKbResolved: number;
    outOfKbFalseResolution: number | null;
  };
}

export interface ForcedNilFigures {
  mentions: number;
  resolved: number;
  missingRows: number;
  goldIdReturned: number;
  falseResolution: number | null;
}

/** All figures of a set, or of several pooled. */
export interface Summary {
  docs: number;
  linked: number;
  nil: number;
  optional: number;
  forcedNil?: ForcedNilFigures;
  a2kb?: TextFigures;
  d2kb?: SpanFigures;
  reasons: Tallies["reasons"];
  reasonsByGold: Tallies["reasonsByGold"];
  paths: Record<string, { right: number; wrong: number; precision: number | null }>;
  input: Tallies["input"];
  ci95?: Intervals;
  documentsWithoutPrediction: number;
}

export interface SummaryOptions {
  task: Task;
  /** A knowledge base was given: figures limited to it are wanted too. */
  limited: boolean;
  resamples: number;
  seed: number;
}

/** The figures of documents, given set by set. */
export function summarise(
  sets: readonly (readonly Counts[])[],
  tallies: Tallies,
  documentsWithoutPrediction: number,
  { task, limited, resamples, seed }: SummaryOptions,
): Summary {
  const documents = sets.flat();
  const sum = summed(documents);
  return {
    docs: documents.length,
    linked: sum.linked,
    nil: sum.nil,
    optional: sum.optional,
    ...(task === "forced-nil" ? { forcedNil: forcedNilFigures(sum) } : {}),
    ...(task === "a2kb" || task === "both" ? { a2kb: textFigures(sum, documents, limited) } : {}),
    ...(task === "d2kb" || task === "both" ? { d2kb: spanFigures(sum, limited) } : {}),
    reasons: tallies.reasons,
    reasonsByGold: tallies.reasonsByGold,
    paths: Object.fromEntries(
      Object.entries(tallies.paths).map(([path, { right, wrong }]) => [
        path,
        { right, wrong, precision: share(right, right + wrong) },
      ]),
    ),
    input: tallies.input,
    ...(resamples > 0 && documents.length > 1 ? { ci95: bootstrap(sets, resamples, seed) } : {}),
    documentsWithoutPrediction,
  };
}

function summed(documents: readonly Counts[]): Counts {
  const sum = noCounts();
  for (const counts of documents) for (const name of countNames) sum[name] += counts[name];
  return sum;
}

type Triple = readonly [tp: CountName, fp: CountName, fn: CountName];
const exact: Triple = ["exactTp", "exactFp", "exactFn"];
const weak: Triple = ["weakTp", "weakFp", "weakFn"];
const spans: Triple = ["spanTp", "spanFp", "spanFn"];
const inKb: Triple = ["kbTp", "kbFp", "kbFn"];

function textFigures(sum: Counts, documents: readonly Counts[], limited: boolean): TextFigures {
  return {
    micro: micro(sum, exact),
    macro: macro(documents, exact),
    weakMicro: micro(sum, weak),
    weakMacro: macro(documents, weak),
    mentionDetection: micro(sum, spans),
    mentionDetectionMacro: macro(documents, spans),
    ignoredOnOptional: sum.onOptional,
    ...(limited ? { inKb: micro(sum, inKb) } : {}),
  };
}

function micro(counts: Counts, [t, f, n]: Triple): PrfCounts {
  const [tp, fp, fn] = [counts[t], counts[f], counts[n]];
  return { ...prf(tp, fp, fn), tp, fp, fn };
}

function macro(documents: readonly Counts[], [tp, fp, fn]: Triple): MeanPrf {
  let [p, r, f1] = [0, 0, 0];
  for (const counts of documents) {
    const one = prf(counts[tp], counts[fp], counts[fn]);
    p += one.p;
    r += one.r;
    f1 += one.f1;
  }
  const { length } = documents;
  return { p: share(p, length), r: share(r, length), f1: share(f1, length) };
}

function spanFigures(sum: Counts, limited: boolean): SpanFigures {
  return {
    linked: sum.linked,
    rowsMissing: sum.missing,
    correct: sum.right,
    accepted: sum.accepted,
    accuracy: figures.d2kb_accuracy(sum),
    acceptedPrecision: figures.d2kb_accepted_precision(sum),
    acceptedPrecisionWithNil: share(sum.right, sum.accepted + sum.acceptedNil),
    reachable: sum.reachable,
    acceptedReachable: sum.acceptedReachable,
    coverage: figures.d2kb_coverage(sum),
    nil: sum.nil,
    nilRowsMissing: sum.missingNil,
    nilResolved: sum.acceptedNil,
    nilRecall: figures.nil_recall(sum),
    nilFalseResolution: figures.nil_false_resolution(sum),
    ...(limited
      ? {
          inKb: {
            linked: sum.reachable,
            correct: sum.rightReachable,
            accepted: sum.acceptedReachable,
            accuracy: figures.d2kb_accuracy_in_kb(sum),
            acceptedPrecision: figures.d2kb_accepted_precision_in_kb(sum),
            outOfKb: sum.unreachable,
            outOfKbResolved: sum.acceptedUnreachable,
            outOfKbFalseResolution: figures.out_of_kb_false_resolution(sum),
          },
        }
      : {}),
  };
}

function forcedNilFigures(sum: Counts): ForcedNilFigures {
  return {
    mentions: sum.forced,
    resolved: sum.forcedResolved,
    missingRows: sum.forcedMissing,
    goldIdReturned: sum.forcedGoldReturned,
    falseResolution: figures.forced_nil_false_resolution(sum),
  };
}
