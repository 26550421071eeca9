import { describe, expect, test } from "vitest";
import type { Language } from "../../src/contract/index.ts";
import { valuesOfAll } from "./feature-values.ts";

const singer = { id: "singer", name: "Anna Zorba", types: ["human"], description: "American singer" };
const ship = { id: "ship", name: "Anna Zorba", types: ["ship"] };

type Feature = "other_profession" | "acquaintance";

/** The value of a feature for the singer, at each place of her name. */
async function valuesIn(feature: Feature, text: string, language: Language): Promise<number[]> {
  const names = text.match(/Anna Zorba/g)!;
  const values = await valuesOfAll(feature, text, names, [singer, ship], "public", undefined, language);
  expect(values.some(([id, value]) => id === "ship" && value > 0)).toBe(false);
  return values.filter(([id]) => id === "singer").map(([, value]) => value);
}

describe("a person with an ordinary role before the name", () => {
  test.each([
    ["en", "The receptionist, Anna Zorba, called the police."],
    ["en", "Our new head chef, Anna Zorba, trained in Leeds."],
    ["en", "My neighbour Anna Zorba waters the plants."],
    ["en", "Our new colleague Anna Zorba starts on Monday."],
    ["en", "Please welcome our new apprentice, Anna Zorba."],
    ["en", "A nurse, Anna Zorba, was on duty."],
    ["en", "The flat belongs to a retired plumber, Anna Zorba, who is 81."],
    ["en", "Pupils Tom Brunnitz and Anna Zorba planted a tree."],
    ["en", "Year 4 pupil Anna Zorba won a prize."],
    ["de", "Die Empfangsdame, Anna Zorba, rief die Polizei."],
    ["de", "Unsere neue Kollegin Anna Zorba fängt am Montag an."],
    ["de", "Die Schülerinnen Lena Brunnitz und Anna Zorba pflanzten einen Baum."],
    ["fr", "Notre nouvelle comptable, Anna Zorba, commence lundi."],
    ["fr", "L'élève Anna Zorba a gagné la dictée."],
    ["es", "Nuestra nueva contable, Anna Zorba, empieza el lunes."],
    ["es", "Mi vecina Anna Zorba riega las flores."],
    ["it", "La cameriera, Anna Zorba, ha chiamato la polizia."],
    ["it", "Il nostro stagista Anna Zorba risponde."],
    ["pt", "A recepcionista, Anna Zorba, chamou a polícia."],
    ["pt", "O nosso estagiário Anna Zorba atende o telefone."],
  ] as const)("is not the known one: %s %s", async (language, text) => {
    expect(await valuesIn("other_profession", text, language)).toEqual([1.5]);
  });

  test.each([
    [
      "a preposition begins an adverbial",
      "en",
      "After talking to the receptionist, Anna Zorba left the hotel.",
    ],
    ["no comma closes an apposition", "en", "Apart from the waiter, Anna Zorba was alone."],
    ["the trade is of another clause", "en", "We need an accountant, Anna Zorba said."],
    ["it is what she once was", "en", "The former waitress Anna Zorba moved to Hollywood."],
    ["she once was that", "en", "Anna Zorba, a former waitress, moved to Hollywood."],
    ["it is what she once was", "de", "Die gelernte Schneiderin Anna Zorba trat auf."],
    ["she is somebody's pupil", "en", "Her pupil Anna Zorba became famous."],
    ["she is somebody's pupil", "en", "Kodály's pupil Anna Zorba became famous."],
    ["she is somebody's pupil", "de", "Liszts Schülerin Anna Zorba wurde berühmt."],
    ["she is somebody's pupil", "fr", "Son élève Anna Zorba devint célèbre."],
    ["a colleague is not new", "en", "My colleague Anna Zorba voted for it."],
    ["she is one of the trade", "en", "Our new singer, Anna Zorba, trained in Leeds."],
    ["a label names another thing", "en", "Leeds: Anna Zorba, Hull."],
  ] as const)("may be the known one where %s: %s %s", async (_, language, text) => {
    expect(await valuesIn("other_profession", text, language)).toEqual([0]);
  });

  test("counts less where the sentence has something else of the known one", async () => {
    const text = "The waitress Anna Zorba met a singer.";
    expect(await valuesIn("other_profession", text, "en")).toEqual([1]);
  });

  test("is the same person where the text names her again", async () => {
    const text = "Anna Zorba came. The waitress, Anna Zorba, won. Anna Zorba smiled.";
    expect(await valuesIn("other_profession", text, "en")).toEqual([1.5, 1.5, 1.5]);
  });

  test("says nothing of the same name where the text tells more of the known one", async () => {
    const text = "The waitress, Anna Zorba, won. The American singer Anna Zorba sang.";
    expect(await valuesIn("other_profession", text, "en")).toEqual([1, 0]);
  });
});

describe("the age of a child behind a name", () => {
  test.each([
    ["en", "Anna Zorba (aged 9) won the prize."],
    ["en", "Anna Zorba, aged 9, won the prize."],
    ["en", "Anna Zorba and Tom Brunnitz (both 9) won the prize."],
    ["en", "Anna Zorba (Year 6) won the prize."],
    ["de", "Anna Zorba (9 Jahre) hat gewonnen."],
    ["de", "Anna Zorba (Klasse 4b) hat gewonnen."],
    ["fr", "Anna Zorba, 9 ans, a gagné."],
    ["es", "Anna Zorba, de 9 años, ganó."],
    ["it", "Anna Zorba, di 9 anni, ha vinto."],
    ["pt", "Anna Zorba, de 9 anos, venceu."],
  ] as const)("is not that of the known one: %s %s", async (language, text) => {
    expect(await valuesIn("other_profession", text, language)).toEqual([1.5]);
  });

  test.each([
    ["en", "Anna Zorba (9) scored."],
    ["en", "Anna Zorba (aged 39) won the prize."],
    ["en", "Anna Zorba, both 2 and 3 of them, came."],
    ["de", "Anna Zorba (9.) traf."],
    ["fr", "Anna Zorba, 39 ans, a gagné."],
    ["es", "Anna Zorba, de 9 películas, ganó."],
  ] as const)("is not any other number: %s %s", async (language, text) => {
    expect(await valuesIn("other_profession", text, language)).toEqual([0]);
  });
});

describe("a person whom a reader may ask", () => {
  test.each([
    ["en", "Contact: Anna Zorba, Leeds office."],
    ["en", "Anna Zorba, HR department, will call you."],
    ["de", "Ansprechpartnerin: Anna Zorba, Tel. 0365 1234"],
    ["de", "Anna Zorba, Personalabteilung, meldet sich."],
    ["fr", "Contact : Anna Zorba, service comptabilité"],
    ["es", "Contacto: Anna Zorba, Jaén"],
    ["it", "Anna Zorba, ufficio acquisti, risponde."],
    ["pt", "Contato: Anna Zorba, departamento financeiro"],
  ] as const)("is not the known one: %s %s", async (language, text) => {
    expect(await valuesIn("acquaintance", text, language)).toEqual([1]);
  });

  test.each([
    ["en", "Contact: Anna Zorba plays an astronomer."],
    ["en", "In Contact: Anna Zorba, a star."],
    ["en", "Anna Zorba, State Department, will speak."],
    ["en", "Anna Zorba, legal adviser to the king, will speak."],
    ["it", "Anna Zorba, ufficio di Palazzo Chigi, risponde."],
  ] as const)("may be the known one elsewhere: %s %s", async (language, text) => {
    expect(await valuesIn("acquaintance", text, language)).toEqual([0]);
  });
});
