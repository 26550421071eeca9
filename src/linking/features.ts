import { type PathWeights, pathWeights } from "../../data/weights/local.ts";
import { languageBit } from "../datasets/language-bits.ts";
import { ALIAS, DEMONYM } from "../datasets/name-trie.ts";
import { agreement } from "../datasets/types.ts";
import { CAPITAL, CHARACTER, INNER_CAPITAL } from "../text/pieces.ts";
import type { Candidate } from "./candidates.ts";
import type { Span } from "./detect.ts";
import type { Document } from "./document.ts";

/** The value of each feature of a candidate; absent is 0. A feature's contribution is its value times its weight. */
export type Features = Readonly<Record<string, number>>;

/** The scoring functions. A path has one feature set and one weight vector; scores compare only within a path. */
export type Path = keyof typeof pathWeights & string;

export function weightsOf(path: Path): PathWeights {
  return pathWeights[path]!;
}

/** Features that do not need the other mentions. */
export function localFeatures(
  document: Document,
  span: Span,
  candidate: Candidate,
  fit: { readonly context: number; readonly field: number },
  sentType: string | undefined,
  givenScore: number | undefined,
): Record<string, number> {
  const { kind, prior, form, languages, distance, coverage } = candidate;
  const features: Record<string, number> = { bias: 1, [`kind_${kind}`]: 1 };
  if (prior !== null) features.prior = Math.max(Math.log(prior), -7);
  if (form === ALIAS) features.alias = 1;
  if (form === DEMONYM) features.demonym = 1;
  if (!(languages & languageBit(document.language))) features.language = 1;
  if (smallForCapital(document, span, candidate)) features.case = 1;
  if (span.to - span.from > 1) features.length = Math.min(span.to - span.from - 1, 2);
  if (sentType !== undefined && agreement(sentType, candidate.record.types) === "agrees") features.type = 1;
  if (fit.context > 0) features.context = fit.context;
  if (fit.field > 0) features.field = fit.field;
  if (distance > 0) features.edits = distance;
  if (coverage < 1) features.uncovered = 1 - coverage;
  if (givenScore !== undefined) features.given_score = Math.max(0, Math.min(1, givenScore));
  return features;
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

/** Contribution of each feature, and their sum: the score before squashing. */
export function contributions(
  path: Path,
  features: Features,
): { parts: Record<string, number>; sum: number } {
  const { weights } = weightsOf(path);
  const parts: Record<string, number> = {};
  let sum = 0;
  for (const name of Object.keys(features).sort()) {
    const weight = weights[name];
    if (weight === undefined) continue;
    const part = weight * features[name]!;
    parts[name] = part;
    sum += part;
  }
  return { parts, sum };
}

/** The score of a sum, 0 to 1. */
export function squash(sum: number): number {
  return 1 / (1 + Math.exp(-sum));
}
