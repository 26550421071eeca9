import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { surnameBits } from "../../data/names/bits.ts";
import { surnames } from "../../data/names/surnames.ts";
import { foldText } from "../../src/text/fold.ts";
import { filterOf, WordFilter } from "../../src/text/word-filter.ts";

const word = fc.string({ unit: fc.constantFrom(..."abéñßoz"), minLength: 1, maxLength: 6 });

describe("a filter of words", () => {
  it("has every word of its list, and answers the same from the words and from what is written of them", () => {
    fc.assert(
      fc.property(fc.array(word), fc.array(word), fc.integer({ min: 0, max: 8 }), (listed, others, bits) => {
        const list = listed.join("\n");
        const [fromWords, fromWritten] = [
          new WordFilter(list, bits),
          new WordFilter(filterOf(list, bits), bits),
        ];
        const asked = [...listed, ...others].map(foldText);
        const answers = asked.map((one) => fromWords.has(one));
        expect(asked.map((one) => fromWritten.has(one))).toEqual(answers);
        expect(answers.slice(0, listed.length)).not.toContain(false);
        expect(filterOf(filterOf(list, bits), bits)).toBe(filterOf(list, bits));
      }),
    );
  });

  it("takes about one of 32 other words for one of its own", () => {
    const filter = new WordFilter(surnames, surnameBits);
    const others = Array.from({ length: 50_000 }, (_, i) => `x${i.toString(36)}`);
    const taken = others.filter((one) => filter.has(one)).length / others.length;
    expect(taken).toBeGreaterThan(1 / 48);
    expect(taken).toBeLessThan(1 / 24);
  });

  it("has nothing when its list is empty", () => {
    expect(new WordFilter("", 4).has("a")).toBe(false);
    expect(new WordFilter(filterOf("", 4), 4).has("")).toBe(false);
  });
});
