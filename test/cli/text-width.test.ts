import fc from "fast-check";
import stringWidth from "string-width";
import { describe, expect, it } from "vitest";
import { widthOf } from "../../src/cli/text-width.ts";

describe("the width of a text", () => {
  it("is told alike with the library and without it", async () => {
    const latin = Array.from({ length: 0x2fff }, (_, code) => String.fromCharCode(code));
    for (const character of latin) {
      const width = await widthOf([character]);
      expect([character, width(`a${character}b`)]).toEqual([character, stringWidth(`a${character}b`)]);
    }
  });

  it("is told alike for texts of any kind beside each other", async () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: "grapheme" }));
    await fc.assert(
      fc.asyncProperty(fc.array(text), async (texts) => {
        const width = await widthOf(texts);
        expect(texts.map(width)).toEqual(texts.map((one) => stringWidth(one)));
      }),
    );
  });
});
