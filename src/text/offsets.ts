/** Offsets: UTF-16 units inside, Unicode code points outside. */
export interface Offsets {
  /** Code points before a UTF-16 offset. */
  toPoints(unit: number): number;
  /** UTF-16 offset of a code point. */
  toUnits(point: number): number;
}

/** The map between the two counts of a text; lone surrogates count one each. */
export function offsetsOf(text: string): Offsets {
  let pairs = false;
  for (let i = 0; i < text.length && !pairs; i++) pairs = (text.charCodeAt(i) & 0xfc00) === 0xd800;
  if (!pairs) return { toPoints: (unit) => unit, toUnits: (point) => point };
  const points = new Int32Array(text.length + 1);
  const units = new Int32Array(text.length + 1);
  let count = 0;
  for (let i = 0; i < text.length; count++) {
    const width = text.codePointAt(i)! > 0xffff ? 2 : 1;
    units[count] = i;
    points[i] = count;
    if (width === 2) points[i + 1] = count;
    i += width;
  }
  units[count] = text.length;
  points[text.length] = count;
  return { toPoints: (unit) => points[unit]!, toUnits: (point) => units[point]! };
}
