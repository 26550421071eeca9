import { PLACE, SOMEBODY } from "../../datasets/knowledge/kinds.ts";
import { kept } from "../../text/look-up.ts";
import { CAPITAL, COMMA, gapBefore, NUMBER } from "../../text/pieces.ts";
import { acquainted, family, isGivenNameAlone, isGreeted } from "../document/beside-persons.ts";
import { isJoined, someBefore } from "../document/boundaries.ts";
import { type Document, hasClass, hasShape, isCapital } from "../document/document.ts";
import { COMMON, CONNECTOR, FUNCTION, GIVEN_NAME, TITLE } from "../document/lexicon.ts";
import { endsNoun, joinedEnd, wordAt } from "../document/words-around.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { MentionRows } from "../model/mention-rows.ts";
import type { Rule } from "./joint-text.ts";
import { pairAt, tradeWords } from "./trade-words.ts";
import { endInRow, isAnd } from "./trades-before.ts";

const f = candidateFeatures.at;

/** Most pieces from the word that closes a letter to the name below: "Viele Grüße aus Berlin, Petra". */
const MOST_CLOSING = 5;

/** Most pieces between the possessive and the noun: "my little brother Paul". */
const MOST_BETWEEN = 1;

/**
 * Writes that a name is that of a private person: an acquaintance of the writer ("Dear Anna", "my brother Paul"), a
 * colleague ("Paris from legal"), whom one may ask ("Contact: Chris Evans"), who signs a letter, or who speaks in a dialogue.
 */
export const writeAcquaintance: Rule = (rows, { document }) => {
  const { from, to } = rows.mention.span;
  if (isContact(document, from, to) || isInDepartment(document, to))
    rows.markCandidates(f.acquaintance, ({ kinds }) => kinds & SOMEBODY);
  // "Amazon, from logistics to software" is a firm.
  if (!isPlaceBehind(rows, document) && isOfDepartment(document, to))
    return rows.markCandidates(f.acquaintance, ({ kinds }) => kinds & (SOMEBODY | PLACE));
  if (to - from > 1 && hasSignedInFull(document, from, to)) return markUnknown(rows, knownByNames);
  if (to - from !== 1) return;
  const isGiven = hasClass(document, from, GIVEN_NAME);
  if (isRelative(document, from) || (isGiven && (isGreeted(document, from) || hasSigned(document, from))))
    rows.markCandidates(f.acquaintance);
  else if (isGiven && (isOfChildren(document, from) || isSpeaker(document, from)))
    markUnknown(rows, knownFamily);
  else if (isGiven && isPaired(document, from)) markUnknown(rows, known);
};

/** Writes that no candidate is meant for which none of the signs speaks. */
function markUnknown(rows: MentionRows, signs: readonly number[]): void {
  rows.markCandidates(f.acquaintance, (_, i) => !signs.some((feature) => rows.has(feature, i)));
}

/** Signs that other mentions speak for a candidate: "Homer and Virgil", "Marie et Joseph". */
const known = [f.coherence, f.related, f.elsewhere, f.from_longer, f.longer_belief, f.context, f.field];

/** The same for children and speakers, whose text may be about anything, and repeats their names. */
const knownFamily = [f.related, f.from_longer, f.longer_belief];

/** The same for a full name under a letter: words of the letter are of anything. */
const knownByNames = [f.coherence, f.related, f.elsewhere, f.from_longer, f.longer_belief];

/** Most pieces of the names before one in a row: "our children Pilar, Jesús and Ángel". */
const MOST_OF_ROW = 6;

/** First piece of a row of first names that ends with the one at a piece. */
function rowOf(document: Document, at: number): number {
  const isGiven = (i: number) => hasClass(document, i, GIVEN_NAME) && isCapital(document, i);
  let first = at;
  while (isGiven(first) && at - first < MOST_OF_ROW) {
    const end = endInRow(document, first);
    if (end < 0 || !isGiven(end - 1)) break;
    first = end - 1;
  }
  return first;
}

