import { ADJACENT, ALPHABETIC, NUMBER, type Pieces } from "../../text/pieces.ts";

/** Most digits on each side of a score: "Boeing 737-800" is not a score. */
const SCORE_DIGITS = 2;

/** Whether the score of a match begins here: "France 2-1" is not the channel France 2. */
export function beginsScore(pieces: Pieces, at: number): boolean {
  if (!isShortNumber(pieces, at) || !isShortNumber(pieces, at + 1)) return false;
  const { text, start, end, gap } = pieces;
  if (gap[at] === ADJACENT || gap[at + 2] === ADJACENT || start[at + 1]! - end[at]! !== 1) return false;
  const between = text.charCodeAt(end[at]!);
  return between === 0x2d || between === 0x2013 || between === 0x3a;
}

function isShortNumber({ count, shape, start, end }: Pieces, at: number): boolean {
  return (
    at < count && (shape[at]! & (NUMBER | ALPHABETIC)) === NUMBER && end[at]! - start[at]! <= SCORE_DIGITS
  );
}
