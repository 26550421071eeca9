import { isLegalForm } from "../../datasets/names/derived-names.ts";
import {
  ADJACENT,
  ALPHABETIC,
  CAPITAL,
  CHARACTER,
  INNER_CAPITAL,
  NUMBER,
  type Pieces,
} from "../../text/pieces.ts";
import { OPEN } from "../document/boundaries.ts";
import { type Document, isUpper } from "../document/document.ts";
import {
  ARTICLE,
  CALENDAR,
  CLITIC,
  COMMON,
  CONNECTOR,
  DEMONYM_WORD,
  EVERYDAY,
  FUNCTION,
  GIVEN_NAME,
  TITLE,
} from "../document/lexicon.ts";
import { beginsScore } from "../document/score.ts";
import type { World } from "../world.ts";
import type { cutAtCompounds } from "./compounds.ts";
import { type Lattice, PART, RUN } from "./lattice.ts";
import { cutAtPairs, hasHyphenBefore } from "./pairs.ts";
import { cutAtPossession } from "./possessions.ts";

/** A run of capitals, in pieces; `to` is exclusive. */
export interface Run {
  readonly from: number;
  readonly to: number;
}

/**
 * Runs of capitalised words, known or not: a name that no world has is an answer too. Small words may stand
 * between two capitals ("Bank of Nowhere"); titles, and everyday words that only begin a sentence, are cut off.
 */
export function properRuns(document: Document): Run[] {
  const { pieces } = document;
  const runs: Run[] = [];
  for (let at = 0; at < pieces.count; ) {
    if (!isProper(document, at)) {
      at++;
      continue;
    }
    let to = at + 1;
    for (;;) {
      const next = continuation(document, to);
      if (next === to || addresses(document, at, to) || isFirm(document, at, to)) break;
      to = next;
    }
    const run = trimmed(document, at, to);
    if (run) runs.push(run);
    at = to;
  }
  return runs;
}

/** A legal form ends the name of a firm, unless another one follows: what stands after it is its ticker. */
function isFirm({ pieces }: Document, from: number, to: number): boolean {
  if (to - from < 2 || !isLongForm(pieces, to - 1)) return false;
  return isProperShape(pieces.shape[to]!) && !isLegalForm(pieces, to);
}

/** "Corp" and "GmbH"; "Co", "SA" and "AS" may stand inside a name. */
function isLongForm(pieces: Pieces, at: number): boolean {
  return pieces.end[at]! - pieces.start[at]! > 2 && isLegalForm(pieces, at);
}

/** A title inside a run with a full name after it: "Bundesbank President Karl Otto Pöhl" are two. */
function addresses(document: Document, from: number, at: number): boolean {
  const { wordClass, pieces, boundaryBefore, headline } = document;
  if (
    at <= from ||
    at + 2 >= pieces.count ||
    headline[at] ||
    !(wordClass[at]! & TITLE) ||
    !isProper(document, at)
  )
    return false;
  if (pieces.end[at]! - pieces.start[at]! < 4) return false;
  for (let i = at + 1; i < at + 3; i++)
    if (
      boundaryBefore[i] !== OPEN ||
      !isProper(document, i) ||
      (wordClass[i]! & EVERYDAY) !== 0 ||
      isLegalForm(pieces, i)
    )
      return false;
  return true;
}

function isProper(document: Document, at: number): boolean {
  return isProperShape(document.pieces.shape[at]!);
}

function isProperShape(shape: number): boolean {
  return (shape & (CAPITAL | INNER_CAPITAL)) !== 0 && (shape & CHARACTER) === 0;
}

/** End of the run after the next capitalised word, or `to` when the run ends here. */
function continuation(document: Document, to: number): number {
  const { pieces, wordClass } = document;
  if (to >= pieces.count || breaks(document, to)) return to;
  if (isProper(document, to)) return document.startsSentence[to] ? to : to + 1;
  if (
    pieces.shape[to]! & NUMBER &&
    !(pieces.shape[to]! & ALPHABETIC) &&
    pieces.end[to]! - pieces.start[to]! < 3
  )
    return beginsScore(pieces, to) ? to : to + 1;
  // Where nouns have capitals, what an article joins are two nouns: "Ankunft des Grafen Ney".
  if (document.lexicon.capitalisesNouns && wordClass[to]! & ARTICLE) return to;
  let next = to;
  while (next < pieces.count && next - to < 3 && mayBeInside(document, next) && !breaks(document, next))
    next++;
  if (next === to || next >= pieces.count || breaks(document, next)) return to;
  return isProper(document, next) && !isCentury(pieces, next) ? next + 1 : to;
}

/** "XIVe": the number of a century or a district. */
const ORDINAL = /^[IVX]+(e|er|re|ème|º|ª)$/;

