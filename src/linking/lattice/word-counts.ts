import { CAPITAL } from "../../text/pieces.ts";
import type { Document } from "../document/document.ts";

/** How often each word of a text has a capital inside a sentence, and how often it is in small letters. */
export class WordCounts {
  readonly #document: Document;
  /** Open addressing: number of a piece with the word + 1. */
  readonly #slots: Int32Array;
  readonly #capitals: Uint16Array;
  readonly #small: Uint16Array;

  constructor(document: Document) {
    const { pieces, startsSentence, headline } = document;
    this.#document = document;
    let slots = 64;
    while (slots < pieces.count * 2) slots *= 2;
    this.#slots = new Int32Array(slots);
    this.#capitals = new Uint16Array(slots);
    this.#small = new Uint16Array(slots);
    for (let at = 0; at < pieces.count; at++) {
      const slot = this.#slotOf(at);
      if (this.#slots[slot] === 0) this.#slots[slot] = at + 1;
      const counts = pieces.shape[at]! & CAPITAL ? this.#capitals : this.#small;
      if (counts === this.#capitals && (startsSentence[at] || headline[at])) continue;
      if (counts[slot]! < MOST) counts[slot]!++;
    }
  }

  capitals(at: number): number {
    return this.#capitals[this.#slotOf(at)]!;
  }

  small(at: number): number {
    return this.#small[this.#slotOf(at)]!;
  }

  /** The number of the word of a piece: pieces with the same word have the same number. */
  wordOf(at: number): number {
    return this.#slotOf(at);
  }

  #slotOf(at: number): number {
    const { hash, hash2 } = this.#document.pieces;
    const mask = this.#slots.length - 1;
    let slot = hash[at]! ^ (hash[at]! >>> 15);
    for (;;) {
      slot &= mask;
      const other = this.#slots[slot]! - 1;
      if (other < 0 || (hash[other] === hash[at] && hash2[other] === hash2[at])) return slot;
      slot++;
    }
  }
}

/** Counts stop here: a higher one is not stronger evidence. */
const MOST = 8;
