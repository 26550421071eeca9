import { type CandidateFeature, candidateFeatures } from "../../src/linking/model/feature-table.ts";
import type { TreeModel } from "../../src/linking/model/trees.ts";
import { binned, boost, listwise } from "./boosting.ts";
import type { AllLinks } from "./examples.ts";
import type { From, LinkExamples } from "./link-examples.ts";
import type { Weighted } from "./sets.ts";

/** Weight of a group by its origin; chosen on sets that were left out. */
const weightOf: Readonly<Record<From, number>> = { given: 0.6, hidden: 0.15, text: 0.4, spurious: 0.3 };

/**
 * Weight of a group in a set. Short texts and lists of callers have little evidence besides the name against the next
 * best entity. There, a hidden entity has a greater weight; otherwise every name would be answered.
 */
export function weightIn({ hidden = 1 }: Pick<Weighted<LinkExamples>, "hidden">, from: From): number {
  return weightOf[from] * (from === "hidden" ? hidden : 1);
}

const OPTIONS = { trees: 120, depth: 6, rate: 0.12, lambda: 2, parts: 3, step: 1 };

/** Features of the other mentions' evidence: the path without that evidence has none of them. */
const jointFeatures: readonly CandidateFeature[] = [
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
 * Features that are weighted by hand alone (`data/weights/by-hand`). Few sets have matches, firms of a founder's
 * name or two places of one name. Trees that may use these features change the answers of other sets, by up to 3
 * points in either direction.
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
  "acquaintance",
  "place_particle",
  "as_said",
  "not_as_said",
  "played_for",
  "title_marks",
  "abroad",
  "other_profession",
  "slip",
  "continued",
  "has_town",
  "country_code",
  "other_form",
  "same_sport",
  "other_sport",
  "other_time",
];

/** Options for lists of callers, which have fewer rows and fewer features with evidence. */
const LISTS = { ...OPTIONS, trees: 60, depth: 5, lambda: 5 };

/** Step of the model of lists, which pages load: with 8 thousandths it is 0.8 kB smaller. */
const USER_STEP = 8;

/** Learns the model for lists of callers. */
export function learnLists(sets: readonly Weighted<LinkExamples>[], step = 1): TreeModel {
  return learnLinks(sets, [], { ...LISTS, step });
}

function learnLinks(
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

type Learn = (sets: readonly Weighted<LinkExamples>[]) => TreeModel;

/** Learns each model of candidates from its sets. */
export const learners: Readonly<Record<"local" | "coherent" | "user" | "given", Learn>> = {
  local: (sets) => learnLinks(sets, jointFeatures),
  coherent: (sets) => learnLinks(sets),
  user: (sets) => learnLists(sets, USER_STEP),
  given: (sets) => learnLists(sets),
};

/** All models of candidates. */
export function learnCandidates({
  links,
  user,
  given,
}: AllLinks): Readonly<Record<keyof typeof learners, TreeModel>> {
  return {
    local: learners.local(links),
    coherent: learners.coherent(links),
    user: learners.user(user),
    given: learners.given(given),
  };
}
