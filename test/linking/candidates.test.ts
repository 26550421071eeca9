import { describe, expect, it } from "vitest";
import type { Language, Mention } from "../../src/contract/index.ts";
import { PackBuilder } from "../../src/datasets/build/pack-builder.ts";
import type { SourceEntity } from "../../src/datasets/build/source.ts";
import { openPack } from "../../src/datasets/pack/pack.ts";
import { joined } from "../../src/datasets/pack/pack-names.ts";
import { createResolver } from "../../src/resolver.ts";

const one = (id: string, name: string, more: Partial<SourceEntity> = {}): SourceEntity => ({
  id,
  labels: { en: name },
  facts: { mass: 10 },
  ...more,
});
const person: Partial<SourceEntity> = { types: ["Q5"], person: true };

const builder = new PackBuilder();
for (const entity of [
  one("Q1", "Federal Reserve System"),
  one("Q2", "Senate Committee on the Budget"),
  one("Q3", "James C. Miller III", person),
  one("Q4", "Juan Carlos Beltrano", person),
  one("Q5", "Robert Tremaine", person),
  one("Q6", "Rafael Vallejo", person),
  one("Q61", "Fernando Torres", person),
  one("Q62", "Joaquín Vallejo Arrieta", person),
  one("Q7", "Vallejo", { types: ["Q515"] }),
  one("Q8", "Queensland", { relations: [{ property: "P17", value: "Q9" }] }),
  one("Q9", "Australia"),
  one("Q10", "Final Fantasy VII"),
  one("Q11", "Earth, Wind & Fire"),
  one("Q12", "California"),
  one("Q13", "Ganges", { descriptions: { en: "river in India" } }),
  one("Q14", "London"),
  one("Q15", "J. D. Salinger", person),
  one("Q16", "Musée Rodin"),
  one("Q17", "Moody's Investors Service"),
  one("Q18", "Springfield", { relations: [{ property: "P131", value: "Q20" }] }),
  one("Q19", "Springfield", { facts: { mass: 500 } }),
  one("Q20", "Oregon"),
  one("Q21", "腾讯"),
  one("Q34", "海", { labels: { zh: "海" } }),
  one("Q22", "Blaue Flotte", { labels: { de: "Blaue Flotte" } }),
  one("Q23", "Landtag", { labels: { de: "Landtag" } }),
  one("Q24", "Karlshof", { labels: { de: "Karlshof" } }),
  one("Q25", "Aldmoor University"),
  one("Q26", "chestnut"),
  one("Q27", "Lindau", { types: ["Q515"] }),
  one("Q28", "Anna Lindholm", person),
  one("Q29", "Veldkamp Textiel"),
  one("Q30", "Eric Lindau", person),
  one("Q31", "House of Rostrum"),
  one("Q32", "Northern Union of Valley Anglers"),
  one("Q33", "Veldra", { types: ["Q515"] }),
  // Words that many names have, so that the place says much of each.
  ...["Abbey", "Bridge", "Council", "Tribune", "Bank"].flatMap((word, i) =>
    ["Veldra", "Osmund", "Tarn", "Ulfgard", "Yarrow", "Zell", "Ibex"].map((place, j) =>
      one(`Q${100 + 10 * i + j}`, `${place} ${word}`),
    ),
  ),
  one("Q42", "Vodaflot", { types: ["Q783794"], relations: [{ property: "P17", value: "Q9" }] }),
  one("Q40", "Tenn", { types: ["Q11424"] }),
  one("Q41", "Tennessee"),
  one("Q39", "Veldra Harbour Club", { types: ["Q476028"] }),
])
  builder.add(entity);
const kb = openPack(joined(builder.finish({ source: "test", license: "CC0-1.0", command: "test" })));
const resolver = createResolver({ publicKb: kb });

