import { COMMA, gapBefore } from "../../text/pieces.ts";
import type { Candidate } from "../candidates/candidate.ts";
import { HARD } from "../document/boundaries.ts";
import { type Document, hasClass, isCapital } from "../document/document.ts";
import { ARTICLE } from "../document/lexicon.ts";
import { endsNoun, foldedAt } from "../document/words-around.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { Rule } from "./joint-text.ts";
import {
  formsOf,
  isWork,
  MUSIC,
  misfit,
  SERIES,
  smallWords,
  type WorkWords,
  workWordsOf,
} from "./work-words.ts";

const f = candidateFeatures.at;

/** Least probability of a candidate that may be meant instead. 0.005 to 0.05 differ by one answer of Mintaka. */
const LEAST = 0.02;

/** Most pieces behind a name that tell the form of a work: "the Pokémon video game series". */
const MOST_BEHIND = 4;
/** Most pieces from the preposition before a name back to the noun: "el libro más corto de", "le livre le plus court de". */
const MOST_BEFORE = 5;

/**
 * Writes which works have the form that a noun beside the name states, and which have another: "the Twilight book" is not
 * the film, "the second Iron Man film" is a series and "Harry Potter movies" are not the wizard. Where no candidate fits,
 * the text may mean any of them: a game of a film has its name.
 */
export const writeWorkForm: Rule = (rows, { document }) => {
  const { from, to } = rows.mention.span;
  const words = workWordsOf(document.language);
  if (!words || to <= from || !isCapital(document, from)) return;
  const works = rows.candidates.map(isWork);
  if (!works.includes(true)) return;
  const stated = formsBehind(document, words, from, to) | formsBefore(document, words, from);
  if (stated === 0) return;
  const forms = rows.candidates.map((candidate, i) => (works[i] ? formsOf(candidate, document.language) : 0));
  const misfits = forms.map((has) => misfit(has, stated));
  const mayBeMeant = ({ kind }: Candidate, i: number) =>
    rows.beliefs[i]! >= LEAST &&
    kind !== "partial" &&
    kind !== "fuzzy" &&
    (forms[i] !== 0 || rows.has(f.label, i));
  const least = Math.min(...misfits.filter((_, i) => works[i] && mayBeMeant(rows.candidates[i]!, i)));
  if (least === Number.POSITIVE_INFINITY) return;
  forms.forEach((has, i) => {
    if (has === 0) return;
    // "The film" was said of every work before.
    rows.set(f.as_said, i, misfits[i] === 0 ? 1 : 0);
    if (misfits[i]! > least) rows.mark(f.not_as_said, i);
  });
};

/** What stands between a title in quotation marks and its noun: `the "Twilight" film`, „Twilight“-Film. */
const QUOTES = /^[\s"«»“”„‟‘’'-]+$/;

/** Whether a piece stands in the same phrase as the one before it. */
function isInPhrase({ boundaryBefore, pieces }: Document, at: number): boolean {
  if (at <= 0 || at >= pieces.count || pieces.gap[at] === COMMA) return false;
  return boundaryBefore[at] !== HARD || QUOTES.test(gapBefore(pieces, at));
}

/** "The second Twilight film", "die Harry-Potter-Reihe": nouns behind the name. */
function formsBehind(document: Document, { nouns }: WorkWords, from: number, to: number): number {
  if (document.lexicon.adjectivesFollow) return 0;
  let stated = 0;
  let at = to;
  for (; at < to + MOST_BEHIND && isInPhrase(document, at); at++) {
    const bits = nouns.get(foldedAt(document, at));
    if (bits === undefined && !smallWords.between.hasAt(document, at)) break;
    stated |= bits ?? 0;
  }
  // "A Weezer album" is by Weezer.
  if (stated === 0 || stated & MUSIC || !endsNoun(document, at)) return 0;
  return stated | countedAt(document, from, 1);
}

/** "Le roman Dune", "the third game in the Final Fantasy series", "la segunda película de Torrente": a noun before it. */
function formsBefore(document: Document, words: WorkWords, from: number): number {
  if (!isInPhrase(document, from)) return 0;
  const direct = words.nouns.get(foldedAt(document, from - 1));
  if (direct !== undefined)
    return document.lexicon.adjectivesFollow ? direct | countedAt(document, from - 1, MOST_BEFORE) : direct;
  const isOf = (at: number) => smallWords.of.hasAt(document, at);
  const first = hasClass(document, from - 1, ARTICLE) && !isOf(from - 1) ? from - 1 : from;
  if (!isInPhrase(document, first) || !isOf(first - 1)) return 0;
  for (let at = first - 1; at > first - 1 - MOST_BEFORE && isInPhrase(document, at); at--) {
    const word = foldedAt(document, at - 1);
    const made = words.makers.get(word);
    if (made !== undefined) return made;
    const bits = words.nouns.get(word);
    if (bits !== undefined) return bits & MUSIC ? 0 : bits | countedAt(document, at - 1, MOST_BEFORE);
  }
  return 0;
}

/** The bit of a series if one of the words before a piece picks a work of it: "the second", "¿cuál es el …?". */
function countedAt(document: Document, at: number, most: number): number {
  for (let i = at; i > at - most && isInPhrase(document, i); i--) {
    if (smallWords.first.hasAt(document, i - 1)) return 0;
    if (smallWords.counting.hasAt(document, i - 1)) return SERIES;
  }
  return 0;
}
