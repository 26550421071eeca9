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

describe("a university and a town of one name", () => {
  const entities: Entity[] = [
    { id: "town", name: "Arvenia", types: ["city"] },
    { id: "school", name: "University of Arvenia", types: ["university"], aliases: ["Arvenia"] },
    { id: "firm", name: "Arvenia", types: ["company"] },
  ];
  const meant = async (text: string, known = entities) => [
    await toldOf("as_said", "en", text, "Arvenia", known),
    await toldOf("not_as_said", "en", text, "Arvenia", known),
  ];

  test.each([
    "Researchers at Arvenia tested a drug.",
    "A professor of physics at Arvenia won.",
    "She studied law at Arvenia.",
    "She studied law at Borvenia and economics at Arvenia.",
    "He taught at Borvenia, Arvenia and Zorba.",
    "He was educated at Eton and Arvenia.",
    "She has a degree in law from Arvenia.",
    "She graduated from Arvenia in 1990.",
    "He went there to study at Arvenia.",
  ])("are told apart by who studies there: %s", async (text) => {
    expect(await meant(text)).toEqual([{ school: 2 }, { town: 1 }]);
  });

  test.each([
    ["the text moves there", "The professor arrived at Arvenia by train."],
    ["another verb stands between", "Students met at Arvenia."],
    ["they come from there", "Scientists from Arvenia came."],
    ["another noun stands behind", "Students at Arvenia station waited."],
    ["it has a genitive", "He is a scholar at Arvenia's college."],
    ["a place follows a name", "He is a professor at Borvenia College, Arvenia."],
    ["the study is a noun", "A study of voters at Arvenia was published."],
    ["the preposition is that of towns", "She studied in Arvenia."],
  ])("are not told apart where %s", async (_, text) => {
    expect(await meant(text)).toEqual([{}, {}]);
  });

  test.each(["Borvenia drew with Arvenia on Saturday.", "They went to Arvenia by train."])(
    "are the town by its bare name without a word for studies: %s",
    async (text) => {
      expect(await meant(text)).toEqual([{}, { school: 1 }]);
    },
  );

  test("are not told apart by a text that tells of studies somewhere around", async () => {
    expect(await meant("The students of the college met the Arvenia team.")).toEqual([{}, {}]);
  });

  test("are not told apart where the university has no other name", async () => {
    const bare = [entities[0]!, { id: "school", name: "Arvenia", types: ["university"] }];
    expect(await meant("They went to Arvenia by train.", bare)).toEqual([{}, {}]);
  });

  test("are not told apart where only the town is known", async () => {
    expect(await meant("Researchers at Arvenia tested a drug.", named("Arvenia"))).toEqual([{}, {}]);
  });
});

describe("a noun with a capital that begins a name", () => {
  test.each([
    ["en", "Lake Arvenia has shrunk."],
    ["en", "Hurricane Arvenia came near."],
    ["en", "Storm Arvenia closed the ports."],
    ["es", "Borrasca Arvenia cerca del norte."],
    ["fr", "Ouragan Arvenia : les ports sont clos."],
    ["it", "Tempesta Arvenia sui porti."],
    ["pt", "Furacão Arvenia fecha os portos."],
  ] as const)("states that it is not a town, a person or a firm: %s %s", async (language, text) => {
    const others = { town: 1, firm: 1, food: 1, person: 1 };
    expect(await toldOf("not_as_said", language, text, "Arvenia")).toMatchObject(others);
  });

  test.each([
    ["en", "They plan to storm Arvenia soon."],
    ["en", "They saw the lake. Arvenia was near."],
    ["en", "Film Arvenia is a magazine."],
    ["en", "Moon Arvenia sang for them."],
  ] as const)("is not read where it may be something else: %s %s", async (language, text) => {
    expect(await toldOf("not_as_said", language, text, "Arvenia")).toEqual({});
  });
});

describe("behind a form of address", () => {
  test.each([
    ["en", "Mr Arvenia lives in Leeds."],
    ["en", "Mrs Arvenia lives in Leeds."],
    ["de", "Herr Arvenia wohnt in Köln."],
    ["de", "Frau Arvenia wohnt in Köln."],
    ["fr", "M. Arvenia habite à Lille."],
    ["fr", "Mme Arvenia habite à Lille."],
    ["es", "La Sra. Arvenia vive en Valencia."],
    ["it", "La signora Arvenia abita a Torino."],
    ["it", "Il sig. Arvenia abita a Genova."],
    ["pt", "O senhor Arvenia mora em Braga."],
  ] as const)("there is only a person: %s %s", async (language, text) => {
    const others = { town: 2, firm: 2, food: 2, novel: 2 };
    expect(await toldOf("not_as_said", language, text, "Arvenia")).toEqual(others);
  });

  test("Miss may have the name of a place", async () => {
    const others = await toldOf("not_as_said", "en", "Miss Arvenia won the contest.", "Arvenia");
    expect(others).toEqual({ firm: 2, food: 2, novel: 2 });
  });

  test.each([
    ["en", "They miss Arvenia."],
    ["de", "Die Arvenia kam."],
    ["fr", "Il m'a dit: Arvenia."],
    ["it", "La signora, Arvenia, il cane."],
  ] as const)("is not behind another word: %s %s", async (language, text) => {
    expect(await toldOf("not_as_said", language, text, "Arvenia")).toEqual({});
  });
});

describe("an office with an article", () => {
  test.each([
    ["en", "The Prince of Wales opened the school.", "The Prince"],
    ["en", "They met The Prince of the Netherlands.", "The Prince"],
    ["es", "El Rey de España habló.", "El Rey"],
  ] as const)("is not a work where the land of the office follows: %s %s", async (language, text, name) => {
    expect(await toldOf("not_as_said", language, text, name)).toMatchObject({ novel: 1 });
  });

  test.each([
    ["en", "The Prince was printed in 1532.", "The Prince"],
    ["en", "The Prince of his time was a book.", "The Prince"],
    ["en", "The Prince by Machiavelli is a book.", "The Prince"],
  ] as const)("may be a work elsewhere: %s %s", async (language, text, name) => {
    expect(await toldOf("not_as_said", language, text, name)).toEqual({});
  });
});

describe("everyday words with one capital at the start of a sentence", () => {
  const game = [{ id: "game", name: "Heavy Rain", types: ["video game"] }];

  test("are not the name that has more capitals", async () => {
    const told = await toldOf("case", "en", "Heavy rain fell in Leeds.", "Heavy rain", game);
    expect(told).toEqual({ game: 1 });
  });

  test.each([
    ["with all of its capitals", "Heavy Rain fell in Leeds.", "Heavy Rain"],
    ["with a word that is not an everyday one", "Brunnitz rain fell in Leeds.", "Brunnitz rain"],
  ])("may be the name %s", async (_, text, name) => {
    const own = [{ ...game[0]!, name: name.replace("rain", "Rain") }];
    expect(await toldOf("case", "en", text, name, own)).toEqual({});
  });
});
