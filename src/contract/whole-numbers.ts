/**
 * Whether a number of JSON was rounded, as readers do beyond 2^53: as an id it would be another's. `1e400`, which is
 * more than a number can be, is read as infinite.
 */
export function isRounded(value: unknown): boolean {
  return typeof value === "number" && !(Math.abs(value) <= Number.MAX_SAFE_INTEGER);
}

/** What is said of it, after its name. */
export const roundedReason = "is a number that cannot be kept: write it as a string";
