import { expect, test } from "vitest";
import { cut } from "../../src/text/pieces.ts";
import { WordBits } from "../../src/text/word-bits.ts";

test("a word has the same bits whether it was first seen whole or divided at the end of a line", () => {
  for (const [first, second] of [
    ["Gebäude", "Ge¬\nbäude"],
    ["Ge¬\nbäude", "Gebäude"],
  ]) {
    const bits = new WordBits();
    bits.mark("gebäude", 2);
    expect(bits.of(cut(first!), 0)).toBe(2);
    expect(bits.of(cut(second!), 0)).toBe(2);
  }
});
