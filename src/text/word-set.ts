import { cut, type Pieces } from "./pieces.ts";

/** A set of words, looked up by the pieces of a text: both hashes must match. */
export class WordSet {
  readonly #hashes = new Map<number, number[]>();

  /** @param words each one piece */
  constructor(words: readonly string[]) {
    const pieces = cut(words.join(" "));
    for (let i = 0; i < pieces.count; i++) {
      const others = this.#hashes.get(pieces.hash[i]!);
      if (others) others.push(pieces.hash2[i]!);
      else this.#hashes.set(pieces.hash[i]!, [pieces.hash2[i]!]);
    }
  }

  has(pieces: Pick<Pieces, "hash" | "hash2">, at: number): boolean {
    return this.#hashes.get(pieces.hash[at]!)?.includes(pieces.hash2[at]!) === true;
  }
}
