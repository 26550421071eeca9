/** Calendar months in UTC: the period of an allowance. */

/** The month of a moment (milliseconds since 1970), as `2026-11`. */
export function monthOf(now: number): string {
  return new Date(now).toISOString().slice(0, 7);
}

/** The moment (milliseconds since 1970) at which the next month begins. */
export function nextMonth(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}
