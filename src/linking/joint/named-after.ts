import { grownNames, namedAfter } from "../../../data/lexicon/named-after.ts";
import { AREA, bitsOf, kindBit, PERSON } from "../../datasets/knowledge/kinds.ts";
import { CAPITAL } from "../../text/pieces.ts";
import { isJoined } from "../document/boundaries.ts";
import type { Document } from "../document/document.ts";
import { ARTICLE, CLITIC } from "../document/lexicon.ts";
import { wordAt } from "../document/words-around.ts";
import { listsByLanguage } from "../document/words-by-language.ts";
import type { MentionSpan } from "../mention.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { Rule } from "./joint-text.ts";

const f = candidateFeatures.at;

/** Kinds whose names streets and inns have. Buildings are left out, as the building itself may be meant. */
const NAMESAKE_KINDS: number =
  AREA | bitsOf("person", "character", "settlement", "water", "land", "celestial", "club");

/** "rue de la Loire": most function words between a street and its name. */
const MOST_BETWEEN = 2;

/** Longest word behind a name, in UTF-16 units: "スカイツリー". */
const LONGEST_WORD = 6;

const lists = listsByLanguage(namedAfter);

/**
 * Writes which candidates are only the namesake of the street, school or inn in the text: "rue de Lyon" is not Lyon,
 * and "scuola Giuseppe Verdi" is not the composer.
 */
export const writeNamedAfter: Rule = (rows, { document }) => {
  const namesakes = namesakeKinds(document, rows.mention);
  if (namesakes !== 0) rows.markCandidates(f.named_after, ({ kinds }) => kinds & namesakes);
};

/** The kinds of entities (bits of `knowledge/kinds.ts`) of which a street or the like has the name; 0 for none. */
export function namesakeKinds(document: Document, { span: { from, to }, end }: MentionSpan): number {
  if (isNamedAfter(document, from) || continuesName(document, end)) return NAMESAKE_KINDS;
  if (isOfSort(document, from)) return PERSON | WORK;
  return givesNameToThing(document, to) ? PERSON : 0;
}

/** A book may have the name of the person whose life it tells. */
const WORK = kindBit("work");

/** Most adjectives between a venue and its name: "scuola primaria statale". */
const MOST_SORTS = 2;

/**
 * Whether a venue with an adjective stands before a name: "école primaire Victor Hugo". Places are not namesakes then:
 * "teatro comunale Modena" is in Modena.
 */
function isOfSort(document: Document, from: number): boolean {
  let at = from - 1;
  while (at >= from - MOST_SORTS && isJoined(document, at + 1) && lists.sorts.hasAt(document, at)) at--;
  if (at === from - 1 || !isJoined(document, at + 1)) return false;
  return lists.venues.hasAt(document, at) || lists.sites.hasAt(document, at);
}

/** Whether the word before a name tells that a street or an inn has the name. */
function isNamedAfter(document: Document, from: number): boolean {
  if (!isJoined(document, from)) return false;
  let at = from - 1;
  // "restaurant Le Paris"
  const hasArticle = document.wordClass[at]! & ARTICLE && document.pieces.shape[at]! & CAPITAL;
  const word = wordAt(document, hasArticle && isJoined(document, at) ? at - 1 : at);
  if (isVenue(word, document)) return true;
  for (let between = 0; between < MOST_BETWEEN && isJoined(document, at) && isOf(document, at); between++)
    at--;
  if (at === from - 1 || !lists.streets.hasAt(document, at)) return false;
  return !(isJoined(document, at) && lists.anyOf.hasAt(document, at - 1));
}

/** Whether a word, in small letters, is one for streets, schools or inns: the first of "Avenida Santos Dumont". */
export function isVenue(word: string, { language }: Document): boolean {
  return lists.venues.has(word, language) || lists.streets.has(word, language);
}

/**
 * Whether the word behind a name makes it the name of something else: "Kennedy airport" has the name of a person,
 * while "Berlin airport" is in Berlin.
 */
function givesNameToThing(document: Document, to: number): boolean {
  return isJoined(document, to) && lists.behind.hasAt(document, to);
}

/** Whether the word right behind a name, in a script without spaces, makes it another name. */
function continuesName({ language, text }: Document, end: number): boolean {
  return grownNames[language]?.test(text.slice(end, end + LONGEST_WORD)) ?? false;
}

function isOf(document: Document, at: number): boolean {
  return (document.wordClass[at]! & (ARTICLE | CLITIC)) !== 0 || wordAt(document, at) === "de";
}
