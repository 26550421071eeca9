import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isPlainName, nameIn } from "../../../src/datasets/build/name-text.ts";

describe("the text of a name", () => {
  test("is told fast only where it is a name as it stands", () => {
    const isName = (text: string) => /[\p{L}\p{N}]/u.test(text) && !/[^\S ]| {2}|^ | $/.test(text);
    for (let unit = 0; unit < 0x10000; unit++)
      for (const text of [String.fromCharCode(unit), `${String.fromCharCode(unit)}a`])
        if (isPlainName(text)) expect(isName(text), unit.toString(16)).toBe(true);
    const words = fc.array(fc.constantFrom(" ", "a", "Ж", "東", "-", "\u00a0", "\t", "7", "é"), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(words, (parts) => {
        const text = parts.join("");
        if (isPlainName(text)) expect(isName(text)).toBe(true);
      }),
    );
    expect(isPlainName("Saint-Émilion 2 東京 Жук")).toBe(true);
  });

  test("has single spaces, at most 200 units, and a letter or a digit", () => {
    expect(nameIn(" a\u00a0\tb ")).toBe("a b");
    expect(nameIn("x".repeat(200))).toBe("x".repeat(200));
    expect(nameIn("x".repeat(201))).toBeUndefined();
    for (const none of ["", " ", "–!", 7, null, undefined]) expect(nameIn(none)).toBeUndefined();
    expect(nameIn("ꙮ")).toBe("ꙮ");
  });
});
