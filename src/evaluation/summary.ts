import { bootstrap, type Intervals } from "./bootstrap.ts";
import { type CountName, type Counts, countNames, noCounts } from "./counts.ts";
import { figures, type Prf, prf, share } from "./figures.ts";
import type { Tallies } from "./tallies.ts";

/** Which block of figures a run is for. */
export type Task = "a2kb" | "d2kb" | "both" | "forced-nil";

/** Precision, recall and F1 of summed counts, and the counts. */
export interface PrfCounts extends Prf {
  /** Right answers. */
  tp: number;
  /** Answers that are not right. */
  fp: number;
  /** Gold without a right answer. */
  fn: number;
}
/** Mean over documents; null without documents. */
export type MeanPrf = { [K in keyof Prf]: number | null };

/** Text alone was sent. */
export interface TextFigures {
  /** Exact span and right entity, counts summed over documents. */
  micro: PrfCounts;
  /** The same, as a mean over documents. */
  macro: MeanPrf;
  /** Overlapping span and right entity, one to one, counts summed over documents. */
  weakMicro: PrfCounts;
  /** The same, as a mean over documents. */
  weakMacro: MeanPrf;
  /** Exact spans alone, whatever the entity; unresolved rows and NIL gold count. */
  mentionDetection: PrfCounts;
  /** The same, as a mean over documents. */
  mentionDetectionMacro: MeanPrf;
  /** Resolved rows on optional gold: neither right nor wrong. */
  ignoredOnOptional: number;
  /** Gold limited to what the knowledge base has; answers elsewhere are wrong. */
  inKb?: PrfCounts;
}

/** The gold spans were sent. */
export interface SpanFigures {
  /** Required gold mentions with an entity. */
  linked: number;
  /** Linked gold without a row on its span. */
  rowsMissing: number;
  /** Linked gold whose row has a right id. */
  correct: number;
  /** Linked gold whose row is resolved. */
  accepted: number;
  /** Right / linked gold. */
  accuracy: number | null;
  /** Right / resolved rows on linked gold. */
  acceptedPrecision: number | null;
  /** Right / resolved rows on linked and NIL gold: what a user can trust. */
  acceptedPrecisionWithNil: number | null;
  /** Linked gold that the knowledge base has; all of it without a knowledge base. */
  reachable: number;
  /** Reachable gold whose row is resolved. */
  acceptedReachable: number;
  /** Resolved / reachable linked gold. */
  coverage: number | null;
  /** Required gold mentions that are NIL. */
  nil: number;
  /** NIL gold without a row on its span. */
  nilRowsMissing: number;
  /** NIL gold whose row is resolved. */
  nilResolved: number;
  /** NIL gold that is not resolved / NIL gold. */
  nilRecall: number | null;
  /** Resolved / NIL gold. */
  nilFalseResolution: number | null;
  /**
   * Gold in the knowledge base alone, and false resolution of linked gold outside of it; only with a knowledge base.
   */
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

/** The gold entity of each mention was hidden: any answer is wrong. */
export interface ForcedNilFigures {
  /** Required gold mentions. */
  mentions: number;
  /** Mentions whose row is resolved. */
  resolved: number;
  /** Mentions without a row on their span. */
  missingRows: number;
  /** Mentions whose row has the hidden id: the hiding failed. */
  goldIdReturned: number;
  /** Resolved / mentions. */
  falseResolution: number | null;
}

/** All figures of a set, or of several pooled. */
export interface Summary {
  /** Number of documents. */
  docs: number;
  /** Required gold mentions with an entity. */
  linked: number;
  /** Required gold mentions that are NIL. */
  nil: number;
  /** Optional gold mentions: neither required nor wrong. */
  optional: number;
  /** Only in a forced-NIL run. */
  forcedNil?: ForcedNilFigures;
  /** Text alone; for the tasks `a2kb` and `both`. */
  a2kb?: TextFigures;
  /** Gold spans given; for the tasks `d2kb` and `both`. */
  d2kb?: SpanFigures;
  /** Unresolved rows by reason. */
  reasons: Tallies["reasons"];
  /** Unresolved rows on gold spans by kind of gold, then reason. */
  reasonsByGold: Tallies["reasonsByGold"];
  /** Resolved rows on required gold spans by `signals.path`; precision is right / (right + wrong). */
  paths: Record<string, { right: number; wrong: number; precision: number | null }>;
  /**
   * How many rows came, and how many are outside the annotated part, have bad offsets or another text than their span.
   */
  input: Tallies["input"];
  /** 95 % bootstrap intervals; only with resamples and at least two documents. */
  ci95?: Intervals;
  /** Gold documents without an answer, scored as empty ones. */
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
    ...(task === "forced-nil" && { forcedNil: forcedNilFigures(sum) }),
    ...((task === "a2kb" || task === "both") && { a2kb: textFigures(sum, documents, limited) }),
    ...((task === "d2kb" || task === "both") && { d2kb: spanFigures(sum, limited) }),
    reasons: tallies.reasons,
    reasonsByGold: tallies.reasonsByGold,
    paths: Object.fromEntries(
      Object.entries(tallies.paths).map(([path, { right, wrong }]) => [
        path,
        { right, wrong, precision: share(right, right + wrong) },
      ]),
    ),
    input: tallies.input,
    ...(resamples > 0 && documents.length > 1 && { ci95: bootstrap(sets, resamples, seed) }),
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
    ...(limited && { inKb: micro(sum, inKb) }),
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
    ...(limited && {
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
    }),
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
