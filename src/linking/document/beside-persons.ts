import { acquaintances } from "../../../data/lexicon/acquaintances.ts";
import { formsOfAddress } from "../../../data/lexicon/forms-of-address.ts";
import { honorifics } from "../../../data/lexicon/honorifics.ts";
import { kin } from "../../../data/lexicon/kin.ts";
import { pets } from "../../../data/lexicon/pets.ts";
import { isSingleCapital } from "../../datasets/names/name-pieces.ts";
import { foldText } from "../../text/fold.ts";
import { ADJACENT, CAPITAL, COMMA, NUMBER } from "../../text/pieces.ts";
import { HARD, isJoined } from "./boundaries.ts";
import { type Document, hasClass, isCapital } from "./document.ts";
import { EVERYDAY, GIVEN_NAME, SURNAME } from "./lexicon.ts";
import { genderOfEnding } from "./title-endings.ts";
import { foldedAt, joinedEnd } from "./words-around.ts";
import { listsByLanguage, type WordsByLanguage, wordsByLanguage } from "./words-by-language.ts";

/** Forms of address, words for acquaintances, kin and pets of each language, folded. */
export const address = listsByLanguage(formsOfAddress, foldText);
export const acquainted = listsByLanguage(acquaintances, foldText);
const relatives = wordsByLanguage(kin, foldText);
const animals = wordsByLanguage(pets, foldText);
export const formOfAddress: WordsByLanguage = address.women.with(address.men, address.both);
const friendOrKin = acquainted.friends.with(relatives);
export const family: WordsByLanguage = friendOrKin.with(animals);
const behind = new Map(Object.entries(honorifics).map(([language, words]) => [language, words.split("\n")]));

/** Words for those whom a list of an office may have: "Katrin, my colleague". */
const colleagues = /^(?:co-?worker|col|compan|kolleg)/;

/** Words of kin that are titles of nurses and priests, too: "Schwester Katrin". */
const titlesOfKin =
  /^(?:bruder|brother|father|frere|hermana|hermano|irma|mere|mother|padre|pere|schwester|sister|soeur)$/;

/** Most initials between a form of address and the last name. */
const MOST_INITIALS = 3;

/**
 * The initials with full stops right before a last name, and the first letter of a given name before them, folded: "mj"
 * of "M. J. Porter" and of "Mary J. Porter", "hp" of "H.-P. Krämer"; "" without an initial. A form of address of one
 * letter is not an initial: French "M. Martin".
 */
export function initialsBefore(document: Document, at: number): string {
  const { pieces } = document;
  const isInitial = (i: number) =>
    isSingleCapital(pieces, i) && pieces.text[pieces.end[i]!] === "." && !formOfAddress.hasAt(document, i);
  let first = at;
  while (isJoined(document, first) && at - first < MOST_INITIALS && isInitial(first - 1)) first--;
  if (first === at) return "";
  if (
    isJoined(document, first) &&
    hasClass(document, first - 1, GIVEN_NAME) &&
    isCapital(document, first - 1)
  )
    first--;
  let letters = "";
  for (let i = first; i < at; i++) letters += pieces.text[pieces.start[i]!];
  return foldText(letters);
}

/**
 * The initials behind a last name and a comma, folded: "f" of "Smith, F."; "" if there is none. Letters without a blank
 * are an abbreviation: "Novak, U.S. sales lead", "Kovacs, M.D.". A name that goes on behind them has them before it:
 * "Smith, F. Brown and Jones".
 */
export function initialsBehind({ text, pieces }: Document, to: number): string {
  const end = pieces.end[to - 1]!;
  const [, letters = ""] = initialsAtStart.exec(text.slice(end, end + LONGEST_INITIALS)) ?? [];
  return foldText(letters.replace(/[^\p{Lu}]/gu, ""));
}

/** Three initials, and the letter of a name behind them. */
const LONGEST_INITIALS = 12;
const initialsAtStart = /^, (\p{Lu}\.(?:[ -]\p{Lu}\.){0,2})(?!-?\p{L}| \p{Lu})/u;

