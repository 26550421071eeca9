import { verbs } from "../../../data/lexicon/verbs.ts";
import { waters } from "../../../data/lexicon/waters.ts";
import { PLACE, WATER } from "../../datasets/knowledge/kinds.ts";
import { COMMA } from "../../text/pieces.ts";
import { HARD, isJoined } from "../document/boundaries.ts";
import { type Document, hasClass, isCapital } from "../document/document.ts";
import { FUNCTION } from "../document/lexicon.ts";
import { wordAt } from "../document/words-around.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { Rule } from "./mention-rows.ts";

const f = candidateFeatures.at;

/** The value where hardly anything else is meant. Greater than the lead of a state over its river: "along the Niger". */
const SURELY = 2;

/**
 * Writes which candidates are waters, if the text has an article and no noun that the name describes: "the Amazon" and
 * "am Mississippi" are rivers. Firms, towns and most states of the same name have no article in English and German. Where
 * the text says that the name flows, nothing else is meant in any language.
 */
export const writeWaters: Rule = (rows, document) => {
  const { from, to } = rows.mention.span;
  const { language, lexicon } = document;
  const words = waters[language];
  if (!words || !isJoined(document, from) || !words.articles.test(wordAt(document, from - 1))) return;
  const behind = isJoined(document, to) ? wordAt(document, to) : "";
  const isEnglish = language === "en";
  let value = 0;
  if (words.flows.test(behind)) value = SURELY;
  else if (!(isEnglish || lexicon.capitalisesNouns) || rows.candidates.length < 2) return;
  else if (isEnglish && !articled.test(wordAt(document, from)))
    value = hasNounBehind(document, to) ? 0 : isOfWaters(document, from - 1, behind) ? SURELY : 1;
  else if (!isJoined(document, to) || !isNoun(document, to)) value = 1;
  if (value === 0) return;
  rows.candidates.forEach(({ kinds }, i) => {
    if ((kinds & PLACE) === WATER) rows.set(f.water, i, value);
    // A place whose kind is not known may be a water. In German, buildings and institutions have articles too.
    else if (isEnglish && kinds & WATER) rows.mark(f.water, i);
  });
};

/** Countries with an English article that have the name of their river. */
const articled = /^(?:congo|gambia)$/;

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
    const name = and.test(wordAt(document, next)) ? next + 1 : next;
    if ((name === next && !isComma) || name >= pieces.count || !isCapital(document, name)) break;
    next = name + 1;
    while (next < pieces.count && isJoined(document, next) && isCapital(document, next)) next++;
  }
  if (!isJoined(document, next) || !isNoun(document, next)) return false;
  return isCapital(document, next) || !isVerb(wordAt(document, next));
}

const and = /^(?:and|or)$/;

/** Whether a word may be a noun: one with a capital in German, and any but a small word elsewhere. */
function isNoun(document: Document, at: number): boolean {
  return document.lexicon.capitalisesNouns ? isCapital(document, at) : !hasClass(document, at, FUNCTION);
}

/** Participles before a noun: "the Ohio based firm". */
const participles = /^(?:based|born|built|led|made|owned|raised|sold|told|trained)$/;

function isVerb(word: string): boolean {
  return !participles.test(word) && (verbs.en!.test(word) || does.test(word));
}

/** What waters do, as other things do. */
const does =
  /^(?:(?:begin|border|carve|curve|cut|divide|enter|fall|feed|form|freeze|join|leave|meet|narrow|provide|rise|run|separate|split|sweep|traverse|turn|widen|wind)s|(?:carri|cross|pass|reach|suppli)es|ran|froze|swept|wound)$/;

/** Words before the article of a water: "along the Ohio". */
const alongside = /^(?:across|along|alongside|down|downstream|over|up|upstream)$/;

/**
 * Whether an English text treats a name as water: by a preposition before its article, or by what it does. "The Jordan of
 * King Abdullah" is a country.
 */
function isOfWaters(document: Document, article: number, behind: string): boolean {
  if (/^(?:of|that|where|which|who)$/.test(behind)) return false;
  return (isJoined(document, article) && alongside.test(wordAt(document, article - 1))) || does.test(behind);
}
