import type { Added } from "../model/ranking.ts";

/** Greatest sum of contributions: e to the power of 500 is still a finite number. */
const MOST = 500;

/**
 * The contributions of plug-in features to the sum of one candidate, by name: values times their weights; undefined if
 * their sum exceeds the limit.
 */
export function contributions(
  values: ReadonlyMap<string, number>,
  weights: ReadonlyMap<string, number>,
): Added | undefined {
  const parts = new Map<string, number>();
  let sum = 0;
  for (const [name, value] of values) {
    const part = value * weights.get(name)!;
    if (part === 0) continue;
    parts.set(name, part);
    sum += part;
  }
  return Math.abs(sum) <= MOST ? { parts, sum } : undefined;
}
