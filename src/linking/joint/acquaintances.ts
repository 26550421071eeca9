import { acquaintances } from "../../../data/lexicon/acquaintances.ts";
import { kin } from "../../../data/lexicon/kin.ts";
import { pets } from "../../../data/lexicon/pets.ts";
import type { Language } from "../../contract/index.ts";
import { foldText } from "../../text/fold.ts";
import { CAPITAL, COMMA } from "../../text/pieces.ts";
import { isGreeted } from "../document/beside-persons.ts";
import { OPEN } from "../document/boundaries.ts";
import type { Document } from "../document/document.ts";
import { GIVEN_NAME } from "../document/lexicon.ts";
import { wordAt } from "../document/words-around.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { Rule } from "./mention-rows.ts";

const f = candidateFeatures.at;

/** Most pieces from the word that closes a letter to the name below: "Viele Grüße aus Berlin, Petra". */
const MOST_CLOSING = 5;

/** Most pieces between the possessive and the noun: "my little brother Paul". */
const MOST_BETWEEN = 1;

const split = (list = ""): readonly string[] => list.split(" ").filter((word) => word !== "");
const lists = new Map(
  Object.entries(acquaintances).map(([language, { closings, mine, friends, children }]) => [
    language,
    {
      closings: new Set(split(closings)),
      mine: new Set(split(mine)),
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
  if (from === 0 || to - from !== 1) return;
  const isGiven = (document.wordClass[from]! & GIVEN_NAME) !== 0;
  if (!isRelative(document, from) && !(isGiven && (isGreeted(document, from) || hasSigned(document, from))))
    return;
  rows.markCandidates(f.acquaintance);
};

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
