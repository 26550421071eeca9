/**
 * Whole numbers as text that no editor and no transport changes, for tables in the code. After compression a page
 * loads less than half of what decimals or escapes take. A number is written in characters from `#` on, without the
 * backslash. The last character has 61 values, and each one before it has 30 more, for the higher places.
 */
const FIRST = 35;
const BACKSLASH = 92;
const LAST_DIGITS = 61;
const HIGH_DIGITS = 30;

/**
 * The numbers of a packed text. This runs at startup, so it is one loop: a call for each number would take twice the
 * time.
 */
export function unpackNumbers(text: string): Int32Array {
  const numbers = new Int32Array(text.length);
  let count = 0;
  let high = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const digit = code - (code > BACKSLASH ? FIRST + 1 : FIRST);
    if (digit < LAST_DIGITS) {
      numbers[count++] = high * LAST_DIGITS + digit;
      high = 0;
    } else high = high * HIGH_DIGITS + digit - LAST_DIGITS;
  }
  return numbers.subarray(0, count);
}

/** The inverse of `signed`. */
export function unsigned(number: number): number {
  return (number >>> 1) ^ -(number & 1);
}

/**
 * Packs numbers.
 *
 * @param numbers whole, 0 to 2 ** 31 - 1
 */
export function packNumbers(numbers: Iterable<number>): string {
  let text = "";
  for (const number of numbers) {
    let digits = character(number % LAST_DIGITS);
    for (let high = Math.floor(number / LAST_DIGITS); high > 0; high = Math.floor(high / HIGH_DIGITS))
      digits = character(LAST_DIGITS + (high % HIGH_DIGITS)) + digits;
    text += digits;
  }
  return text;
}

/** A signed number as one of 0 or more, below 2 ** 31: small ones stay small. */
export function signed(number: number): number {
  return number < 0 ? -2 * number - 1 : 2 * number;
}

function character(digit: number): string {
  return String.fromCharCode(digit + FIRST < BACKSLASH ? digit + FIRST : digit + FIRST + 1);
}
