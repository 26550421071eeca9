/**
 * Edit distance (insert, delete, substitute) of two strings in UTF-16 units, or `max + 1` when it is greater
 * than `max`. Bit-parallel after Myers (J. ACM 46, 1999) in Hyyrö's form, for patterns up to 32 units; beyond
 * that a band of the matrix of width `2 · max + 1`.
 */
export function boundedDistance(a: string, b: string, max: number): number {
  if (a === b) return 0;
  if (a.length > b.length) [a, b] = [b, a];
  if (b.length - a.length > max) return max + 1;
  let from = 0;
  while (from < a.length && a.charCodeAt(from) === b.charCodeAt(from)) from++;
  let aEnd = a.length;
  let bEnd = b.length;
  while (aEnd > from && a.charCodeAt(aEnd - 1) === b.charCodeAt(bEnd - 1)) {
    aEnd--;
    bEnd--;
  }
  if (aEnd === from) return bEnd - from;
  const distance =
    aEnd - from <= 32 ? bitParallel(a, b, from, aEnd, bEnd, max) : banded(a, b, from, aEnd, bEnd, max);
  return Math.min(distance, max + 1);
}

/** Whether two strings differ only in that two letters side by side are swapped: "Kesterl", "Kestrel". */
export function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length || a === b) return false;
  let at = 0;
  while (a.charCodeAt(at) === b.charCodeAt(at)) at++;
  return (
    a.charCodeAt(at) === b.charCodeAt(at + 1) &&
    a.charCodeAt(at + 1) === b.charCodeAt(at) &&
    a.slice(at + 2) === b.slice(at + 2)
  );
}

/** One bit for each row: the positions of the pattern's units. Kept over calls, and cleared after each. */
const rows = new Int32Array(0x10000);

function bitParallel(a: string, b: string, from: number, aEnd: number, bEnd: number, max: number): number {
  const length = aEnd - from;
  const last = 1 << (length - 1);
  for (let i = from; i < aEnd; i++) rows[a.charCodeAt(i)]! |= 1 << (i - from);
  // Vertical differences of the column: plus in `up`, minus in `down`.
  let up = -1;
  let down = 0;
  let distance = length;
  for (let j = from; j < bEnd; j++) {
    const match = rows[b.charCodeAt(j)]!;
    const diagonal = (((match & up) + up) ^ up) | match | down;
    let right = down | ~(diagonal | up);
    let left = up & diagonal;
    if (right & last) distance++;
    if (left & last) distance--;
    if (distance - (bEnd - j - 1) > max) {
      distance = max + 1;
      break;
    }
    right = (right << 1) | 1;
    left <<= 1;
    up = left | ~(diagonal | right);
    down = right & diagonal;
  }
  for (let i = from; i < aEnd; i++) rows[a.charCodeAt(i)] = 0;
  return distance;
}

function banded(a: string, b: string, from: number, aEnd: number, bEnd: number, max: number): number {
  const n = aEnd - from;
  const m = bEnd - from;
  let row = Array.from({ length: n + 1 }, (_, i) => i);
  for (let j = 1; j <= m; j++) {
    const next = new Array<number>(n + 1).fill(max + 1);
    const low = Math.max(1, j - max);
    const high = Math.min(n, j + max);
    if (low === 1) next[0] = j;
    let least = max + 1;
    for (let i = low; i <= high; i++) {
      const same = a.charCodeAt(from + i - 1) === b.charCodeAt(from + j - 1) ? 0 : 1;
      const value = Math.min(row[i - 1]! + same, row[i]! + 1, next[i - 1]! + 1);
      next[i] = value;
      if (value < least) least = value;
    }
    if (least > max) return max + 1;
    row = next;
  }
  return row[n]!;
}
