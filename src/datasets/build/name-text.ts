/** Longest name in UTF-16 units: a longer text is a sentence. */
const longestName = 200;

/**
 * A name with white space folded, no-break spaces included. Undefined if it is empty, very long, or without a letter
 * or digit.
 */
export function nameIn(value: unknown): string | undefined {
  if (typeof value !== "string" || value.length > longestName) return undefined;
  if (isPlainName(value)) return value;
  const text = /[^\S ]|\s\s|^\s|\s$/.test(value) ? value.replace(/\s+/g, " ").trim() : value;
  return /[\p{L}\p{N}]/u.test(text) ? text : undefined;
}

/** A fast test that nearly all names pass: letters and digits with single spaces between them, and any ASCII signs. */
export function isPlainName(text: string): boolean {
  let blank = true;
  let isName = false;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === 0x20 && blank) return false;
    blank = unit === 0x20;
    if (unit < 0x80) {
      if (unit < 0x20) return false;
      isName ||= (unit >= 0x30 && unit <= 0x39) || ((unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a);
    } else if (isLetter(unit)) isName = true;
    else return false;
  }
  return isName && !blank;
}

/** Whether a unit is a letter of Latin, Cyrillic, kana or Han; a pattern recognises others. */
function isLetter(unit: number): boolean {
  if (unit < 0x250) return unit >= 0xc0 && unit !== 0xd7 && unit !== 0xf7;
  if (unit < 0x3041) return unit >= 0x400 && unit < 0x482;
  return unit <= 0x3096 || (unit >= 0x30a1 && unit <= 0x30fa) || (unit >= 0x4e00 && unit <= 0x9fd5);
}
