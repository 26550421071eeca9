import { matchingWeights } from "../../data/weights/matching.ts";
import type { Likeness } from "./likeness.ts";
import type { PropertyAgreement } from "./values.ts";

/** What one candidate has by itself, as numbers: the order is that of `matchingWeights.own`. */
export function ownFeatures(likeness: Likeness, type: number, agreement: PropertyAgreement): number[] {
  const { whole, first, second, same, sameWords, rarity } = likeness;
  return [
    1,
    whole,
    Math.max(0, whole - 0.7),
    Math.max(0, whole - 0.85),
    first,
    second,
    same ? 1 : 0,
    sameWords ? 1 : 0,
    Math.min(2, rarity),
    whole * Math.min(2, rarity),
    type > 0 ? 1 : 0,
    type < 0 ? 1 : 0,
    Math.min(3, agreement.confirmed),
    Math.min(3, agreement.contradicted),
  ];
}

/** Places of `same` and `sameWords` among the features of a candidate by itself. */
const SAME = 6;
const SAME_WORDS = 7;

/** Margins beyond this say no more. */
const WIDEST = 6;

/**
 * What each candidate has beside the others, as numbers: the order is that of `matchingWeights.beside`.
 *
 * @param own features of the candidates by themselves
 * @param logits of the same
 * @param popularity of the candidates, above 0
 */
export function besideFeatures(
  own: readonly (readonly number[])[],
  logits: readonly number[],
  popularity: readonly number[],
): number[][] {
  const same = own.filter((features) => features[SAME] === 1).length;
  const sameWords = own.filter((features) => features[SAME_WORDS] === 1).length;
  return logits.map((logit, i) => {
    let best = Number.NEGATIVE_INFINITY;
    let known = 0;
    logits.forEach((other, j) => {
      if (j === i) return;
      best = Math.max(best, other);
      // The popularity of a candidate with a very different name is not evidence.
      if (other > logit - 1) known = Math.max(known, popularity[j]!);
    });
    const margin = Math.min(WIDEST, Math.max(-WIDEST, logit - best));
    const fame =
      known === 0 ? 0 : Math.min(WIDEST, Math.max(-WIDEST, Math.log2((1 + popularity[i]!) / (1 + known))));
    return [
      1,
      logit,
      Math.max(0, margin),
      Math.min(0, margin),
      Math.abs(margin) < 0.1 ? 1 : 0,
      fame,
      own[i]![SAME] === 1 && same === 1 ? 1 : 0,
      own[i]![SAME_WORDS] === 1 && sameWords === 1 ? 1 : 0,
      own[i]![SAME] === 1 ? 0 : Math.min(1, same),
    ];
  });
}

/** Weighed sum. */
export function logitOf(features: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < features.length; i++) sum += features[i]! * weights[i]!;
  return sum;
}

/** Probabilities of candidates, from what each has by itself and beside the others. */
export function probabilities(own: readonly (readonly number[])[], popularity: readonly number[]): number[] {
  const logits = own.map((features) => logitOf(features, matchingWeights.own));
  return besideFeatures(own, logits, popularity).map(
    (features) => 1 / (1 + Math.exp(-logitOf(features, matchingWeights.beside))),
  );
}
