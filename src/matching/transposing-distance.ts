/** Longest text that is compared by transposing distance; what differs after it is not looked at. */
const LONGEST = 128;

let before = new Int32Array(LONGEST + 1);
let last = new Int32Array(LONGEST + 1);
let row = new Int32Array(LONGEST + 1);

/**
 * Edit distance in UTF-16 units that counts two neighbours which changed places as one edit (optimal string alignment,
 * Boytsov 2011), as people who type fast do it; `max + 1` when it is greater than `max`.
 */
export function transposingDistance(a: string, b: string, max: number): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let from = 0;
  let aEnd = a.length;
  let bEnd = b.length;
  while (from < aEnd && from < bEnd && a.charCodeAt(from) === b.charCodeAt(from)) from++;
  while (aEnd > from && bEnd > from && a.charCodeAt(aEnd - 1) === b.charCodeAt(bEnd - 1)) {
    aEnd--;
    bEnd--;
  }
  const n = Math.min(aEnd - from, LONGEST);
  const m = Math.min(bEnd - from, LONGEST);
  if (n === 0 || m === 0) return Math.min(n + m, max + 1);
  for (let j = 0; j <= m; j++) last[j] = j;
  for (let i = 1; i <= n; i++) {
    row[0] = i;
    let least = i;
    const unit = a.charCodeAt(from + i - 1);
    for (let j = 1; j <= m; j++) {
      const other = b.charCodeAt(from + j - 1);
      let distance = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (unit === other ? 0 : 1));
      const swapped =
        i > 1 && j > 1 && unit === b.charCodeAt(from + j - 2) && other === a.charCodeAt(from + i - 2);
      if (swapped) distance = Math.min(distance, before[j - 2]! + 1);
      row[j] = distance;
      if (distance < least) least = distance;
    }
    if (least > max) return max + 1;
    [before, last, row] = [last, row, before];
  }
  return Math.min(last[m]!, max + 1);
}
