import { trades } from "../../../data/lexicon/trades.ts";
import type { Language } from "../../contract/index.ts";
import { stemOf } from "../../datasets/evidence/evidence.ts";
import { SOMEBODY } from "../../datasets/knowledge/kinds.ts";
import { kept } from "../../text/look-up.ts";
import { ADJACENT, CAPITAL, COMMA, NUMBER } from "../../text/pieces.ts";
import { stemAt } from "../../text/stems.ts";
import type { Candidate } from "../candidates/candidate.ts";
import { isChild } from "../document/beside-persons.ts";
import { HARD, isJoined, OPEN } from "../document/boundaries.ts";
import { type Document, isUpper } from "../document/document.ts";
import { ARTICLE, DEMONYM_WORD, TITLE } from "../document/lexicon.ts";
import { endsNoun, foldedAt, wordAt } from "../document/words-around.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { Rule } from "./mention-rows.ts";
import { hasOther, type Professions, readProfessions, SPORT } from "./professions.ts";

const f = candidateFeatures.at;

/** Most pieces from the comma or the verb to the trade: "works as a retired plumber". */
const MOST_BEFORE = 4;
/** Most pieces of an age: "54 Jahre alt". */
const MOST_OF_AGE = 3;

interface Words {
  readonly nouns: ReadonlySet<string>;
  readonly verbs: ReadonlySet<string>;
  readonly professions: Professions | undefined;
}

const read = new Map<Language, Words>();

/** The words of a language, read when they are first needed; undefined for a language without them. */
function wordsOf(language: Language): Words | undefined {
  const list = trades[language];
  if (!list) return undefined;
  return kept(read, language, () => ({
    nouns: new Set(list.nouns.split(" ")),
    verbs: new Set(list.verbs.split(" ")),
    professions: readProfessions(language),
  }));
}

/**
 * Writes that a person is a namesake by profession. The text states an ordinary trade of which the dataset knows
 * nothing ("Tom Brady, 54, a plumber from Leeds"), or a profession unlike those that it knows ("Tom Hanks, a German
 * physicist"), or the age of a child.
 */
export const writeTrade: Rule = (rows, document) => {
  const list = wordsOf(document.language);
  const { from, to } = rows.mention.span;
  if (!list || to <= from || !rows.candidates.some(({ kinds }) => kinds & SOMEBODY)) return;
  const noun = tradeBehind(document, list, to) ?? tradeBefore(document, list, from);
  if (noun === undefined && (to - from === 1 || !isChild(document, to))) return;
  rows.markCandidates(
    f.other_profession,
    (candidate) =>
      candidate.kinds & SOMEBODY && (noun === undefined || isUnlike(candidate, document, noun, list)),
  );
};

/** Whether a dataset knows nothing of the trade of a piece for an entity, or only professions that are unlike it. */
function isUnlike(candidate: Candidate, document: Document, noun: number, { professions }: Words): boolean {
  if (hasStem(candidate, stemAt(document.pieces, noun))) return false;
  const { bits } = professions ?? {};
  const stated = bits?.get(foldedAt(document, noun)) ?? bits?.get(pairAt(document, noun));
  return stated === undefined || hasOther(professions!, candidate, stated);
}

function hasStem({ world, entity }: Candidate, stem: number): boolean {
  let has = false;
  world.dataset.evidence.visitTerms(entity, (terms, from, to) => {
    for (let i = from; i < to && !has; i++) has = stemOf(terms[i]!) === stem;
  });
  return has;
}

/** "the baker Jean Martin", "le gardien finlandais Jean Martin": the piece of the trade. */
function tradeBefore(document: Document, list: Words, from: number): number | undefined {
  const { pieces, wordClass, lexicon } = document;
  if (!isJoined(document, from) || pieces.gap[from] === ADJACENT) return undefined;
  const at = from - 1;
  if (isTrade(document, list, at, (wordClass[at]! & TITLE) !== 0)) return at;
  // A nationality stands behind "player" most of all; a statesman may be "le peintre britannique", too.
  const isOfPlace = lexicon.adjectivesFollow && (wordClass[at]! & DEMONYM_WORD) !== 0;
  if (!isOfPlace || !isJoined(document, at)) return undefined;
  return list.professions?.bits.get(foldedAt(document, at - 1)) === SPORT ? at - 1 : undefined;
}

/** "Tom Brady (54), a plumber", "Tom Brady works as a plumber": the piece of the trade. */
function tradeBehind(document: Document, list: Words, to: number): number | undefined {
  const { pieces, boundaryBefore } = document;
  const { text, start } = pieces;
  const at = behindAge(document, to);
  if (at >= pieces.count) return undefined;
  const isAge = at > to;
  // Behind an age in brackets the gap is that of the bracket.
  if (isAge ? /,\s*$/.test(text.slice(pieces.end[at - 1]!, start[at]!)) : pieces.gap[at] === COMMA)
    return tradeFrom(document, list, at);
  // "appointed Anna Zorba as finance director", but "stars Tom Hanks as a baker".
  if (wordAt(document, at) === "as" && document.wordClass[at + 1]! & ARTICLE) return undefined;
  const isVerb = (isAge || boundaryBefore[at] === OPEN) && list.verbs.has(wordAt(document, at));
  return isVerb ? tradeFrom(document, list, at + 1) : undefined;
}

function tradeFrom(document: Document, list: Words, from: number): number | undefined {
  const { pieces, boundaryBefore } = document;
  const end = Math.min(pieces.count, from + MOST_BEFORE);
  for (let at = from; at < end && (at === from || boundaryBefore[at] === OPEN); at++)
    if (isTrade(document, list, at, false)) return endsNoun(document, at + 1) ? at : undefined;
  return undefined;
}

/** The piece behind an age: "Tom Brady, 54, …", "Tom Brady (54) …"; the same piece if no age follows. */
function behindAge({ pieces, boundaryBefore }: Document, to: number): number {
  const { text, start, end, shape } = pieces;
  if (to >= pieces.count || !(shape[to]! & NUMBER)) return to;
  if (text[start[to]! - 1] === "(" && text[end[to]!] === ")") return to + 1;
  if (boundaryBefore[to] === HARD) return to;
  for (let at = to + 1; at < pieces.count && at <= to + MOST_OF_AGE; at++)
    if (boundaryBefore[at] !== OPEN) return at;
  return to;
}

/** The word at a piece and the word before it, folded and joined: "finance_director". */
function pairAt(document: Document, at: number): string {
  if (!isJoined(document, at)) return "";
  return `${foldedAt(document, at - 1)}_${foldedAt(document, at)}`;
}

/** @param isTitle whether the word may have a capital: "Dr Emma Stone" */
function isTrade(document: Document, { nouns, professions }: Words, at: number, isTitle: boolean): boolean {
  const { pieces, lexicon, startsSentence } = document;
  const isName = (pieces.shape[at]! & CAPITAL) !== 0 && !lexicon.capitalisesNouns && !startsSentence[at];
  // "a GP" has its capitals.
  if (isName && !isTitle && !isUpper(pieces, at)) return false;
  const word = foldedAt(document, at);
  const isWord = (one: string) => nouns.has(one) || (professions?.bits.has(one) ?? false);
  return isWord(word) || isWord(pairAt(document, at));
}
