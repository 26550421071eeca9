import { describe, expect, test } from "vitest";
import { InlineList } from "../../src/datasets/lists/inline.ts";
import { readDocument } from "../../src/linking/document/document.ts";
import { loadLexicon } from "../../src/linking/document/lexicon.ts";
import { readText } from "../../src/linking/document/text.ts";
import { givenMention } from "../../src/linking/mentions.ts";
import { type CandidateFeature, candidateFeatures } from "../../src/linking/model/feature-table.ts";
import { readEvidence } from "../../src/linking/rank.ts";

/** A feature of the first candidate of each name, which stand in the text in this order. */
async function valuesOf(
  feature: CandidateFeature,
  text: string,
  names: readonly string[],
  entities: ConstructorParameters<typeof InlineList>[0],
  kind: "public" | "user",
): Promise<number[]> {
  await loadLexicon("en");
  const document = readDocument(text, "en");
  let from = 0;
  const mentions = names.map((name) => {
    const start = text.indexOf(name, from);
    from = start + name.length;
    return givenMention(document, { start, end: from }, 1);
  });
  const world = { uri: "inline", kind, dataset: new InlineList(entities) } as const;
  const runs = new Int32Array(document.pieces.count);
  const { rows, states } = await readEvidence(readText(document), runs, mentions, world, 0, () => undefined);
  return states.map(({ row }) => rows.values[row + candidateFeatures.at[feature]]!);
}

describe("a name that may be short for a longer one of the text", () => {
  const entities = [{ id: "a", name: "Anna Zorba" }];
  const long = "Anna Zorba came.";
  const beliefIn = async (text: string, names: readonly string[]) =>
    (await valuesOf("longer_belief", text, names, entities, "user"))[names.indexOf("Zorba")]!;

  test("counts the same behind the longer one and in the head of the text", async () => {
    const behind = await beliefIn(`${long} It rained. It snowed. Zorba left.`, ["Anna Zorba", "Zorba"]);
    expect(behind).toBeGreaterThan(0.3);
    expect(await beliefIn(`Zorba left. ${long}`, ["Zorba", "Anna Zorba"])).toBe(behind);
    expect(await beliefIn(`It rained. Zorba left. ${long}`, ["Zorba", "Anna Zorba"])).toBe(behind);
  });

  test("counts a fifth before the longer one, from the third sentence on", async () => {
    const behind = await beliefIn(`${long} Zorba left.`, ["Anna Zorba", "Zorba"]);
    const text = `It rained. It snowed. Zorba left. ${long}`;
    expect(await beliefIn(text, ["Zorba", "Anna Zorba"])).toBeCloseTo(behind / 5, 6);
  });
});

describe("a side beside a side", () => {
  const club = (id: string, name: string) => ({ id, name, types: ["football club"] });
  const entities = [
    club("a", "Arvenia"),
    club("b", "Borvenia"),
    { id: "c", name: "Corvenia", types: ["basketball team"] },
    { id: "d", name: "Dorvenia", types: ["city"] },
  ];
  const besideIn = (text: string, names: readonly string[]) =>
    valuesOf("club_beside", text, names, entities, "public");

  test("is told of sides of one type in one sentence", async () => {
    const [first, second] = await besideIn("Arvenia beat Borvenia.", ["Arvenia", "Borvenia"]);
    expect(first).toBeGreaterThan(0.5);
    expect(second).toBeGreaterThan(0.5);
  });

  test.each([
    ["sides of two types", "Arvenia met Corvenia.", ["Arvenia", "Corvenia"]],
    ["a side and a city", "Arvenia came to Dorvenia.", ["Arvenia", "Dorvenia"]],
    ["sides of two sentences", "Arvenia won. Borvenia lost.", ["Arvenia", "Borvenia"]],
  ])("is not told of %s", async (_, text, names) => {
    expect(await besideIn(text, names)).toEqual([0, 0]);
  });

  test("is not told in a list of a caller", async () => {
    const text = "Arvenia beat Borvenia.";
    expect(await valuesOf("club_beside", text, ["Arvenia", "Borvenia"], entities, "user")).toEqual([0, 0]);
  });

  test("is not told behind a preposition of places", async () => {
    const [first, second] = await besideIn("Arvenia won in Borvenia.", ["Arvenia", "Borvenia"]);
    expect([first! > 0.5, second]).toEqual([true, 0]);
  });
});
