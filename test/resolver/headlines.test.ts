import { describe, expect, it } from "vitest";
import { createResolver } from "../../src/index.ts";

const resolver = createResolver();

async function mentionsOf(text: string) {
  const { mentions } = await resolver.resolve({ text, language: "en" });
  return mentions.map((mention) => `${mention.text} = ${mention.entity?.label ?? "?"}`);
}

describe("a headline with a capital on each word", () => {
  it.each([
    ["Trump Says He Will Meet Putin In Alaska", "Donald Trump", "Vladimir Putin", "Alaska"],
    ["How Netflix Beat Its Rivals At Their Own Game", "Netflix"],
    ["The Supreme Court Will Hear The Google Case", "Supreme Court of the United States", "Google"],
    ["Why The White House Is Worried About Iran", "White House", "Iran"],
    ["Storms Hit Spain And Portugal Before The Weekend", "Spain", "Portugal"],
    ["Bank Of England Holds Rates At 5%", "Bank of England"],
    ["New York Times Sues Over Its Archive", "The New York Times"],
  ])("has the names of a sentence: %s", async (text, ...labels) => {
    expect((await mentionsOf(text)).map((one) => one.replace(/.* = /, ""))).toEqual(labels);
  });

  it("keeps a last name that is a word behind a given name", async () => {
    expect(await mentionsOf("Mary Hill And Peter Brown Lead The Council")).toEqual([
      "Mary Hill = ?",
      "Peter Brown = ?",
    ]);
  });

  it.each(["The Best Running Shoes For Winter", "Ten Easy Dinners For Busy Parents", "Her Mother Was Right"])(
    "has no name of everyday words: %s",
    async (text) => {
      expect(await mentionsOf(text)).toEqual([]);
    },
  );

  it("is one line: the sentence below it keeps its capitals", async () => {
    const text = "Storms Hit Spain And Portugal\n\nThe Home Office in London is closed.";
    expect(await mentionsOf(text)).toEqual([
      "Spain = Spain",
      "Portugal = Portugal",
      ...(await mentionsOf(text.slice(31))),
    ]);
  });

  it("keeps the names of the caller beside those of the public world", async () => {
    const { mentions } = await resolver.resolve({
      text: "The Old Mill Will Close For The Winter",
      language: "en",
      dataset: [{ id: "mill", name: "Old Mill" }],
      dataset_uri: "inline,wikidata://public",
    });
    expect(mentions.map(({ entity }) => entity?.id)).toEqual(["mill"]);
  });

  it("in capitals only has its names, too", async () => {
    expect(await mentionsOf("STORMS HIT SPAIN AND PORTUGAL BEFORE THE WEEKEND")).toEqual(
      expect.arrayContaining(["SPAIN = Spain", "PORTUGAL = Portugal"]),
    );
  });
});
