import { isLegalForm } from "../../datasets/names/derived-names.ts";
import { mapInSteps, type Pause } from "../../text/pauser.ts";
import {
  ADJACENT,
  ALPHABETIC,
  CAPITAL,
  CHARACTER,
  INNER_CAPITAL,
  NUMBER,
  type Pieces,
  textOf,
} from "../../text/pieces.ts";
import { hasHyphenBefore, isJoined } from "../document/boundaries.ts";
import { type Document, hasClass, isUpper } from "../document/document.ts";
import * as word from "../document/lexicon.ts";
import { beginsScore } from "../document/score.ts";
import type { PieceRange } from "../mention.ts";
import { type Lattice, PART, RUN } from "./lattice.ts";
import type { Cut } from "./reading.ts";

/**
 * Runs of capitalised words, known or not, as a name that no world has is an answer too. Connecting words may stand
 * between two capitals ("Bank of Nowhere"). Titles, and everyday words with a capital only from the start of a
 * sentence, are cut off.
 */
function properRuns(document: Document, known: KnownNames): PieceRange[] {
  const { pieces } = document;
  const runs: PieceRange[] = [];
  for (let at = 0; at < pieces.count; ) {
    if (!isProper(document, at)) {
      at++;
      continue;
    }
    let to = at + 1;
    for (;;) {
      const next = continuation(document, to, known);
      if (next === to || isBeforeTitledName(document, at, to) || isFirm(document, at, to)) break;
      to = next;
    }
    const run = trimmed(document, at, to);
    if (run) runs.push(run);
    at = to;
  }
  return runs;
}

/** Whether a legal form ends the name of a firm here. If no other legal form follows, the word behind it is a ticker. */
function isFirm({ pieces }: Document, from: number, to: number): boolean {
  if (to - from < 2 || !isLongForm(pieces, to - 1)) return false;
  return isProperShape(pieces.shape[to]!) && !isLegalForm(pieces, to);
}

/** Whether a legal form always ends a name: "Corp" and "GmbH" do; "Co", "SA" and "AS" may stand inside a name. */
function isLongForm(pieces: Pieces, at: number): boolean {
  return pieces.end[at]! - pieces.start[at]! > 2 && isLegalForm(pieces, at);
}

/** Whether a title inside a run has a full name after it: "Bundesbank President Karl Otto Pöhl" has two names. */
function isBeforeTitledName(document: Document, from: number, at: number): boolean {
  const { pieces, headline } = document;
  if (at <= from || at + 2 >= pieces.count || headline[at] || !hasClass(document, at, word.TITLE))
    return false;
  if (!isProper(document, at) || pieces.end[at]! - pieces.start[at]! < 4) return false;
  const isOfName = (i: number) => isJoined(document, i) && isProper(document, i) && !isLegalForm(pieces, i);
  return [at + 1, at + 2].every((i) => isOfName(i) && !hasClass(document, i, word.EVERYDAY));
}

function isProper(document: Document, at: number): boolean {
  return isProperShape(document.pieces.shape[at]!);
}

function isProperShape(shape: number): boolean {
  return (shape & (CAPITAL | INNER_CAPITAL)) !== 0 && (shape & CHARACTER) === 0;
}

/** End of the run after the next capitalised word, or `to` when the run ends here. */
function continuation(document: Document, to: number, known: KnownNames): number {
  const { pieces, wordClass } = document;
  if (!isJoined(document, to)) return to;
  if (isProper(document, to)) return document.startsSentence[to] ? to : to + 1;
  const isNumber = (pieces.shape[to]! & (NUMBER | ALPHABETIC)) === NUMBER;
  if (isNumber && pieces.end[to]! - pieces.start[to]! < 3) return beginsScore(pieces, to) ? to : to + 1;
  // In a language that writes nouns with capitals, an article joins two nouns: "Ankunft des Grafen Ney".
  if (document.lexicon.capitalisesNouns && wordClass[to]! & word.ARTICLE) return to;
  let next = to + (statesPurpose(document, to, known) ? 1 : 0);
  while (next - to < 3 && mayBeInside(document, next) && isJoined(document, next)) next++;
  if (next === to || !isJoined(document, next)) return to;
  return isProper(document, next) && !ORDINAL.test(textOf(pieces, next)) ? next + 1 : to;
}

/** Where the names that a world has begin, and where those of two words or more end. */
interface KnownNames {
  readonly begins: Uint8Array;
  readonly longEnds: Uint8Array;
}

/**
 * Whether a preposition behind the noun of an institution leads to its purpose: "Society for the Protection of Birds".
 * Known names are not joined: "the European Commission on Brexit", "the Foundation for Tesla".
 */
function statesPurpose(document: Document, at: number, { begins, longEnds }: KnownNames): boolean {
  const { wordClass, pieces } = document;
  if (!(wordClass[at]! & word.CUE_PURPOSE) || !(wordClass[at - 1]! & word.CUE_INSTITUTION)) return false;
  if (!isProper(document, at - 1) || longEnds[at]) return false;
  let next = at + 1;
  while (next < pieces.count && wordClass[next]! & word.ARTICLE) next++;
  return !begins[next] || (wordClass[next]! & (word.COMMON | word.DEMONYM_WORD)) !== 0;
}

/** A Roman ordinal, as of a century or a district: "XIVe". */
const ORDINAL = /^[IVX]+(e|er|re|ème|º|ª)$/;

