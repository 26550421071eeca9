import type { MentionRows } from "./mention-rows.ts";
import { LinearScorer } from "./scorer.ts";

/**
 * Probability of a candidate before the other mentions are considered; it weights the evidence between mentions. A
 * few weights set by hand are enough, as they only choose which mentions count. Learned ones gave the same figures.
 */
const scorer = new LinearScorer({
  kind_exact: 1.6,
  kind_folded: 1.1,
  kind_suffix: 0.9,
  kind_acronym: 0.2,
  kind_short_name: -0.3,
  kind_partial: -1,
  kind_fuzzy: -0.6,
  from_longer: 0.5,
  alias: -0.2,
  language: -0.5,
  case: -1.5,
  prior: 0.9,
  known_links: 0.9,
  context: 2.2,
  field: 1,
  type_agrees: 1.2,
});

/** The beliefs of the candidates of a mention, which add up to 1 together with NIL. */
export function beliefsOf(rows: MentionRows): Float32Array {
  const beliefs = new Float32Array(rows.candidates.length);
  let total = 1;
  for (let i = 0; i < beliefs.length; i++) {
    beliefs[i] = Math.exp(scorer.sum(rows.values, rows.row(i)));
    total += beliefs[i]!;
  }
  for (let i = 0; i < beliefs.length; i++) beliefs[i]! /= total;
  return beliefs;
}
