import { trades } from "../../../data/lexicon/trades.ts";
import { SOMEBODY } from "../../datasets/knowledge/kinds.ts";
import { mapInSteps } from "../../text/pauser.ts";
import { COMMA, NUMBER } from "../../text/pieces.ts";
import { stemAt } from "../../text/stems.ts";
import type { Candidate } from "../candidates/candidate.ts";
import { HARD, isJoined, OPEN } from "../document/boundaries.ts";
import type { Document } from "../document/document.ts";
import { ARTICLE } from "../document/lexicon.ts";
import { endsNoun, foldedAt, joinedEnd, wordAt } from "../document/words-around.ts";
import { listsByLanguage } from "../document/words-by-language.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { MentionRows } from "../model/mention-rows.ts";
import { isOfSchoolAge } from "./ages.ts";
import type { JointText } from "./joint-text.ts";
import { hasOther, professionsOf } from "./professions.ts";
import { bitsTold } from "./told-bits.ts";
import { isTrade, pairAt, tradeWords } from "./trade-words.ts";
import { tradeBefore } from "./trades-before.ts";

const f = candidateFeatures.at;

/** Not folded: Italian "è" is such a verb, and "e" is not. */
const { verbs } = listsByLanguage(trades);

/** Most pieces from the comma or the verb to the trade: "works as a retired plumber". */
const MOST_BEFORE = 4;
/** Most pieces of an age: "54 Jahre alt". */
const MOST_OF_AGE = 3;

/** Least fit of semantic fields that tells that a known person is meant; one word far from the name has 0.22. */
const OF_FIELD = 0.35;
/**
 * The value where the text has nothing else of the known person. Of 78 namesakes with a role, a trade or the age of a
 * child in six languages, 76 were answered; 63 are with 1, with 0.3 to 0.6, and five with 1.5. Known persons mostly have
 * more of theirs around: "The electrician Lech Wałęsa became president of Poland".
 */
const NOTHING_ELSE = 1.5;

/**
 * Writes that persons are namesakes by profession. The text states an ordinary trade of which the dataset knows nothing
 * ("Tom Brady, 54, a plumber from Leeds"), or a profession unlike those that it knows ("Tom Hanks, a German physicist"),
 * or the age of a child. Where the text names them again, they are namesakes, too.
 */
export async function writeTrades({ mentions, document, pause }: JointText): Promise<void> {
  if (!trades[document.language]) return;
  const namesakes = new Set<number>();
  await mapInSteps(pause, mentions, (rows) => writeTrade(rows, document, namesakes));
  if (namesakes.size === 0) return;
  // Where the text tells more of the known person anywhere, it may be about that person.
  for (const rows of mentions)
    rows.candidates.forEach(({ entity }, i) => {
      if (namesakes.has(entity) && isTold(rows, i)) namesakes.delete(entity);
    });
  for (const rows of mentions)
    rows.candidates.forEach(({ entity }, i) => {
      if (namesakes.has(entity)) rows.set(f.other_profession, i, NOTHING_ELSE);
    });
}

/** Writes that the candidates of a mention are namesakes, and collects their entities. */
function writeTrade(rows: MentionRows, document: Document, namesakes: Set<number>): void {
  const { from, to } = rows.mention.span;
  if (to <= from || !rows.candidates.some(({ kinds }) => kinds & SOMEBODY)) return;
  const behind = tradeBehind(document, to);
  const before = behind === undefined ? tradeBefore(document, from, to) : undefined;
  const noun = behind ?? before?.noun;
  if (noun === undefined && (to - from === 1 || !isOfSchoolAge(document, to))) return;
  const isOther = (candidate: Candidate) =>
    noun === undefined || before?.isPrivate || isUnlike(candidate, document, noun);
  // "Arthur Benda was an apprentice": a life begins so.
  const isOfLife = behind !== undefined && isJoined(document, to);
  rows.candidates.forEach((candidate, i) => {
    if (!(candidate.kinds & SOMEBODY) || !isOther(candidate)) return;
    rows.mark(f.other_profession, i);
    if (!isOfLife && candidate.entity >= 0) namesakes.add(candidate.entity);
  });
}

/** Whether the text around has something else that is known of a candidate. */
function isTold(rows: MentionRows, i: number): boolean {
  return rows.has(f.context_here, i) || rows.has(f.related, i) || rows.value(f.field, i) > OF_FIELD;
}

/** Whether a dataset knows nothing of the trade of a piece for an entity, or only professions that are unlike it. */
function isUnlike(candidate: Candidate, document: Document, noun: number): boolean {
  if (bitsTold(candidate, new Map([[stemAt(document.pieces, noun), 1]])) !== 0) return false;
  const professions = professionsOf(document.language);
  const stated =
    professions.bits.get(foldedAt(document, noun)) ?? professions.bits.get(pairAt(document, noun));
  return stated === undefined || hasOther(professions, candidate, stated);
}

/** "Tom Brady (54), a plumber", "Tom Brady works as a plumber": the piece of the trade. */
function tradeBehind(document: Document, to: number): number | undefined {
  const { pieces } = document;
  const { text, start } = pieces;
  const at = behindAge(document, to);
  if (at >= pieces.count) return undefined;
  const isAge = at > to;
  // Behind an age in brackets the gap is that of the bracket.
  if (isAge ? /,\s*$/.test(text.slice(pieces.end[at - 1]!, start[at]!)) : pieces.gap[at] === COMMA)
    return tradeFrom(document, at);
  // "appointed Anna Zorba as finance director", but "stars Tom Hanks as a baker".
  if (wordAt(document, at) === "as" && document.wordClass[at + 1]! & ARTICLE) return undefined;
  const isVerb = (isAge || isJoined(document, at)) && verbs.hasAt(document, at);
  return isVerb ? tradeFrom(document, at + 1) : undefined;
}

function tradeFrom(document: Document, from: number): number | undefined {
  const end = joinedEnd(document, from, MOST_BEFORE);
  for (let at = from; at < end; at++) {
    // "Omar Sy, a former waiter"
    if (tradeWords.former.hasAt(document, at)) return undefined;
    if (isTrade(document, at)) return endsNoun(document, at + 1) ? at : undefined;
  }
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
