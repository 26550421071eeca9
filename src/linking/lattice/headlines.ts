import type { Pause } from "../../text/pauser.ts";
import { ALPHABETIC, CAPITAL, cut, SMALL, textOf } from "../../text/pieces.ts";
import { isJoined } from "../document/boundaries.ts";
import { changed } from "../document/changed.ts";
import { type Document, hasClass, isEveryday, startsLine } from "../document/document.ts";
import { EVERYDAY, FUNCTION, GIVEN_NAME, SURNAME } from "../document/lexicon.ts";
import { isCapitalised } from "../document/words-around.ts";
import type { World } from "../world.ts";
import { eachWellKnown } from "./well-known.ts";

/**
 * A headline with a capital on each word ("Musk Loses Bid To Toss Tesla Suit") as a sentence: everyday words lose their
 * capital, but for the first one, last names behind given names, the names of the caller, and well-known names of
 * several words. So the line is judged like any other. Lines in capitals only stay as they are: the words of a name
 * there have no small letters either.
 */
export async function inSentenceCase(
  document: Document,
  worlds: readonly World[],
  pause: Pause,
): Promise<Document> {
  const { pieces, headline, startsSentence } = document;
  const lines = linesOf(document);
  if (lines.length === 0) return document;
  const kept = new Uint8Array(pieces.count);
  await eachWellKnown(document, worlds, pause, (from, to, isOwn) => {
    if (isOwn || to - from > 1) kept.fill(1, from, to);
  });
  const shape = pieces.shape.slice();
  const marks = headline.slice();
  for (const { from, to } of lines) {
    marks.fill(0, from, to);
    for (let at = from; at < to; at++)
      if (
        shape[at]! & CAPITAL &&
        !kept[at] &&
        !startsSentence[at] &&
        !isLastName(document, at) &&
        isEverydayForm(document, at)
      )
        shape[at] = (shape[at]! & ~CAPITAL) | SMALL;
  }
  return changed(document, { headline: marks, shape });
}

/**
 * Least words of a headline, and least share of them with a capital and small letters behind it: a title of three words
 * may be a name, and in four of five words some headline writers leave "of" small.
 */
const LEAST_WORDS = 4;
const MIXED = 0.8;

/** Lines that are headlines, or have a capital on a function word that begins no sentence: "At Its Own Game". */
function linesOf(document: Document): { from: number; to: number }[] {
  const { pieces, headline, lexicon, wordClass, startsSentence } = document;
  const { shape, count } = pieces;
  const lines: { from: number; to: number }[] = [];
  // Other languages write headlines like sentences.
  if (lexicon.language !== "en") return lines;
  for (let from = 0; from < count; ) {
    let to = from;
    let words = 0;
    let mixed = 0;
    let isHeadline = headline[from] === 1;
    for (; to === from || (to < count && !startsLine(pieces, to)); to++) {
      if (!(shape[to]! & ALPHABETIC)) continue;
      words++;
      if (!isCapitalised(document, to)) continue;
      mixed++;
      if (wordClass[to]! & FUNCTION && !startsSentence[to]) isHeadline = true;
    }
    if (isHeadline && words >= LEAST_WORDS && mixed >= words * MIXED) lines.push({ from, to });
    from = to;
  }
  return lines;
}

/** Whether a last name that is a word stands behind a given name: "Peter Brown". */
function isLastName(document: Document, at: number): boolean {
  if (!isJoined(document, at) || !hasClass(document, at, SURNAME)) return false;
  return (document.wordClass[at - 1]! & (GIVEN_NAME | EVERYDAY)) === GIVEN_NAME;
}

/** Endings of verbs and nouns whose word without them is in the list: "Recalls", "Delayed". */
const endings: readonly (readonly [ending: RegExp, without: string])[] = [
  [/s$/, ""],
  [/es$/, ""],
  [/ies$/, "y"],
  [/ed$/, ""],
  [/d$/, ""],
  [/ing$/, ""],
  [/ing$/, "e"],
];

function isEverydayForm(document: Document, at: number): boolean {
  if (isEveryday(document, at, at + 1)) return true;
  const word = textOf(document.pieces, at).toLowerCase();
  return endings.some(
    ([ending, without]) =>
      ending.test(word) &&
      (document.lexicon.wordClass(cut(word.replace(ending, without)), 0) & EVERYDAY) !== 0,
  );
}
