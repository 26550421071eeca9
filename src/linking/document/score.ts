import { ADJACENT, ALPHABETIC, gapBefore, NUMBER, type Pieces } from "../../text/pieces.ts";

/** Most digits on each side of a score: "Boeing 737-800" is not a score. */
const SCORE_DIGITS = 2;

/** Whether the score of a match begins here: "France 2-1" is not the channel France 2. */
export function beginsScore(pieces: Pieces, at: number): boolean {
  return (
    isShortNumber(pieces, at) &&
    isShortNumber(pieces, at + 1) &&
    /^[-–:]$/.test(gapBefore(pieces, at + 1)) &&
    pieces.gap[at] !== ADJACENT &&
    pieces.gap[at + 2] !== ADJACENT
  );
}

/** Whether a piece is a number of few digits. A place behind the last piece has no shape, so it is not. */
function isShortNumber({ shape, start, end }: Pieces, at: number): boolean {
  return (shape[at]! & (NUMBER | ALPHABETIC)) === NUMBER && end[at]! - start[at]! <= SCORE_DIGITS;
}
