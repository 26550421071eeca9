/** Both signs are there, so each says what it is. */
const commaLast = /^\d{1,3}(?:\.\d{3})+,\d+$/;
const pointLast = /^\d{1,3}(?:,\d{3})+\.\d+$/;
/** A comma that separates thousands has three digits after it, and before it no zero alone. */
const onlyComma = /^(?:0,\d+|\d+,(?!\d{3}$)\d+)$/;

/**
 * A number of a shop whose decimal sign may be a comma, with a point: `19,90`, `1.234,50` and `1,234.50`. Text that may
 * be read in two ways (`1,234`), or is not such a number, stays as it is.
 */
export function decimalText(text: string): string {
  if (commaLast.test(text)) return text.replaceAll(".", "").replace(",", ".");
  if (pointLast.test(text)) return text.replaceAll(",", "");
  return onlyComma.test(text) ? text.replace(",", ".") : text;
}
