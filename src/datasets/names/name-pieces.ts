import { ALPHABETIC, CHARACTER, cut, type Pieces } from "../../text/pieces.ts";

/** The hashes of some words, as pieces have them. */
export const hashKeys = (words: readonly string[]): Set<number> => {
  const pieces = cut(words.join(" "));
  return new Set(Array.from({ length: pieces.count }, (_, i) => pieces.hash[i]!));
};

/** Whether a piece is one letter. */
export function isSingleCapital(pieces: Pieces, at: number): boolean {
  return (
    pieces.end[at]! - pieces.start[at]! === 1 &&
    (pieces.shape[at]! & ALPHABETIC) !== 0 &&
    (pieces.shape[at]! & CHARACTER) === 0
  );
}
