/** Measuring resolvers: gold, runs, figures, errors. */
export type { KnownIds } from "./alignment.ts";
export type { Interval, Intervals } from "./bootstrap.ts";
export type {
  GoldDocument,
  GoldFault,
  GoldMention,
  GoldSet,
  PredictedMention,
  Predictions,
  ReadGold,
} from "./gold.ts";
export { HidingDataset } from "./hidden.ts";
export { answerIdentity } from "./identity.ts";
export { assignPredictions, type PredictionLine } from "./predictions.ts";
export { faultsOfDocument } from "./readers/check.ts";
export { readJsonLinesGold } from "./readers/jsonl.ts";
export { type Run, type RunOptions, runSet } from "./run.ts";
export { type MeanOfSets, type ScoredSet, type ScoreOptions, type Scores, score } from "./score.ts";
export type { ForcedNilFigures, PrfCounts, SpanFigures, Summary, Task, TextFigures } from "./summary.ts";
