import { PieceScan } from "./piece-scan.ts";

export { ADJACENT, BLANK, BREAK, COMMA, PERIOD } from "./gaps.ts";
export {
  ALPHABETIC,
  CAPITAL,
  CHARACTER,
  INNER_CAPITAL,
  NUMBER,
  SAME_WORD,
  SMALL,
} from "./shapes.ts";

/**
 * A text cut into pieces, in one pass and without making a string: runs of letters, marks and digits, or one
 * character of a script that has no spaces. Names are matched on pieces; words (UAX #29) are groups of them.
 *
 *     l'Italie  won 3.5 points  →  l | italie | won | 3 | 5 | points     pieces, folded while they are hashed
 *     └─ word ┘ └──┘ └─┘ └────┘                                          words
 */
export interface Pieces {
  readonly text: string;
  readonly count: number;
  /** Start of each piece, in UTF-16 units. */
  readonly start: Int32Array;
  /** End of each piece, exclusive, in UTF-16 units. */
  readonly end: Int32Array;
  /** Two hashes of the folded piece; equal pieces have equal pairs. */
  readonly hash: Int32Array;
  readonly hash2: Int32Array;
  /** Case and kind: `CAPITAL` and the other bits of `shapes.ts`. */
  readonly shape: Uint8Array;
  /** The gap before the piece: `ADJACENT` to `BREAK`. */
  readonly gap: Uint8Array;
}

/** Cuts a text into pieces. The cost is linear in the length; lone surrogates are separators. */
export function cut(text: string): Pieces {
  const scan = new PieceScan(text);
  for (let at = 0; at < text.length; ) {
    at = scan.plainWords(at);
    if (at < text.length) at = scan.step(at);
  }
  const { count, arrays } = scan;
  return {
    text,
    count,
    start: arrays.start.slice(0, count),
    end: arrays.end.slice(0, count),
    hash: arrays.hash.slice(0, count),
    hash2: arrays.hash2.slice(0, count),
    shape: arrays.shape.slice(0, count),
    gap: arrays.gap.slice(0, count),
  };
}

/** What stands between a piece and the one before it, or behind the last. */
export function gapBefore({ text, start, end }: Pieces, at: number): string {
  return text.slice(end[at - 1], start[at] ?? text.length);
}

/** The text of the pieces from `from` to `to` (exclusive), with what stands between them; of one piece by default. */
export function textOf({ text, start, end }: Pieces, from: number, to: number = from + 1): string {
  return text.slice(start[from], end[to - 1]);
}

/** Whether the pieces from `from` to `to` (exclusive) are the same words as those of another text from `at` on. */
export function isSameRun(
  pieces: Pieces,
  from: number,
  to: number,
  { hash, hash2 }: Pieces,
  at: number,
): boolean {
  for (let i = from; i < to; i++)
    if (pieces.hash[i] !== hash[at + i - from] || pieces.hash2[i] !== hash2[at + i - from]) return false;
  return true;
}
