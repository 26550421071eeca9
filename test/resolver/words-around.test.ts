import { describe, expect, test } from "vitest";
import { createResolver } from "../../src/index.ts";

const resolver = createResolver();

/** What each mention of a name is in a text: an id, or the reason why it is none. */
async function idsOf(language: string, text: string, name: string): Promise<(string | undefined)[]> {
  const { mentions } = await resolver.resolve({ text, language });
  return mentions.filter((one) => one.text === name).map(({ entity, reason }) => entity?.id ?? reason);
}

describe("a word for the people and things of a country", () => {
  test.each([
    ["en", "She speaks German and French.", "German", "Q188"],
    ["en", "She speaks German and French.", "French", "Q150"],
    ["en", "He spoke German and French fluently.", "French", "Q150"],
    ["en", "They practise German at home.", "German", "Q188"],
    ["en", "Vienna (German: Wien; French: Vienne) is a city.", "German", "Q188"],
    ["en", "Vienna (German: Wien; French: Vienne) is a city.", "French", "Q150"],
    ["en", "The letter was written in Polish.", "Polish", "Q809"],
    ["en", "He translated the poem into Russian, and left.", "Russian", "Q7737"],
    ["en", "The first English translation appeared in 1920.", "English", "Q1860"],
  ])(
    "is the language after words of speech, and after a preposition alone: %s %s %s",
    async (language, text, name, id) => {
      expect(await idsOf(language, text, name)).toEqual([id]);
    },
  );

  test.each([
    ["en", "Investors are interested in Italian banks.", "Italian", "Q38"],
    ["en", "Swedish officials met in Polish and Italian cities.", "Polish", "Q36"],
    ["en", "French farmers protested on Monday.", "French", "Q142"],
    ["en", "The English county championship begins in April.", "English", "Q21"],
    ["en", "Welsh rugby clubs voted on Tuesday.", "Welsh", "Q25"],
    ["en", "They are interested in Italian family life.", "Italian", "Q38"],
    ["en", "Winners by country (American: 400; German: 115).", "German", "Q183"],
  ])("is the country before a noun: %s %s %s", async (language, text, name, id) => {
    expect(await idsOf(language, text, name)).toEqual([id]);
  });
});

describe("a last name that a firm has too", () => {
  test.each([
    ["es", "Tesla nació en Smiljan.", "Tesla", "Q9036"],
    ["it", "Tesla nacque a Smiljan.", "Tesla", "Q9036"],
    ["en", "Tesla was born in Smiljan.", "Tesla", "Q9036"],
    ["en", "Tesla delivered 400,000 vehicles.", "Tesla", "Q478214"],
    ["it", "Tesla ha consegnato 400.000 auto.", "Tesla", "Q478214"],
  ])("is told by what is said to happen: %s %s", async (language, text, name, id) => {
    expect(await idsOf(language, text, name)).toEqual([id]);
  });
});

describe("a place that the text names twice, with a region behind each", () => {
  test("is not the same place in two regions", async () => {
    const [one, other] = await idsOf(
      "en",
      "She left Paris, France. Her husband is from Paris, Texas.",
      "Paris",
    );
    expect(one).toBe("Q90");
    expect(other).not.toBe("Q90");
  });

  test("is the same place where the region is", async () => {
    const text = "She left Paris, France. Her husband is from Paris, France, too.";
    expect(await idsOf("en", text, "Paris")).toEqual(["Q90", "Q90"]);
  });

  test("is the one that lies in each region, where the world has both", async () => {
    const text = "Nació en Córdoba, España, y vive en Córdoba, Argentina.";
    expect(await idsOf("es", text, "Córdoba")).toEqual(["Q5818", "Q44210"]);
  });
});
