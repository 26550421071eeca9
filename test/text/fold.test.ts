import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold, foldText, normalise } from "../../src/text/fold.ts";

/** Text of all kinds of code points, and of those that folds stumble on. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: "binary", maxLength: 3 }),
      fc.constantFrom(
        "İ",
        "ß",
        "ẞ",
        "ﬁ",
        "é",
        "e\u0301",
        "ｶﾞ",
        "が",
        "か\u3099",
        "שָׁ",
        "مَ",
        "👨‍👩‍👧",
        "𝐀",
        "𐐀",
        "가",
      ),
      fc.constantFrom("\ud800", "\udc00", "\u200d", "\ufe0f", "\u202e", "\u0301", "\u00ad"),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));

describe("fold", () => {
  it("has a back pointer for each unit and for the end, never going back", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { text: folded, origin } = fold(text);
        expect(origin.length).toBe(folded.length + 1);
        expect(origin[folded.length]).toBe(text.length);
        for (let i = 1; i < origin.length; i++) expect(origin[i]!).toBeGreaterThanOrEqual(origin[i - 1]!);
      }),
    );
  });

  it("points at the code point that a unit came from, never inside a pair", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { text: folded, origin } = fold(text);
        for (let i = 0; i < folded.length; ) {
          const from = origin[i]!;
          let to = i + 1;
          while (to < folded.length && origin[to] === from) to++;
          // A kana takes in the mark after it, as が does in か and ゙.
          const point = foldText(String.fromCodePoint(text.codePointAt(from)!));
          const voiced = ["\u3099", "\u309a"].map((mark) => (point + mark).normalize("NFC"));
          expect([point, ...voiced]).toContain(folded.slice(i, to));
          i = to;
        }
      }),
    );
  });

  it("is the same with back pointers and without", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fold(text).text).toBe(foldText(text));
      }),
    );
  });

  it("is done once: Latin, Greek and Cyrillic text folded again stays", () => {
    const letters = fc.constantFrom(..."aAéÉßẞİıŁłØøÆæŒœÑñΣςσΆάЁёЙйﬁﬀĳ№½²ªº’‘–");
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 20 }), (units) => {
        const once = foldText(units.join(""));
        expect(foldText(once)).toBe(once);
      }),
    );
  });

  it.each([
    ["ISTANBUL", "İstanbul", "istanbul"],
    ["straße", "STRASSE", "strasse"],
    ["ﬁnance", "FINANCE", "finance"],
    ["Beyoncé", "Beyonce\u0301", "beyonce"],
    ["Σίσυφος", "ΣΊΣΥΦΟΣ", "σισυφοσ"],
    ["Łódź", "LODZ", "lodz"],
    ["ＡＣＭＥ", "acme", "acme"],
    ["ｶﾞｽ", "ガス", "ガス"],
    ["O’Neill", "o'neill", "o'neill"],
    ["co\u00adop", "coop", "coop"],
  ])("takes %s and %s for one", (a, b, folded) => {
    expect(foldText(a)).toBe(folded);
    expect(foldText(b)).toBe(folded);
  });

  it("leaves a lone surrogate as it is", () => {
    expect(foldText("a\ud800B")).toBe("a\ud800b");
  });
});

describe("normalise", () => {
  it("leaves the words of a name with one space between, none where a hyphen or nothing was", () => {
    expect(normalise("  The   Rolling\tStones ")).toBe("the rolling stones");
    expect(normalise("Jean-Luc")).toBe(normalise("Jean Luc").replace(" ", " "));
    expect(normalise("東京")).toBe("東京");
  });
});
