import type { NameEntry } from "./derived-names.ts";
import { ALIAS, NAME } from "./name-trie.ts";

/** Shortest name with another spacing: "O 2" and "3 m" are said of other things than O2 and 3M. */
const SHORTEST = 4;

const letterBesideDigit = /(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/gi;
const blankBesideDigit = /(?<=[a-z])[ -](?=\d)|(?<=\d)[ -](?=[a-z]{1,3}\b)/gi;

const ampersand = / & /;
const ands = [" and ", " und ", " et ", " e ", " y "];

/** "PaymentGateway": a capital inside begins a word. */
const innerCapital = /(?<=[a-z])(?=[A-Z])/g;
/** "user-profile-service": words in small letters that code joins. */
const joinedWords = /^[a-z\d]+(?:[-_][a-z\d]+)+$/;

/** How addresses shorten the last word of a street. */
const streets: readonly (readonly [whole: RegExp, short: string])[] = [
  [/stra(?:ß|ss)e$/i, "str"],
  [/platz$/i, "pl"],
  [/(?<= )street$/i, "St"],
  [/(?<= )avenue$/i, "Ave"],
  [/(?<= )road$/i, "Rd"],
  [/(?<= )boulevard$/i, "Blvd"],
];

/**
 * A name of a caller in other spellings. A list has "X300", "AB-1234" and "60W"; a text has "X-300", "AB1234" and
 * "60 W" too. The digits stay, as others are another model. A text may have a word for the sign in "Marks & Spencer",
 * "Goethestr." for Goethestraße, and "UserProfile" or "user profile" for user-profile.
 */
export function otherSpellings(name: NameEntry): readonly NameEntry[] {
  const { text, form } = name;
  if ((form !== NAME && form !== ALIAS) || text.length < SHORTEST) return [];
  const spellings = [text.replace(letterBesideDigit, " "), text.replace(blankBesideDigit, "")];
  if (ampersand.test(text)) for (const and of ands) spellings.push(text.replace(ampersand, and));
  for (const [whole, short] of streets) spellings.push(text.replace(whole, short));
  spellings.push(text.replace(innerCapital, " "));
  if (joinedWords.test(text)) spellings.push(text.replace(/[-_]/g, ""));
  return spellings.filter((other) => other !== text).map((other) => ({ ...name, text: other, form: ALIAS }));
}
