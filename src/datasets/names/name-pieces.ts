import { longAbbreviations } from "../../../data/lexicon/long-abbreviations.ts";
import { ALPHABETIC, CHARACTER, NUMBER, type Pieces } from "../../text/pieces.ts";
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

/** Letters of an abbreviation that no list has; before a number, it may be longer: "Prot. 4512". */
const SHORT = 3;
const SHORT_BEFORE_NUMBER = 5;

/**
 * Whether the full stop before a piece ends a sentence, as one behind a long word does. It does not without a blank
 * ("Node.js"), and behind an abbreviation ("Gebr. Hansen").
 */
export function endsSentence(pieces: Pieces, at: number): boolean {
  const { start, end, shape } = pieces;
  const short = shape[at]! & NUMBER ? SHORT_BEFORE_NUMBER : SHORT;
  return (
    end[at - 1]! - start[at - 1]! > short &&
    start[at]! - end[at - 1]! > 1 &&
    !abbreviations.has(pieces, at - 1)
  );
}
