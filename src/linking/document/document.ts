import type { Language } from "../../contract/index.ts";
import { type Offsets, offsetsOf } from "../../text/offsets.ts";
import {
  ALPHABETIC,
  BREAK,
  CAPITAL,
  CHARACTER,
  cut,
  gapBefore,
  INNER_CAPITAL,
  PERIOD,
  type Pieces,
  SMALL,
} from "../../text/pieces.ts";
import { boundariesOf, HARD } from "./boundaries.ts";
import { EVERYDAY, FUNCTION, isUnspaced, type Lexicon, lexiconOf } from "./lexicon.ts";
import { matchCuesOf } from "./match-cues.ts";
import { readInContext } from "./words-in-context.ts";

/** A text as it is read: its pieces, and the facts about each that are known before any name is looked up. */
export interface Document {
  readonly text: string;
  readonly language: Language;
  readonly lexicon: Lexicon;
  /** The pieces of the text, in the script that the words of the language have here: Chinese ones are simplified. */
  readonly pieces: Pieces;
  /** The same pieces in the other scripts of the language, in which names may be known: traditional Chinese. */
  readonly otherScripts: readonly Pieces[];
  readonly offsets: Offsets;
  /** Word class of each piece in its language: bits of `lexicon.ts`. */
  readonly wordClass: Uint32Array;
  /** 1 where a sentence starts: a capital there is no evidence of a name. */
  readonly startsSentence: Uint8Array;
  /** The boundary before each piece: see `boundariesOf`. */
  readonly boundaryBefore: Uint8Array;
  /**
   * 1 in lines where nearly every word has a capital (headlines, tables): a capital there is weak evidence of a name.
   * Always 0 in a language that writes nouns with capitals.
   */
  readonly headline: Uint8Array;
  /** Number of match words before each piece, and in the whole text: see `matchCuesOf`. */
  readonly matchCues: Int32Array;
}

/** Reads a text in its language. The cost is linear in the length. */
export function readDocument(text: string, language: Language): Document {
  const lexicon = lexiconOf(language);
  const [pieces, ...otherScripts] = lexicon.spellings(text).map(cut) as [Pieces, ...Pieces[]];
  const wordClass = new Uint32Array(pieces.count);
  const startsSentence = new Uint8Array(pieces.count);
  for (let i = 0; i < pieces.count; i++) wordClass[i] = lexicon.wordClass(pieces, i);
  const boundaryBefore = boundariesOf(pieces, wordClass);
  for (let i = 0; i < pieces.count; i++)
    startsSentence[i] = i === 0 || (boundaryBefore[i] === HARD && endsSentence(pieces, i)) ? 1 : 0;
  readInContext({ language, pieces, wordClass, startsSentence, boundaryBefore });
  return {
    text,
    language,
    lexicon,
    pieces,
    otherScripts,
    offsets: offsetsOf(text),
    wordClass,
    startsSentence,
    boundaryBefore,
    headline: lexicon.capitalisesNouns ? new Uint8Array(pieces.count) : headlines(pieces, wordClass),
    matchCues: matchCuesOf(wordClass, isUnspaced(language)),
  };
}

/** Whether each piece from `from` to `to` (exclusive) is an everyday word. */
export function isEveryday({ wordClass }: Document, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (!(wordClass[i]! & EVERYDAY)) return false;
  return true;
}

/** Whether a stop ends a sentence: `.!?…` and similar marks, a bullet, or the end of a line, but not a bracket. */
function endsSentence(pieces: Pieces, at: number): boolean {
  // A stop that is neither a `BREAK` nor a full stop is the end of a line.
  if (pieces.gap[at]! <= PERIOD) return true;
  const gap = gapBefore(pieces, at);
  return sentenceMark.test(gap) || gap.indexOf("\n") < gap.lastIndexOf("\n");
}

const sentenceMark = /[!.:?…。！？¿¡"“„«*•●]/;

/** Number of the sentence of each piece. */
export function sentencesOf({ startsSentence }: Document): Int32Array {
  const sentences = new Int32Array(startsSentence.length + 1);
  let number = 0;
  for (let i = 0; i < startsSentence.length; i++) sentences[i] = number += startsSentence[i]!;
  return sentences;
}

/** Marks the pieces of lines in which at least four of five longer words have a capital. */
function headlines(pieces: Pieces, wordClass: Uint32Array): Uint8Array {
  const marks = new Uint8Array(pieces.count);
  for (let from = 0; from < pieces.count; ) {
    let to = from + 1;
    while (to < pieces.count && !startsLine(pieces, to)) to++;
    let words = 0;
    let capitals = 0;
    for (let i = from; i < to; i++) {
      const shape = pieces.shape[i]!;
      if ((shape & (ALPHABETIC | CHARACTER)) !== ALPHABETIC || wordClass[i]! & FUNCTION) continue;
      if (pieces.end[i]! - pieces.start[i]! < 3) continue;
      words++;
      if (shape & (CAPITAL | INNER_CAPITAL)) capitals++;
    }
    if (words >= 5 && capitals * 5 >= words * 4) marks.fill(1, from, to);
    from = to;
  }
  return marks;
}

/** Whether a line begins with a piece, which is not the first. */
export function startsLine(pieces: Pieces, at: number): boolean {
  return pieces.gap[at] === BREAK && gapBefore(pieces, at).includes("\n");
}

/** Whether a piece from `from` to `to` (exclusive) has one of some shapes. */
export function hasShape({ shape }: Pieces, from: number, to: number, bits: number): boolean {
  for (let i = from; i < to; i++) if (shape[i]! & bits) return true;
  return false;
}

export function isCapital({ pieces }: Document, at: number): boolean {
  return (pieces.shape[at]! & CAPITAL) !== 0;
}

/** Whether the word of a piece has one of some classes: bits of `lexicon.ts`. */
export function hasClass({ wordClass }: Document, at: number, classes: number): boolean {
  return (wordClass[at]! & classes) !== 0;
}

/** Whether a piece is written in capitals only, two letters at least. */
export function isUpper(pieces: Pieces, at: number): boolean {
  const shape = pieces.shape[at]!;
  return (shape & CAPITAL) !== 0 && (shape & SMALL) === 0 && pieces.end[at]! - pieces.start[at]! > 1;
}
