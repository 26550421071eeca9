import { type CandidateFeature, candidateFeatures } from "../../src/linking/model/feature-table.ts";
import type { TreeModel } from "../../src/linking/model/trees.ts";
import { binned, boost, listwise } from "./boosting.ts";
import type { Weighted } from "./learn-spans.ts";
import type { From, LinkExamples } from "./link-examples.ts";

/** What a group counts by where it comes from; chosen on sets that were left out. */
const weightOf: Readonly<Record<From, number>> = { given: 0.6, hidden: 0.15, text: 0.4, spurious: 0.3 };

/**
 * What a group of a set counts. Short texts and lists of callers have less beside the name that speaks against the next
 * best: there a hidden entity counts more, or every name would be answered.
 */
export function weightIn({ hidden = 1 }: Pick<Weighted<LinkExamples>, "hidden">, from: From): number {
  return weightOf[from] * (from === "hidden" ? hidden : 1);
}

const OPTIONS = { trees: 120, depth: 6, rate: 0.12, lambda: 2, parts: 3, step: 1 };

/** Features of what the other mentions say: the path without them has none. */
export const jointFeatures: readonly CandidateFeature[] = [
  "coherence",
  "coherence_gap",
  "most_coherence",
  "related",
  "related_gap",
  "most_related",
  "elsewhere",
  "elsewhere_gap",
];

/**
 * What is weighed by hand alone (`data/weights/by-hand.ts`): few sets have matches, firms of a founder's name or two places of
 * one name, and trees that may ask for it answer other sets otherwise, by up to 3 points in either direction.
 */
const byHandAlone: readonly CandidateFeature[] = [
  "sides_alike",
  "idle_side",
  "playing_place",
  "motion_cue",
  "life_cue",
  "trade_cue",
  "other_region",
  "water",
  "stranger",
  "named_after",
  "greeted",
  "place_particle",
  "as_said",
  "not_as_said",
  "played_for",
  "title_marks",
];

/** Lists of callers: fewer rows, and few things speak. */
const LISTS = { ...OPTIONS, trees: 60, depth: 5, lambda: 5 };

/** A page loads the model of lists: with steps of 8 thousandths it is 0.8 kB smaller. */
export const USER_STEP = 8;

/** Learns what a list of a caller is judged by. */
export function learnLists(sets: readonly Weighted<LinkExamples>[], step = 1): TreeModel {
  return learnLinks(sets, [], { ...LISTS, step });
}

export function learnLinks(
  sets: readonly Weighted<LinkExamples>[],
  without: readonly CandidateFeature[] = [],
  options: typeof OPTIONS = OPTIONS,
): TreeModel {
  const width = candidateFeatures.width;
  const rows = sets.reduce((sum, { examples }) => sum + examples.rows.count, 0);
  const groups = sets.reduce((sum, { examples }) => sum + examples.begins.length, 0);
  const values = new Float32Array(rows * width);
  const right = new Uint8Array(rows);
  const begins = new Int32Array(groups + 1);
  const weights = new Float32Array(groups);
  let row = 0;
  let group = 0;
  for (const set of sets) {
    const { share, examples } = set;
    values.set(examples.rows.values(), row * width);
    const total = examples.from.reduce((sum, from) => sum + weightIn(set, from), 0);
    examples.begins.forEach((begin, i) => {
      begins[group] = row + begin;
      for (const one of examples.right[i]!) right[row + begin + one] = 1;
      weights[group++] = (share * weightIn(set, examples.from[i]!)) / total;
    });
    row += examples.rows.count;
  }
  begins[groups] = row;
  const groupOf = new Int32Array(rows);
  for (let i = 0; i < groups; i++) groupOf.fill(i, begins[i]!, begins[i + 1]!);
  const unasked = new Set([...without, ...byHandAlone]);
  const features = candidateFeatures.names.flatMap((name, i) => (unasked.has(name) ? [] : [i]));
  return boost(binned(values, width), {
    ...options,
    unitOf: (row) => groupOf[row]!,
    features,
    gradients: listwise(begins, right, weights),
  });
}
