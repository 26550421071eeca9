import type { Pause } from "../../text/pauser.ts";
import { ALPHABETIC, CAPITAL, CHARACTER, INNER_CAPITAL, type Pieces } from "../../text/pieces.ts";
import { OPEN, SOFT } from "../document/boundaries.ts";
import { changed } from "../document/changed.ts";
import { type Document, isEveryday } from "../document/document.ts";
import { CONNECTOR, EVERYDAY, FUNCTION, type Lexicon, lexiconOf } from "../document/lexicon.ts";
import type { World } from "../world.ts";
import { inSentenceCase } from "./headlines.ts";
import { eachWellKnown } from "./well-known.ts";

/** Least words of a text without capitals for this not to be an accident. */
const LEAST_WORDS = 3;

/**
 * A text in small letters ("flying to new york with lufthansa") gets the capitals that its known names have
 * elsewhere, so that it is judged like any other. Everyday words stay small, and so do names that are usually written
 * small. In a headline with a capital on each word, everyday words lose theirs. Every other text stays as it is.
 */
export async function withCapitals(
  document: Document,
  worlds: readonly World[],
  pause: Pause,
): Promise<Document> {
  if (!isUncased(document)) return inSentenceCase(document, worlds, pause);
  const { pieces, wordClass } = document;
  const english = lexiconOf("en");
  const shape = pieces.shape.slice();
  // Where a known name begins, where one ends, and which pieces the inside of one has before them.
  const begins = new Uint8Array(pieces.count + 1);
  const ends = new Uint8Array(pieces.count + 1);
  const inside = new Uint8Array(pieces.count + 1);
  await eachWellKnown(document, worlds, pause, (first, to, isOwn) => {
    if (isOwn || isEveryday(document, first, to) || isEverydayIn(english, pieces, first, to)) return;
    for (let at = first; at < to; at++)
      if (shape[at]! & ALPHABETIC && !(wordClass[at]! & (FUNCTION | CONNECTOR))) shape[at]! |= CAPITAL;
    begins[first] = 1;
    ends[to] = 1;
    inside.fill(1, first + 1, to);
  });
  // "madrid buenos aires" is not the name of one thing.
  const boundaryBefore = document.boundaryBefore.map((boundary, at) =>
    boundary === OPEN && begins[at] && ends[at] && !inside[at] ? SOFT : boundary,
  );
  return changed(document, { boundaryBefore, shape });
}

/** Whether a text of some words has no capital, although its script has capitals. */
function isUncased({ pieces: { shape, count } }: Document): boolean {
  let words = 0;
  for (let i = 0; i < count; i++) {
    if (shape[i]! & (CAPITAL | INNER_CAPITAL | CHARACTER)) return false;
    if (shape[i]! & ALPHABETIC) words++;
  }
  return words >= LEAST_WORDS;
}

/** Whether all words are everyday words of a language. English ones stand in texts of every language ("a free app"). */
function isEverydayIn(lexicon: Lexicon, pieces: Pieces, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (!(lexicon.wordClass(pieces, at) & EVERYDAY)) return false;
  return true;
}
