/** Measuring resolvers: gold, runs, figures, errors. */
export type { KnownIds } from "./alignment.ts";
export type { Interval, Intervals } from "./bootstrap.ts";
export { type Breakdown, breakdown, byLanguage, type Part, type Parts } from "./breakdown.ts";
export {
  type BreakdownName,
  binTable,
  breakdownNames,
  breakdownTable,
  gateTable,
  thresholdTable,
} from "./breakdown-tables.ts";
export { type ErrorOptions, type EvaluationError, errorsOf, type FeatureGap, type Probes } from "./errors.ts";
export { type Cell, figureTables, type Share, type Table } from "./figure-tables.ts";
export {
  type Floors,
  type GateFigure,
  type GateRow,
  gate,
  gateFigures,
  parseFloors,
  type RunKind,
} from "./gate.ts";
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
export { type HtmlOptions, htmlReport } from "./html/page.ts";
export { answerIdentity } from "./identity.ts";
export { type Owner, owners } from "./owners.ts";
export { assignPredictions, type PredictionLine } from "./predictions.ts";
export { probeMissed } from "./probe.ts";
export { readBratGold } from "./readers/brat.ts";
export { faultsOfDocument } from "./readers/check.ts";
export { readHipeGold } from "./readers/hipe.ts";
export { readJsonLinesGold } from "./readers/jsonl.ts";
export { readMarkedGold } from "./readers/marked.ts";
export { readNifGold } from "./readers/nif.ts";
export { readSurfacesGold } from "./readers/surfaces.ts";
export {
  calibrationError,
  type ReliabilityBin,
  reliability,
  type ScoredRow,
  scoredRows,
  type ThresholdPoint,
  thresholdCurve,
  thresholdFor,
} from "./reliability.ts";
export {
  type Comparison,
  compareReports,
  type EvaluationReport,
  evaluationReport,
  type PathReliability,
  type ReportOptions,
} from "./report.ts";
export { type Run, type RunOptions, runSet } from "./run.ts";
export { type MeanOfSets, type ScoredSet, type ScoreOptions, type Scores, score } from "./score.ts";
export type { ForcedNilFigures, PrfCounts, SpanFigures, Summary, Task, TextFigures } from "./summary.ts";
