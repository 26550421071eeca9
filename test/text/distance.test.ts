import fc from "fast-check";
import levenshtein from "fast-levenshtein";
import { describe, expect, it } from "vitest";
import { boundedDistance, isSwap } from "../../src/text/distance.ts";

const near = fc
  .tuple(
    fc.string({ maxLength: 60 }),
    fc.array(fc.tuple(fc.nat(60), fc.constantFrom("x", "", "yz")), { maxLength: 5 }),
  )
  .map(([text, edits]) => {
    let other = text;
    for (const [at, by] of edits) other = other.slice(0, at) + by + other.slice(at + 1);
    return [text, other] as const;
  });

describe("bounded distance", () => {
  it("is the Levenshtein distance of UTF-16 units up to its bound, and the bound plus one beyond", () => {
    fc.assert(
      fc.property(fc.oneof(near, fc.tuple(fc.string(), fc.string())), fc.nat(6), ([a, b], max) => {
        expect(boundedDistance(a, b, max)).toBe(Math.min(levenshtein.get(a, b), max + 1));
      }),
      { numRuns: 3000 },
    );
  });

  it("works at both sides of 32 units", () => {
    for (const length of [31, 32, 33, 40, 64]) {
      const a = "abcdefghij".repeat(7).slice(0, length);
      expect(boundedDistance(a, `x${a.slice(1, -1)}y`, 3)).toBe(2);
    }
  });
});

describe("two swapped neighbours", () => {
  it.each([
    ["kesterl", "kestrel", true],
    ["ab", "ba", true],
    ["abcd", "badc", false],
    ["abc", "cba", false],
    ["abc", "abd", false],
    ["abc", "abc", false],
    ["ab", "b", false],
    ["", "", false],
  ])("%s and %s: %s", (a, b, swapped) => {
    expect(isSwap(a, b)).toBe(swapped);
  });
});
