/**
 * Writes the gaps of a feature: for each row the difference to the greatest value of the other rows. Returns the
 * greatest value of all. Rows begin at `from` and are `width` numbers each.
 */
export function writeGaps(
  values: Float32Array,
  from: number,
  rows: number,
  width: number,
  feature: number,
  gap: number,
): number {
  let first = Number.NEGATIVE_INFINITY;
  let second = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < rows; row++) {
    const value = values[from + row * width + feature]!;
    if (value > first) {
      second = first;
      first = value;
    } else if (value > second) second = value;
  }
  if (gap >= 0)
    for (let row = 0; row < rows; row++) {
      const value = values[from + row * width + feature]!;
      const rival = value === first ? second : first;
      values[from + row * width + gap] = rows === 1 ? value : value - rival;
    }
  return first;
}
