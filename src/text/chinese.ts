import { paired, simplifiedOnly } from "../../data/languages/chinese-scripts.ts";

/** The first and the last Han character of the tables. */
const FIRST = 0x3400;
const LAST = 0xfaff;

const toSimplified = new Uint16Array(LAST - FIRST + 1);
const toTraditional = new Uint16Array(LAST - FIRST + 1);
for (const pairs of [paired, simplifiedOnly])
  for (let i = 0; i < pairs.length; i += 2) {
    toSimplified[pairs.charCodeAt(i) - FIRST] = pairs.charCodeAt(i + 1);
    if (pairs === paired) toTraditional[pairs.charCodeAt(i + 1) - FIRST] = pairs.charCodeAt(i);
  }

/**
 * A Chinese text in its spellings: in simplified characters first, then as it is written and in traditional characters,
 * where these differ. Each has a character where the others have one, so that they share all offsets.
 */
export function chineseSpellings(text: string): readonly string[] {
  return [...new Set([converted(text, toSimplified), text, converted(text, toTraditional)])];
}

/** The text with the characters of a table replaced, in one pass. */
function converted(text: string, table: Uint16Array): string {
  let result = "";
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    const other = table[text.charCodeAt(i) - FIRST];
    if (!other) continue;
    result += text.slice(from, i) + String.fromCharCode(other);
    from = i + 1;
  }
  return result + text.slice(from);
}
