import { expect, test } from "vitest";
import { cut } from "../../src/text/pieces.ts";
import { WordBits } from "../../src/text/word-bits.ts";
import { WordSet } from "../../src/text/word-set.ts";

// These two share their first hash, 32 bits; everything that knows words by it must ask for the second as well.
const [zweite, oublis] = [cut("zweite"), cut("oublis")];

test("two words that share a hash are told apart by the other one", () => {
  expect(zweite.hash[0]).toBe(oublis.hash[0]);
  expect(zweite.hash2[0]).not.toBe(oublis.hash2[0]);
});

test("what is remembered of a word is not said of another that shares its hash, whichever was asked first", () => {
  for (const order of [
    [zweite, oublis],
    [oublis, zweite],
  ]) {
    const bits = new WordBits();
    bits.mark("zweite", 1);
    for (let round = 0; round < 10; round++)
      for (const pieces of order) expect(bits.of(pieces, 0)).toBe(pieces === zweite ? 1 : 0);
  }
});

test("a set has both of two words that share a hash", () => {
  const both = new WordSet(["zweite", "oublis"]);
  expect([both.has(zweite, 0), both.has(oublis, 0)]).toEqual([true, true]);
});
