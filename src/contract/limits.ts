/** Limits of one request (specification, section 8). Sizes of text are Unicode code points. */
export const limits = {
  /** Longest `text`, in code points. */
  textCodePoints: 100_000,
  /** Most entities of an inline `dataset`. */
  datasetEntities: 5_000,
  /** Most pointers that one problem document lists. */
  problemPointers: 20,
  /** Most candidates that are scored for one mention. */
  candidates: 30,
  /** Code points that one unit of cost pays for, after the first unit. */
  codePointsPerUnit: 1_000,
} as const;

/** Cost of one resolve call: one unit, and one for every started 1,000 code points of its text. */
export function costOf(codePoints: number): number {
  return 1 + Math.ceil(codePoints / limits.codePointsPerUnit);
}