/**
 * Whether a function word may stand inside a name: a connector, any between two connectors ("von und zu"), or any that
 * hyphens join. "Marguerite à Nice" has two names, and "Pont-à-Mousson" is one.
 */
function mayBeInside({ wordClass, pieces }: Document, at: number): boolean {
  if (wordClass[at]! & word.CONNECTOR) return true;
  if (!(wordClass[at]! & word.FUNCTION)) return false;
  return hasHyphenBefore(pieces, at) || (wordClass[at - 1]! & wordClass[at + 1]! & word.CONNECTOR) !== 0;
}

/**
 * Whether a word is a description and no part of the name: "le Norvégien Haaland". It is a demonym in a language
 * where adjectives stand behind their noun.
 */
function isDemonymBefore(document: Document, at: number, end: number): boolean {
  if (!document.lexicon.adjectivesFollow || !hasClass(document, at, word.DEMONYM_WORD)) return false;
  return at + 1 < end && isProper(document, at + 1) && !hasClass(document, at + 1, word.DEMONYM_WORD);
}

/**
 * Whether an everyday word at the start of a sentence is a given name: true in "Armando Leiria", false in "Will Tom
 * come?".
 */
function isGivenName(document: Document, at: number, end: number): boolean {
  if (at + 1 >= end || !hasClass(document, at, word.GIVEN_NAME)) return false;
  return isProper(document, at + 1) && !hasClass(document, at + 1, word.GIVEN_NAME | word.EVERYDAY);
}

/** A run without the titles and everyday words around it; undefined when nothing is left. */
export function trimmed(document: Document, from: number, to: number): PieceRange | undefined {
  const { pieces, wordClass, startsSentence, headline } = document;
  let begin = from;
  let end = to;
  while (begin < end) {
    const bits = wordClass[begin]!;
    const begins = startsSentence[begin] && bits & word.COMMON && !isGivenName(document, begin, end);
    const everyday = bits & (word.FUNCTION | word.CALENDAR) || begins;
    if (isUpper(pieces, begin) && !headline[begin]) break;
    const leans = bits & word.CLITIC && pieces.gap[begin + 1] === ADJACENT;
    if (!everyday && !(bits & word.TITLE) && !leans && !isDemonymBefore(document, begin, end)) break;
    begin++;
  }
  // "The 0.3": nothing is left that may be a name.
  while (begin < end && !isProper(document, begin)) begin++;
  while (
    end > begin &&
    wordClass[end - 1]! & (word.FUNCTION | word.CALENDAR | word.CONNECTOR | word.CLITIC) &&
    !isUpper(pieces, end - 1)
  )
    end--;
  if (begin >= end || pieces.end[end - 1]! - pieces.start[begin]! < 2) return undefined;
  return { from: begin, to: end };
}

/** Most borders inside a run that are tried for its parts: a run with more is not a name. */
const MOST_BORDERS = 8;

/** Classes of words that stand beside a name more often than in it. */
const BESIDE_NAMES = word.TITLE | word.COMMON | word.DEMONYM_WORD;

/**
 * Whether a part of a run may end or begin before a piece: beside a title, a common word or a demonym, or where a
 * given name begins.
 */
function isBorder({ wordClass, lexicon }: Document, at: number): boolean {
  if (wordClass[at]! & word.GIVEN_NAME && !(wordClass[at - 1]! & word.GIVEN_NAME)) return true;
  // In a language that writes nouns with capitals, any word may be a noun beside the name.
  return lexicon.capitalisesNouns || ((wordClass[at]! | wordClass[at - 1]!) & BESIDE_NAMES) !== 0;
}

/**
 * Adds the runs of a text, and the parts between known names: in "Bundesbank Karl Otto Pöhl" the part "Karl Otto
 * Pöhl" is left behind the known "Bundesbank".
 */
export async function addRuns(lattice: Lattice, cuts: readonly Cut[], pause: Pause): Promise<Int32Array> {
  const { document } = lattice;
  const { count } = document.pieces;
  const ends = new Uint8Array(count + 1);
  const begins = new Uint8Array(count + 1);
  const longEnds = new Uint8Array(count + 1);
  for (let arc = 0; arc < lattice.count; arc++) {
    const from = lattice.from[arc]!;
    const to = lattice.to[arc]!;
    begins[from] = 1;
    ends[to] = 1;
    if (to - from > 1) longEnds[to] = 1;
  }
  const parts = await mapInSteps(pause, properRuns(document, { begins, longEnds }), (run) =>
    cuts
      .reduce<readonly PieceRange[]>((parts, cut) => parts.flatMap(cut), [run])
      .flatMap(({ from, to }) => trimmed(document, from, to) ?? []),
  );
  const runOf = new Int32Array(count);
  await mapInSteps(pause, parts.flat(), ({ from, to }, r) => {
    runOf.fill(r + 1, from, to);
    const borders: number[] = [from];
    for (let at = from + 1; at < to; at++)
      if ((begins[at] || ends[at] || isBorder(document, at)) && borders.length < MOST_BORDERS)
        borders.push(at);
    borders.push(to);
    for (let i = 0; i < borders.length; i++)
      for (let j = i + 1; j < borders.length; j++) {
        const part = trimmed(document, borders[i]!, borders[j]!);
        if (part) lattice.add(part.from, part.to, part.from === from && part.to === to ? RUN : PART);
      }
  });
  return runOf;
}
