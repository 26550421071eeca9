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
