import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { offsetsOf } from "../../src/text/offsets.ts";

const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("😀", "👨‍👩‍👧", "e\u0301", "\ud83d", "\ude00", "𠮷"),
    ),
    { maxLength: 10 },
  )
  .map((parts) => parts.join(""));

describe("offsets", () => {
  it("count code points as a string iterator does", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { toPoints, toUnits } = offsetsOf(text);
        let unit = 0;
        let point = 0;
        for (const character of text) {
          expect(toPoints(unit)).toBe(point);
          expect(toUnits(point)).toBe(unit);
          unit += character.length;
          point++;
        }
        expect(toPoints(text.length)).toBe(point);
        expect(toUnits(point)).toBe(text.length);
      }),
    );
  });

  it("take the inside of a pair for its start", () => {
    const { toPoints } = offsetsOf("a😀b");
    expect([0, 1, 2, 3, 4].map(toPoints)).toEqual([0, 1, 1, 2, 3]);
  });

  it("count a lone surrogate as one", () => {
    const { toPoints, toUnits } = offsetsOf("\ud83d\ud83d\ude00\ude00");
    expect([0, 1, 3, 4].map(toPoints)).toEqual([0, 1, 2, 3]);
    expect([0, 1, 2, 3].map(toUnits)).toEqual([0, 1, 3, 4]);
  });
});
