import { describe, expect, test } from "vitest";
import { createResolver } from "../../src/resolver.ts";
import { valuesOfAll } from "./feature-values.ts";

const person = (id: string, description: string) => ({
  id,
  name: `${id} Zorvan`,
  description,
  types: ["person"],
});
const later = person("Ada", "President of Arvenia from 2001 to 2009");
const earlier = person("Ben", "President of Arvenia from 1989 to 1993");
const work = (id: string, description: string) => ({
  id,
  name: "Zorvan",
  description,
  types: ["creative work"],
});

/** How sure a text is that it does not mean the entities of "Zorvan" that it tells apart by years, 0 to 1. */
async function otherTimes(text: string, entities: Parameters<typeof valuesOfAll>[3]) {
  const values = await valuesOfAll("other_time", text, ["Zorvan"], entities, "public");
  return Object.fromEntries(values.flatMap(([id, value]) => (value > 0 ? [[id, value]] : [])));
}

describe("the year of a sentence", () => {
  test.each([
    ["within the years of an office", "In 1991 Zorvan spoke of peace.", { Ada: 0.9 }],
    ["a year before an office, as an election is", "Zorvan won the election of 2000.", { Ben: 0.6 }],
    ["behind the name", "Zorvan, who resigned in 2008, is back.", { Ben: 1 }],
  ])("tells two persons of one last name apart: %s", async (_, text, expected) => {
    const values = await otherTimes(text, [later, earlier]);
    expect(Object.keys(values)).toEqual(Object.keys(expected));
    for (const [id, value] of Object.entries(expected)) expect(values[id]).toBeCloseTo(value);
  });

  test("tells two works of one name apart", async () => {
    const works = [work("novel", "novel of 1965"), work("film", "film of 2021")];
    expect(await otherTimes("Zorvan was published in 1965 and sold well.", works)).toEqual({ film: 1 });
    expect(await otherTimes("The 2021 Zorvan was shown in Arvenia.", works)).toEqual({ novel: 1 });
  });

  test.each([
    ["no candidate is known from it", "In 1950 Zorvan spoke of peace."],
    ["it stands in another sentence", "It was 1991. Zorvan spoke of peace."],
    ["it is a number of things", "Zorvan came with 1991 soldiers in boats."],
    ["it has more digits", "Zorvan paid 19910 for peace."],
    ["the years of the sentence are those of both", "From 1991 to 2005 Zorvan spoke of peace."],
  ])("says nothing where %s", async (_, text) => {
    expect(await otherTimes(text, [later, earlier])).toEqual({});
  });

  test("takes the only year of a person for the first", async () => {
    const born = person("Cy", "writer, born 1955");
    expect(await otherTimes("In 1991 Zorvan spoke of peace.", [born, earlier])).toEqual({});
    expect(await otherTimes("In 2010 Zorvan spoke of peace.", [born, earlier])).toEqual({ Ben: 1 });
    const values = await otherTimes("In 1921 Zorvan spoke of peace.", [
      born,
      person("Di", "writer (1890–1950)"),
    ]);
    expect(Object.keys(values)).toEqual(["Cy"]);
  });
});

describe("a last name that two politicians share", () => {
  const resolver = createResolver();
  test.each([
    ["President Bush ordered the attack on Iraq in 1991.", "Q23505"],
    ["President Bush ordered the attack on Iraq in 2003.", "Q207"],
    ["Clinton won the election of 1992.", "Q1124"],
    ["Clinton lost the election of 2016 to Trump.", "Q6294"],
  ])("is the one of the year: %s", async (text, id) => {
    const { mentions } = await resolver.resolve({ text, language: "en" });
    expect(mentions[0]?.entity?.id).toBe(id);
  });
});
