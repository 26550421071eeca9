import { describe, expect, it } from "vitest";
import { type MadeEntity, madeCatalogue } from "../../bench/made/catalogue.mjs";
import { madeRows } from "../../bench/made/rows.mjs";
import { differenceOf } from "../../src/matching/difference.ts";
import { createMatcher } from "../../src/matching/index.ts";
import { comparedName, contentOf } from "../../src/matching/name.ts";

const wordsOf = (name: string) => comparedName(name).words;
const none = () => false;

describe("how two names differ", () => {
  it.each([
    ["Ada Lovelcae", "Ada Lovelace", { edits: 1, shortened: false }],
    ["Lovelace, Ada", "Ada Lovelace", { edits: 0, shortened: false }],
    ["AdaLovelace", "Ada Lovelace", { edits: 0, shortened: false }],
    ["A. Lovelace", "Ada Lovelace", { edits: 0, shortened: true }],
    ["Univ. of Oxford", "University of Oxford", { edits: 0, shortened: true }],
    ["Oxford University", "University of Oxford", { edits: 0, shortened: false }],
    ["Müller Optik", "Muller Optik GmbH", { edits: 0, shortened: false }],
    ["Museum osf Turin", "Museum of Turin", { edits: 0, shortened: false }],
  ])("every word of %s is found in %s", (row, entity, difference) => {
    expect(differenceOf(wordsOf(row), wordsOf(entity), none)).toEqual(difference);
  });

  it.each([
    ["a word more", "Tel Aviv University", "Tel Aviv"],
    ["a word less", "State University of New York", "State University of York Town"],
    ["another word", "Nova Foods", "Nova Motors"],
    ["another initial", "B. Lovelace", "Ada Lovelace"],
    ["an initial more", "L. Nova Optics", "Nova Optics"],
    ["a first name that is a legal form elsewhere", "Åsa Nova", "Nova"],
    ["two words written together, of which one is there", "MarieZoë Nova", "Marie Nova"],
    ["another number", "Boeing 737", "Boeing 747"],
    ["another Roman number", "Henry VI", "Henry V"],
    ["another Chinese character", "京都大学", "東京大学"],
  ])("%s is not explained", (_, row, entity) => {
    expect(differenceOf(wordsOf(row), wordsOf(entity), none)).toBeUndefined();
  });

  it("a word that other names have is not a slip", () => {
    const [row, entity] = [wordsOf("Ewan Nova"), wordsOf("Evan Nova")];
    expect(differenceOf(row, entity, none)).toEqual({ edits: 1, shortened: false });
    expect(differenceOf(row, entity, (word) => word === "ewan")).toBeUndefined();
  });
});

describe("a match", () => {
  const towns = ["Karlsberg", "Karlsburg", "Marienberg", "Marienburg", "Steinberg", "Steinburg"];

  it("is made of a slip where the names of the dataset are far apart, and not where they are a slip apart", async () => {
    const apart = createMatcher({ dataset: [{ id: "a", name: "Karlsberg" }], threshold: 0.5 });
    const crowded = createMatcher({
      dataset: towns.map((name, i) => ({ id: `t${i}`, name })),
      threshold: 0.5,
    });
    expect((await apart.matchRow({ name: "Karlsbegr" })).match).toMatchObject({ id: "a" });
    const { match, candidates } = await crowded.matchRow({ name: "Karlsbegr" });
    expect(match).toBeNull();
    expect(candidates[0]).toMatchObject({ id: "t0", features: { words_explained: true, crowding: 1 } });
    expect((await crowded.matchRow({ name: "karlsberg" })).match).toMatchObject({ id: "t0" });
  });

  it("is made of no row with a word that the entity's name has not, however high the score", async () => {
    const dataset = ["Tel Aviv", "Haifa", "Jaffa"].map((name) => ({ id: name, name }));
    const { match, candidates } = await createMatcher({ dataset, threshold: 0 }).matchRow({
      name: "Tel Aviv University",
    });
    expect([match, candidates[0]?.features.words_explained]).toEqual([null, false]);
  });

  const plain = ({ name }: MadeEntity) => contentOf(wordsOf(name)).join("");

  // Nobody can tell a row of an entity that the dataset lacks from one of its namesake, so none has a namesake.
  it.each([
    ["of two rare words", { stems: 2 }, 0.95],
    ["of families that share words", { stems: 2, relatives: 0.5 }, 0.85],
    ["a letter apart", {}, 0.45],
  ])(
    "is never wrong in 5 tables of 500 rows, with names %s",
    async (_, names, coverage) => {
      const wrong: string[] = [];
      let [right, answerable] = [0, 0];
      for (let seed = 1; seed <= 5; seed++) {
        const all = madeCatalogue({ size: 4_000, seed: 500 + seed, ...names });
        const known = all.slice(0, 3_500);
        const there = new Set(known.map(plain));
        const missing = all.slice(3_500).filter((one) => !there.has(plain(one)));
        const matcher = createMatcher({ dataset: known });
        for (const row of madeRows(known, missing, { rows: 500, seed: 600 + seed, missingShare: 0.1 })) {
          const { match } = await matcher.matchRow({ name: row.name, properties: row.properties });
          if (row.id !== null) answerable++;
          if (match?.id === row.id) right++;
          else if (match) wrong.push(`${row.name} (${row.fault}): ${match.name}`);
        }
      }
      expect(wrong).toEqual([]);
      expect(right / answerable).toBeGreaterThan(coverage);
    },
    60_000,
  );
});
