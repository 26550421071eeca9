import { candidateFeatures } from "./feature-table.ts";

const WIDTH = candidateFeatures.width;

/**
 * Compares the candidates of a mention by a feature. Writes the gap of each, which is its difference to the greatest
 * value of the others, and into all rows the greatest value of all. The row of NIL follows those of the candidates.
 *
 * @param gap the feature of the gap, -1 for none
 * @param most the feature of the greatest value, -1 for none
 */
export function compare(
  values: Float32Array,
  from: number,
  candidates: number,
  feature: number,
  gap: number,
  most = -1,
): void {
  if (candidates === 0) return;
  const nil = from + candidates * WIDTH;
  let first = Number.NEGATIVE_INFINITY;
  let second = Number.NEGATIVE_INFINITY;
  for (let row = from; row < nil; row += WIDTH) {
    const value = values[row + feature]!;
    if (value > first) {
      second = first;
      first = value;
    } else if (value > second) second = value;
  }
  if (gap >= 0)
    for (let row = from; row < nil; row += WIDTH) {
      const value = values[row + feature]!;
      const rival = value === first ? second : first;
      values[row + gap] = candidates === 1 ? value : value - rival;
    }
  if (most >= 0) for (let row = from; row <= nil; row += WIDTH) values[row + most] = first;
}
