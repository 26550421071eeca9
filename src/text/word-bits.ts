import { foldText } from "./fold.ts";
import type { Pieces } from "./pieces.ts";
import { undivided } from "./word-ends.ts";
import { WordList } from "./word-list.ts";

/** Answers that are remembered; the words of a language that are in use are fewer. */
const REMEMBERED = 1 << 15;

/** Bits for the words of some lists; answers are remembered by the hash of the piece. */
export class WordBits {
  readonly #lists: { readonly words: { has(word: string): boolean }; readonly bits: number }[] = [];
  /** Open addressing: hash, and bits + 1, or 0 where the slot is free. */
  readonly #answers = new Int32Array(REMEMBERED * 2);
  #count = 0;

  /** @param list words between blanks, small, each one piece */
  mark(list: string, bits: number): void {
    const words = new Set(list.split(/\s+/).map(foldText));
    words.delete("");
    this.#lists.push({ words, bits });
  }

  /** A long list, read as far as texts ask for it. @param list as `mark` takes it, ascending as words are folded */
  markSorted(list: string, bits: number): void {
    this.#lists.push({ words: new WordList(list), bits });
  }

  /** The bits of a piece; 0 when it is in no list. */
  of(pieces: Pieces, at: number): number {
    const answers = this.#answers;
    const hash = pieces.hash[at]!;
    const mask = answers.length - 1;
    let slot = ((hash ^ (hash >>> 15)) << 1) & mask;
    while (answers[slot + 1] !== 0) {
      if (answers[slot] === hash) return answers[slot + 1]! - 1;
      slot = (slot + 2) & mask;
    }
    const bits = this.#ask(foldText(undivided(pieces.text.slice(pieces.start[at], pieces.end[at]))));
    if (++this.#count * 2 > REMEMBERED) {
      answers.fill(0);
      this.#count = 0;
    } else {
      answers[slot] = hash;
      answers[slot + 1] = bits + 1;
    }
    return bits;
  }

  #ask(word: string): number {
    let bits = 0;
    for (const list of this.#lists) if (list.words.has(word)) bits |= list.bits;
    return bits;
  }
}
