import { describe, expect, it } from "vitest";
import { createResolver } from "../../src/index.ts";

const resolver = createResolver();

async function places(language: string, text: string) {
  const { mentions } = await resolver.resolve({ text, language });
  return Object.fromEntries(mentions.map((mention) => [mention.text, mention.entity?.id]));
}

describe("a place before the name of its region", () => {
  it.each([
    ["en", "They met in Dublin, Ohio.", "Dublin", "Q988937"],
    ["en", "Vienna, Virginia, grew fast.", "Vienna", "Q1002926"],
    ["en", "London, Ontario, has a river, too.", "London", "Q92561"],
    ["de", "Sie lebt in Athens, Georgia.", "Athens", "Q203263"],
    ["fr", "Il vit à Paris, Texas.", "Paris", "Q830149"],
  ])("is the one in that region in %s: %s", async (language, text, name, id) => {
    expect((await places(language, text))[name]).toBe(id);
  });

  it("is not a place of the same name in another country if the region's is unknown", async () => {
    expect((await places("en", "Berlin, Connecticut, is small.")).Berlin).not.toBe("Q64");
    expect((await places("en", "He came from Lisbon, Iowa, last week.")).Lisbon).not.toBe("Q597");
  });

  it.each([
    ["en", "Paris in Texas built an Eiffel Tower of its own.", "Paris", "Q90"],
    ["en", "Berlin is a town in Connecticut with twenty thousand people.", "Berlin", "Q64"],
    ["de", "Paris in Texas hat einen eigenen Turm.", "Paris", "Q90"],
    ["de", "Brest ist eine Stadt in Belarus.", "Brest", "Q12193"],
    ["fr", "Paris, une petite ville du Texas, est jumelée avec nous.", "Paris", "Q90"],
    ["es", "Granada es la ciudad más antigua de Nicaragua.", "Granada", "Q8810"],
    ["it", "Roma è una città della Georgia, negli Stati Uniti.", "Roma", "Q220"],
    ["pt", "Vitória é a capital do Espírito Santo.", "Vitória", "Q14318"],
  ])("is not the famous one elsewhere in %s: %s", async (language, text, name, elsewhere) => {
    expect((await places(language, text))[name]).not.toBe(elsewhere);
  });

  it.each([
    ["a government acts in the region", "The influence of Tehran in Kurdistan grows.", "Tehran", "Q3616"],
    ["a side plays there", "Barcelona beat Juventus in Texas on Sunday.", "Barcelona", "Q7156"],
    ["the region had the place once", "Lviv was a city in Poland before the war.", "Lviv", "Q36036"],
    ["a country next to it claims the place", "Jerusalem is the capital of Palestine.", "Jerusalem", "Q1218"],
    ["the region has the place", "Cologne, a city in Germany, has a cathedral.", "Cologne", "Q365"],
  ])("keeps its meaning where %s", async (_, text, name, id) => {
    expect((await places("en", text))[name]).toBe(id);
  });

  it("keeps its meaning before a country, a part of its own country, and in a list", async () => {
    expect(await places("en", "He left Cambridge, England, and Lyon, France.")).toMatchObject({
      Cambridge: "Q350",
      Lyon: "Q456",
    });
    expect((await places("en", "We have offices in Lisbon, Texas and Tokyo.")).Lisbon).toBe("Q597");
  });
});

describe("a region", () => {
  it("is not the place that the text has named with it before", async () => {
    const text = "They moved to Zanelli Bay, Kestrelia. They like Kestrelia very much.";
    const dataset = [{ id: "bay", name: "Zanelli Bay, Kestrelia", types: ["city"] }];
    const { mentions } = await resolver.resolve({ text, language: "en", dataset });
    expect(mentions.map((mention) => [mention.text, mention.entity?.id])).toEqual([
      ["Zanelli Bay, Kestrelia", "bay"],
      ["Kestrelia", undefined],
    ]);
  });
});
