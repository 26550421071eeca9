import { groups } from "../../src/linking/model/typing-groups.ts";

/** A mention to learn its kind from. */
export interface TypingExample {
  /** Features; those of words are left out where the licence of the text asks for it. */
  readonly ids: Int32Array;
  /** Groups that are right, bits: one of them is. */
  readonly right: number;
  readonly weight: number;
}

export interface TypingWeights {
  /** Feature ids, ascending. */
  readonly ids: Int32Array;
  /** A weight a group for each feature. */
  readonly weights: Float32Array;
}

const GROUPS = groups.length;

/**
 * A softmax over groups of kinds, learned by AdaGrad in the order given (Duchi and others, JMLR 12, 2011): the loss of an
 * example is minus the logarithm of what its right groups have together. Features that are rare are left out.
 */
export function learnTyping(
  examples: readonly TypingExample[],
  options: { passes: number; rate: number; least: number; decay: number },
): TypingWeights {
  const counts = new Map<number, number>();
  for (const { ids } of examples) for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  const kept = [...counts]
    .filter(([, count]) => count >= options.least)
    .map(([id]) => id)
    .sort((a, b) => a - b);
  const numberOf = new Map(kept.map((id, i) => [id, i]));
  const weights = new Float32Array(kept.length * GROUPS);
  const squares = new Float32Array(kept.length * GROUPS).fill(1e-2);
  const sums = new Float64Array(GROUPS);
  const known = examples.map(({ ids }) =>
    Int32Array.from([...ids].map((id) => numberOf.get(id) ?? -1).filter((n) => n >= 0)),
  );
  for (let pass = 0; pass < options.passes; pass++) {
    examples.forEach(({ right, weight }, e) => {
      const features = known[e]!;
      sums.fill(0);
      for (const feature of features)
        for (let g = 0; g < GROUPS; g++) sums[g]! += weights[feature * GROUPS + g]!;
      let most = Number.NEGATIVE_INFINITY;
      for (const sum of sums) most = Math.max(most, sum);
      let total = 0;
      let good = 0;
      for (let g = 0; g < GROUPS; g++) {
        sums[g] = Math.exp(sums[g]! - most);
        total += sums[g]!;
        if (right & (1 << g)) good += sums[g]!;
      }
      for (let g = 0; g < GROUPS; g++) {
        const q = right & (1 << g) ? sums[g]! / good : 0;
        const slope = weight * (sums[g]! / total - q);
        for (const feature of features) {
          const at = feature * GROUPS + g;
          const step = slope + options.decay * weights[at]!;
          squares[at]! += step * step;
          weights[at]! -= (options.rate * step) / Math.sqrt(squares[at]!);
        }
      }
    });
  }
  return { ids: Int32Array.from(kept), weights };
}