/** Whether only a person has this before or behind its name: "Mr", an initial, a given name before a last name, さん. */
export function isAddressed(document: Document, from: number, to: number): boolean {
  const { language, pieces, text } = document;
  const end = pieces.end[to - 1]!;
  for (const word of behind.get(language) ?? []) if (text.startsWith(word, end)) return true;
  if (hasBefore(document, from, formOfAddress) || initialsBefore(document, from) !== "") return true;
  // "Austin Python" and "the Sydney Hornets" have no last name behind.
  if (!isJoined(document, from) || to - from !== 1 || !hasClass(document, from, SURNAME)) return false;
  // "Marc" of "Jean-Marc" is a part of the given name.
  return pieces.gap[from] !== ADJACENT && isGivenNameAlone(document, from - 1);
}

/** Whether a word with a capital is a given name and not an everyday word. */
export function isGivenNameAlone(document: Document, at: number): boolean {
  return (document.wordClass[at]! & (GIVEN_NAME | EVERYDAY)) === GIVEN_NAME && isCapital(document, at);
}

/**
 * Whether a greeting stands right before the name that begins at a piece: "Hi James", "Liebe Anna". In small letters
 * it begins the text or the sentence, as "ich fahre lieber Mercedes" is not a greeting.
 */
export function isGreeted(document: Document, from: number): boolean {
  const at = wordBefore(document, from, acquainted.greetings);
  return at >= 0 && (document.startsSentence[at] === 1 || isCapital(document, at));
}

/**
 * Whether a word of kin or a pet stands before the name that begins at a piece: "her grandson Harold", "her dog Felix",
 * but not "Frau Groß".
 */
export function isKin(document: Document, from: number): boolean {
  if (hasBefore(document, from, animals)) return true;
  const at = wordBefore(document, from, relatives);
  if (at < 0 || hasBefore(document, from, formOfAddress)) return false;
  return !titlesOfKin.test(foldedAt(document, at));
}

/** Most pieces from the comma to the noun: "my old neighbour". */
const MOST_BEFORE_NOUN = 3;

/** Whether an apposition tells that the name that ends at a piece is a friend or a relative: "Dubois, la voisine, …". */
export function isNeighbour(document: Document, to: number): boolean {
  const { pieces, language } = document;
  if (pieces.gap[to] !== COMMA) return false;
  const isNoun = (word: string) => friendOrKin.has(word, language) && !colleagues.test(word);
  const end = joinedEnd(document, to, MOST_BEFORE_NOUN);
  for (let at = to; at < end; at++) {
    const word = foldedAt(document, at);
    // "After talking to Novak, my husband agreed" goes on with another clause.
    if (isNoun(word) || isNoun(word.replace(/s$/, ""))) return !isJoined(document, at + 1);
  }
  return false;
}

/** Greatest age of a child: few people are known so young, or customers. */
export const OLDEST_CHILD = 14;

/** "Emma Stone, 9, of …": whether the age of a child stands behind the name that ends at a piece. */
export function isChild({ pieces, boundaryBefore }: Document, to: number): boolean {
  const { text, start, end, gap, shape } = pieces;
  if (to + 1 >= pieces.count || gap[to] !== COMMA || gap[to + 1] !== COMMA || boundaryBefore[to + 1] === HARD)
    return false;
  const age = Number(text.slice(start[to], end[to]));
  return age > 0 && age <= OLDEST_CHILD && !(shape[to + 1]! & (CAPITAL | NUMBER));
}

function hasBefore(document: Document, from: number, words: WordsByLanguage): boolean {
  return wordBefore(document, from, words) >= 0;
}

/** The piece of such a word before a name, with initials of the name between them at most; -1 if there is none. */
function wordBefore(document: Document, from: number, words: WordsByLanguage): number {
  // "la sig.ra Long"
  let at = from > 1 && genderOfEnding(document.pieces, from - 1) ? from - 1 : from;
  // "Dr G. Long"
  while (
    at > 1 &&
    at > from - MOST_INITIALS &&
    isJoined(document, at) &&
    isSingleCapital(document.pieces, at - 1) &&
    !words.hasAt(document, at - 1)
  )
    at--;
  return isJoined(document, at) && words.hasAt(document, at - 1) ? at - 1 : -1;
}
