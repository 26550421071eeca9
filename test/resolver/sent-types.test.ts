import { describe, expect, test } from "vitest";
import { createResolver } from "../../src/index.ts";
import { rowsOf } from "./rows.ts";

const resolver = createResolver();
const rows = rowsOf("./sent-types.tsv", ["language", "text", "mention", "type", "id"]);

describe("a type that is sent with a mention tells namesakes apart where the text does not", () => {
  test.each(rows)("$language: $mention of type $type in $text is $id", async (row) => {
    const start = Array.from(row.text.slice(0, row.text.indexOf(row.mention))).length;
    const { mentions } = await resolver.resolve({
      text: row.text,
      language: row.language,
      mentions: [{ start, end: start + Array.from(row.mention).length, type: row.type }],
    });
    expect(mentions[0]?.entity?.id ?? mentions[0]?.reason).toBe(row.id);
  });
});

describe("labels of common tag sets are wider than the classes of their names", () => {
  const continents = ["Europe", "Asia", "Africa", "North America", "South America", "Antarctica", "Oceania"];
  const labels = ["Region", "Location", "Place", "Continent"].flatMap((type) =>
    continents.map((name) => ({ name, type })),
  );
  const unions = ["Region", "Location", "Place", "GPE", "Organization"].map((type) => ({
    name: "European Union",
    type,
  }));
  test.each([...labels, ...unions])("$name is a $type", async ({ name, type }) => {
    const text = `They wrote a report about the ${name} of today.`;
    const start = text.indexOf(name);
    const mention = { start, end: start + name.length, type };
    const [free, typed] = await Promise.all(
      [{ ...mention, type: null }, mention].map((one) =>
        resolver.resolve({ text, language: "en", mentions: [one] }),
      ),
    );
    expect(typed!.mentions[0]?.entity?.id).toBe(free!.mentions[0]!.entity!.id);
  });
});

/** A text, a name in it, and the schema.org class of its entity. */
const classes = [
  ["Paris is the capital of France.", "Paris", "City"],
  ["Paris is the capital of France.", "France", "Country"],
  ["Albert Einstein explained the photoelectric effect.", "Albert Einstein", "Person"],
  ["Delta Air Lines cancelled forty flights.", "Delta Air Lines", "Airline"],
  ["Harvard University raised its fees.", "Harvard University", "CollegeOrUniversity"],
  ["The Louvre is closed on Tuesdays.", "Louvre", "Museum"],
  ["Real Madrid beat Bayern Munich.", "Real Madrid", "SportsTeam"],
  ["Lake Victoria lies between Uganda and Tanzania.", "Lake Victoria", "LakeBodyOfWater"],
  ["The Nile flows through Egypt.", "Nile", "RiverBodyOfWater"],
  ["Don Quixote was written by Miguel de Cervantes.", "Don Quixote", "Book"],
  ["Bohemian Rhapsody was recorded by Queen.", "Queen", "MusicGroup"],
] as const;

describe("the types of a public entity are names of schema.org classes", () => {
  test.each(classes)("%s %s has the type %s", async (text, name, type) => {
    const { mentions } = await resolver.resolve({ text, language: "en" });
    const mention = mentions.find((one) => one.text === name || one.text === `The ${name}`);
    expect(mention?.entity?.types ?? []).toContain(type);
  });
});
