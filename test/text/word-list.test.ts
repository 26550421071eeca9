import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldText } from "../../src/text/fold.ts";
import { blocksOf, WordList, wordsOf } from "../../src/text/word-list.ts";

const word = fc.string({ unit: fc.constantFrom(..."abéñßoz"), minLength: 1, maxLength: 4 });

describe("a list of words", () => {
  it("has its words, folded, and no other, however often it is asked", () => {
    fc.assert(
      fc.property(
        fc.array(word),
        fc.array(word),
        fc.constantFrom(" ", "\n", "blocks"),
        (listed, others, between) => {
          const folded = (text: string) => foldText(text);
          const sorted = listed.toSorted((a, b) =>
            folded(a) < folded(b) ? -1 : folded(a) > folded(b) ? 1 : 0,
          );
          const list = new WordList(between === "blocks" ? blocksOf(sorted) : sorted.join(between));
          const known = new Set(listed.map(folded));
          const asked = [...listed, ...others].map(folded);
          const expected = asked.map((one) => known.has(one));
          expect(asked.map((one) => list.has(one))).toEqual(expected);
          for (let i = 0; i < 1000; i++) list.has("z");
          expect(asked.map((one) => list.has(one))).toEqual(expected);
        },
      ),
    );
  });

  it("is written as blocks, which are smaller, and read again with the same words in the same order", () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 100 }), (words) => {
        expect(wordsOf(blocksOf(words))).toEqual(words);
      }),
    );
    expect(blocksOf(["Aachen", "Aalto", "Aarnio"])).toBe("Aachen2lto2rnio");
    expect(wordsOf("Aalto\nAarnio Abel")).toEqual(["Aalto", "Aarnio", "Abel"]);
  });

  it("is not written as blocks with a word that has a digit, as digits tell what words share", () => {
    expect(() => blocksOf(["G7"])).toThrow(/no digit: G7/);
  });

  it("has nothing when it is empty", () => {
    expect(new WordList("").has("a")).toBe(false);
  });
});
