import { describe, expect, it } from "vitest";
import { createResolver } from "../../src/index.ts";

const resolver = createResolver({ publicKb: false });

async function linked(language: string, text: string, ...names: string[]): Promise<string[]> {
  const dataset = names.map((name) => ({ id: name, name }));
  const { mentions } = await resolver.resolve({ text, language, dataset });
  return mentions.filter(({ entity }) => entity).map((mention) => `${mention.text} = ${mention.entity!.id}`);
}

describe("a name of the caller in the plural", () => {
  it.each([
    ["en", "We sold two zanelli anvils.", "Zanelli Anvil", "zanelli anvils"],
    ["en", "Wind turbines are popular.", "Wind Turbine", "Wind turbines"],
    ["en", "The anvils are heavy.", "anvil", "anvils"],
    ["fr", "Les pompes Héron bleues sont vendues.", "Pompe Héron bleue", "pompes Héron bleues"],
    ["es", "Las luces Kestrel y las otras.", "Luz Kestrel", "luces Kestrel"],
    ["it", "Compriamo tubi Zanelli.", "Tubo Zanelli", "tubi Zanelli"],
    ["pt", "Compramos os botões Zanelli.", "Botão Zanelli", "botões Zanelli"],
  ])("is a mention in %s: %s", async (language, text, name, found) => {
    expect(await linked(language, text, name)).toEqual([`${found} = ${name}`]);
  });

  it("is not one where the word has a capital and is not an everyday word, as last names do", async () => {
    expect(
      await linked("en", "The Williams family met Ada Kestrels.", "William", "Ada Kestrel"),
    ).not.toContain("Williams = William");
  });

  it("is none in small letters where its singular would be none", async () => {
    expect(await linked("en", "We ate apples in old towns.", "Apple", "Old Town")).toEqual([]);
  });

  it("has only its last word in the plural in English", async () => {
    expect(await linked("en", "The anvils zanelli and others.", "Anvil Zanelli")).toEqual([]);
  });
});

describe("a name of the caller in the German plural", () => {
  it.each([
    ["Es gab drei Türstörungen.", "Türstörung", "Türstörungen"],
    ["Zwei Fahrkartenautomaten sind defekt.", "Fahrkartenautomat", "Fahrkartenautomaten"],
    ["Wir suchen Kornblumen für die Wiese.", "Kornblume", "Kornblumen"],
  ])("is a mention if the ending is one of nouns alone: %s", async (text, name, found) => {
    expect(await linked("de", text, name)).toEqual([`${found} = ${name}`]);
  });

  it.each([
    ["Die Linden blühen.", "Linde"],
    ["Familie Roten kommt aus Hagen.", "Rote"],
    ["Die Jahren vergehen, sagt Frau Hansen.", "Hanse"],
    ["Er fährt nach Bremen und Gießen.", "Gieße"],
    ["Wir trafen Frau Petersen.", "Peters"],
    ["Das Leben ist schön.", "Lebe"],
    ["Die Stationen sind zu.", "Stationer"],
  ])("is none where the word is short, or another word: %s", async (text, name) => {
    expect(await linked("de", text, name)).toEqual([]);
  });
});
