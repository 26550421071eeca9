/** Whether a number of JSON was rounded, as readers do beyond 2^53: as an id it would be another's. */
export function isRounded(value: unknown): boolean {
  return Number.isInteger(value) && !Number.isSafeInteger(value);
}

/** What is said of it, after its name. */
export const roundedReason = "is a number that cannot be kept: write it as a string";
