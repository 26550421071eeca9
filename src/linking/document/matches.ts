import { wordsOfMatches } from "../../../data/lexicon/matches.ts";
import type { Language } from "../../contract/index.ts";
import { kept } from "../../text/look-up.ts";
import {
  ADJACENT,
  ALPHABETIC,
  CAPITAL,
  CHARACTER,
  gapBefore,
  INNER_CAPITAL,
  NUMBER,
  PERIOD,
  type Pieces,
  textOf,
} from "../../text/pieces.ts";
import { isJoined } from "./boundaries.ts";
import { type Document, hasClass, isCapital } from "./document.ts";
import {
  COMMON,
  CONNECTOR,
  CUE_AGAINST,
  CUE_CONTEST,
  CUE_FIXTURE,
  CUE_MATCH,
  CUE_PLACE,
  EVERYDAY,
  FUNCTION,
  GIVEN_NAME,
  isUnspaced,
  TITLE,
} from "./lexicon.ts";
import { MATCH_AROUND, matchCuesOf } from "./match-cues.ts";

/** Letters of the greatest number of a score: "27:25". */
const SCORE_DIGITS = 2;
/** "20:15" is a time, "27:25" is not. */
const HOURS = 24;
/** What stands between the two numbers of a score. */
const betweenScores = /^[-–:]$/;
const wordsBetweenScores = /^[対對对比]$/u;

/** The classes of the words of each language. */
const classes = new Map<Language, ReadonlyMap<string, number>>();

function classesOf(language: Language): ReadonlyMap<string, number> {
  const { match, fixture, against, contest } = wordsOfMatches[language];
  const words = new Map<string, number>();
  for (const [list, bits] of [
    [match, CUE_MATCH],
    [fixture, CUE_MATCH | CUE_FIXTURE],
    [against, CUE_AGAINST],
    [contest, CUE_CONTEST],
  ] as const)
    for (const word of list.split(" ")) words.set(word, (words.get(word) ?? 0) | bits);
  return words;
}

/**
 * A document with the words of matches that only the public world needs. A word between sides that has other senses counts
 * near a score or a word that only sport has: "beat them 3-1", "will face them in the semi-final". Near any match word,
 * "meet", "face" and "play" turn countries into sides in the news of politics, and a score alone turns the towns of "Chicago
 * has 2-3 hospitals" into sides.
 */
export function withMatches(document: Document): Document {
  const { pieces, language } = document;
  const { text, start, end, gap, count } = pieces;
  const words = kept(classes, language, () => classesOf(language));
  const wordClass = document.wordClass.slice();
  // The last word before each piece that only sport has.
  const fixtures = new Int32Array(count + 1);
  fixtures[0] = -1 - MATCH_AROUND * 2;
  for (let i = 0; i < count; i++) {
    let bits = words.get(textOf(pieces, i).toLowerCase()) ?? 0;
    if (bits !== 0 && isNumeral(pieces, i)) bits = 0;
    if (i > 0 && gap[i] === ADJACENT) bits |= words.get(text.slice(start[i - 1], end[i]).toLowerCase()) ?? 0;
    if (isScore(document, i)) bits |= CUE_FIXTURE;
    wordClass[i]! |= bits;
    fixtures[i + 1] = bits & CUE_FIXTURE ? i : fixtures[i]!;
  }
  if (language === "en" && wordClass.some((bits) => bits & CUE_MATCH)) readSchedule(document, wordClass);
  for (let i = 0; i < count; i++)
    if (wordClass[i]! & CUE_AGAINST && fixtures[Math.min(count, i + MATCH_AROUND)]! >= i - MATCH_AROUND)
      wordClass[i]! |= CUE_MATCH;
  return { ...document, wordClass, matchCues: matchCuesOf(wordClass, isUnspaced(language)) };
}

/** Most pieces from one match of a schedule to the next: "Chicago at Cleveland, 7:10 p.m. Houston at Texas". */
const BETWEEN_MATCHES = 10;

