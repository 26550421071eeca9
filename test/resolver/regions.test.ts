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
    ["a clause begins behind the comma", "Unlike Paris, the capital of Japan is cheap.", "Paris", "Q90"],
    ["the region goes over a border", "Lille is a city in Flanders.", "Lille", "Q648"],
    ["the region belongs to a noun", "London is the capital of Russia's oligarchs.", "London", "Q84"],
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

describe("one name in two regions", () => {
  it.each([
    ["Portland, Oregon, and Portland, Maine, are twins.", "Portland", ["Q6106", "Q49201"]],
    ["Springfield, Illinois, and Springfield, Missouri, voted.", "Springfield", ["Q28515", "Q135615"]],
    ["Toledo, Ohio, and Toledo, Spain, are sister cities.", "Toledo", ["Q49239", "Q5836"]],
    ["Cambridge, Massachusetts, and Cambridge, England, have universities.", "Cambridge", ["Q49111", "Q350"]],
  ])("is two places: %s", async (text, name, ids) => {
    const { mentions } = await resolver.resolve({ text, language: "en" });
    expect(mentions.filter((one) => one.text === name).map((one) => one.entity?.id)).toEqual(ids);
  });

  it("is not the place in the other region if the knowledge base lacks one of the two", async () => {
    const text = "Dallas, Texas, and Dallas, Oregon, grow.";
    const { mentions } = await resolver.resolve({ text, language: "en" });
    const [one, other] = mentions.filter(({ text: name }) => name === "Dallas");
    expect([one?.entity?.id, other?.entity?.id === "Q16557"]).toEqual(["Q16557", false]);
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
