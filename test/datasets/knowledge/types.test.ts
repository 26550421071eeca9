import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { typeLines } from "../../../data/types/types.ts";
import { agreement, isPerson, typeWord, withAncestors } from "../../../src/datasets/knowledge/types.ts";

const words = typeLines
  .trim()
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => line.split(/ [<=] /)[0]!);
const anyWord = fc.constantFrom(...words);

describe("typeWord", () => {
  it.each([
    ["person", "person"],
    ["Q5", "person"],
    ["wd:Q5", "person"],
    ["http://www.wikidata.org/entity/Q5", "person"],
    ["schema:Person", "person"],
    ["https://schema.org/City", "city"],
    ["http://schema.org/City", "city"],
    ["City", "city"],
    ["celestial_body", "celestial body"],
    ["PER", "person"],
    ["ORG", "organization"],
  ])("%s is %s", (type, word) => {
    expect(typeWord(type)).toBe(word);
  });

  it("knows nothing of a type that the hierarchy does not have", () => {
    for (const type of ["gizmo", "Q999999999", "schema:Gizmo", "", "http://example.org/City"])
      expect(typeWord(type), type).toBeUndefined();
  });

  it("knows every word of the hierarchy, and every parent is one", () => {
    for (const word of words) {
      expect(typeWord(word), word).toBe(word);
      for (const above of withAncestors(word)) expect(words, `${word} < ${above}`).toContain(above);
    }
  });
});

describe("agreement", () => {
  it("a type agrees with itself, with what is above it and with what is below it", () => {
    fc.assert(
      fc.property(anyWord, (word) => {
        for (const above of withAncestors(word)) {
          expect(agreement(above, [word])).toBe("agrees");
          expect(agreement(word, [above])).toBe("agrees");
        }
      }),
    );
  });

  it("two types that are not above or below each other contradict", () => {
    fc.assert(
      fc.property(anyWord, anyWord, (sent, own) => {
        const related = withAncestors(sent).has(own) || withAncestors(own).has(sent);
        expect(agreement(sent, [own])).toBe(related ? "agrees" : "contradicts");
      }),
    );
  });

  it("one fitting type of several is enough", () => {
    expect(agreement("person", ["city", "Q5"])).toBe("agrees");
  });

  it("unknown types are compatible, on either side", () => {
    expect(agreement("gizmo", ["person"])).toBe("unknown");
    expect(agreement("person", [])).toBe("unknown");
    expect(agreement("person", ["gizmo"])).toBe("unknown");
  });

  it("a known type that does not fit contradicts, even beside an unknown one", () => {
    expect(agreement("person", ["gizmo", "city"])).toBe("contradicts");
  });

  it("a type of the caller's own words agrees with the same word", () => {
    expect(agreement("Gizmo", ["gizmo"])).toBe("agrees");
  });
});

it("isPerson tells persons in any form of the type", () => {
  for (const types of [["person"], ["Q5"], ["schema:Person"], ["gizmo", "wd:Q5"]])
    expect(isPerson(types)).toBe(true);
  for (const types of [[], ["city"], ["fictional character"], ["gizmo"]]) expect(isPerson(types)).toBe(false);
});
