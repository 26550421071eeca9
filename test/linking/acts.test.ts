import { describe, expect, test } from "vitest";
import type { Language } from "../../src/contract/index.ts";
import { saidIn } from "./feature-values.ts";

const entities = [
  { id: "town", name: "Zorvan", types: ["city"] },
  { id: "country", name: "Zorvan", types: ["country"] },
  { id: "firm", name: "Zorvan", types: ["company"] },
  { id: "person", name: "Ada Zorvan", types: ["person"] },
];

const othersIn = async (text: string, language: Language = "en", names?: string[]) =>
  (await saidIn(text, entities, language, names)).other;

describe("what only persons do", () => {
  test.each<[Language, string]>([
    ["en", "Zorvan nodded and left the tent."],
    ["en", "Zorvan opened her eyes."],
    ["en", "In 1934 Zorvan wrote The Lamp."],
    ["de", "Zorvan lächelte und ging."],
    ["fr", "Zorvan soupira et sortit."],
    ["es", "Zorvan se ruborizó y calló."],
    ["it", "Poi Zorvan annuì."],
    ["pt", "Zorvan escreveu Yerma em 1934."],
  ])("is done by neither a place nor a firm: %s: %s", async (language, text) => {
    const others = await othersIn(text, language);
    for (const id of ["town", "country", "firm"]) expect(others).toContain(id);
    expect(others).not.toContain("person");
  });

  test.each<[Language, string]>([
    ["en", '"No," said Zorvan.'],
    ["en", '"I know," Zorvan said quietly.'],
    ["es", "—No —dijo Zorvan—. Vete."],
    ["fr", "« Non », dit Zorvan."],
    ["fr", "— Je sais, murmura Zorvan."],
  ])("may be said by a firm, and not by a place: %s: %s", async (language, text) => {
    const others = await othersIn(text, language);
    for (const id of ["town", "country"]) expect(others).toContain(id);
    expect(others).not.toContain("firm");
  });

  test.each<[string, Language, string]>([
    ["the name is behind a preposition", "en", "The mayor of Zorvan nodded."],
    ["somebody of the place speaks", "en", '"No," said Zorvan governor Ann Lee.'],
    ["no direct speech ends", "en", "Then Zorvan said that it was late."],
    ["a comma stands between", "en", "She left Zorvan, nodded and ran."],
    ["an eye is a figure", "it", "Zorvan ha gli occhi puntati su Berlino."],
    ["places weep, too", "en", "Zorvan wept for its king."],
  ])("says nothing where %s: %s: %s", async (_, language, text) => {
    expect(await othersIn(text, language)).toEqual([]);
  });

  test("holds where the text names them again, but not behind a preposition of places", async () => {
    const again = "Zorvan nodded. Later Zorvan was late.";
    expect((await othersIn(again, "en", ["Zorvan", "Zorvan"])).filter((id) => id === "town")).toHaveLength(2);
    const place = "Zorvan nodded. They lived in Zorvan.";
    expect((await othersIn(place, "en", ["Zorvan", "Zorvan"])).filter((id) => id === "town")).toHaveLength(1);
  });
});
