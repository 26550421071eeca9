import type { Lattice } from "./lattice.ts";
import { NEVER, type Reading } from "./reading.ts";

/**
 * Web and e-mail addresses, and paths of files. They end with a letter, a digit or a slash: a full stop behind is not
 * part of one.
 */
const ADDRESS =
  /(?:\b[a-z]{2,12}:\/\/|\bwww\.|[\w.+-]{1,64}@(?=\w)|\b[a-z]:\\|(?<![^\s"'(`])[.~]{0,2}\/(?=\w+[/.]))(?:[^\s<>"'()[\]{}]*[\p{L}\p{N}/])?/giu;

/** A sign that every address has. It is looked for first, as the pattern above tries an address at each word. */
const SIGN = /[@/\\]|www\./i;

/**
 * Reads addresses: a word inside one names nothing ("https://acme.example/anvil", "ada@acme.example",
 * "C:\Users\Madison"). A whole address may be a name of the caller.
 */
export function addresses(lattice: Lattice): Reading {
  const { text, pieces } = lattice.document;
  /** Number of the address of each piece, from 1, 0 for none. */
  const addressOf = new Int32Array(pieces.count + 1);
  let at = 0;
  let number = 0;
  for (const { index, 0: address } of SIGN.test(text) ? text.matchAll(ADDRESS) : []) {
    number++;
    while (at < pieces.count && pieces.start[at]! < index) at++;
    for (; at < pieces.count && pieces.end[at]! <= index + address.length; at++) addressOf[at] = number;
  }
  return {
    odds(arc) {
      const from = lattice.from[arc]!;
      const to = lattice.to[arc]!;
      const first = addressOf[from]!;
      const last = addressOf[to - 1]!;
      if (first === 0 && last === 0) return 0;
      const isWhole = addressOf[from - 1] !== first && addressOf[to] !== last;
      return isWhole && first === last ? 0 : NEVER;
    },
  };
}
