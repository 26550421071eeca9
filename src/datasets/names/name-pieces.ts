import { longAbbreviations } from "../../../data/lexicon/long-abbreviations.ts";
import { ALPHABETIC, CHARACTER, type Pieces } from "../../text/pieces.ts";
import { WordSet } from "../../text/word-set.ts";

const abbreviations = new WordSet(longAbbreviations.split(" "));

/** Whether a piece is one letter. */
export function isSingleCapital(pieces: Pieces, at: number): boolean {
  return (
    pieces.end[at]! - pieces.start[at]! === 1 &&
    (pieces.shape[at]! & ALPHABETIC) !== 0 &&
    (pieces.shape[at]! & CHARACTER) === 0
  );
}

/**
 * Whether the full stop before a piece ends a sentence, as one behind a long word does. It does not without a blank
 * ("Node.js"), and behind an abbreviation ("Gebr. Hansen").
 */
export function endsSentence(pieces: Pieces, at: number): boolean {
  const { start, end } = pieces;
  return (
    end[at - 1]! - start[at - 1]! > 3 && start[at]! - end[at - 1]! > 1 && !abbreviations.has(pieces, at - 1)
  );
}
