/** A share as percent with one decimal; a dash for none. */
export function percent(value: number | null | undefined): string {
  return value === null || value === undefined ? "–" : (100 * value).toFixed(1);
}
