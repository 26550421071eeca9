import { acquaintances } from "../../../data/lexicon/acquaintances.ts";
import { kin } from "../../../data/lexicon/kin.ts";
import { pets } from "../../../data/lexicon/pets.ts";
import type { Language } from "../../contract/index.ts";
import { foldText } from "../../text/fold.ts";
import { CAPITAL, COMMA, NUMBER } from "../../text/pieces.ts";
import { isGreeted } from "../document/beside-persons.ts";
import { OPEN } from "../document/boundaries.ts";
import type { Document } from "../document/document.ts";
import { COMMON, EVERYDAY, FUNCTION, GIVEN_NAME, TITLE } from "../document/lexicon.ts";
import { isJoined, wordAt } from "../document/words-around.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { Rule } from "./mention-rows.ts";

const f = candidateFeatures.at;

/** Most pieces from the word that closes a letter to the name below: "Viele Grüße aus Berlin, Petra". */
const MOST_CLOSING = 5;

/** Most pieces between the possessive and the noun: "my little brother Paul". */
const MOST_BETWEEN = 1;

const split = (list = ""): readonly string[] => list.split(" ").filter((word) => word !== "");
const lists = new Map(
  Object.entries(acquaintances).map(([language, { closings, mine, friends, children, self }]) => [
    language,
    {
      closings: new Set(split(closings)),
      mine: new Set(split(mine)),
      self: new Set(split(self)),
      children: new Set(split(children).map(foldText)),
      relatives: new Set([
        ...split(friends).map(foldText),
        ...split(kin[language as Language]),
        ...split(pets[language as Language]),
      ]),
    },
  ]),
);

/**
 * Writes that a name of one word is an acquaintance of the writer, and nobody known: "Dear Anna", "my brother Paul", or
 * the name under a letter.
 */
export const writeAcquaintance: Rule = (rows, document) => {
  const { from, to } = rows.mention.span;
  if (to - from !== 1) return;
  const isGiven = (document.wordClass[from]! & GIVEN_NAME) !== 0;
  if (isRelative(document, from) || (isGiven && (isGreeted(document, from) || hasSigned(document, from))))
    rows.markCandidates(f.acquaintance);
  else if (isGiven && isPaired(document, from))
    rows.candidates.forEach((_, i) => {
      if (!known.some((feature) => rows.has(feature, i))) rows.mark(f.acquaintance, i);
    });
};

/** Signs that other mentions speak for a candidate: "Homer and Virgil", "Marie et Joseph". */
const known = [f.coherence, f.related, f.elsewhere, f.from_longer, f.longer_belief, f.context, f.field];

/** Most pieces of the names before one in a row: "our children Pilar, Jesús and Ángel". */
const MOST_OF_ROW = 6;

const and = /^(?:and|e|ed|et|und|y)$/;

/** First piece of a row of first names that ends with the one at a piece. */
function rowOf(document: Document, at: number): number {
  const { pieces, wordClass, boundaryBefore } = document;
  const isGiven = (i: number) =>
    i >= 0 && (wordClass[i]! & GIVEN_NAME) !== 0 && (pieces.shape[i]! & CAPITAL) !== 0;
  let first = at;
  while (isGiven(first) && at - first < MOST_OF_ROW) {
    const isAnd = boundaryBefore[first] === OPEN && and.test(wordAt(document, first - 1));
    const before = isAnd ? first - 2 : first - 1;
    if (!isGiven(before) || !(isAnd ? boundaryBefore[first - 1] === OPEN : pieces.gap[first] === COMMA))
      break;
    first = before;
  }
  return first;
}

/**
 * Whether a bare first name stands beside the writer or another bare first name: "Peter and I", "Andrés y Carmen".
 * Neither has a last name or a title.
 */
function isPaired(document: Document, at: number): boolean {
  const isAnd = (i: number) =>
    isJoined(document, i) && isJoined(document, i + 1) && and.test(wordAt(document, i));
  if (!isBare(document, at)) return false;
  return (isAnd(at + 1) && isPartner(document, at + 2)) || (isAnd(at - 1) && isPartner(document, at - 2));
}

function isPartner(document: Document, at: number): boolean {
  const { wordClass, pieces, language } = document;
  if (lists.get(language)?.self.has(wordAt(document, at))) return true;
  return (
    (wordClass[at]! & (GIVEN_NAME | EVERYDAY)) === GIVEN_NAME &&
    (pieces.shape[at]! & CAPITAL) !== 0 &&
    isBare(document, at)
  );
}

/** Whether nothing but a small word that is no noun stands right before a name, and no capital behind it. */
function isBare(document: Document, at: number): boolean {
  const { wordClass, pieces } = document;
  if (isJoined(document, at + 1) && pieces.shape[at + 1]! & (CAPITAL | NUMBER)) return false;
  if (!isJoined(document, at) || wordClass[at - 1]! & FUNCTION) return true;
  return (pieces.shape[at - 1]! & CAPITAL) === 0 && (wordClass[at - 1]! & (COMMON | TITLE)) === 0;
}

/** Whether a relative or a friend of the writer, or somebody's children, stand right before the name or its row. */
function isRelative(document: Document, name: number): boolean {
  const at = rowOf(document, name);
  if (at === 0 || document.boundaryBefore[at] !== OPEN) return false;
  const { language, boundaryBefore } = document;
  const list = lists.get(language);
  const word = foldText(wordAt(document, at - 1));
  // "the kids' Xbox" is not one of the children.
  if (list?.children.has(word)) return (document.wordClass[name]! & GIVEN_NAME) !== 0;
  if (!list?.relatives.has(word)) return false;
  for (let i = at - 1; i >= at - 1 - MOST_BETWEEN && i > 0 && boundaryBefore[i + 1] === OPEN; i--)
    if (boundaryBefore[i] === OPEN && list.mine.has(wordAt(document, i - 1))) return true;
  return false;
}

/** Whether the name is all that follows the last line of a letter. */
function hasSigned(document: Document, at: number): boolean {
  const { pieces, language } = document;
  const list = lists.get(language);
  const { text, start, end } = pieces;
  const gap = text.slice(end[at - 1], start[at]);
  const behind = text.slice(end[at], start[at + 1] ?? text.length);
  if (!list || !/^\s*[,\n]\s*$/.test(gap)) return false;
  if (at + 1 < pieces.count ? !behind.includes("\n") : !/^[\s.]*$/.test(behind)) return false;
  for (let i = at - 1; i >= Math.max(0, at - MOST_CLOSING); i--)
    if (list.closings.has(wordAt(document, i))) return true;
  return false;
}