/**
 * Whether a bare first name stands beside the writer or another bare first name: "Peter and I", "Andrés y Carmen".
 * Neither has a last name or a title.
 */
function isPaired(document: Document, at: number): boolean {
  const joins = (i: number) => isAnd(document, i) && isJoined(document, i + 1);
  if (!isBare(document, at)) return false;
  return (joins(at + 1) && isPartner(document, at + 2)) || (joins(at - 1) && isPartner(document, at - 2));
}

function isPartner(document: Document, at: number): boolean {
  return acquainted.self.hasAt(document, at) || (isGivenNameAlone(document, at) && isBare(document, at));
}

/** Whether nothing but a small word that is not a noun stands right before a name, and no capital behind it. */
function isBare(document: Document, at: number): boolean {
  if (isJoined(document, at + 1) && document.pieces.shape[at + 1]! & (CAPITAL | NUMBER)) return false;
  if (!isJoined(document, at) || hasClass(document, at - 1, FUNCTION)) return true;
  return !isCapital(document, at - 1) && !hasClass(document, at - 1, COMMON | TITLE);
}

/** Whether a relative or a friend of the writer, or somebody's children, stand right before the name or its row. */
function isRelative(document: Document, name: number): boolean {
  const at = rowOf(document, name);
  if (!isJoined(document, at)) return false;
  // "the kids' Xbox" is not one of the children.
  if (acquainted.children.hasAt(document, at - 1)) return hasClass(document, name, GIVEN_NAME);
  if (!family.hasAt(document, at - 1)) return false;
  return someBefore(document, at - 1, MOST_BETWEEN + 1, (i) => acquainted.mine.hasAt(document, i));
}

/**
 * Whether a row of first names that an "and" ends stands behind a word for children and a comma: "two sons, Paul and
 * Florence". The clause behind a comma seldom begins with two first names.
 */
function isOfChildren(document: Document, at: number): boolean {
  const first = rowOf(document, at);
  if (first === 0 || document.pieces.gap[first] !== COMMA) return false;
  const isBeforeAnd = isAnd(document, at + 1) && isJoined(document, at + 2) && isCapital(document, at + 2);
  if (!isAnd(document, at - 1) && !isBeforeAnd) return false;
  return acquainted.children.hasAt(document, first - 1);
}

/** The places of the speakers of a dialogue, by document. */
const speakers = new WeakMap<Document, ReadonlySet<number>>();

/** Whether a line of a dialogue begins with the name and a colon: "Luca: hai visto Milan?". */
function isSpeaker(document: Document, at: number): boolean {
  return kept(speakers, document, () => speakersOf(document)).has(at);
}

/**
 * The single words that begin a line, with a colon behind, where a first name begins two of them. In a list no name does,
 * but a label may: "Hotel: …".
 */
function speakersOf(document: Document): ReadonlySet<number> {
  const { pieces, wordClass } = document;
  const words = new Set<string>();
  const places = new Set<number>();
  let isDialogue = false;
  for (let i = 0; i + 1 < pieces.count; i++) {
    if (i > 0 && !gapBefore(document.pieces, i).includes("\n")) continue;
    if (!/^ ?: /.test(gapBefore(document.pieces, i + 1))) continue;
    // "Florence: 20°" is a line of a table, which may have two for each town.
    if (pieces.shape[i + 1]! & NUMBER) continue;
    const word = wordAt(document, i);
    isDialogue ||= words.has(word) && (wordClass[i]! & GIVEN_NAME) !== 0;
    words.add(word);
    places.add(i);
  }
  return isDialogue ? places : new Set();
}

/** Whether a first name is all that follows the last line of a letter. */
function hasSigned(document: Document, at: number): boolean {
  const { pieces } = document;
  const behind = gapBefore(pieces, at + 1);
  if (at + 1 < pieces.count ? !behind.includes("\n") : !/^[\s.]*$/.test(behind)) return false;
  return isBelowClosing(document, at);
}

