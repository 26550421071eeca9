import { describe, expect, it } from "vitest";
import { compileList } from "../../src/datasets/lists/compile-dataset.ts";
import { createResolver } from "../../src/resolver.ts";

const resolver = createResolver({
  publicKb: compileList([
    { id: "railway", name: "Nordische Bahn", types: ["company"] },
    { id: "union", name: "Nordischer Ruderer-Bund", types: ["organization"] },
    { id: "museum", name: "Nordisches Haus", types: ["museum"] },
    { id: "emirates", name: "Vereinte Nordische Inseln", types: ["country"] },
    { id: "lake", name: "Nordischen See", types: ["lake"] },
    { id: "other", name: "Nordische See", types: ["lake"] },
  ]),
});

async function answers(text: string, language = "de"): Promise<(string | undefined)[][]> {
  const { mentions } = await resolver.resolve({ text, language });
  return mentions.map((mention) => [mention.text, mention.entity?.id]);
}

describe("a German name with a declined adjective", () => {
  it.each([
    ["dative", "Wir fuhren mit der Nordischen Bahn.", "Nordischen Bahn", "railway"],
    [
      "genitive of the noun, and a hyphen",
      "Die Mitglieder des Nordischen Ruderer-Bundes kamen.",
      "Nordischen Ruderer-Bundes",
      "union",
    ],
    ["another ending behind the article", "Das Nordische Haus war voll.", "Nordische Haus", "museum"],
    [
      "two adjectives",
      "Er flog zu den Vereinten Nordischen Inseln.",
      "Vereinten Nordischen Inseln",
      "emirates",
    ],
  ])("is found: %s", async (_, text, name, id) => {
    expect(await answers(text)).toEqual([[name, id]]);
  });

  it("is the name that is written so, where there is one", async () => {
    expect(await answers("Wir fuhren zum Nordischen See.")).toEqual([["Nordischen See", "lake"]]);
  });

  it("has no plural for the name of one", async () => {
    expect((await answers("Wir fuhren mit den Nordischen Bahnen.")).map(([, id]) => id)).not.toContain(
      "railway",
    );
  });

  it("is not declined in another language", async () => {
    expect((await answers("We went by Nordischen Bahn.", "en")).map(([, id]) => id)).not.toContain("railway");
  });
});

it("a German town with its water is not the better known town of the name", async () => {
  const { mentions } = await createResolver().resolve({
    text: "Frankfurt an der Oder ist eine Stadt.",
    language: "de",
  });
  expect(mentions.map(({ text, entity }) => [text, entity?.id])).toEqual([
    ["Frankfurt an der Oder", "Q4024"],
  ]);
});

describe("a German town with its water", () => {
  const resolver = createResolver({
    publicKb: compileList([
      { id: "main", name: "Arvenfurt", types: ["city"] },
      { id: "ilme", name: "Arvenfurt an der Ilme", types: ["city"] },
      { id: "river", name: "Ilme", types: ["river"] },
      { id: "other", name: "Rodau", types: ["river"] },
    ]),
  });
  const idsIn = async (text: string) =>
    (await resolver.resolve({ text, language: "de" })).mentions.map(({ text, entity }) => [text, entity?.id]);

  it.each(["Arvenfurt an der Ilme feiert.", "Er kommt aus Arvenfurt an der Ilme."])(
    "is the longer name of the two: %s",
    async (text) => {
      expect(await idsIn(text)).toEqual([["Arvenfurt an der Ilme", "ilme"]]);
    },
  );

  it.each(["Arvenfurt an der Rodau feiert.", "Arvenfurt und die Ilme sind schön."])(
    "is not told where no world has the whole name: %s",
    async (text) => {
      expect((await idsIn(text))[0]).toEqual(["Arvenfurt", "main"]);
    },
  );
});