/**
 * Makes "at" a match word instead of a preposition of places where it stands between two names and does so again soon, as in
 * a schedule. On marked names, aida-testa has 17 right answers more and three less.
 */
function readSchedule(document: Document, wordClass: Uint32Array): void {
  let last = -1 - BETWEEN_MATCHES;
  for (let i = 1; i + 1 < document.pieces.count; i++) {
    if (!isAtBetweenNames(document, i)) continue;
    if (i - last <= BETWEEN_MATCHES)
      for (const at of [last, i]) wordClass[at] = (wordClass[at]! & ~CUE_PLACE) | CUE_MATCH;
    last = i;
  }
}

/**
 * Whether "at" stands between two names, as between the sides of an American schedule, and the first is not that of a person:
 * "Professor Smith at Harvard, John Jones at Yale".
 */
function isAtBetweenNames(document: Document, at: number): boolean {
  const { pieces } = document;
  if (!isCapital(document, at - 1) || !isCapital(document, at + 1)) return false;
  // "FIRE AT CHICAGO HOTEL"
  if (hasClass(document, at - 1, EVERYDAY)) return false;
  if (textOf(pieces, at).toLowerCase() !== "at") return false;
  return !isJoined(document, at - 1) || !hasClass(document, at - 2, GIVEN_NAME | TITLE);
}

/** Whether a letter is not a word: "Henry V", "Roe v. Wade". */
function isNumeral({ shape, start, end, gap }: Pieces, at: number): boolean {
  if (end[at]! - start[at]! > 1 || shape[at]! & CHARACTER) return false;
  // "AUSTRALIA V SRI LANKA"
  const isInCapitals = at > 0 && (shape[at - 1]! & (CAPITAL | INNER_CAPITAL)) === (CAPITAL | INNER_CAPITAL);
  return gap[at + 1] === PERIOD || ((shape[at]! & CAPITAL) !== 0 && !isInCapitals);
}

/** Whether a score ends at a piece: "2-0", "3:1", "1対3". Neither a date nor a time is one, nor a range: "2-3 inches". */
function isScore(document: Document, at: number): boolean {
  const { pieces } = document;
  if (!isShortNumber(pieces, at) || isCounted(document, at + 1)) return false;
  if (at > 1 && pieces.gap[at] === ADJACENT && wordsBetweenScores.test(textOf(pieces, at - 1)))
    return isShortNumber(pieces, at - 2);
  if (at === 0 || !isShortNumber(pieces, at - 1)) return false;
  const between = gapBefore(pieces, at);
  if (!betweenScores.test(between)) return false;
  // "2010-11-12", "4-4-2"
  const isLonger = (end: number, number: number) =>
    end > 0 &&
    end < pieces.count &&
    !gapBefore(pieces, end).includes(" ") &&
    (pieces.shape[number]! & NUMBER) !== 0;
  if (isLonger(at + 1, at + 1) || isLonger(at - 1, at - 2)) return false;
  const last = textOf(pieces, at);
  return !(between === ":" && last.length === SCORE_DIGITS && Number(textOf(pieces, at - 1)) <= HOURS);
}

/** Whether the noun of what is counted stands right behind a number. */
function isCounted(document: Document, at: number): boolean {
  const isWord = (document.pieces.shape[at]! & (ALPHABETIC | CHARACTER)) === ALPHABETIC;
  const isNoun = document.lexicon.capitalisesNouns
    ? hasClass(document, at, COMMON)
    : !isCapital(document, at);
  return isJoined(document, at) && isWord && isNoun && !hasClass(document, at, FUNCTION | CONNECTOR);
}

function isShortNumber({ shape, start, end }: Pieces, at: number): boolean {
  return (shape[at]! & NUMBER) !== 0 && end[at]! - start[at]! <= SCORE_DIGITS;
}
