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
const country: Partial<SourceEntity> = { types: ["Q6256"], facts: { mass: 500 } };

const builder = new PackBuilder();
for (const entity of [
  one("Q38", "Italy", { ...country, labels: { en: "Italy", it: "Italia" } }),
  one("Q45", "Portugal", { ...country, labels: { en: "Portugal", it: "Portogallo" } }),
  one("Q1", "Government of Italy"),
  one("Q2", "Government of Portugal"),
  one("Q3", "government", { labels: { en: "government", it: "governo" }, facts: { mass: 50 } }),
  one("Q4", "Paese", { types: ["Q515"] }),
  one("Q5", "Congress of Italy", { aliases: { en: ["Congress"] } }),
  one("Q6", "Congress of Portugal", { aliases: { en: ["Congress"] }, facts: { mass: 12 } }),
])
  builder.add(entity);
const kb = openPack(joined(builder.finish({ source: "test", license: "CC0-1.0", command: "test" })));
const resolver = createResolver({ publicKb: kb });

/** What a marked part of a text means, the first of its candidates. */
async function meant(before: string, name: string, after: string, language: Language): Promise<string> {
  const marks = [...before.matchAll(/Portogallo|Portugal/g)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));
  const { mentions } = await resolver.resolve({
    text: before + name + after,
    language,
    mentions: [...marks, { start: before.length, end: before.length + name.length }],
    include: ["candidates"],
  });
  return (mentions.at(-1) as Mention).candidates![0]!.id;
}

describe("what a country has one of", () => {
  it("is that of the country where the language is at home", async () => {
    expect(await meant("Ieri il ", "Governo", " ha deciso.", "it")).toBe("Q1");
  });

  it("is that of a country that the text names more often", async () => {
    const often = "Il Portogallo, sempre il Portogallo, di nuovo il Portogallo: ";
    expect(await meant(`${often}il `, "Governo", " ha deciso.", "it")).toBe("Q2");
    expect(await meant("In Portugal the ", "Government", " decided.", "en")).toBe("Q2");
  });

  it("is that of the country if the institutions of several countries have the word as a name", async () => {
    expect(await meant("In Italia il ", "Congress", " ha deciso.", "it")).toBe("Q5");
    expect(await meant("In Portugal the ", "Congress", " decided.", "en")).toBe("Q6");
    const often = "Il Portogallo, sempre il Portogallo, di nuovo il Portogallo: ";
    expect(await meant(`${often}il `, "Congress", " ha deciso.", "it")).toBe("Q6");
  });

  it("is nothing if no country is told", async () => {
    expect(await meant("Yesterday the ", "Government", " decided.", "en")).toBe("Q3");
  });

  it("is written with a capital", async () => {
    expect(await meant("Ieri il ", "governo", " ha deciso.", "it")).toBe("Q3");
  });

  it("may have the adjective of that country", async () => {
    expect(await meant("Ieri il ", "Governo italiano", " ha deciso.", "it")).toBe("Q1");
  });

  it("is the country itself for the word for a country", async () => {
    expect(await meant("La vita del nostro ", "Paese", " cambia.", "it")).toBe("Q38");
    expect(await meant("La vita a ", "Paese", " cambia.", "it")).toBe("Q4");
  });
});
