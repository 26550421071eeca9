/**
 * A calibration: the true frequency behind each probability of the model, measured on gold that was left out. The
 * points are of a rising line, straight between two points.
 */
export interface Calibration {
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** The calibrated probability. */
export function calibrated({ from, to }: Calibration, probability: number): number {
  const last = from.length - 1;
  if (probability <= from[0]!) return to[0]!;
  if (probability >= from[last]!) return to[last]!;
  let low = 0;
  let high = last;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (from[middle]! <= probability) low = middle;
    else high = middle;
  }
  const share = (probability - from[low]!) / (from[high]! - from[low]!);
  return to[low]! + share * (to[high]! - to[low]!);
}
