import { verbs } from "../../../data/lexicon/verbs.ts";
import { englishWaters as english, waters } from "../../../data/lexicon/waters.ts";
import { PLACE, WATER } from "../../datasets/knowledge/kinds.ts";
import { COMMA } from "../../text/pieces.ts";
import { HARD, isJoined } from "../document/boundaries.ts";
import { type Document, hasClass, isCapital } from "../document/document.ts";
import { FUNCTION } from "../document/lexicon.ts";
import { wordAt } from "../document/words-around.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { Rule } from "./joint-text.ts";

const f = candidateFeatures.at;

/** The value where hardly anything else is meant. Greater than the lead of a state over its river: "along the Niger". */
const SURELY = 2;

/**
 * Writes which candidates are waters, if the text has an article and no noun that the name describes: "the Amazon" and
 * "am Mississippi" are rivers. Firms, towns and most states of the same name have no article in English and German. Where
 * the text says that the name flows, nothing else is meant in any language.
 */
export const writeWaters: Rule = (rows, { document }) => {
  const { from, to } = rows.mention.span;
  const words = waters[document.language];
  if (!words || !isJoined(document, from) || !words.articles.test(wordAt(document, from - 1))) return;
  const behind = isJoined(document, to) ? wordAt(document, to) : "";
  const hasOthers = rows.candidates.length > 1;
  const value = words.flows.test(behind) ? SURELY : hasOthers ? byArticle(document, from, to, behind) : 0;
  if (value === 0) return;
  rows.candidates.forEach(({ kinds }, i) => {
    if ((kinds & PLACE) === WATER) rows.set(f.water, i, value);
    // A place whose kind is not known may be a water. In German, buildings and institutions have articles too.
    else if (document.language === "en" && kinds & WATER) rows.mark(f.water, i);
  });
};

/** How much the article before a name tells of a water, where the verb behind does not. */
function byArticle(document: Document, from: number, to: number, behind: string): number {
  const isEnglish = document.language === "en";
  if (!isEnglish && !document.lexicon.capitalisesNouns) return 0;
  if (!isEnglish || english.countries.test(wordAt(document, from)))
    return isJoined(document, to) && isNoun(document, to) ? 0 : 1;
  if (hasNounBehind(document, to)) return 0;
  return isOfWaters(document, from - 1, behind) ? SURELY : 1;
}

/** Most names in a row before a noun: "the Ohio, Michigan and Iowa primaries". */
const MOST_IN_ROW = 4;

/**
 * Whether a noun may follow that an English name describes, maybe with others: "the Amazon spokeswoman" belongs to the
 * firm.
 */
function hasNounBehind(document: Document, at: number): boolean {
  const { boundaryBefore, pieces } = document;
  let next = at;
  for (let names = 0; names < MOST_IN_ROW && next < pieces.count && boundaryBefore[next] !== HARD; names++) {
    const isComma = pieces.gap[next] === COMMA;
    const name = english.and.test(wordAt(document, next)) ? next + 1 : next;
    if ((name === next && !isComma) || name >= pieces.count || !isCapital(document, name)) break;
    next = name + 1;
    while (next < pieces.count && isJoined(document, next) && isCapital(document, next)) next++;
  }
  if (!isJoined(document, next) || !isNoun(document, next)) return false;
  return isCapital(document, next) || !isVerb(wordAt(document, next));
}

/** Whether a word may be a noun: one with a capital in German, and any but a small word elsewhere. */
function isNoun(document: Document, at: number): boolean {
  return document.lexicon.capitalisesNouns ? isCapital(document, at) : !hasClass(document, at, FUNCTION);
}

function isVerb(word: string): boolean {
  return !english.participles.test(word) && (verbs.en!.test(word) || english.does.test(word));
}

/**
 * Whether an English text treats a name as water: by a preposition before its article, or by what it does. "The Jordan of
 * King Abdullah" is a country.
 */
function isOfWaters(document: Document, article: number, behind: string): boolean {
  if (english.notBehind.test(behind)) return false;
  return (
    (isJoined(document, article) && english.alongside.test(wordAt(document, article - 1))) ||
    english.does.test(behind)
  );
}
