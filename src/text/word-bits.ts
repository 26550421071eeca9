import { foldText } from "./fold.ts";
import type { Pieces } from "./pieces.ts";
import { undivided } from "./word-ends.ts";

/** Most answers that are kept; a language uses fewer words. */
const REMEMBERED = 1 << 15;
/** Numbers of an answer: two hashes, and bits + 1, or 0 if the slot is free. */
const ANSWER = 3;

/** Words that are looked up one at a time, folded. */
interface Words {
  has(word: string): boolean;
}

/** Bits for the words of some lists. Answers are kept by both hashes of the piece. */
export class WordBits {
  readonly #lists: { readonly words: Words; readonly bits: number }[] = [];
  /** Open addressing by the first hash. */
  readonly #answers = new Int32Array(REMEMBERED * ANSWER);
  #count = 0;

  /** @param list words separated by blanks, in small letters, each one piece */
  mark(list: string, bits: number): void {
    const words = new Set(list.split(/\s+/).map(foldText));
    words.delete("");
    this.#lists.push({ words, bits });
  }

  /** Adds a long list, which is read only as far as texts need it. */
  markIn(words: Words, bits: number): void {
    this.#lists.push({ words, bits });
  }

  /** The bits of a piece; 0 when it is in no list. */
  of(pieces: Pieces, at: number): number {
    const answers = this.#answers;
    const hash = pieces.hash[at]!;
    const hash2 = pieces.hash2[at]!;
    let slot = (hash ^ (hash >>> 15)) & (REMEMBERED - 1);
    for (;;) {
      const answer = slot * ANSWER;
      if (answers[answer + 2] === 0) break;
      if (answers[answer] === hash && answers[answer + 1] === hash2) return answers[answer + 2]! - 1;
      slot = (slot + 1) & (REMEMBERED - 1);
    }
    const bits = this.#ask(foldText(undivided(pieces.text.slice(pieces.start[at], pieces.end[at]))));
    if (++this.#count * 2 > REMEMBERED) {
      answers.fill(0);
      this.#count = 0;
    } else {
      answers[slot * ANSWER] = hash;
      answers[slot * ANSWER + 1] = hash2;
      answers[slot * ANSWER + 2] = bits + 1;
    }
    return bits;
  }

  #ask(word: string): number {
    let bits = 0;
    for (const list of this.#lists) if (list.words.has(word)) bits |= list.bits;
    return bits;
  }
}
