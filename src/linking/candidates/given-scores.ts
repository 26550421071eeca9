/**
 * The scores that a caller sent for the candidates of one mention, each as a share of the greatest, 0 to 1: 0 for one that
 * was not sent. A score has no range of its own. Scores of 0 and more are divided by the greatest, as the models learned
 * them. A negative one tells a logarithm, as of a probability, or a logit: of such the share is e to the distance from the
 * greatest, which is what the quotient is for what they are the logarithms of.
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

/** The logarithm of 0 has no bound, and `1e999` in JSON has none either. */
function finite(score: number): number {
  return Math.min(Number.MAX_VALUE, Math.max(-Number.MAX_VALUE, score));
}
