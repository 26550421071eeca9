import { nameTitles } from "../../../data/lexicon/name-titles.ts";
import { foldText } from "../../text/fold.ts";
import type { NameEntry } from "./derived-names.ts";
import { ALIAS, NAME } from "./name-trie.ts";

/** Shortest name with another spacing: "O 2" and "3 m" are said of other things than O2 and 3M. */
const SHORTEST = 4;

const letterBesideDigit = /(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/gi;
const blankBesideDigit = /(?<=[a-z])[ -](?=\d)|(?<=\d)[ -](?=[a-z]{1,3}\b)/gi;

const ampersand = / & /;
const ands = [" and ", " und ", " et ", " e ", " y "];

/** "PaymentGatewayAdapter": a capital inside begins a word. */
const innerCapital = /(?<=[a-z])(?=[A-Z])/g;
/** Three such words, or one in capitals ("LegacyCRM"): two are words of any text, such as "linked in". */
const camelCase = /[a-z][A-Z].*[a-z][A-Z]|[a-z][A-Z]{2}/;
/** "user-profile-service": three words in small letters that code joins; two may be another word, such as "re-sign". */
const joinedWords = /^[a-z\d]+(?:[-_][a-z\d]+){2,}$/;

/** How addresses shorten the last word of a street. */
const streets: readonly (readonly [whole: RegExp, short: string])[] = [
  [/(?<=[Ss]tr)a(?:ß|ss)e$/, ""],
  [/(?<=[Pp]l)atz$/, ""],
  [/(?<= )Street$/, "St"],
  [/(?<= )Avenue$/, "Ave"],
  [/(?<= )Road$/, "Rd"],
  [/(?<= )Boulevard$/, "Blvd"],
];

const titles = new Set(nameTitles);

/** The name of a person without the titles before it, of two words at least: "Pastor Elias Moreira". */
function withoutTitles(text: string): string {
  const words = text.split(" ");
  let first = 0;
  while (first < words.length - 2 && titles.has(foldText(words[first]!.replace(/\.$/, "")))) first++;
  return words.slice(first).join(" ");
}

/**
 * A name of a caller in other spellings. A list has "X300", "AB-1234" and "60W"; a text has "X-300", "AB1234" and
 * "60 W" too. The digits stay, as others are another model. A text may have a word for the sign in "Marks & Spencer",
 * "Goethestr." for Goethestraße, "UserProfileService" for user-profile-service, and a person without the title.
 */
export function otherSpellings(name: NameEntry): readonly NameEntry[] {
  const { text, form } = name;
  if ((form !== NAME && form !== ALIAS) || text.length < SHORTEST) return [];
  const spellings = [text.replace(letterBesideDigit, " "), text.replace(blankBesideDigit, "")];
  if (ampersand.test(text)) for (const and of ands) spellings.push(text.replace(ampersand, and));
  for (const [whole, short] of streets) spellings.push(text.replace(whole, short));
  if (camelCase.test(text)) spellings.push(text.replace(innerCapital, " "));
  if (name.person) spellings.push(withoutTitles(text));
  if (joinedWords.test(text)) spellings.push(text.replace(/[-_]/g, ""));
  return spellings
    .filter((other) => other !== text && other.length >= SHORTEST)
    .map((other) => ({ ...name, text: other, form: ALIAS }));
}
