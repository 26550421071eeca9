import type { NameEntry } from "./derived-names.ts";
import { ALIAS, NAME } from "./name-trie.ts";

/** Shortest name with another spacing: "O 2" and "3 m" are said of other things than O2 and 3M. */
const SHORTEST = 4;

const letterBesideDigit = /(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/gi;
const blankBesideDigit = /(?<=[a-z])[ -](?=\d)|(?<=\d)[ -](?=[a-z]{1,3}\b)/gi;

const ampersand = / & /;
const ands = [" and ", " und ", " et ", " e ", " y "];

/**
 * The names of a caller in other spellings. A list has "X300", "AB-1234" and "60W"; a text has "X-300", "AB1234" and
 * "60 W" too. The digits stay, as others are another model. A text may have a word for the sign in "Marks & Spencer".
 */
export function otherSpellings(names: readonly NameEntry[]): readonly NameEntry[] {
  const others: NameEntry[] = [];
  for (const name of names) {
    const { text, form } = name;
    if ((form !== NAME && form !== ALIAS) || text.length < SHORTEST) continue;
    const apart = text.replace(letterBesideDigit, " ");
    if (apart !== text) others.push({ ...name, text: apart, form: ALIAS });
    const together = text.replace(blankBesideDigit, "");
    if (together !== text) others.push({ ...name, text: together, form: ALIAS });
    if (ampersand.test(text))
      for (const and of ands) others.push({ ...name, text: text.replace(ampersand, and), form: ALIAS });
  }
  return others;
}
