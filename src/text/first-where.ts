/**
 * The first whole number, from `low` on, that passes a test; `high` if none below it does. All numbers behind one that
 * passes pass as well (binary search).
 */
export function firstWhere(low: number, high: number, passes: (at: number) => boolean): number {
  let from = low;
  let to = high;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (passes(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}
