import { describe, expect, it } from "vitest";
import type { Language } from "../../src/contract/index.ts";
import { PackBuilder } from "../../src/datasets/build/pack-builder.ts";
import type { SourceEntity } from "../../src/datasets/build/source.ts";
import { openPack } from "../../src/datasets/pack/pack.ts";
import { joined } from "../../src/datasets/pack/pack-names.ts";
import { createResolver } from "../../src/resolver.ts";

const one = (id: string, name: string, more: Partial<SourceEntity>): SourceEntity => ({
  id,
  labels: { en: name, de: name, it: name },
  facts: { mass: 40 },
  ...more,
});
const within = (value: string) => [{ property: "P131", value }];

const builder = new PackBuilder();
for (const entity of [
  one("Q1", "Arvenia", { types: ["Q34876"], facts: { mass: 60 } }),
  one("Q2", "Arvenia", { types: ["Q515"], relations: within("Q1"), facts: { mass: 40 } }),
  one("Q3", "Borvenia", { types: ["Q34876"], facts: { mass: 60 } }),
  one("Q4", "Borvenia", { types: ["Q515"], relations: within("Q1"), facts: { mass: 40 } }),
  one("Q5", "Estania", { types: ["Q6256"], aliases: { en: ["ESN"] }, facts: { mass: 60 } }),
  one("Q6", "Anna Zorba", { types: ["Q5"], person: true, descriptions: { en: "American actress" } }),
  one("Q7", "Emil Torva", { types: ["Q5"], person: true, descriptions: { en: "American politician" } }),
])
  builder.add(entity);
const kb = openPack(joined(builder.finish({ source: "test", license: "CC0-1.0", command: "test" })));
const resolver = createResolver({ publicKb: kb });

/** The contribution of a feature to the score of each candidate of a marked name, by its id. */
async function contributions(text: string, name: string, feature: string, language: Language = "en") {
  const start = text.indexOf(name);
  const { mentions } = await resolver.resolve({
    text,
    language,
    mentions: [{ start, end: start + name.length }],
    include: ["candidates", "evidence"],
  });
  return Object.fromEntries(
    mentions[0]!.candidates!.map(({ id, features }) => [id, features?.[feature] ?? 0]),
  );
}

/** The likeliest candidate of a marked name, and the contribution of a feature to its score. */
async function best(text: string, name: string, feature: string, language?: Language) {
  const [first] = Object.entries(await contributions(text, name, feature, language));
  return first!;
}

describe("an area with a town of its name in it", () => {
  it("has a lower score than the town", async () => {
    const { Q1, Q2 } = await contributions("She lives in Arvenia now.", "Arvenia", "has_town");
    expect(Q1).toBeLessThan(0);
    expect(Q2).toBe(0);
  });

  it("keeps its score if the town lies in another area", async () => {
    expect(await contributions("She lives in Borvenia now.", "Borvenia", "has_town")).toEqual({
      Q3: 0,
      Q4: 0,
    });
  });
});

describe("the code of a country", () => {
  it.each(["We joined the ESN yesterday.", "Our ESN team is small.", "The NASA, ESN and JPL share data."])(
    "does not mean the country in a sentence: %s",
    async (text) => {
      expect((await best(text, "ESN", "country_code"))[1]).toBeLessThan(0);
    },
  );

  it.each(["1. Torva (ESN)", "Torva, ESN, won.", "1. Torva ESN 9.8"])(
    "means the country in a list: %s",
    async (text) => {
      expect(await best(text, "ESN", "country_code")).toEqual(["Q5", 0]);
    },
  );
});

describe("a known person", () => {
  it.each([
    "The teacher Anna Zorba retired.",
    "Dr Anna Zorba treats children.",
    "Anna Zorba, a GP from Hull, won.",
    "Anna Zorba, 9, of Hull, won.",
  ])("is not one of another profession or a child: %s", async (text) => {
    expect((await best(text, "Anna Zorba", "other_profession"))[1]).toBeLessThan(0);
  });

  it.each([
    ["Anna Zorba, 39, of Hull, won.", "Anna Zorba"],
    ["Anna Zorba, 9, Emil Torva, 7, and others scored.", "Anna Zorba"],
    ["Dr Emil Torva speaks.", "Emil Torva"],
    ["The teacher Emil Torva speaks.", "Emil Torva"],
  ])("is meant where neither is said: %s", async (text, name) => {
    expect((await best(text, name, "other_profession"))[1]).toBe(0);
  });

  it.each([
    ["de", "Die Anna-Zorba-Stiftung tagt."],
    ["de", "Das Anna-Zorba-Gymnasium ist neu."],
  ] as const)("is not the foundation or the school with the name: %s %s", async (language, text) => {
    expect((await best(text, "Anna-Zorba", "named_after", language))[1]).toBeLessThan(0);
  });
});
