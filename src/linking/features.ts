import { type PathWeights, pathWeights } from "../../data/weights/local.ts";
import type { MatchKind } from "../contract/index.ts";
import { languageBit } from "../datasets/language-bits.ts";
import { ALIAS, DEMONYM } from "../datasets/name-trie.ts";
import { agreement } from "../datasets/types.ts";
import { CAPITAL, CHARACTER, INNER_CAPITAL } from "../text/pieces.ts";
import * as beside from "./beside.ts";
import type { Candidate } from "./candidates.ts";
import * as is from "./classes.ts";
import type { Span } from "./detect.ts";
import type { Document } from "./document.ts";
import type { MentionSpan } from "./spans.ts";

/** The value of each feature of a candidate; absent is 0. A feature's contribution is its value times its weight. */
export type Features = Readonly<Record<string, number>>;

/** The scoring functions. A path has one feature set and one weight vector; scores compare only within a path. */
export type Path = keyof typeof pathWeights & string;

export function weightsOf(path: Path): PathWeights {
  return pathWeights[path]!;
}

/** A feature for each kind of match. */
const kindFeature: Readonly<Record<MatchKind, string>> = {
  exact: "kind_exact",
  folded: "kind_folded",
  suffix: "kind_suffix",
  acronym: "kind_acronym",
  short_name: "kind_short_name",
  partial: "kind_partial",
  fuzzy: "kind_fuzzy",
  given: "kind_given",
};

/** How the text around a mention fits a candidate. */
export interface Fit {
  /** Words and semantic fields that it shares with what is known of the candidate, each 0 to 1. */
  readonly context: number;
  readonly field: number;
  /** What stands beside the mention (`beside.ts`); 0 for a candidate that is not read. */
  readonly beside: number;
}

/** Features that do not need the other mentions. */
export function localFeatures(
  document: Document,
  { span, type }: MentionSpan,
  candidate: Candidate,
  fit: Fit,
  givenScore: number | undefined,
): Record<string, number> {
  const { kind, prior, form, languages, distance, coverage } = candidate;
  const features: Record<string, number> = { bias: 1, [kindFeature[kind]]: 1 };
  if (prior !== null) features.prior = Math.max(Math.log(prior), -7);
  if (form === ALIAS) features.alias = 1;
  if (form === DEMONYM) features.demonym = 1;
  if (!(languages & languageBit(document.language))) features.language = 1;
  if (smallForCapital(document, span, candidate)) features.case = 1;
  const isLoose = kind === "partial" || kind === "fuzzy";
  if (span.to - span.from > 1 && !isLoose) features.length = Math.min(span.to - span.from - 1, 2);
  if (span.detection < 1) features.unsure = 1 - span.detection;
  if (type !== undefined && agreement(type, candidate.record.types) === "agrees") features.type = 1;
  if (fit.context > 0) features.context = fit.context;
  if (fit.field > 0) features.field = fit.field;
  // A name that is like the mention only, or has more words, is not meant because "in" stands before.
  if (fit.beside !== 0 && !isLoose)
    besideFeatures(features, fit.beside, is.classesOf(candidate.record.types));
  if (distance > 0) features.edits = distance;
  if (coverage < 1) features.uncovered = 1 - coverage;
  if (givenScore !== undefined) features.given_score = Math.max(0, Math.min(1, givenScore));
  return features;
}

/** How the kind of thing that a candidate is agrees with the words beside the mention. */
function besideFeatures(features: Record<string, number>, words: number, classes: number): void {
  if (classes === 0) return;
  if (words & beside.IN_PLACE && classes & is.PLACE) features.place_fits = 1;
  if (words & beside.BY_PERSON) features[classes & is.PERSON ? "person_fits" : "person_clashes"] = 1;
  if (words & beside.IN_MATCH) {
    if (classes & is.TEAM) features.match_fits = 1;
    else if (classes & is.PERSON) features.match_player = 1;
    else if (classes & (is.SETTLEMENT | is.AREA)) features.match_clashes = 1;
  }
  if (words & beside.WITH_ARTICLE && classes & (is.SETTLEMENT | is.PERSON)) features.article_clashes = 1;
}

/**
 * Sets how much of a feature the candidate of a mention has that has most of it. It is the same for all of them: it
 * moves no candidate past another, only all of them against the floor.
 */
export function addMost(candidates: readonly Record<string, number>[], of: string, name: string): void {
  let most = 0;
  for (const features of candidates) most = Math.max(most, features[of] ?? 0);
  if (most > 0) for (const features of candidates) features[name] = most;
}

/** The text writes small what the entity's label begins with a capital: "apple" is not Apple. */
function smallForCapital(document: Document, span: Span, candidate: Candidate): boolean {
  const shape = document.pieces.shape[span.from]!;
  if (shape & (CAPITAL | INNER_CAPITAL | CHARACTER) || candidate.kind !== "folded") return false;
  const { labels } = candidate.record;
  for (const language in labels) {
    const first = labels[language]!.slice(0, 1);
    return first !== first.toLowerCase();
  }
  return false;
}

/** The score before squashing: the sum of the contributions. */
export function sumOf(path: Path, features: Features): number {
  const { weights } = weightsOf(path);
  let sum = 0;
  for (const name in features) sum += (weights[name] ?? 0) * features[name]!;
  return sum;
}

/** Contribution of each feature; they add up to the score before squashing. */
export function contributions(path: Path, features: Features): Record<string, number> {
  const { weights } = weightsOf(path);
  const parts: Record<string, number> = {};
  for (const name of Object.keys(features).sort()) {
    const weight = weights[name];
    if (weight !== undefined) parts[name] = weight * features[name]!;
  }
  return parts;
}

/** The score of a sum, 0 to 1. */
export function squash(sum: number): number {
  return 1 / (1 + Math.exp(-sum));
}
