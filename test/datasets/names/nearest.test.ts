import fc from "fast-check";
import fastLevenshtein from "fast-levenshtein";
import { describe, expect, it } from "vitest";
import type { NameEntry } from "../../../src/datasets/names/derived-names.ts";
import { NAME } from "../../../src/datasets/names/name-trie.ts";
import { editsAllowed, NearestNames } from "../../../src/datasets/names/nearest.ts";
import { isSwap } from "../../../src/text/distance.ts";
import { normalise } from "../../../src/text/fold.ts";

const entriesOf = (names: readonly string[]): NameEntry[] =>
  names.map((text, entity) => ({ entity, text, form: NAME, languages: 255, person: false }));

const syllables = "ba co di fu ga lo me ni po ru sa te vi zo ke na mo ri".split(" ");

/** Distinct names of two words, seeded. */
function namesOf(count: number): string[] {
  let state = 12345;
  const next = () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % syllables.length;
  };
  const word = () => `${syllables[next()]}${syllables[next()]}${syllables[next()]}${syllables[next()]}`;
  const names = new Set<string>();
  while (names.size < count) names.add(`${word()} ${word()}`);
  return [...names];
}

/** A name with one letter replaced, left out or doubled. */
function withTypo(name: string, i: number): string {
  const at = 1 + (i % (name.length - 2));
  const after = name.slice(at + 1);
  return name.slice(0, at) + ["x", "", name[at]! + name[at]!][i % 3] + after;
}

describe("names near to a text", () => {
  it("edits allowed grow with the length: 0 up to three letters, 1 up to six, at most 3", () => {
    expect([1, 3, 4, 6, 7, 9, 10, 50].map(editsAllowed)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
  });

  it("of a list are those that a comparison with every name finds, nearest first", async () => {
    const name = fc.stringMatching(/^[abc]{3,9}$/);
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(name, { minLength: 1, maxLength: 30 }), name, async (names, text) => {
        const max = editsAllowed(text.length);
        const distanceTo = (one: string) => (isSwap(text, one) ? 1 : fastLevenshtein.get(text, one));
        const expected = names
          .map((one, entity) => ({ name: one, entity, distance: distanceTo(one) }))
          .filter(({ distance }) => distance <= max)
          .sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1));
        expect(await new NearestNames(entriesOf(names)).search(text, 30)).toEqual(expected);
        expect(await new NearestNames(entriesOf(names)).search(text, 2)).toEqual(expected.slice(0, 2));
      }),
    );
  });

  it("an entity is named once, by the nearest of its names", async () => {
    const entries = entriesOf(["volkswagen", "volkswagens"]).map((entry) => ({ ...entry, entity: 4 }));
    expect(await new NearestNames(entries).search("volkswagn", 5)).toEqual([
      { name: "volkswagen", entity: 4, distance: 1 },
    ]);
  });

  it("are compared folded", async () => {
    const near = new NearestNames(entriesOf(["Zürich Flughafen"]));
    expect(await near.search(normalise("ZURICH FLUGHAFN"), 5)).toEqual([
      { name: "zurich flughafen", entity: 0, distance: 1 },
    ]);
  });

  it("beyond 20,000 names come from an index, and one typo is forgiven there as before", async () => {
    const names = namesOf(20_001);
    const scanned = new NearestNames(entriesOf(names.slice(0, 20_000)));
    const indexed = new NearestNames(entriesOf(names));
    let missed = 0;
    const asked = 150;
    for (let i = 0; i < asked; i++) {
      const entity = i * 131;
      const text = withTypo(names[entity]!, i);
      const scan = scanned.search(text, 5);
      expect(Array.isArray(scan)).toBe(true);
      expect((await scan)[0]!.distance).toBeLessThanOrEqual(1);
      const index = indexed.search(text, 5);
      if (i === 0) expect(index).toBeInstanceOf(Promise);
      if ((await index)[0]?.distance !== (await scan)[0]!.distance) missed++;
    }
    expect(missed / asked).toBeLessThanOrEqual(0.02);
  });
});
