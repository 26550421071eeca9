import { ALPHABETIC, CHARACTER, type Pieces } from "../../text/pieces.ts";

/** Whether a piece is one letter. */
export function isSingleCapital(pieces: Pieces, at: number): boolean {
  return (
    pieces.end[at]! - pieces.start[at]! === 1 &&
    (pieces.shape[at]! & ALPHABETIC) !== 0 &&
    (pieces.shape[at]! & CHARACTER) === 0
  );
}
