import { describe, expect, test } from "vitest";
import { PackBuilder } from "../../src/datasets/build/pack-builder.ts";
import { openPack } from "../../src/datasets/pack/pack.ts";
import { joined } from "../../src/datasets/pack/pack-names.ts";
import { createResolver } from "../../src/resolver.ts";
import { valuesOfAll } from "./feature-values.ts";

const entities = [
  { id: "country", name: "Arvenia", types: ["country"] },
  { id: "side", name: "Arvenia", types: ["national football team"] },
  { id: "club", name: "Borva", types: ["football club"] },
  { id: "town", name: "Zarda", types: ["city"] },
  { id: "club of the town", name: "Zarda", types: ["football club"] },
  { id: "player", name: "Emil Torva", types: ["person"] },
];

/** Whether the name of an entity is marked as a place, and as a name in a text about a match. */
async function evidenceIn(text: string, names: string[], entity = "country") {
  const of = async (feature: "place_cue" | "match_text") =>
    (await valuesOfAll(feature, text, names, entities, "public")).some(
      ([id, value]) => id === entity && value > 0,
    );
  return { isPlace: await of("place_cue"), isOfMatch: await of("match_text") };
}

const won = "They won the football match with two goals.";

describe("in a report about a match, a country", () => {
  test.each([
    ["in brackets behind a name", `Borva (Arvenia) scored. ${won}`, ["Borva", "Arvenia"]],
    ["in brackets behind a name that is not marked", `Zantti (Arvenia) scored. ${won}`, ["Arvenia"]],
    ["behind a name with “of”", `Borva of Arvenia scored. ${won}`, ["Borva", "Arvenia"]],
    ["behind a name with “of the”", `Borva of the Arvenia scored. ${won}`, ["Borva", "Arvenia"]],
    ["behind a comma after a place", `They won in Zarda, Arvenia. ${won}`, ["Zarda", "Arvenia"]],
    ["with a genitive before a person", `Arvenia's Emil Torva scored. ${won}`, ["Arvenia", "Emil Torva"]],
  ])("is a place %s", async (_, text, names) => {
    expect(await evidenceIn(text, names)).toEqual({ isPlace: true, isOfMatch: false });
  });

  test.each([
    ["alone", `Arvenia scored. ${won}`, ["Arvenia"]],
    ["before a name in brackets", `Arvenia (Borva) scored. ${won}`, ["Arvenia", "Borva"]],
    ["in brackets with further words", `Borva (Arvenia won twice) scored. ${won}`, ["Borva", "Arvenia"]],
    ["behind a word with “of”", `The captain of Arvenia scored. ${won}`, ["Arvenia"]],
    ["with a verb behind it, after a comma", `In Zarda, Arvenia scored. ${won}`, ["Zarda", "Arvenia"]],
    ["with a genitive before a club", `Arvenia's Borva scored. ${won}`, ["Arvenia", "Borva"]],
  ])("may be its side %s", async (_, text, names) => {
    expect(await evidenceIn(text, names)).toEqual({ isPlace: false, isOfMatch: true });
  });

  test("has this apart from a town, which may be the club of a player in brackets", async () => {
    const text = `Emil Torva (Zarda) scored. ${won}`;
    expect(await evidenceIn(text, ["Emil Torva", "Zarda"], "town")).toEqual({
      isPlace: false,
      isOfMatch: true,
    });
  });
});

test("a region is likelier to be its club if no club is linked to it, unlike a country with its side", async () => {
  const builder = new PackBuilder();
  const add = (id: string, name: string, type: string, country?: string) =>
    builder.add({
      id,
      labels: { en: name },
      types: [type],
      relations: country === undefined ? [] : [{ property: "P17", value: country }],
      facts: { mass: 60 },
    });
  add("Q1", "Arvenia", "Q6256");
  add("Q2", "Arvenia", "Q476028", "Q1");
  add("Q3", "Lazonia", "Q6256");
  add("Q4", "Lazonia", "Q476028", "Q1");
  add("Q5", "Borva", "Q476028", "Q1");
  const publicKb = openPack(joined(builder.finish({ source: "test", license: "CC0-1.0", command: "test" })));
  const resolver = createResolver({ publicKb });
  const scoreOfClub = async (name: string) => {
    const text = `Borva of ${name} scored. ${won}`;
    const { mentions } = await resolver.resolve({
      text,
      language: "en",
      mentions: ["Borva", name].map((one) => ({
        start: text.indexOf(one),
        end: text.indexOf(one) + one.length,
      })),
      include: ["candidates"],
    });
    const clubs = ["Q2", "Q4"];
    return mentions[1]!.candidates!.find(({ id }) => clubs.includes(id))!.score!;
  };
  expect(await scoreOfClub("Arvenia")).toBeLessThan(await scoreOfClub("Lazonia"));
});
