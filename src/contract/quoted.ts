/** Characters that a message shows of a value: a caller may send a megabyte where a word belongs. */
const SHOWN = 60;

/** A value for a message: cut where it is long. No pair of UTF-16 units is parted. */
export function shortened(value: string): string {
  if (value.length <= SHOWN) return value;
  const last = value.charCodeAt(SHOWN - 1);
  return `${value.slice(0, last >= 0xd800 && last <= 0xdbff ? SHOWN - 1 : SHOWN)}…`;
}

/** A value for a message: in quotes, and cut where it is long. */
export function quoted(value: string): string {
  return JSON.stringify(shortened(value));
}
