/** Numbers of an answer have at most six decimals: the rest is noise of the machine. */
export function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
