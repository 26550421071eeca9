import { type PathWeights, pathWeights } from "../../data/weights/local.ts";
import type { MatchKind } from "../contract/index.ts";
import { agreement } from "../datasets/knowledge/types.ts";
import { languageBit } from "../datasets/names/language-bits.ts";
import { ALIAS, DEMONYM } from "../datasets/names/name-trie.ts";
import { CAPITAL, CHARACTER, INNER_CAPITAL } from "../text/pieces.ts";
import * as beside from "./beside.ts";
import type { Candidate } from "./candidates.ts";
import * as is from "./classes.ts";
import type { Span } from "./detect.ts";
import type { Document } from "./document.ts";
import { type FeatureRows, feature } from "./feature-rows.ts";
import type { Fit } from "./fit.ts";
import type { MentionSpan } from "./spans.ts";

/** The scoring functions. A path has one feature set and one weight vector; scores compare only within a path. */
export type Path = keyof typeof pathWeights & string;

export function weightsOf(path: Path): PathWeights {
  return pathWeights[path]!;
}

/** A feature for each kind of match. */
const kindFeature: Readonly<Record<MatchKind, number>> = {
  exact: feature.kind_exact,
  folded: feature.kind_folded,
  suffix: feature.kind_suffix,
  acronym: feature.kind_acronym,
  short_name: feature.kind_short_name,
  partial: feature.kind_partial,
  fuzzy: feature.kind_fuzzy,
  given: feature.kind_given,
};

/** Writes the features that do not need the other mentions. */
export function writeFeatures(
  rows: FeatureRows,
  row: number,
  document: Document,
  { span, type }: MentionSpan,
  candidate: Candidate,
  fit: Fit,
  givenScore: number | undefined,
): void {
  const { kind, prior, form, languages, distance, coverage } = candidate;
  const set = (feature: number, value: number) => rows.set(row, feature, value);
  set(feature.bias, 1);
  set(kindFeature[kind], 1);
  if (prior !== null) set(feature.prior, Math.max(Math.log(prior), -7));
  if (form === ALIAS) set(feature.alias, 1);
  if (form === DEMONYM) set(feature.demonym, 1);
  if (!(languages & languageBit(document.language))) set(feature.language, 1);
  if (smallForCapital(document, span, candidate)) set(feature.case, 1);
  const isLoose = kind === "partial" || kind === "fuzzy";
  if (span.to - span.from > 1 && !isLoose) set(feature.length, Math.min(span.to - span.from - 1, 2));
  if (span.detection < 1) set(feature.unsure, 1 - span.detection);
  if (type !== undefined && agreement(type, candidate.record.types) === "agrees") set(feature.type, 1);
  if (fit.context > 0) set(feature.context, fit.context);
  if (fit.field > 0) set(feature.field, fit.field);
  // A name that is like the mention only, or has more words, is not meant because "in" stands before.
  if (fit.beside !== 0 && !isLoose) writeBeside(set, fit.beside, is.classesOf(candidate.record.types));
  if (distance > 0) set(feature.edits, distance);
  if (coverage < 1) set(feature.uncovered, 1 - coverage);
  if (givenScore !== undefined) set(feature.given_score, Math.max(0, Math.min(1, givenScore)));
}

/** How the kind of thing that a candidate is agrees with the words beside the mention. */
function writeBeside(set: (feature: number, value: number) => void, words: number, classes: number): void {
  if (classes === 0) return;
  if (words & beside.IN_PLACE && classes & is.PLACE) set(feature.place_fits, 1);
  if (words & beside.BY_PERSON) set(classes & is.PERSON ? feature.person_fits : feature.person_clashes, 1);
  if (words & beside.IN_MATCH) {
    if (classes & is.TEAM) set(feature.match_fits, 1);
    else if (classes & is.PERSON) set(feature.match_player, 1);
    else if (classes & (is.SETTLEMENT | is.AREA)) set(feature.match_clashes, 1);
  }
  if (words & beside.WITH_ARTICLE && classes & (is.SETTLEMENT | is.PERSON)) set(feature.article_clashes, 1);
}

/**
 * Sets how much of a feature the candidate of a mention has that has most of it. It is the same for all of them: it
 * moves no candidate past another, only all of them against the floor.
 *
 * @param from first row of the mention
 * @param to the row after its last
 */
export function addMost(rows: FeatureRows, from: number, to: number, of: number, as: number): void {
  let most = 0;
  for (let row = from; row < to; row++) most = Math.max(most, rows.get(row, of));
  if (most > 0) for (let row = from; row < to; row++) rows.set(row, as, most);
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

/** Contribution of each feature; they add up to the score before squashing. */
export function contributions(
  path: Path,
  features: Readonly<Record<string, number>>,
): Record<string, number> {
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
