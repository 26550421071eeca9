/**
 * Whether a name may be a slip for another: written with other case or signs (`sameAs`), cut short (`desc`), or with
 * one slip of at most two letters (`datset`, `metnions`).
 */
export function isNear(given: string, name: string): boolean {
  if (given.length > 40) return false;
  const [a, b] = [given, name].map((one) => one.toLowerCase().replace(/[^a-z]/g, "")) as [string, string];
  if (a === b) return true;
  if (a.length >= 3 && (b.startsWith(a) || a.startsWith(b))) return true;
  let from = 0;
  while (from < Math.min(a.length, b.length) && a[from] === b[from]) from++;
  let back = 0;
  while (back < Math.min(a.length, b.length) - from && a.at(-1 - back) === b.at(-1 - back)) back++;
  return from + back >= 2 && Math.max(a.length, b.length) - from - back <= 2;
}

/** The first fields of an object that are looked at for a slip; a body can hold a million. */
const LOOKED_AT = 100;

/** What was probably meant by a required field that is not there, as the end of a sentence: `name` by `nam`. */
export function meantBy(object: object, field: string): string {
  const near = Object.keys(object)
    .slice(0, LOOKED_AT)
    .find((name) => isNear(name, field));
  return near === undefined || near === field ? "" : `; is it meant by "${near}"?`;
}
