import { describe, expect, it } from "vitest";
import { fieldNames } from "../../data/lexicon/fields/field-names.ts";
import { cueWords } from "../../data/lexicon/fields.ts";
import { type Language, languages } from "../../src/contract/index.ts";
import { foldText } from "../../src/text/fold.ts";
import { CHARACTER, cut } from "../../src/text/pieces.ts";

const all = fieldNames.map(
  (name) =>
    [
      name,
      Object.fromEntries(languages.map((language) => [language, cueWords[language][name]])) as Record<
        Language,
        string
      >,
    ] as const,
);

describe("semantic fields", () => {
  it("are about eighty", () => {
    expect(all.length).toBeGreaterThanOrEqual(75);
  });

  for (const language of languages) {
    it(`have cues in ${language}, none twice in one field`, () => {
      for (const [name, cues] of all) {
        const words = cues[language].split(" ");
        expect(words.length, name).toBeGreaterThanOrEqual(5);
        expect(new Set(words.map(foldText)).size, name).toBe(words.length);
      }
    });
  }

  it("have cues of one piece, or of two characters and more without spaces", () => {
    for (const [name, cues] of all) {
      for (const language of languages) {
        for (const word of cues[language].split(" ")) {
          const pieces = cut(word);
          const unspaced = (pieces.shape[0]! & CHARACTER) !== 0;
          // One kanji is a word in Japanese, and no pair to compare: such a cue would never match.
          expect(unspaced ? pieces.count > 1 : pieces.count === 1, `${name} ${language} ${word}`).toBe(true);
        }
      }
    }
  });

  it("tell one field from another: no two share half of their English stems", () => {
    const stems = all.map(
      ([name, cues]) => [name, new Set(cues.en.split(" ").map((word) => word.slice(0, 6)))] as const,
    );
    for (const [a, first] of stems)
      for (const [b, second] of stems)
        if (a < b) {
          const shared = [...first].filter((stem) => second.has(stem)).length;
          expect(shared / Math.min(first.size, second.size), `${a} and ${b}`).toBeLessThan(0.5);
        }
  });
});
