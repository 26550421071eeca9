/** A share as percent with one digit, as wide as 100.0. */
export function percent(value: number | null | undefined): string {
  return (100 * (value ?? 0)).toFixed(1).padStart(5);
}