function isCentury({ text, start, end }: Pieces, at: number): boolean {
  return ORDINAL.test(text.slice(start[at], end[at]));
}

/** Small words of names, and any that hyphens hold: "Marguerite à Nice" are two names, and "Pont-à-Mousson" is one. */
function mayBeInside({ wordClass, pieces }: Document, at: number): boolean {
  return (
    (wordClass[at]! & CONNECTOR) !== 0 || ((wordClass[at]! & FUNCTION) !== 0 && hasHyphenBefore(pieces, at))
  );
}

/** Whether no unknown name continues over what stands before a piece. */
function breaks(document: Document, at: number): boolean {
  return document.boundaryBefore[at] !== OPEN;
}

/** "le Norvégien Haaland": where adjectives stand behind their noun, a word for the people of a place tells who somebody is. */
function describes({ lexicon, wordClass, pieces }: Document, at: number, end: number): boolean {
  return (
    lexicon.adjectivesFollow &&
    (wordClass[at]! & DEMONYM_WORD) !== 0 &&
    at + 1 < end &&
    isProperShape(pieces.shape[at + 1]!) &&
    !(wordClass[at + 1]! & DEMONYM_WORD)
  );
}

/** Whether an everyday word at the start of a sentence is a given name: in "Armando Leiria", but not in "Will Tom come?". */
function isGivenName(document: Document, at: number, end: number): boolean {
  const { wordClass } = document;
  if (at + 1 >= end || !(wordClass[at]! & GIVEN_NAME) || wordClass[at + 1]! & (GIVEN_NAME | EVERYDAY))
    return false;
  return isProper(document, at + 1);
}

/** A run without the titles and everyday words around it; undefined when nothing is left. */
export function trimmed(document: Document, from: number, to: number): Run | undefined {
  const { pieces, wordClass, startsSentence, headline } = document;
  let begin = from;
  let end = to;
  while (begin < end) {
    const bits = wordClass[begin]!;
    const begins = startsSentence[begin] && bits & COMMON && !isGivenName(document, begin, end);
    const everyday = bits & (FUNCTION | CALENDAR) || begins;
    if (isUpper(pieces, begin) && !headline[begin]) break;
    const leans = bits & CLITIC && pieces.gap[begin + 1] === ADJACENT;
    if (!everyday && !(bits & TITLE) && !leans && !describes(document, begin, end)) break;
    begin++;
  }
  // "The 0.3": no name is left.
  while (begin < end && !isProper(document, begin)) begin++;
  while (
    end > begin &&
    wordClass[end - 1]! & (FUNCTION | CALENDAR | CONNECTOR | CLITIC) &&
    !isUpper(pieces, end - 1)
  )
    end--;
  if (begin >= end || pieces.end[end - 1]! - pieces.start[begin]! < 2) return undefined;
  return { from: begin, to: end };
}

/** Borders inside a run that are tried as borders of its parts: more make no name. */
const MOST_BORDERS = 8;

/** Words that stand beside a name rather than in it. */
const BESIDE_NAMES = TITLE | COMMON | DEMONYM_WORD;

/** Whether a part of a run may end or begin before a piece: a name, a title or a trade does, or a given name begins. */
function isBorder({ wordClass, lexicon }: Document, at: number): boolean {
  if (wordClass[at]! & GIVEN_NAME && !(wordClass[at - 1]! & GIVEN_NAME)) return true;
  // Where nouns have capitals, any word may be a noun that stands beside the name.
  return lexicon.capitalisesNouns || ((wordClass[at]! | wordClass[at - 1]!) & BESIDE_NAMES) !== 0;
}

/**
 * Adds the runs of a text, and the parts that known names leave of each: "Nutritionist Bauer" of "Nutritionist Bauer",
 * "Karl Otto Pöhl" behind a known "Bundesbank".
 *
 * @param cutCompounds given for languages that write nouns with a capital
 */
export function addRuns(
  lattice: Lattice,
  document: Document,
  worlds: readonly World[],
  cutCompounds: typeof cutAtCompounds | undefined,
): Int32Array {
  const { count } = document.pieces;
  const runs = properRuns(document)
    .flatMap((run) => cutAtPossession(document, lattice, worlds, run))
    .flatMap((run) => cutAtPairs(document, lattice, worlds, run))
    .flatMap((run) => cutCompounds?.(document, lattice, worlds, run) ?? [run])
    .flatMap(({ from, to }) => trimmed(document, from, to) ?? []);
  const ends = new Uint8Array(count + 1);
  const begins = new Uint8Array(count + 1);
  for (let arc = 0; arc < lattice.count; arc++) {
    begins[lattice.from[arc]!] = 1;
    ends[lattice.to[arc]!] = 1;
  }
  const runOf = new Int32Array(count);
  runs.forEach(({ from, to }, r) => {
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
