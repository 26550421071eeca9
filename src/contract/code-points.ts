/** Text by Unicode code points, the unit of all offsets of the contract; a lone surrogate counts as one. */

/** Number of code points of a UTF-16 string. */
export function countCodePoints(text: string): number {
  let pairs = 0;
  for (let i = 0; i < text.length - 1; i++) {
    if (isPair(text, i)) {
      pairs++;
      i++;
    }
  }
  return text.length - pairs;
}

/** Whether a text has more code points than `most`; a short one is not counted. */
export function isLongerThan(text: string, most: number): boolean {
  return text.length > most && countCodePoints(text) > most;
}

/**
 * Cuts slices of a text by code points, each in time proportional to its length: the text is scanned once. A slice ends
 * where the text does.
 */
export function codePointSlicer(text: string): (start: number, end: number) => string {
  const units = codePointUnits(text);
  return units
    ? (start, end) => text.slice(units[start] ?? text.length, units[end] ?? text.length)
    : (start, end) => text.slice(start, end);
}

/** The offset in UTF-16 units of each code point, and of the end; undefined if both count alike. */
export function codePointUnits(text: string): Uint32Array | undefined {
  const codePoints = countCodePoints(text);
  if (codePoints === text.length) return undefined;
  const units = new Uint32Array(codePoints + 1);
  for (let point = 0, unit = 0; point < codePoints; point++) {
    units[point] = unit;
    unit += isPair(text, unit) ? 2 : 1;
  }
  units[codePoints] = text.length;
  return units;
}

function isPair(text: string, at: number): boolean {
  return (text.charCodeAt(at) & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00;
}
