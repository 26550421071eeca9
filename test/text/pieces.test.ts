import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { surfaceHash } from "../../src/datasets/names/surface.ts";
import {
  ADJACENT,
  ALPHABETIC,
  BLANK,
  BREAK,
  CAPITAL,
  CHARACTER,
  COMMA,
  cut,
  INNER_CAPITAL,
  NUMBER,
  PERIOD,
  SMALL,
} from "../../src/text/pieces.ts";

const SHAPE = CAPITAL | SMALL | INNER_CAPITAL | NUMBER | ALPHABETIC | CHARACTER;

function texts(text: string): string[] {
  const { count, start, end } = cut(text);
  return Array.from({ length: count }, (_, i) => text.slice(start[i], end[i]));
}

function hashes(text: string): string[] {
  const { count, hash, hash2 } = cut(text);
  return Array.from({ length: count }, (_, i) => `${hash[i]}:${hash2[i]}`);
}

const shape = (word: string) => cut(word).shape[0]! & SHAPE;
const gap = (between: string) => cut(`Aa${between}Bb`).gap[1];

describe("pieces", () => {
  it("are runs of letters, marks and digits", () => {
    expect(texts("l'Italie won 3.5 points")).toEqual(["l", "Italie", "won", "3", "5", "points"]);
    expect(texts("")).toEqual([]);
    expect(texts(" \n…!")).toEqual([]);
  });

  it("lie in the text one after the other, without overlap", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
        const { count, start, end } = cut(text);
        for (let i = 0; i < count; i++) {
          expect(start[i]!).toBeGreaterThanOrEqual(i > 0 ? end[i - 1]! : 0);
          expect(end[i]!).toBeGreaterThan(start[i]!);
          expect(end[i]!).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });

  it.each([
    ["Rome", CAPITAL | SMALL | ALPHABETIC],
    ["rome", SMALL | ALPHABETIC],
    ["NASA", CAPITAL | INNER_CAPITAL | ALPHABETIC],
    ["iPhone", SMALL | INNER_CAPITAL | ALPHABETIC],
    ["McDonald", CAPITAL | SMALL | INNER_CAPITAL | ALPHABETIC],
    ["2024", NUMBER],
    ["B2", CAPITAL | NUMBER | ALPHABETIC],
    ["山", CHARACTER | ALPHABETIC],
    ["𐐀𐐨", CAPITAL | SMALL | ALPHABETIC],
  ])("of %s have their shape", (word, bits) => {
    expect(shape(word)).toBe(bits);
  });

  it.each([
    ["-", ADJACENT],
    ["'", ADJACENT],
    ["’", ADJACENT],
    [" ", BLANK],
    ["\n", BLANK],
    [" & ", BLANK],
    [", ", COMMA],
    [". ", PERIOD],
    ["; ", BREAK],
    [" (", BREAK],
    ["\n\n", BREAK],
    ["\n \n", BREAK],
  ])("keep the strongest separator of a gap: %j", (between, strength) => {
    expect(gap(between)).toBe(strength);
  });

  it("of C++, C# and F# take in their signs", () => {
    expect(texts("C++ and C#, not C or A+B")).toEqual(["C++", "and", "C#", "not", "C", "or", "A", "B"]);
    expect(new Set(hashes("C C++ C# c++")).size).toBe(3);
  });

  it("have equal hashes whatever the case, the accents, the width", () => {
    for (const [a, b] of [
      ["Beyoncé", "BEYONCE"],
      ["Straße", "strasse"],
      ["İstanbul", "Istanbul"],
      ["ＡＣＭＥ", "acme"],
      ["ﬁnance", "Finance"],
      ["ｶﾞｽ", "ガス"],
      ["か\u3099", "が"],
      ["ハ\u309a", "パ"],
      ["م\u064eلك", "ملك"],
    ])
      expect(hashes(a!), a).toEqual(hashes(b!));
  });

  it("have other hashes for other words", () => {
    const words = fc.string({ unit: fc.constantFrom(..."abcdefghijklm"), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(words, words, (a, b) => {
        expect(hashes(a)[0] === hashes(b)[0]).toBe(a === b);
      }),
    );
  });

  it("are equal in a composed and a decomposed text", () => {
    const letters = fc.constantFrom(..."aeéèêëïôûçñãõäöüßÄÖÜžšœæøåİΆώЁйがパヴ山 -.'A1");
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 30 }), (units) => {
        const text = units.join("");
        expect(hashes(text.normalize("NFD"))).toEqual(hashes(text.normalize("NFC")));
      }),
    );
  });

  it("are parted by lone surrogates", () => {
    expect(texts("ab\ud800cd\udc00ef")).toEqual(["ab", "cd", "ef"]);
  });
});

