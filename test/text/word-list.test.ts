import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldText } from "../../src/text/fold.ts";
import { codedList, WordList, wordsOf } from "../../src/text/word-list.ts";

const word = fc.string({ unit: fc.constantFrom(..."abéñßoz"), minLength: 1, maxLength: 4 });

describe("a list of words", () => {
  it("has its words, folded, and no other, as it is written and coded", () => {
    fc.assert(
      fc.property(
        fc.array(word),
        fc.array(word),
        fc.constantFrom(" ", "\n", "coded"),
        (listed, others, between) => {
          const list = new WordList(between === "coded" ? codedList(listed.join(" ")) : listed.join(between));
          const known = new Set(listed.map(foldText));
          const asked = [...listed, ...others].map(foldText);
          expect(asked.map((one) => list.has(one))).toEqual(asked.map((one) => known.has(one)));
        },
      ),
    );
  });

  it("is coded smaller, and read again with the same words, folded and ascending", () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 100 }), (words) => {
        const coded = codedList(words.join("\n"));
        expect(wordsOf(coded)).toEqual([...new Set(words.map(foldText))].sort());
        expect(codedList(coded)).toBe(coded);
      }),
    );
    expect(codedList("Work worked working works")).toBe("0work0ed2ing3s");
    expect(wordsOf("Aalto\nAarnio Abel")).toEqual(["Aalto", "Aarnio", "Abel"]);
  });

  it("is not coded with a word that has a digit, or that is longer than one character can tell", () => {
    expect(() => codedList("G7")).toThrow(/this word: g7/);
    expect(() => codedList(`${"a".repeat(60)} b`)).toThrow(/this word: b/);
  });

  it("has nothing when it is empty", () => {
    expect(new WordList("").has("a")).toBe(false);
    expect(new WordList(codedList("")).has("a")).toBe(false);
  });
});
