import { isLegalForm } from "../../datasets/names/derived-names.ts";
import {
  ADJACENT,
  ALPHABETIC,
  BLANK,
  BREAK,
  CAPITAL,
  CHARACTER,
  gapBefore,
  INNER_CAPITAL,
  NUMBER,
  PERIOD,
  type Pieces,
  SMALL,
} from "../../text/pieces.ts";
import type { Document } from "./document.ts";
import { ABBREVIATION, COMMON, FUNCTION } from "./lexicon.ts";

/** Nothing separates the two pieces: a name may continue. */
export const OPEN = 0;
/** Only a known name continues over it ("Yahoo! Inc", "Columbus, Ohio"). */
export const SOFT = 1;
/** No name crosses it. */
export const HARD = 2;

/** Whether nothing ends between a piece and the one before it; false for the first piece and behind the last. */
export function isJoined({ boundaryBefore }: Pick<Document, "boundaryBefore">, at: number): boolean {
  return at > 0 && boundaryBefore[at] === OPEN;
}

/** Whether one of the words before a piece passes a test: the nearest ones, up to the first boundary. */
export function someBefore(
  document: Document,
  at: number,
  most: number,
  passes: (at: number) => boolean,
): boolean {
  for (let i = at; i > at - most && isJoined(document, i); i--) if (passes(i - 1)) return true;
  return false;
}

/** The boundary before each piece: `OPEN`, `SOFT` or `HARD`. */
export function boundariesOf(pieces: Pieces, wordClass: Uint32Array): Uint8Array {
  const boundaries = new Uint8Array(pieces.count);
  const width = wrappedWidth(pieces);
  for (let i = 1; i < pieces.count; i++) {
    const gap = pieces.gap[i]!;
    if (gap === BREAK) boundaries[i] = HARD;
    else if (gap === PERIOD) boundaries[i] = fullStop(pieces, wordClass, i);
    else if (gap > BLANK) boundaries[i] = SOFT;
    if (boundaries[i] === HARD) continue;
    const between = gapBefore(pieces, i);
    if (between === "" || between === " ") continue;
    const breaks = pieces.shape[i]! & CHARACTER ? 0 : lineBreaksBefore(pieces, i);
    // A tab ends the cell of a table.
    if (breaks ? breaks > 1 || lineWith(pieces, i) < width * FILLED : between.includes("\t"))
      boundaries[i] = HARD;
    else if (gap <= BLANK && SOFT_SIGNS.test(between)) boundaries[i] = SOFT;
  }
  return boundaries;
}

/**
 * What only a known name continues over: an exclamation mark ("Yahoo! Inc"), marks that stand between two names more
 * often than inside one ("Labour/Green", "Paris–Lyon"), and three blanks, which are the columns of a table.
 */
const SOFT_SIGNS = /[!/–]|[^\S\n]{3}/;

/**
 * The boundary at a full stop between two pieces. The stop may end a sentence or an abbreviation, or be part of a
 * word.
 */
function fullStop(pieces: Pieces, wordClass: Uint32Array, at: number): number {
  const { text, start, end, shape, gap } = pieces;
  // "will.i.am", "U.S.": a full stop without a blank.
  if (start[at]! - end[at - 1]! === 1) return OPEN;
  // "our .NET code": a stop that follows a blank begins a word.
  if (text.startsWith(" .", start[at]! - 2)) return SOFT;
  for (let i = end[at - 1]!; i < start[at]!; i++) if (text.charCodeAt(i) === 0x2c) return SOFT;
  // An ordinal before initials: "1. FC Köln". The number of "3:1. FC Köln" is a score.
  if (
    (at < 2 || gap[at - 1]) &&
    shape[at - 1]! & NUMBER &&
    end[at - 1]! - start[at - 1]! < 2 &&
    (shape[at]! & (INNER_CAPITAL | SMALL)) === INNER_CAPITAL
  )
    return SOFT;
  if (!isAbbreviated(pieces, wordClass, at - 1)) return isVersus(pieces, at) ? SOFT : HARD;
  // After "U.S." or "Inc.", a capitalised function word begins a sentence. In "J. A. Smith", the second is an initial.
  return shape[at]! & CAPITAL && wordClass[at]! & FUNCTION && !isInitial(pieces, at) ? HARD : OPEN;
}

