import {
  checkOptions,
  numberIn,
  type OptionChecks,
  objectWith,
  oneOf,
  wholeFrom,
} from "../contract/index.ts";
import { type AlignOptions, align } from "./alignment.ts";
import { defaultResamples, defaultSeed } from "./bootstrap.ts";
import { type Counts, countDocument, countForcedNil } from "./counts.ts";
import type { GoldSet, Predictions } from "./gold.ts";
import { type Summary, summarise, type Task } from "./summary.ts";
import { noTallies, tally } from "./tallies.ts";

/** A gold set and the answers to its documents. */
export interface ScoredSet {
  /** The annotated documents. */
  readonly gold: GoldSet;
  /** The answers, by document id. */
  readonly predictions: Predictions;
}

/** How answers are scored. */
export interface ScoreOptions extends AlignOptions {
  /** Which block of figures; default both. `forced-nil` is for a run with the gold entities hidden. */
  readonly task?: Task | undefined;
  /** Resamples of the bootstrap, 0 for no intervals; default 1,000. */
  readonly resamples?: number | undefined;
  /** Seed of the bootstrap: the same seed gives the same intervals; default 20240917. */
  readonly seed?: number | undefined;
}

/** The checks of these options. */
export const scoreChecks: OptionChecks<ScoreOptions> = {
  kb: objectWith("has"),
  offsets: oneOf("codepoint", "utf16"),
  task: oneOf("a2kb", "d2kb", "both", "forced-nil"),
  // Infinity would never end.
  resamples: numberIn(0, 10_000_000),
  seed: wholeFrom(Number.MIN_SAFE_INTEGER),
};

/** Figures of every set, of all documents pooled, and with sets weighing the same. */
export interface Scores {
  /** What was scored how; `kb` is the number of entities of the knowledge base, null if unknown. */
  readonly options: { task: Task; kb: number | null; resamples: number; seed: number };
  /** The figures of each set, by its name. */
  readonly sets: Record<string, Summary>;
  /** The figures of all documents pooled. */
  readonly overall: Summary;
  /** Only with several sets. */
  readonly meanOfSets?: MeanOfSets;
  /** Number of documents in all sets. */
  readonly goldDocuments: number;
}

/** Means of figures over sets, each 0 to 1; null where no set has the figure. */
export interface MeanOfSets {
  /** Resolved / mentions under forced NIL; alone in such a run. */
  falseResolution?: number | null;
  /** Text alone: precision, recall and F1, `inKbF1` with a knowledge base. */
  a2kb?: Record<"p" | "r" | "f1" | "macroF1" | "weakF1" | "mdF1", number | null> & { inKbF1?: number | null };
  /** Spans given; `accuracyInKb` with a knowledge base. */
  d2kb?: Record<"accuracy" | "acceptedPrecision" | "coverage" | "nilRecall", number | null> & {
    accuracyInKb?: number | null;
  };
}

/**
 * Scores answers against gold: micro and macro precision, recall and F1 of exact and of overlapping spans, mention
 * detection, accuracy on given spans, accepted precision, coverage, NIL; each with a 95 % bootstrap interval.
 * A gold document without an answer counts as an empty one.
 *
 * @throws ProblemError `invalid_request` for a wrong option
 */
export function score(sets: readonly ScoredSet[], options: ScoreOptions = {}): Scores {
  checkOptions<ScoreOptions>(options, scoreChecks);
  const { task = "both", resamples = defaultResamples, seed = defaultSeed, kb } = options;
  const summaryOptions = { task, limited: kb !== undefined, resamples, seed };
  const summaries: Record<string, Summary> = {};
  const all: Counts[][] = [];
  const pooled = noTallies();
  let documentsMissing = 0;
  for (const { gold, predictions } of sets) {
    const tallies = noTallies();
    const counts: Counts[] = [];
    let missing = 0;
    for (const document of gold.documents) {
      const rows = predictions.get(document.id);
      if (!rows) missing++;
      const alignment = align(document, rows ?? [], options);
      counts.push(task === "forced-nil" ? countForcedNil(alignment) : countDocument(alignment));
      tally(alignment, tallies, task === "forced-nil");
      tally(alignment, pooled, task === "forced-nil");
    }
    all.push(counts);
    documentsMissing += missing;
    summaries[gold.name] = summarise([counts], tallies, missing, summaryOptions);
  }
  return {
    options: { task, kb: sizeOf(kb), resamples, seed },
    sets: summaries,
    overall:
      sets.length === 1
        ? Object.values(summaries)[0]!
        : summarise(all, pooled, documentsMissing, summaryOptions),
    ...(sets.length > 1 && { meanOfSets: meanOfSets(Object.values(summaries)) }),
    goldDocuments: all.reduce((sum, { length }) => sum + length, 0),
  };
}

function sizeOf(kb: AlignOptions["kb"]): number | null {
  return kb && "size" in kb && typeof kb.size === "number" ? kb.size : null;
}

function meanOfSets(sets: readonly Summary[]): MeanOfSets {
  const mean = (of: (set: Summary) => number | null | undefined): number | null => {
    const values = sets.map(of).filter((value) => value !== null && value !== undefined);
    return values.length > 0 ? values.reduce((a, b) => a + b, 0) / values.length : null;
  };
  const [first] = sets;
  if (first?.forcedNil) return { falseResolution: mean((set) => set.forcedNil?.falseResolution) };
  return {
    ...(first?.a2kb && {
      a2kb: {
        p: mean((set) => set.a2kb?.micro.p),
        r: mean((set) => set.a2kb?.micro.r),
        f1: mean((set) => set.a2kb?.micro.f1),
        macroF1: mean((set) => set.a2kb?.macro.f1),
        weakF1: mean((set) => set.a2kb?.weakMicro.f1),
        mdF1: mean((set) => set.a2kb?.mentionDetection.f1),
        ...(first.a2kb.inKb && { inKbF1: mean((set) => set.a2kb?.inKb?.f1) }),
      },
    }),
    ...(first?.d2kb && {
      d2kb: {
        accuracy: mean((set) => set.d2kb?.accuracy),
        acceptedPrecision: mean((set) => set.d2kb?.acceptedPrecision),
        coverage: mean((set) => set.d2kb?.coverage),
        nilRecall: mean((set) => set.d2kb?.nilRecall),
        ...(first.d2kb.inKb && { accuracyInKb: mean((set) => set.d2kb?.inKb?.accuracy) }),
      },
    }),
  };
}
