import { wordsOfMatches } from "../../../data/lexicon/matches.ts";
import type { Language } from "../../contract/index.ts";
import { bitsByWord } from "../../text/bits-of-words.ts";
import { kept } from "../../text/look-up.ts";
import {
  ADJACENT,
  CAPITAL,
  CHARACTER,
  INNER_CAPITAL,
  NUMBER,
  PERIOD,
  type Pieces,
  textOf,
} from "../../text/pieces.ts";
import { changed } from "./changed.ts";
import { isCounted } from "./counted.ts";
import type { Document } from "./document.ts";
import { CUE_AGAINST, CUE_CONTEST, CUE_FIXTURE, CUE_MATCH, isUnspaced } from "./lexicon.ts";
import { MATCH_AROUND, matchCuesOf } from "./match-cues.ts";
import { readSchedule } from "./schedules.ts";
import { beginsScore } from "./score.ts";

/** "20:15" is a time, "27:25" is not. */
const HOURS = 24;
const scoreInWords = /^\d{1,2}[対對对比]\d{1,2}$/u;

const classes = new Map<Language, ReadonlyMap<string, number>>();

function classesOf(language: Language): ReadonlyMap<string, number> {
  const { match, fixture, against, contest } = wordsOfMatches[language];
  return bitsByWord([
    [match, CUE_MATCH],
    [fixture, CUE_MATCH | CUE_FIXTURE],
    [against, CUE_AGAINST],
    [contest, CUE_CONTEST],
  ]);
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
  return changed(document, { wordClass, matchCues: matchCuesOf(wordClass, isUnspaced(language)) });
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
  const { text, start, end, shape } = pieces;
  if (!(shape[at]! & NUMBER) || isCounted(document, at + 1)) return false;
  if (at > 1 && scoreInWords.test(text.slice(start[at - 2], end[at]))) return true;
  return at > 0 && beginsScore(pieces, at - 1) && !isTime(text.slice(start[at - 1], end[at]));
}

function isTime(score: string): boolean {
  const [, hours] = /^(\d+):\d\d$/.exec(score) ?? [];
  return Number(hours) <= HOURS;
}