/** "Roe v. Wade", "Otto v. Bismarck": a small "v" or "vs" with a stop, between two words with capitals. */
function isVersus({ text, start, end, shape, gap }: Pieces, at: number): boolean {
  if (at < 2 || gap[at - 1] !== BLANK || !(shape[at - 2]! & shape[at]! & CAPITAL)) return false;
  return /^vs?$/.test(text.slice(start[at - 1], end[at - 1]));
}

/** Whether a piece is one capital with a full stop, and a capital stands right behind: "A. Smith". */
export function isInitial({ text, start, end, shape, count }: Pieces, at: number): boolean {
  const next = at + 1;
  return (
    (shape[at]! & CAPITAL) !== 0 &&
    end[at]! - start[at]! === 1 &&
    next < count &&
    text.charCodeAt(end[at]!) === 0x2e &&
    (start[next]! - end[at]! === 1 || (start[next]! - end[at]! === 2 && text[start[next]! - 1] === " ")) &&
    (shape[next]! & CAPITAL) !== 0
  );
}

/** Whether the full stop behind a piece belongs to it: an initial or an abbreviation. */
export function isAbbreviated(pieces: Pieces, wordClass: Uint32Array, at: number): boolean {
  const shape = pieces.shape[at]!;
  if (!(shape & ALPHABETIC) || shape & CHARACTER) return false;
  const length = pieces.end[at]! - pieces.start[at]!;
  const capital = (shape & CAPITAL) !== 0;
  if (length === 1) return capital;
  if (wordClass[at]! & ABBREVIATION) return capital || !(wordClass[at]! & (FUNCTION | COMMON));
  if (!capital) return false;
  if (length === 2) return (shape & SMALL) !== 0 && wordClass[at] === 0;
  return length < 5 && isLegalForm(pieces, at);
}

/**
 * Number of line breaks between a piece and the one before it; two end a paragraph. A break behind a hyphen ends
 * nothing: "Baden-" and "Württemberg" in the next line.
 */
function lineBreaksBefore({ text, start, end }: Pieces, at: number): number {
  let breaks = 0;
  for (let i = end[at - 1]!; i < start[at]!; i++)
    if (text.charCodeAt(i) === 10 && text.charCodeAt(i - 1) !== 0x2d) breaks++;
  return breaks;
}

/** Least share of lines that continue with a small letter, for a text whose line breaks come from its width. */
const CONTINUING_LINES = 0.25;

/** Least part of the usual width that a line fills, with the word that went into the next, if the width broke it. */
const FILLED = 0.7;

/**
 * The usual width of the lines in a text whose line breaks come from its width: the mean of those that continue with a
 * small letter. Without such lines it is infinite, as no line fills it then.
 */
function wrappedWidth(pieces: Pieces): number {
  let breaks = 0;
  let small = 0;
  let widths = 0;
  for (let i = 1; i < pieces.count; i++) {
    if (pieces.start[i]! - pieces.end[i - 1]! === 0 || lineBreaksBefore(pieces, i) !== 1) continue;
    breaks++;
    if (!(pieces.shape[i]! & SMALL) || pieces.shape[i]! & CAPITAL) continue;
    small++;
    widths += lineWith(pieces, i);
  }
  return breaks > 0 && small >= breaks * CONTINUING_LINES ? widths / small : Number.POSITIVE_INFINITY;
}

/** Width that the line before a piece would have with the piece in it, in UTF-16 units. */
function lineWith({ text, start, end }: Pieces, at: number): number {
  const line = text.lastIndexOf("\n", end[at - 1]! - 1) + 1;
  return end[at - 1]! - line + 1 + end[at]! - start[at]!;
}

export function hasHyphenBefore({ text, gap, start, end }: Pieces, at: number): boolean {
  const unit = text.charCodeAt(end[at - 1]!);
  return (
    gap[at] === ADJACENT &&
    start[at]! - end[at - 1]! === 1 &&
    (unit === 0x2d || unit === 0x2010 || unit === 0x2011)
  );
}
