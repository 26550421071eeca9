import { describe, expect, test } from "vitest";
import type { Language } from "../../src/contract/index.ts";
import { saidIn } from "./feature-values.ts";

const entities = [
  { id: "town", name: "Zorvan", types: ["city"] },
  { id: "country", name: "Zorvan", types: ["country"] },
  { id: "firm", name: "Zorvan", types: ["company"] },
  { id: "person", name: "Ada Zorvan", types: ["person"] },
];

const othersIn = async (text: string, language: Language) => (await saidIn(text, entities, language)).other;

describe("what happens to persons only", () => {
  test.each<[Language, string]>([
    ["en", "Zorvan died in Greece."],
    ["en", "Later Zorvan was beheaded in the tower."],
    ["en", "Zorvan was secretly married."],
    ["de", "Zorvan wurde 1618 in der Burg hingerichtet."],
    ["de", "Zorvan heiratete nie."],
    ["fr", "Zorvan fut fusillé à la frontière."],
    ["es", "Zorvan murió en la guerra."],
    ["it", "Zorvan è stato arrestato ieri."],
    ["pt", "Zorvan nasceu no campo."],
  ])("does not happen to a town: %s: %s", async (language, text) => {
    expect(await othersIn(text, language)).toEqual(["town"]);
  });

  test.each<[string, Language, string]>([
    ["the name is behind a preposition", "en", "The Archbishop of Zorvan died in Greece."],
    ["somebody dies in the place", "en", "In Zorvan died a poet of Greece."],
    ["somebody dies in the place", "de", "In Zorvan starb ein Dichter."],
    ["somebody dies in the place", "it", "A Zorvan morì il poeta."],
    ["a clause between is about somebody else", "fr", "Zorvan est là où le poète est mort."],
    ["a clause between is about somebody else", "it", "Zorvan è dove è morto il poeta."],
    ["a comma stands between", "de", "Zorvan ist dort, wo er geboren wurde."],
    ["towns have it, too", "en", "Zorvan was buried by the volcano."],
    ["nothing happens", "en", "Zorvan was built in a day."],
  ])("says nothing where %s: %s: %s", async (_, language, text) => {
    expect(await othersIn(text, language)).toEqual([]);
  });
});
