import type { NameEntry } from "./derived-names.ts";
import { firmNames } from "./firm-spellings.ts";
import { ALIAS, NAME, SHORT_NAME, SUFFIX } from "./name-trie.ts";
import { inOrder } from "./roster-order.ts";
import { withShortWords } from "./short-words.ts";
import { withoutTitles } from "./untitled.ts";

/** Shortest name with another spacing: "O 2" and "3 m" are said of other things than O2 and 3M. */
const SHORTEST = 4;

const letterBesideDigit = /(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/gi;
const blankBesideDigit = /(?<=[a-z])[ -](?=\d)|(?<=\d)[ -](?=[a-z]{1,3}\b)/gi;

/**
 * A word that tells one thing from all others. One that begins with a digit is mostly a measure, "256GB", and these letters
 * begin a norm or a year: "ISO9001".
 */
const codeWord = /(?<!\S)(?!(?:ISO|EN|DIN|IEC|FY)-?\d)\p{L}{1,5}-?\d{3,}[\p{L}\d]*(?!\S)/gu;

/**
 * What tells that a name is a ship's, and texts leave out: "MV Ocean Harmony". Some of them begin other names of two words,
 * such as "MT Bank" and "SS Lazio". The type of a firm rules a ship out: "HMS Networks", "MV Energie".
 */
const ofShips = /^(?:M\/?V|M\.V\.|HMS|RMS|USS) (?=\S)|^(?:M\/?[STY]|[FS]\/?[SVY]|TS) (?=\p{Lu}\S+ \S)/u;

/**
 * The model of a thing behind the one noun that says what it is: "Volta 650" of "Perceuse Volta 650". Its number has two
 * signs at least, as "Oslo 2" stands in other sentences, and is not a year.
 */
const model =
  /(?<=^\p{Lu}\p{Ll}+ )(?:(?!(?:ISO|EN|DIN|IEC|FY) )\p{Lu}\p{L}+ ){1,2}(?!(?:1[5-9]|20)\d\d$)(?=\S{2})\d+(?:[.,/-]\d+)*\p{L}{0,3}$/u;

const ampersand = / & /;
const ands = [" and ", " und ", " et ", " e ", " y "];

/** "PaymentGatewayAdapter": a capital inside begins a word. */
const innerCapital = /(?<=[a-z])(?=[A-Z])/g;
/** Three such words, or one in capitals ("LegacyCRM"): two are words of any text, such as "linked in". */
const camelCase = /[a-z][A-Z].*[a-z][A-Z]|[a-z][A-Z]{2}/;
/** "user-profile-service": three words in small letters that code joins; two may be another word, such as "re-sign". */
const joinedWords = /^[a-z\d]+(?:[-_][a-z\d]+){2,}$/;

/** How German addresses shorten the last word of a street. */
const streets: readonly (readonly [whole: RegExp, short: string])[] = [
  [/(?<=[Ss]tr)a(?:ß|ss)e$/, ""],
  [/(?<=[Pp]l)atz$/, ""],
];

/** The name of a saint, of two words, behind the words for its church: "Parrocchia di S. Maria Assunta". */
const saint = /(?<= )St?[aeo]?\.?[ -]\p{Lu}\S+ \p{Lu}.*$/u;

/**
 * A name of a caller in other spellings. A list has "X300", "AB-1234" and "60W"; a text has "X-300", "AB1234" and
 * "60 W" too. The digits stay, as others are another model. A text may have a word for the sign in "Marks & Spencer",
 * "Goethestr." for Goethestraße, "UserProfileService" for user-profile-service, the code of a part alone, and a person
 * without the title, or with the given name before the last name. It may shorten words, and leave out the legal form of a
 * firm and the "MV" of a ship.
 *
 * @param mayBeShip whether the types of an entity leave it open that it is a ship
 */
export function otherSpellings(
  name: NameEntry,
  mayBeShip: (entity: number) => boolean,
): readonly NameEntry[] {
  const turned = { ...name, text: inOrder(name.text) };
  return turned.text === name.text
    ? spellingsOf(name, mayBeShip)
    : [turned, ...spellingsOf(name, mayBeShip), ...spellingsOf(turned, mayBeShip)];
}

function spellingsOf(name: NameEntry, mayBeShip: (entity: number) => boolean): readonly NameEntry[] {
  const { text, form } = name;
  if ((form !== NAME && form !== ALIAS) || text.length < SHORTEST) return [];
  const spellings = [text.replace(letterBesideDigit, " "), text.replace(blankBesideDigit, "")];
  if (ampersand.test(text)) for (const and of ands) spellings.push(text.replace(ampersand, and));
  for (const [whole, short] of streets) spellings.push(text.replace(whole, short));
  if (camelCase.test(text)) spellings.push(text.replace(innerCapital, " "));
  if (joinedWords.test(text)) spellings.push(text.replace(/[-_]/g, ""));
  const shortened = withShortWords(text, name.person);
  spellings.push(...shortened);
  // The bare name is not an alias of Dr. Anna Vogel, as the list may have an Anna Vogel without a title.
  const stems = [withoutTitles(text, name.person)];
  if (ofShips.test(text) && mayBeShip(name.entity)) stems.push(text.replace(ofShips, ""));
  const saints: string[] = [];
  if (!name.person) {
    for (const one of [text, ...shortened]) {
      const names = firmNames(one);
      stems.push(...names.stems);
      spellings.push(...names.whole);
    }
    for (const one of shortened) saints.push(...(one.match(saint) ?? []));
  }
  const isOther = (other: string) => other !== text && other.length >= SHORTEST;
  const entries = (others: readonly string[], as: number) =>
    [...new Set(others.filter(isOther))].map((other) => ({ ...name, text: other, form: as }));
  return [
    ...entries(spellings, ALIAS),
    ...entries(stems, SUFFIX),
    ...entries(saints, SHORT_NAME),
    ...codesOf(name),
  ];
}

/**
 * The model that ends a name of more words, or the one word of letters and at least three digits: "CT1028" of "Timing belt
 * CT1028". A "B737 Simulator Room" is not the B737.
 */
function codesOf(name: NameEntry): readonly NameEntry[] {
  const [first, ...more] = name.text.match(codeWord) ?? [];
  const code = first ?? model.exec(name.text)?.[0];
  if (name.person || code === undefined || more.length > 0 || code === name.text) return [];
  if (!name.text.endsWith(code)) return [];
  const whole = { ...name, text: code, form: SHORT_NAME };
  const apart = [code.replace(letterBesideDigit, " "), code.replace(blankBesideDigit, "")];
  return [whole, ...apart.filter((other) => other !== code).map((text) => ({ ...whole, text }))];
}
