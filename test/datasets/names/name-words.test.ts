import { describe, expect, it } from "vitest";
import { compileList } from "../../../src/datasets/lists/compile-dataset.ts";
import { nameWords } from "../../../src/datasets/names/name-words.ts";
import { cut } from "../../../src/text/pieces.ts";

/** Longer names of a list that have some words: entity, coverage to two digits, whether they begin so. */
function containing(names: readonly string[], text: string): [number, number, boolean][] {
  const { names: trie } = compileList(names.map((name, i) => ({ id: `e${i}`, name })));
  const pieces = cut(text);
  const words = Array.from({ length: pieces.count }, (_, i) => trie.word(pieces.hash[i]!, pieces.hash2[i]!));
  return nameWords(trie)
    .containing(words, 0.01, 0.01)
    .map(({ node, coverage, begins }) => [
      trie.entity(trie.head(node)),
      Math.round(coverage * 100) / 100,
      begins,
    ]);
}

describe("names by their words", () => {
  const names = ["Federal Reserve System", "Federal Bureau of Investigation", "System Federal", "Reserve"];

  it("finds names that have all of the words and more", () => {
    expect(containing(names, "federal reserve").map(([entity]) => entity)).toEqual([0]);
    expect(containing(names, "federal").map(([entity]) => entity)).toEqual([0, 1, 2]);
    expect(containing(names, "reserve bureau")).toEqual([]);
    expect(containing(names, "unknown federal")).toEqual([]);
  });

  it("tells which of them begin so", () => {
    expect(containing(names, "federal").map(([entity, , begins]) => [entity, begins])).toEqual([
      [0, true],
      [1, true],
      [2, false],
    ]);
  });

  it("covers more of a name with more of its words, and all but its initials", () => {
    const [[, one] = [0, 0]] = containing(["Samuel Jay Heyman"], "Heyman");
    const [[, two] = [0, 0]] = containing(["Samuel Jay Heyman"], "Samuel Heyman");
    const [[, initial] = [0, 0]] = containing(["Samuel J. Heyman"], "Samuel Heyman");
    expect(one).toBeLessThan(two!);
    expect(two).toBeLessThan(initial!);
  });

  it("covers less in another order", () => {
    const [[, same] = [0, 0]] = containing(["Budget Committee House"], "budget committee");
    const [[, other] = [0, 0]] = containing(["Budget Committee House"], "committee budget");
    expect(other).toBeLessThan(same!);
  });

  it("sees names that were added after it was first asked", () => {
    const list = compileList([{ id: "a", name: "Federal Reserve System" }]);
    const pieces = cut("federal reserve bank");
    expect(nameWords(list.names).count(list.names.word(pieces.hash[0]!, pieces.hash2[0]!))).toBe(1);
    list.names.add(pieces, 0, 3, 0, 0, 0, 255);
    expect(nameWords(list.names).count(list.names.word(pieces.hash[0]!, pieces.hash2[0]!))).toBe(2);
  });
});