/** What a marked name may mean: candidates and how the first was matched. */
async function look(
  name: string,
  { before = "", after = "", language = "en" as Language } = {},
): Promise<[ids: string[], kind: string | null]> {
  const { mentions } = await resolver.resolve({
    text: before + name + after,
    language,
    mentions: [{ start: [...before].length, end: [...before, ...name].length }],
    include: ["candidates"],
  });
  const { candidates, signals } = mentions[0] as Mention;
  return [candidates!.map(({ id }) => id), signals.match_kind];
}

describe("a name that is written in another way", () => {
  it.each([
    ["Final Fantasy 7", "Q10"],
    ["Earth, Wind and Fire", "Q11"],
    ["JD Salinger", "Q15"],
    ["Moodys Investors Service", "Q17"],
  ])("%s is found, as folded", async (name, id) => {
    expect(await look(name)).toEqual([[id], "folded"]);
  });

  it("a short given name stands for the full one", async () => {
    expect(await look("Bob Tremaine")).toEqual([["Q5"], "short_name"]);
  });

  it("a place cut short needs its full stop", async () => {
    expect(await look("Calif", { before: "in ", after: "." })).toEqual([["Q12"], "folded"]);
    expect((await look("Calif", { before: "in ", after: " again" }))[0]).toEqual([]);
  });

  it("a place cut short is one also where something else is so called", async () => {
    expect((await look("Tenn", { before: "in ", after: "." }))[0]).toEqual(["Q40", "Q41"]);
    expect((await look("Tenn", { before: "in ", after: " again" }))[0]).toEqual(["Q40"]);
  });

  it("a country behind a firm of it does not lie in the firm", async () => {
    expect((await look("Queensland Australia"))[0]).toEqual(["Q9"]);
    expect((await look("Vodaflot Australia"))[0]).toEqual([]);
  });

  it("a place is also its side in a text of a match, however many longer names begin with it", async () => {
    expect((await look("Veldra", { after: " lost the match to Aldmoor." }))[0]).toContain("Q39");
    expect((await look("Veldra", { after: " lies by the sea." }))[0]).not.toContain("Q39");
  });

  it("German has a genitive without an apostrophe", async () => {
    expect(await look("Londons", { language: "de" })).toEqual([["Q14"], "folded"]);
  });
});

describe("a name in another form", () => {
  it.each([
    ["Blauen Flotte", "Q22"],
    ["Landtages", "Q23"],
    ["Carlshofes", "Q24"],
  ])("German declines: %s", async (name, id) => {
    expect(await look(name, { language: "de" })).toEqual([[id], "folded"]);
  });

  it("other languages do not", async () => {
    expect(await look("Blauen Flotte", { language: "fr" })).toEqual([["Q22"], "fuzzy"]);
  });

  it("is a slip, and not the given name of another person", async () => {
    expect(await look("Fernado Torres")).toEqual([["Q61"], "fuzzy"]);
    expect((await look("Fernanda Torres"))[0]).toEqual([]);
    expect(await look("Rafeal Vallejo")).toEqual([["Q6"], "fuzzy"]);
    expect((await look("Rafaela Vallejo"))[0]).toEqual([]);
    expect((await look("Hanna Lindholm"))[0]).toEqual([]);
    expect(await look("Erik Lindau")).toEqual([["Q30"], "fuzzy"]);
  });

  it("of somebody with two last names is the two, and no given name with the last", async () => {
    expect(await look("Vallejo Arrieta", { language: "es" })).toEqual([["Q62"], "partial"]);
    expect((await look("Carlos Beltrano", { language: "es" }))[0]).toEqual([]);
  });

  it("the plural of an everyday word is that word, of a name it is not", async () => {
    expect(await look("chestnuts")).toEqual([["Q26"], "folded"]);
    expect((await look("Rostrums"))[0]).toEqual([]);
  });

  it("initials that are read as a word have one capital, from four letters on", async () => {
    expect(await look("Nuva")).toEqual([["Q32"], "acronym"]);
    expect((await look("nuva"))[1]).not.toBe("acronym");
  });

  it("the long s of old prints is read as f", async () => {
    expect(await look("Houfe of Roftrum")).toEqual([["Q31"], "folded"]);
  });

  it("X University is the University of X", async () => {
    expect(await look("University of Aldmoor")).toEqual([["Q25"], "partial"]);
  });
});