/** Whether a full name ends a letter, or only a line or a comma follows: "Cordiali saluti, Anna Verdi, ufficio acquisti". */
function hasSignedInFull(document: Document, from: number, to: number): boolean {
  const { pieces } = document;
  if (!hasClass(document, from, GIVEN_NAME) || !isBelowClosing(document, from)) return false;
  return to >= pieces.count || pieces.gap[to] === COMMA || gapBefore(pieces, to).includes("\n");
}

function isBelowClosing(document: Document, at: number): boolean {
  if (at === 0) return false;
  const gap = gapBefore(document.pieces, at);
  if (gap.trim() !== "," && (gap.trim() !== "" || !gap.includes("\n"))) return false;
  for (let i = at - 1; i >= Math.max(0, at - MOST_CLOSING); i--)
    if (acquainted.closings.hasAt(document, i)) return true;
  return false;
}

/** "in Hamburg aus der Buchhaltung", "il responsabile di Milano della logistica": the department of a town. */
function isPlaceBehind(rows: MentionRows, document: Document): boolean {
  const { from } = rows.mention.span;
  if (rows.has(f.place_cue)) return true;
  return isJoined(document, from) && hasClass(document, from - 1, CONNECTOR);
}

/** Whether a name stands behind the label of whom a reader may ask: "Contact: Chris Evans, HR department". */
function isContact(document: Document, from: number, to: number): boolean {
  const { pieces, startsSentence } = document;
  if (from === 0 || !/^\s?:\s*$/.test(gapBefore(pieces, from))) return false;
  const isPair = tradeWords.contacts.has(pairAt(document, from - 1), document.language);
  if (!isPair && !tradeWords.contacts.hasAt(document, from - 1)) return false;
  const label = from - (isPair ? 2 : 1);
  // "Contact: Jodie Foster plays" is about the film.
  return startsSentence[label] === 1 && !isJoined(document, to);
}

/** "Chris Evans, HR department, Bolton": whether the department of an office is all that a comma has behind it. */
function isInDepartment(document: Document, to: number): boolean {
  const { pieces, lexicon } = document;
  if (to >= pieces.count || pieces.gap[to] !== COMMA) return false;
  const end = joinedEnd(document, to, MOST_TO_DEPARTMENT);
  if (isJoined(document, end)) return false;
  // "HR department", "service comptabilité"
  const noun = lexicon.adjectivesFollow ? to : end - 1;
  if (acquainted.departments.hasAt(document, noun)) return true;
  // "Colin Powell, State Department" and "ufficio di Palazzo Chigi" are authorities.
  const isNamed = !lexicon.capitalisesNouns && hasShape(pieces, to + 1, end, CAPITAL);
  return acquainted.offices.hasAt(document, noun) && !isNamed;
}

/** Most pieces from a name to the department: "from our new office". */
const MOST_TO_DEPARTMENT = 4;

/**
 * Whether a department of an office stands right behind a name: "Paris from legal", "Herr Mozart aus unserer
 * Buchhaltung".
 */
function isOfDepartment(document: Document, to: number): boolean {
  const { pieces } = document;
  if (to + 1 >= pieces.count || (pieces.gap[to] !== COMMA && !isJoined(document, to))) return false;
  if (!acquainted.of.hasAt(document, to)) return false;
  let isOurs = false;
  const end = joinedEnd(document, to, MOST_TO_DEPARTMENT);
  for (let at = to + 1; at < end; at++) {
    const isOffice = isOurs && acquainted.offices.hasAt(document, at);
    if (isOffice || acquainted.departments.hasAt(document, at)) {
      // "from accounts of the war"
      const goesOn = isJoined(document, at + 1) && hasClass(document, at + 1, CONNECTOR);
      return !goesOn && endsNoun(document, at + 1);
    }
    isOurs ||= acquainted.mine.hasAt(document, at);
    if (!isOurs && !hasClass(document, at, FUNCTION)) return false;
  }
  return false;
}
