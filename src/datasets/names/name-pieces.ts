import { ALPHABETIC, CHARACTER, type Pieces } from "../../text/pieces.ts";

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
 * ("Node.js").
 */
export function endsSentence({ start, end }: Pieces, at: number): boolean {
  return end[at - 1]! - start[at - 1]! > 3 && start[at]! - end[at - 1]! > 1;
}
