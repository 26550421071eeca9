import { describe, expect, it } from "vitest";
import type { Entity } from "../../src/contract/index.ts";
import { compileList } from "../../src/datasets/lists/compile-dataset.ts";
import { createResolver } from "../../src/resolver.ts";

const list: Entity[] = [
  { id: "granary", name: { en: "granary", de: "Kornhaus", it: "Granaio" } },
  { id: "walden", name: { en: "Walden", de: "Walden" } },
  { id: "lac", name: { fr: "lac Taney" } },
  { id: "digue", name: { fr: "digue" } },
  { id: "ebay", name: { en: "eBay" } },
  { id: "bulletin", name: { en: "The Herzberg" }, types: ["work"] },
  { id: "nd", name: { en: "Norvania" }, aliases: ["NR", "Near"], types: ["place"] },
  { id: "wd", name: { en: "West Dorland" }, aliases: ["WD"], types: ["place"] },
  { id: "company", name: { en: "Dorland Rail" }, aliases: ["DX"], types: ["company"] },
  { id: "council", name: { en: "Dorland Mining Council" }, types: ["organization"] },
];
const resolver = createResolver({ publicKb: compileList(list) });

async function resolved(text: string, language: string): Promise<string[]> {
  const { mentions } = await resolver.resolve({ text, language });
  return mentions.filter(({ status }) => status === "resolved").map((mention) => mention.text);
}

// `it.fails`: rules by hand once held this; the learned models do not yet. The case stays here until they do.
describe("a kind of thing", () => {
  it.fails("is not a name that a text has, though it is written with a capital", async () => {
    expect(await resolved("They met at the old Granary and in Walden.", "en")).toEqual(["Walden"]);
    expect(await resolved("Am Abend sah man das Kornhaus und Walden.", "de")).toEqual(["Walden"]);
    expect(await resolved("Parlano del Granaio e di Walden.", "it")).toEqual(["Walden"]);
  });

  it("is told by the label of the text's language where there is no English one", async () => {
    expect(await resolved("On parle de la Digue et du lac Taney.", "fr")).toEqual(["lac Taney"]);
  });

  it("has no capital inside its label", async () => {
    expect(await resolved("They sold it on Ebay and in Walden.", "en")).toEqual(["Ebay", "Walden"]);
  });

  it.fails("is answered where it is marked, or in the caller's own list", async () => {
    const text = "They met at the old Granary.";
    const marked = await resolver.resolve({ text, language: "en", mentions: [{ start: 20, end: 27 }] });
    expect(marked.mentions[0]?.entity?.id).toBe("granary");
    const own = createResolver({ publicKb: false });
    const dataset: Entity[] = [{ id: "granary", name: { en: "granary" }, aliases: ["Granary"] }];
    const { mentions } = await own.resolve({ text, language: "en", dataset });
    expect(mentions.map((mention) => mention.entity?.id)).toEqual(["granary"]);
  });

  it.fails("says that the everyday word explains it", async () => {
    const { mentions } = await resolver.resolve({
      text: "They met at the old Granary.",
      language: "en",
      include: ["evidence"],
    });
    const mention = mentions.find(({ text }) => text === "Granary");
    expect(mention?.reason).toBe("no_suitable_candidate");
    expect(mention?.evidence?.competitor?.kind).toBe("common_word");
  });
});

describe("a short form", () => {
  it.fails("of a place in two letters is a code after a comma only, except for its initials", async () => {
    expect(await resolved("They met in NR and in WD today.", "en")).toEqual(["WD"]);
    expect(await resolved("They met in Walden, NR today.", "en")).toContain("NR");
    expect(await resolved("They went by DX to Walden.", "en")).toEqual(["DX", "Walden"]);
  });

  it.fails("of first letters that nobody gave it needs the long one in the text", async () => {
    expect(await resolved("The DMC met in Walden.", "en")).toEqual(["Walden"]);
    expect(await resolved("The Dorland Mining Council (DMC) met in Walden.", "en")).toEqual([
      "Dorland Mining Council",
      "DMC",
      "Walden",
    ]);
  });

  it.fails("of first letters needs the long one where it is marked, too", async () => {
    const marked = { text: "The DMC met in Walden.", language: "en", mentions: [{ start: 4, end: 7 }] };
    expect((await resolver.resolve(marked)).mentions[0]?.reason).toBe("no_suitable_candidate");
    const text = "The Dorland Mining Council (DMC) met in Walden.";
    const { mentions } = await resolver.resolve({
      ...marked,
      text,
      mentions: [
        { start: 4, end: 26 },
        { start: 28, end: 31 },
      ],
    });
    expect(mentions.map(({ entity }) => entity?.id)).toEqual(["council", "council"]);
  });

  it.fails("is not a word without the article that begins the name", async () => {
    expect(await resolved("A copy of Herzberg was sent to Walden.", "en")).toEqual(["Walden"]);
    expect(await resolved("A copy of The Herzberg was sent to Walden.", "en")).toEqual([
      "The Herzberg",
      "Walden",
    ]);
  });
});

describe("an everyday word", () => {
  it.fails("is neither a person nor a place after a pronoun", async () => {
    const places = createResolver({
      publicKb: compileList([{ id: "reading", name: "Reading", types: ["city"] }]),
    });
    const count = async (text: string) =>
      (await places.resolve({ text, language: "en" })).mentions.filter(({ entity }) => entity).length;
    expect(await count("They lived in Reading then.")).toBe(1);
    expect(await count("They spoke of our Reading then.")).toBe(0);
  });

  it("is not an alias without a language in which nothing of the label stands", async () => {
    expect(await resolved("They drew the Near side of Walden.", "en")).toEqual(["Walden"]);
  });
});

describe("capitals", () => {
  it.fails("are not a name where they are a number of I, V and X", async () => {
    const numbers = createResolver({ publicKb: compileList([{ id: "xiv", name: "XIV" }]) });
    expect((await numbers.resolve({ text: "See part XIV of it.", language: "en" })).mentions).toEqual([]);
  });

  it.fails("are what makes a short form: with small letters it is another word", async () => {
    const short = createResolver({ publicKb: compileList([{ id: "zwo", name: "ZWO" }]) });
    const count = async (text: string) =>
      (await short.resolve({ text, language: "en" })).mentions.filter(({ entity }) => entity).length;
    expect(await count("They asked ZWO for help.")).toBe(1);
    expect(await count("They asked Zwo for help.")).toBe(0);
  });

  it("are the small word beside other words in capitals", async () => {
    const codes = createResolver({ publicKb: compileList([{ id: "who", name: "WHO" }]) });
    const found = async (text: string) =>
      (await codes.resolve({ text, language: "en" })).mentions.filter(({ entity }) => entity).length;
    expect(await found("They asked the WHO for help.")).toBe(1);
    expect(await found("MEN WHO WALKED FAR INTO TOWN")).toBe(0);
  });
});

describe("an everyday word at the start of a sentence", () => {
  const people: Entity[] = [
    { id: "actor", name: "Sunny", types: ["person"] },
    { id: "singer", name: "Ann Ferrow", aliases: ["Lovely"], types: ["person"] },
  ];
  const known = createResolver({ publicKb: compileList(people) });
  const answersTo = async (text: string) =>
    (await known.resolve({ text, language: "en" })).mentions.filter(({ status }) => status === "resolved");

  it("is not a person, unless the text tells of one", async () => {
    expect(await answersTo("Sunny day at the coast. Lovely weather for a walk.")).toEqual([]);
    expect((await answersTo("They cheered when Sunny sang.")).map(({ text }) => text)).toEqual(["Sunny"]);
  });
});
