import { candidateFeatures } from "./feature-table.ts";

const f = candidateFeatures.at;

/**
 * How likely a candidate is before the other mentions are asked: what mentions tell each other is weighted with it. A
 * few weights set by hand are enough, as they only choose who speaks: learned ones gave the same figures.
 */
const weights: readonly (readonly [feature: number, weight: number])[] = [
  [f.kind_exact, 1.6],
  [f.kind_folded, 1.1],
  [f.kind_suffix, 0.9],
  [f.kind_acronym, 0.2],
  [f.kind_short_name, -0.3],
  [f.kind_partial, -1],
  [f.kind_fuzzy, -0.6],
  [f.from_longer, 0.5],
  [f.alias, -0.2],
  [f.language, -0.5],
  [f.case, -1.5],
  [f.prior, 0.9],
  [f.context, 2.2],
  [f.field, 1],
  [f.type_agrees, 1.2],
];

/** Writes the beliefs of the candidates of a mention: they and "none of them" add up to 1. */
export function beliefsOf(values: Float32Array, from: number, candidates: number): Float32Array {
  const beliefs = new Float32Array(candidates);
  let total = 1;
  for (let i = 0; i < candidates; i++) {
    const row = from + i * candidateFeatures.width;
    let sum = 0;
    for (const [feature, weight] of weights) sum += values[row + feature]! * weight;
    beliefs[i] = Math.exp(sum);
    total += beliefs[i]!;
  }
  for (let i = 0; i < candidates; i++) beliefs[i]! /= total;
  return beliefs;
}
