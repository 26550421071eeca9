import { describe, expect, test } from "vitest";
import { typeLines } from "../../../data/types/types.ts";
import { schemaTypes } from "../../../src/datasets/knowledge/schema-types.ts";
import { agreement } from "../../../src/datasets/knowledge/types.ts";

const words = typeLines
  .trim()
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => line.split(/ [<=] /)[0]!);

describe("types of a public entity as answers call them", () => {
  test.each<[types: string[], named: string[]]>([
    [["person"], ["Person"]],
    [["city"], ["City"]],
    [["capital", "city"], ["City"]],
    [["novel"], ["Book"]],
    [["football club"], ["SportsTeam"]],
    [
      ["university", "organization"],
      ["CollegeOrUniversity", "Organization"],
    ],
    [
      ["organization", "university"],
      ["CollegeOrUniversity", "Organization"],
    ],
    [
      ["company", "brand"],
      ["Corporation", "Brand", "Organization"],
    ],
    [
      ["airline", "company"],
      ["Airline", "Corporation", "Organization"],
    ],
    [["historical country"], ["Country"]],
    [["province", "region"], ["AdministrativeArea"]],
    [
      ["museum", "building"],
      ["Museum", "CivicStructure"],
    ],
    [["palace"], ["LandmarksOrHistoricalBuildings"]],
    [["film"], ["Movie"]],
    [["operating system", "software"], ["SoftwareApplication"]],
    [["war"], ["war", "Event"]],
    [["town"], ["town", "Place"]],
    [["planet"], ["planet", "Place"]],
    [["dog breed"], ["dog breed", "Taxon"]],
    [["award"], ["award"]],
    [
      ["currency", "concept"],
      ["currency", "concept"],
    ],
    [["Q515"], ["City"]],
    [["http://schema.org/City"], ["City"]],
    [
      ["Q999999999", "city"],
      ["Q999999999", "City"],
    ],
    [[], []],
  ])("%j: %j", (types, named) => {
    expect(schemaTypes(types)).toEqual(named);
  });

  test("each word of the hierarchy agrees with the names that it is given", () => {
    for (const word of words) {
      const named = schemaTypes([word]);
      expect(new Set(named).size, word).toBe(named.length);
      expect([word, named, agreement(word, named)]).toEqual([word, named, "agrees"]);
      // The name of the type itself, or of what is right above it, is understood as that.
      expect([word, agreement(named[0]!, [word])]).toEqual([word, "agrees"]);
    }
  });

  test("every name is a plain word of the hierarchy or written as a class of schema.org is", () => {
    for (const word of words)
      for (const name of schemaTypes([word]))
        if (!words.includes(name)) expect(name).toMatch(/^[A-Z][A-Za-z]+$/);
  });
});
