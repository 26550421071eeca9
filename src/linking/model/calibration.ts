import { firstWhere } from "../../text/look-up.ts";
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
  const next = firstWhere(1, last, (at) => from[at]! > probability);
  const before = next - 1;
  const share = (probability - from[before]!) / (from[next]! - from[before]!);
  return to[before]! + share * (to[next]! - to[before]!);
}
