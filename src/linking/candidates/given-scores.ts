/**
 * The scores that a caller sent for the candidates of one mention, each as a share of the greatest, 0 to 1. A
 * candidate without a score gets 0. Scores have no fixed range. If none is negative, each is divided by the greatest,
 * as in the training of the models. A negative score means that all are logarithms, for example of probabilities.
 * Then the share is e to the power of the distance from the greatest, which equals the quotient of the original
 * values.
 */
export function scoreShares(scores: readonly (number | undefined)[]): number[] {
  const sent = scores.map((score) => (score === undefined ? undefined : finite(score)));
  const known = sent.filter((score) => score !== undefined);
  const best = Math.max(...known);
  const isLog = known.some((score) => score < 0);
  return sent.map((score) => {
    if (score === undefined) return 0;
    if (isLog) return Math.exp(score - best);
    return best > 0 ? score / best : 0;
  });
}

/** Replaces infinite scores by finite ones: the logarithm of 0 is infinite, and so is `1e999` in JSON. */
function finite(score: number): number {
  return Math.min(Number.MAX_VALUE, Math.max(-Number.MAX_VALUE, score));
}
