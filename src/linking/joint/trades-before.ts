import { ADJACENT, COMMA, gapBefore, NUMBER } from "../../text/pieces.ts";
import { acquainted } from "../document/beside-persons.ts";
import { isJoined, someBefore } from "../document/boundaries.ts";
import { type Document, hasClass, isCapital } from "../document/document.ts";
import { ARTICLE, DEMONYM_WORD, FUNCTION, TITLE } from "../document/lexicon.ts";
import { foldedAt, wordAt } from "../document/words-around.ts";
import type { WordsByLanguage } from "../document/words-by-language.ts";
import { defining } from "./defining-words.ts";
import { professionsOf, SPORT } from "./professions.ts";
import { hasWord, isTrade, tradeWords } from "./trade-words.ts";

/** Most pieces between an article and the noun: "our new head chef". */
const MOST_BEFORE_NOUN = 3;
/** Most names of a row, and most pieces of each. */
const MOST_NAMES = 4;
const MOST_OF_NAME = 4;

const and = /^(?:and|e|ed|et|und|y)$/;

/** A trade that the text gives a person before the name. */
interface TradeBefore {
  readonly noun: number;
  /** Nobody with this noun is known: a schoolchild, a neighbour, several people, "our new colleague". */
  readonly isPrivate: boolean;
}

/**
 * The trade before a name: "the baker Jean Martin", "our new baker, Jean Martin, is", "pupils Ann Martin and Jean Martin".
 * Undefined if there is none, or only what a known person did once ("the former waiter Brad Pitt").
 */
export function tradeBefore(document: Document, from: number, to: number): TradeBefore | undefined {
  const first = firstOfRow(document, from);
  const { gap } = document.pieces;
  const isApart = first > 0 && gap[first] === COMMA;
  if (isApart ? isJoined(document, to) : !isJoined(document, first) || gap[first] === ADJACENT)
    return undefined;
  const noun = first - 1;
  const { several, fellows, ours } = tradeWords;
  const isPrivate = [several, fellows, ours].some((nouns) => isNoun(document, noun, nouns));
  // A row has a noun for several people.
  if (!isPrivate && first !== from) return undefined;
  const trade = isPrivate ? { noun, isPrivate } : singleBefore(document, noun, isApart);
  if (!trade || hasBefore(document, noun, tradeWords.former)) return undefined;
  const article = articleBefore(document, noun);
  const isOurs = article !== undefined && isOur(document, article);
  if (isApart && !isOurs && (article === undefined || isAdverbial(document, article))) return undefined;
  if (!isPrivate) return trade;
  const isOther = isNoun(document, noun, ours)
    ? !isOurs || !hasBefore(document, noun, tradeWords.fresh)
    : hasPossessor(document, noun);
  return isOther ? undefined : trade;
}

/** The trade of a single person at the piece before the name. */
function singleBefore(document: Document, noun: number, isApart: boolean): TradeBefore | undefined {
  if (isTrade(document, noun, !isApart && hasClass(document, noun, TITLE))) return { noun, isPrivate: false };
  // A nationality stands behind "player" most of all; a statesman may be "le peintre britannique", too.
  if (isApart || !document.lexicon.adjectivesFollow || !hasClass(document, noun, DEMONYM_WORD))
    return undefined;
  const isPlayer =
    isJoined(document, noun) &&
    professionsOf(document.language).bits.get(foldedAt(document, noun - 1)) === SPORT;
  return isPlayer ? { noun: noun - 1, isPrivate: false } : undefined;
}

/** "The former waiter", "our new colleague": whether a word of a list stands before a noun. */
function hasBefore(document: Document, noun: number, list: WordsByLanguage): boolean {
  return someBefore(document, noun, MOST_BEFORE_NOUN, (at) => list.hasAt(document, at));
}

function isNoun(document: Document, at: number, nouns: WordsByLanguage): boolean {
  return hasWord(document, at, (word) => nouns.has(word, document.language));
}

/** Whether a piece is an "and" that nothing separates from the word before. */
export function isAnd(document: Document, at: number): boolean {
  return isJoined(document, at) && and.test(wordAt(document, at));
}

/** The end of the name that stands, with "and" or a comma, before the name that begins at a piece; -1 without one. */
export function endInRow(document: Document, first: number): number {
  if (isJoined(document, first)) return isAnd(document, first - 1) ? first - 1 : -1;
  return document.pieces.gap[first] === COMMA ? first : -1;
}

/** First piece of a row of names that ends with the one that begins at a piece: "Emma Watson and Tom Hanks". */
function firstOfRow(document: Document, from: number): number {
  let first = from;
  for (let i = 0; i < MOST_NAMES; i++) {
    const end = endInRow(document, first);
    const begin = nameBefore(document, end);
    if (begin >= end) break;
    first = begin;
  }
  return first;
}

/** First piece of the name that ends before a piece, without the noun of a trade before it. */
function nameBefore(document: Document, end: number): number {
  let begin = end;
  const isOfName = (at: number) =>
    isCapital(document, at) && !isNoun(document, at, tradeWords.several) && !isTrade(document, at);
  while (
    begin > 0 &&
    end - begin < MOST_OF_NAME &&
    (begin === end || isJoined(document, begin)) &&
    isOfName(begin - 1)
  )
    begin--;
  return begin;
}

/** The piece of the article or possessive of a noun; undefined without one. */
function articleBefore(document: Document, noun: number): number | undefined {
  for (let at = noun; at >= noun - MOST_BEFORE_NOUN && isJoined(document, at); at--) {
    if (hasClass(document, at - 1, ARTICLE) || isOur(document, at - 1)) return at - 1;
    if (hasClass(document, at - 1, FUNCTION)) return undefined;
  }
  return undefined;
}

function isOur(document: Document, at: number): boolean {
  return acquainted.mine.hasAt(document, at);
}

/**
 * "After talking to the waiter, Tom Hanks, …": the comma may end an adverbial, which a preposition begins. Behind "a" it
 * seldom does: "The flat belongs to a plumber, Paul Simon, who …".
 */
function isAdverbial(document: Document, article: number): boolean {
  const isIndefinite = defining.articles.hasAt(document, article);
  return !isIndefinite && isJoined(document, article) && hasClass(document, article - 1, FUNCTION);
}

/** "Schoenberg's pupil Alban Berg", "son élève Platon": whether the pupil or the neighbour is somebody's. */
function hasPossessor(document: Document, noun: number): boolean {
  const { pieces, lexicon } = document;
  for (let at = noun; at > noun - MOST_BEFORE_NOUN && isJoined(document, at); at--) {
    if (hasClass(document, at - 1, ARTICLE) || isOur(document, at - 1) || pieces.shape[at - 1]! & NUMBER)
      return false;
    if (hasClass(document, at - 1, FUNCTION) || /['’]/.test(gapBefore(pieces, at))) return true;
    if (lexicon.capitalisesNouns && isCapital(document, at - 1)) return true;
  }
  return false;
}
