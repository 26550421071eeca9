import { dividesWord, restOfWord } from "../../text/word-ends.ts";

/** Hash of a name as it is written, white space folded; equal surfaces have equal hashes. */
export function surfaceHash(text: string, start = 0, end: number = text.length): number {
  let h = 0x811c9dc5 | 0;
  let blank = false;
  for (let i = start; i < end; i++) {
    let unit = text.charCodeAt(i);
    if (unit === 0x2019) unit = 0x27;
    // A divided word equals the undivided word.
    if (dividesWord(unit)) {
      const rest = restOfWord(text, i);
      if (rest > i || unit !== 0x2d) {
        i = Math.max(i, rest - 1);
        continue;
      }
    }
    if (unit === 0x20 || unit === 0xa0 || (unit >= 9 && unit <= 13) || unit === 0x3000) {
      blank = h !== (0x811c9dc5 | 0);
      continue;
    }
    if (blank) h = Math.imul(h ^ 0x20, 0x01000193);
    blank = false;
    h = Math.imul(h ^ unit, 0x01000193);
  }
  return h;
}
