import { describe, expect, test } from "vitest";
import type { Entity, Language } from "../../src/contract/index.ts";
import type { CandidateFeature } from "../../src/linking/model/feature-table.ts";
import { valuesOfAll } from "./feature-values.ts";

const named = (name: string): Entity[] =>
  [
    ["town", "city"],
    ["firm", "company"],
    ["food", "food"],
    ["novel", "book"],
    ["person", "human"],
  ].map(([id, type]) => ({ id: id!, name, types: [type!] }));

/** The entities of a name that a feature tells of, with its value. */
async function toldOf(
  feature: CandidateFeature,
  language: Language,
  text: string,
  name: string,
  entities = named(name),
): Promise<Record<string, number>> {
  const values = await valuesOfAll(feature, text, [name], entities, "public", undefined, language);
  return Object.fromEntries(values.filter(([, value]) => value > 0));
}

describe("a noun behind a name and a comma", () => {
  test.each([
    ["en", "On the road to Arvenia, a dog barked."],
    ["en", "LOST near Arvenia, a black cat with a white paw."],
    ["en", "Lost, on the road betwixt Borvenia and Arvenia, a pointer dog."],
    ["en", "Outside Arvenia, a company that nobody knew made boats."],
    ["fr", "Près d'Arvenia, un chien a mordu un enfant."],
    ["fr", "Sur la route d'Arvenia, un chat noir dormait."],
    ["es", "En Arvenia, una empresa fabrica barcos."],
    ["it", "Smarrito tra Borvenia e Arvenia, un cane nero."],
    ["pt", "Perto de Arvenia, um cachorro mordeu uma criança."],
    ["de", "Auf der Straße nach Arvenia, ein Hund bellte."],
  ] as const)("begins the main clause behind an adverbial: %s %s", async (language, text) => {
    expect(await toldOf("not_as_said", language, text, "Arvenia")).toEqual({});
    expect(await toldOf("as_said", language, text, "Arvenia")).toEqual({});
  });

  test.each([
    ["en", "In Arvenia, a film of the fifties, she plays a nun.", "novel"],
    ["en", "They met in Arvenia, a city of the south.", "town"],
    ["en", "Arvenia, a city of the south, is old.", "town"],
    ["en", "In Arvenia, a city of the south, it rained.", "town"],
    ["fr", "Dans Arvenia, un film de 1950, elle joue.", "novel"],
    ["es", "Vive en Arvenia, una ciudad del sur.", "town"],
    ["it", "Vive ad Arvenia, una città del sud.", "town"],
  ] as const)("states what it is otherwise: %s %s", async (language, text, meant) => {
    expect(Object.keys(await toldOf("as_said", language, text, "Arvenia"))).toEqual([meant]);
  });
});
