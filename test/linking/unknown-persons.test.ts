import { describe, expect, it } from "vitest";
import { createResolver } from "../../src/index.ts";

const resolver = createResolver();

async function names(text: string, language: string): Promise<string[]> {
  const { mentions } = await resolver.resolve({ text, language });
  return mentions.map((mention) => mention.text);
}

describe("a person whom no world has", () => {
  it.each([
    ["Man sprach lange mit Patrick von Brunnitz.", "de", "Patrick von Brunnitz"],
    ["Man sprach mit Katrin von der Heidt am Abend.", "de", "Katrin von der Heidt"],
    ["Falou com Diogo dos Santarém ontem.", "pt", "Diogo dos Santarém"],
    ["Habló con Josep de la Torrente ayer.", "es", "Josep de la Torrente"],
  ])("keeps the small word of the name: %s", async (text, language, name) => {
    expect(await names(text, language)).toEqual([name]);
  });

  it.each([
    ["Man sprach mit Sophie von und zu Brunnwitz am Abend.", "de", "Sophie von und zu Brunnwitz"],
    ["On parla avec Anne de Kerlour du Plessac hier.", "fr", "Anne de Kerlour du Plessac"],
  ])("keeps several small words in two places: %s", async (text, language, name) => {
    expect(await names(text, language)).toEqual([name]);
  });

  it.each([
    ["The painter Jan de Wildert met April Hartnall there.", "en", ["Jan de Wildert", "April Hartnall"]],
    [
      "Der Wirt Jan von Breveren sprach mit August Lindqvist.",
      "de",
      ["Jan von Breveren", "August Lindqvist"],
    ],
    ["Ayer Julio Villaverdez habló con Domingo Arteagui.", "es", ["Julio Villaverdez", "Domingo Arteagui"]],
  ])("may have the given name of a month or day: %s", async (text, language, persons) => {
    expect(await names(text, language)).toEqual(persons);
  });

  it.each([
    ["By early April Hartnall was back.", "en"],
    ["On 3 August Lindqvist came back.", "en"],
    ["Seit August Lindqvist wieder da ist.", "de"],
  ])("has no month of a date in the name: %s", async (text, language) => {
    for (const name of await names(text, language)) expect(name).not.toMatch(/April|August/);
  });

  it.each(["Dimitió", "Anotó", "Marcó", "Falleció"])(
    "is not begun by the Spanish verb of the sentence: %s",
    async (verb) => {
      expect(await names(`${verb} Joaquín Etxebarrena ayer.`, "es")).toEqual(["Joaquín Etxebarrena"]);
    },
  );

  it("does not take in the party behind the name", async () => {
    expect(await names("Man sprach mit Katrin von der XPD am Abend.", "de")).not.toContain(
      "Katrin von der XPD",
    );
  });

  it("begins a sentence with a given name that is an everyday word, too", async () => {
    expect(await names("Armando Leirizal gostava de contar que dormia.", "pt")).toEqual(["Armando Leirizal"]);
  });

  it("is not begun by an everyday word before a given name", async () => {
    expect(await names("Will Tom Brendal come?", "en")).toEqual(["Tom Brendal"]);
  });
});