describe("a name with something around it", () => {
  it("a word before it says what kind of place it is", async () => {
    expect(await look("city of Lindau")).toEqual([["Q27"], "suffix"]);
    expect(await look("Stadt Lindau", { language: "de" })).toEqual([["Q27"], "suffix"]);
  });

  it("a lake or a mountain is not a town of the name, while an island may be one", async () => {
    expect((await look("Lago Lindau", { language: "it" }))[0]).toEqual([]);
    expect((await look("Mont Lindau", { language: "fr" }))[0]).toEqual([]);
    expect(await look("Isola Lindau", { language: "it" })).toEqual([["Q27"], "suffix"]);
  });

  it("a description leaves persons only", async () => {
    expect(await look("the young chemist Anna Lindholm")).toEqual([["Q28"], "suffix"]);
    expect(await look("Oberschulrats Lindau", { language: "de" })).toEqual([["Q30"], "short_name"]);
    expect((await look("the young Lindau"))[0]).toEqual([]);
  });

  it("a small word before it is left out, but no character of a script without spaces", async () => {
    expect(await look("the Oregon")).toEqual([["Q20"], "folded"]);
    expect((await look("上海", { language: "zh" }))[0]).toEqual([]);
    expect(await look("海", { language: "zh" })).toEqual([["Q34"], "exact"]);
  });

  it("a legal form before the name is left out", async () => {
    expect(await look("NV Veldkamp Textiel")).toEqual([["Q29"], "suffix"]);
    expect((await look("Nv Veldkamp Textiel"))[0]).toEqual([]);
  });

  it("a title leaves persons only", async () => {
    expect(await look("General Vallejo")).toEqual([["Q6"], "short_name"]);
  });

  it("the place after a comma is left out, and chooses what lies there", async () => {
    expect(await look("Queensland, Australia")).toEqual([["Q8"], "suffix"]);
    expect(await look("Springfield, Oregon")).toEqual([["Q18"], "suffix"]);
  });

  it("a legal form in characters is left out", async () => {
    expect(await look("腾讯公司", { language: "zh" })).toEqual([["Q21"], "suffix"]);
    expect(await look("腾讯股份有限公司", { language: "zh" })).toEqual([["Q21"], "suffix"]);
  });

  it.fails("a word behind is left out when it says what the entity is", async () => {
    expect(await look("Ganges river")).toEqual([["Q13"], "suffix"]);
    expect((await look("Ganges festival"))[0]).toEqual([]);
  });
});

describe("a part of a name", () => {
  it.each([
    ["Federal Reserve", "Q1"],
    ["Senate Budget Committee", "Q2"],
    ["James Miller", "Q3"],
  ])("%s is a partial match", async (name, id) => {
    expect(await look(name)).toEqual([[id], "partial"]);
  });

  it("nobody is called by a second name and the last", async () => {
    expect((await look("Carlos Beltrano"))[0]).toEqual([]);
  });

  it("a museum is not called by the painter", async () => {
    expect((await look("Rodin"))[0]).toEqual([]);
  });

  it("an everyday word alone is a part of nothing", async () => {
    expect((await look("System"))[0]).toEqual([]);
  });

  it("a part scores below the whole", async () => {
    const score = async (text: string) => {
      const { mentions } = await resolver.resolve({
        text,
        language: "en",
        mentions: [{ start: 0, end: text.length }],
        include: ["candidates"],
      });
      return mentions[0]!.candidates![0]!.score!;
    };
    expect(await score("Federal Reserve")).toBeLessThan(await score("Federal Reserve System"));
  });
});
