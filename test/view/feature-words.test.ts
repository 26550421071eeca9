import { expect, test } from "vitest";
import { candidateFeatures } from "../../src/linking/model/feature-table.ts";
import { featureWords } from "../../src/view/feature-words.ts";

test("every feature of a score has words of its own for people", () => {
  const words = candidateFeatures.names.map(featureWords);
  expect(candidateFeatures.names.filter((name, i) => words[i] === name.replaceAll("_", " "))).toEqual([]);
  expect(new Set(words).size).toBe(words.length);
});

test("a feature of a plug-in keeps its name, with blanks", () => {
  expect(featureWords("shop_sales")).toBe("shop sales");
});