describe("a character reference of HTML", () => {
  it.each([
    ["&amp;", "&"],
    [" &amp; ", " & "],
    ["&nbsp;", "\u00a0"],
    ["&quot;", '"'],
    ["&lt;", "<"],
    ["&GT;", ">"],
    ["&apos;", "'"],
    ["&#39;", "'"],
    ["&#x2014;", "—"],
    ["&#8211;", "–"],
  ])("%s parts two words like %s", (reference, sign) => {
    expect(texts(`Aa${reference}Bb`)).toEqual(["Aa", "Bb"]);
    expect(gap(reference)).toBe(gap(sign));
  });

  it("is one only with a semicolon, and not that of a letter", () => {
    expect(texts("R&amp D")).toEqual(["R", "amp", "D"]);
    expect(texts("M&uuml;nchen")).toEqual(["M", "uuml", "nchen"]);
    expect(texts("M&#252;nchen")).toEqual(["M", "252", "nchen"]);
    expect(texts("a&#99999999;b")).toEqual(["a", "99999999", "b"]);
  });
});

describe("a zero-width space", () => {
  it("divides no word before a small letter", () => {
    expect(texts("in Lon\u200bdon am")).toEqual(["in", "Lon\u200bdon", "am"]);
    expect(hashes("in Lon\u200bdon am")).toEqual(hashes("in London am"));
    expect(surfaceHash("Lon\u200bdon")).toBe(surfaceHash("London"));
  });

  it("parts words before a capital, and a name goes on behind it", () => {
    expect(texts("Ada\u200bLovelace, Ada\u200b Byron")).toEqual(["Ada", "Lovelace", "Ada", "Byron"]);
    expect([...cut("Ada\u200b Byron").gap]).toEqual([...cut("Ada Byron").gap]);
  });
});

describe("a word that digitised print divides at the end of a line", () => {
  it("is one piece, as it would be in one line", () => {
    for (const divided of ["Bern¬\nburg", "Bern¬ burg", "Bern¬burg", "Bern¬\r\n  burg"]) {
      expect(texts(`in ${divided} am`)).toEqual(["in", divided, "am"]);
      expect(hashes(`in ${divided} am`)).toEqual(hashes("in Bernburg am"));
      expect(shape(divided)).toBe(shape("Bernburg"));
      expect([...cut(`in ${divided} am`).gap]).toEqual([...cut("in Bernburg am").gap]);
    }
    expect(hashes("Ver¬\nein¬\nbarung")).toEqual(hashes("Vereinbarung"));
  });

  it("is two where no small letter follows, or no letter stands before", () => {
    expect(texts("Bern¬\nBurg")).toEqual(["Bern", "Burg"]);
    expect(texts("Bern¬")).toEqual(["Bern"]);
    expect(texts("Bern ¬ burg")).toEqual(["Bern", "burg"]);
    expect(texts("¬burg")).toEqual(["burg"]);
    expect(texts("Bern¬ 3")).toEqual(["Bern", "3"]);
  });

  it("is one piece where a hyphen divides it, too", () => {
    for (const divided of ["Bern-\nburg", "Bern-\r\nburg"]) {
      expect(texts(`in ${divided} am`)).toEqual(["in", divided, "am"]);
      expect(hashes(`in ${divided} am`)).toEqual(hashes("in Bernburg am"));
      expect(surfaceHash(divided)).toBe(surfaceHash("Bernburg"));
    }
    expect(hashes("Ver-\nein-\nbarung")).toEqual(hashes("Vereinbarung"));
  });

  it("is two where the hyphen is a part of the name", () => {
    expect(texts("Hay-\nBurg")).toEqual(["Hay", "Burg"]);
    expect(texts("Hay-\nle-Burg")).toEqual(["Hay", "le", "Burg"]);
    expect(texts("Hay-burg")).toEqual(["Hay", "burg"]);
    expect(texts("Hay -\nburg")).toEqual(["Hay", "burg"]);
    expect(surfaceHash("Hay-burg")).not.toBe(surfaceHash("Hayburg"));
  });
});
