import { unitInfo, WORD } from "./classes.ts";

/** The character references of HTML and XML that have no letter: by name, or by number. */
const reference = /&(?:(amp|nbsp|quot|apos|lt|gt)|#(\d{1,5})|#x([\da-f]{1,4}));/iy;

const units: Record<string, number> = { amp: 0x26, nbsp: 0xa0, quot: 0x22, apos: 0x27, lt: 0x3c, gt: 0x3e };

/**
 * The character reference at an ampersand, as in a text that was cut out of a web page's source: "Marks &amp; Spencer".
 *
 * @returns the UTF-16 unit that it stands for, and its end; undefined if there is none
 */
export function referenceAt(
  text: string,
  at: number,
): { readonly unit: number; readonly end: number } | undefined {
  reference.lastIndex = at;
  const found = reference.exec(text);
  if (!found) return undefined;
  const [, name, decimal, hex] = found;
  const unit = name ? units[name.toLowerCase()]! : Number.parseInt(decimal ?? hex!, decimal ? 10 : 16);
  // A letter would be part of a word.
  return unitInfo[unit]! & WORD ? undefined : { unit, end: reference.lastIndex };
}
