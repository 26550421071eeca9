import { describe, expect, test } from "vitest";
import type { Entity, Language } from "../../src/contract/index.ts";
import { valuesOf, valuesOfAll } from "./feature-values.ts";

describe("a name that may be short for a longer one of the text", () => {
  const entities = [{ id: "a", name: "Anna Zorba" }];
  const long = "Anna Zorba came.";
  const beliefIn = async (text: string, names: readonly string[]) =>
    (await valuesOf("longer_belief", text, names, entities, "user"))[names.indexOf("Zorba")]!;

  test("counts the same behind the longer one and in the head of the text", async () => {
    const behind = await beliefIn(`${long} It rained. It snowed. Zorba left.`, ["Anna Zorba", "Zorba"]);
    expect(behind).toBeGreaterThan(0.3);
    expect(await beliefIn(`Zorba left. ${long}`, ["Zorba", "Anna Zorba"])).toBe(behind);
    expect(await beliefIn(`It rained. Zorba left. ${long}`, ["Zorba", "Anna Zorba"])).toBe(behind);
  });

  test("counts a fifth before the longer one, from the third sentence on", async () => {
    const behind = await beliefIn(`${long} Zorba left.`, ["Anna Zorba", "Zorba"]);
    const text = `It rained. It snowed. Zorba left. ${long}`;
    expect(await beliefIn(text, ["Zorba", "Anna Zorba"])).toBeCloseTo(behind / 5, 6);
  });
});

describe("a person with an ordinary trade", () => {
  const entities = [
    { id: "singer", name: "Anna Zorba", types: ["human"], description: "a singer from Leeds" },
    { id: "ship", name: "Anna Zorba", types: ["ship"] },
  ];
  const tradeIn = async (text: string, language: Language, known = entities) =>
    (await valuesOfAll("other_profession", text, ["Anna Zorba"], known, "public", undefined, language))
      .filter(([, value]) => value > 0)
      .map(([id]) => id);

  test.each([
    ["en", "Anna Zorba, a plumber, won."],
    ["en", "Anna Zorba, 54, a retired nurse from Hull, won."],
    ["en", "Anna Zorba (54), a nurse, won."],
    ["en", "Nurse Anna Zorba won."],
    ["en", "Anna Zorba works as a nurse."],
    ["de", "Anna Zorba, 54 Jahre alt, Krankenschwester, hat gewonnen."],
    ["de", "Die Zahnärztin Anna Zorba hat gewonnen."],
    ["fr", "Anna Zorba, 54 ans, boulangère à Lyon, a gagné."],
    ["es", "La panadera Anna Zorba ganó."],
    ["it", "Anna Zorba, idraulico di Bari, ha vinto."],
    ["pt", "Anna Zorba era enfermeira."],
  ] as const)("is not the known one: %s %s", async (language, text) => {
    expect(await tradeIn(text, language)).toEqual(["singer"]);
  });

  test.each([
    ["the text gives the trade to somebody else", "Anna Zorba met a plumber."],
    ["another sentence follows", "She met Anna Zorba (54). A plumber came."],
    ["a noun follows", "Anna Zorba, a nurse union leader, won."],
    ["a name follows", "Anna Zorba, Nurse Betty and others came."],
    ["the trade is not an ordinary one", "Anna Zorba, a writer, won."],
  ])("may be the known one where %s", async (_, text) => {
    expect(await tradeIn(text, "en")).toEqual([]);
  });

  test.each([
    ["it", "Anna Zorba e un idraulico hanno vinto."],
    ["pt", "Anna Zorba e um padeiro ganharam."],
  ] as const)("may be the known one where the trade is of somebody beside: %s %s", async (language, text) => {
    expect(await tradeIn(text, language)).toEqual([]);
  });

  test("is the known one who has that trade", async () => {
    const known = [{ ...entities[0]!, description: "a plumber from Leeds" }];
    expect(await tradeIn("Anna Zorba, a plumber, won.", "en", known)).toEqual([]);
  });

  test("is not the known one by the last name either", async () => {
    const text = "Anna Zorba, a plumber, won. Zorba was glad.";
    const marked = await valuesOfAll("stranger", text, ["Anna Zorba", "Zorba"], entities, "public");
    expect(marked.filter(([, value]) => value > 0)).toEqual([["singer", 1]]);
  });
});

describe("a person with a profession", () => {
  const singer = { id: "singer", name: "Anna Zorba", types: ["human"], description: "American singer" };
  const namesakeIn = async (text: string, language: Language = "en", known: Entity = singer) =>
    (
      await valuesOfAll("other_profession", text, ["Anna Zorba"], [known], "public", undefined, language)
    ).some(([, value]) => value > 0);

  test.each([
    ["en", "Anna Zorba, a Greek physicist, won."],
    ["en", "The swimmer Anna Zorba won."],
    ["de", "Die Physikerin Anna Zorba hat gewonnen."],
    ["fr", "Anna Zorba, chimiste grecque, a gagné."],
    ["es", "La nadadora Anna Zorba ganó."],
    ["it", "Anna Zorba è una matematica."],
    ["pt", "A nadadora Anna Zorba venceu."],
    ["fr", "La nageuse finlandaise Anna Zorba a gagné."],
    ["es", "La nadadora finlandesa Anna Zorba ganó."],
    ["en", "The Finnish striker Anna Zorba scored."],
    ["en", "They appointed Anna Zorba as finance director."],
    ["en", "Anna Zorba, a solicitor, won."],
    ["de", "Die Bürgermeisterin Anna Zorba hat eröffnet."],
    ["fr", "Anna Zorba, avocate à Nantes, plaide."],
    ["es", "Anna Zorba es profesora titular de Derecho."],
    ["it", "Anna Zorba, architetto, è laureata."],
  ] as const)("is not somebody known for another one: %s %s", async (language, text) => {
    expect(await namesakeIn(text, language)).toBe(true);
  });

  test.each([
    ["en", "Anna Zorba, a Greek actress, won."],
    ["en", "The painter Anna Zorba won."],
    ["de", "Die Sängerin Anna Zorba hat gewonnen."],
    ["fr", "La chanteuse Anna Zorba a gagné."],
    ["fr", "La chanteuse finlandaise Anna Zorba a gagné."],
    ["fr", "La chimiste finlandaise Anna Zorba a gagné."],
    ["it", "Anna Zorba, attrice greca, ha vinto."],
  ] as const)("may be somebody known for it or for a similar one: %s %s", async (language, text) => {
    expect(await namesakeIn(text, language)).toBe(false);
  });

  test.each([
    ["people of whom no profession is known", "She is from Leeds", "The swimmer Anna Zorba won."],
    [
      "politics and business, which have people of all professions",
      "American singer",
      "Anna Zorba, a politician, won.",
    ],
    [
      "those who are a player or a figure in other things",
      "American singer",
      "Anna Zorba, a key player in Europe, won.",
    ],
    ["those with several professions", "American singer and swimmer", "The swimmer Anna Zorba won."],
    ["politicians, who may be lawyers", "American politician", "Anna Zorba, a lawyer, won."],
    ["scientists, who may teach", "American chemist", "Anna Zorba, a lecturer, won."],
  ])("may be somebody known: %s", async (_, description, text) => {
    expect(await namesakeIn(text, "en", { ...singer, description })).toBe(false);
  });

  test("is not a singer who is known as an activist, too, if she is a teacher", async () => {
    const known = { ...singer, description: "American singer and activist" };
    expect(await namesakeIn("The teacher Anna Zorba won.", "en", known)).toBe(true);
  });

  test("is not a character of a story", async () => {
    const known = { ...singer, types: ["fictional character"], description: "fictional detective" };
    expect(await namesakeIn("The swimmer Anna Zorba won.", "en", known)).toBe(true);
  });
});

describe("a side beside a side", () => {
  const club = (id: string, name: string) => ({ id, name, types: ["football club"] });
  const entities = [
    club("a", "Arvenia"),
    club("b", "Borvenia"),
    { id: "c", name: "Corvenia", types: ["basketball team"] },
    { id: "d", name: "Dorvenia", types: ["city"] },
  ];
  const besideIn = (text: string, names: readonly string[]) =>
    valuesOf("club_beside", text, names, entities, "public");

  test("is told of sides of one type in one sentence", async () => {
    const [first, second] = await besideIn("Arvenia beat Borvenia.", ["Arvenia", "Borvenia"]);
    expect(first).toBeGreaterThan(0.5);
    expect(second).toBeGreaterThan(0.5);
  });

  test.each([
    ["sides of two types", "Arvenia met Corvenia.", ["Arvenia", "Corvenia"]],
    ["a side and a city", "Arvenia came to Dorvenia.", ["Arvenia", "Dorvenia"]],
    ["sides of two sentences", "Arvenia won. Borvenia lost.", ["Arvenia", "Borvenia"]],
  ])("is not told of %s", async (_, text, names) => {
    expect(await besideIn(text, names)).toEqual([0, 0]);
  });

  test("is not told in a list of a caller", async () => {
    const text = "Arvenia beat Borvenia.";
    expect(await valuesOf("club_beside", text, ["Arvenia", "Borvenia"], entities, "user")).toEqual([0, 0]);
  });

  test("is not told of a word in small letters", async () => {
    expect(await besideIn("The arvenia against Borvenia.", ["arvenia", "Borvenia"])).toEqual([
      0,
      expect.any(Number),
    ]);
  });

  test("is not told behind a preposition of places", async () => {
    const [first, second] = await besideIn("Arvenia won in Borvenia.", ["Arvenia", "Borvenia"]);
    expect([first! > 0.5, second]).toEqual([true, 0]);
  });
});

describe("the last name of somebody whom no world has", () => {
  const entities = [
    { id: "country", name: "Jordan", types: ["country"] },
    { id: "prophet", name: "Jordan", types: ["person"] },
    { id: "player", name: "Michael Jordan", aliases: [], types: ["person"] },
    { id: "people", name: "Jordanian", types: ["ethnic group"] },
  ];
  const strangerIn = async (text: string, ...names: string[]) =>
    (await valuesOfAll("stranger", text, names, entities, "public")).filter(([, value]) => value > 0);

  test("is neither a place nor somebody known", async () => {
    const marked = await strangerIn("Robert Jordan came. Jordan spoke.", "Robert Jordan", "Jordan");
    expect(marked.map(([id]) => id).sort()).toEqual(["country", "player", "prophet"]);
  });

  test("may mean somebody of that last name whom the text names elsewhere", async () => {
    const text = "Michael Jordan left. Robert Jordan came. Jordan spoke.";
    const marked = await strangerIn(text, "Michael Jordan", "Robert Jordan", "Jordan");
    expect(marked.map(([id]) => id).sort()).toEqual(["country", "prophet"]);
  });

  test("is not that of a known person whom the text names after the stranger", async () => {
    const text = "Robert Jordan came with Michael Jordan. Jordan spoke.";
    const marked = await strangerIn(text, "Robert Jordan", "Michael Jordan", "Jordan");
    expect(marked.map(([id]) => id).sort()).toEqual(["country", "player", "prophet"]);
  });

  test.each([
    [
      "a preposition of places stands before it",
      "Robert Jordan left. He is in Jordan.",
      "Robert Jordan",
      "Jordan",
    ],
    ["he is named later", "Jordan spoke. Robert Jordan came.", "Jordan", "Robert Jordan"],
    [
      "nothing says that the longer name is a person's",
      "Qqvist Jordan came. Jordan spoke.",
      "Qqvist Jordan",
      "Jordan",
    ],
    ["he is somebody of the place", "Robert of Jordan came. Jordan spoke.", "Robert of Jordan", "Jordan"],
    [
      "one is in capitals and the other is not",
      "Robert Jordan came. JORDAN spoke.",
      "Robert Jordan",
      "JORDAN",
    ],
    ["it is a people", "Robert Jordanian came. A Jordanian spoke.", "Robert Jordanian", "Jordanian"],
  ])("says nothing where %s", async (_, text, ...names) => {
    expect(await strangerIn(text, ...names)).toEqual([]);
  });
});

describe("the last name of a known person whom the text has named before", () => {
  const entities = [
    { id: "country", name: "Zorda", types: ["country"] },
    { id: "king", name: "Zorda", types: ["person"] },
    { id: "player", name: "Robert Zorda", types: ["person"] },
    { id: "wife", name: "Anna Zorda", types: ["person"] },
    { id: "firm", name: "Zorda", types: ["company"] },
    { id: "people", name: "Zorda", types: ["ethnic group"] },
  ];
  const notMeantIn = async (text: string, ...names: string[]) =>
    (await valuesOfAll("stranger", text, names, entities, "public"))
      .filter(([, value]) => value > 0)
      .map(([id]) => id)
      .sort();

  test("means neither a place nor another person, but may mean a firm or a people", async () => {
    const meant = await notMeantIn("Robert Zorda came. Zorda spoke.", "Robert Zorda", "Zorda");
    expect(meant).toEqual(["country", "king", "wife"]);
  });

  test("may mean the first person of that name in the text", async () => {
    const text = "Anna Zorda left. Then Robert Zorda came. Zorda spoke.";
    expect(await notMeantIn(text, "Anna Zorda", "Robert Zorda", "Zorda")).toEqual(["country", "king"]);
  });

  test("may mean its club beside a word of a match", async () => {
    const club = { id: "club", name: "Zorda", types: ["football club"] };
    const notMeant = async (text: string) =>
      (await valuesOfAll("stranger", text, ["Robert Zorda", "Zorda"], [...entities, club], "public")).some(
        ([id, value]) => id === "club" && value > 0,
      );
    expect(await notMeant("Robert Zorda came. Zorda spoke.")).toBe(true);
    expect(await notMeant("Robert Zorda came. Zorda won the match with two goals.")).toBe(false);
  });

  test("may mean a place that the text says it is", async () => {
    const text = "Robert Zorda came. Zorda is a nation.";
    expect(await notMeantIn(text, "Robert Zorda", "Zorda")).toEqual(["king", "wife"]);
  });

  test.each([
    [
      "a preposition of places stands before it",
      "Robert Zorda left. He is in Zorda.",
      "Robert Zorda",
      "Zorda",
    ],
    ["the person is named later", "Zorda spoke. Robert Zorda came.", "Zorda", "Robert Zorda"],
    ["the longer name has small words", "The player of Zorda came. Zorda spoke.", "player of Zorda", "Zorda"],
  ])("may mean anything where %s", async (_, text, ...names) => {
    expect(await notMeantIn(text, ...names)).toEqual([]);
  });
});

describe("a river, a lake or a sea of a name", () => {
  const entities = [
    { id: "river", name: "Arven", types: ["river"] },
    { id: "firm", name: "Arven", types: ["company"] },
  ];
  const meantIn = async (text: string) =>
    (await valuesOfAll("water", text, ["Arven"], entities, "public")).filter(([, value]) => value > 0);

  test.each([
    ["Wir standen am Arven.", [["river", 1]]],
    ["Der Arven glänzt dort.", [["river", 1]]],
    ["Der Arven Marathon beginnt.", []],
    ["Wir waren in Arven.", []],
  ] as const)("has the article in German, with no noun behind: %s", async (text, meant) => {
    const values = await valuesOfAll("water", text, ["Arven"], entities, "public", undefined, "de");
    expect(values.filter(([, value]) => value > 0)).toEqual(meant);
  });

  test.each(["The Arven was low.", "They swam in the Arven.", "They crossed the Arven, and left."])(
    "has the article in English: %s",
    async (text) => {
      expect(await meantIn(text)).toEqual([["river", 1]]);
    },
  );

  test.each([
    ["there is no article", "They met at Arven."],
    ["it describes what stands behind", "The Arven spokesman left."],
    ["the article ends a sentence", "He wrote the. Arven left."],
    ["a participle and a noun stand behind", "The Arven based firm grew."],
    ["several names describe a noun", "The Arven, Zorba and Leeds offices closed."],
    ["they describe a noun behind a preposition of waters", "They ran along the Arven and Zorba border."],
  ])("is not told where %s", async (_, text) => {
    expect(await meantIn(text)).toEqual([]);
  });

  test("may have any verb behind it in English", async () => {
    expect(await meantIn("The Arven won.")).toEqual([["river", 1]]);
  });

  test.each(["The Arven carries silt.", "They drifted along the Arven.", "The Arven floods the fields."])(
    "counts twice in English where the text treats it as water: %s",
    async (text) => {
      expect(await meantIn(text)).toEqual([["river", 2]]);
    },
  );

  test("counts once where another noun is what stands there", async () => {
    expect(await meantIn("They went up the Arven of the king.")).toEqual([["river", 1]]);
  });

  test("does not need a noun less where a country has the article, too", async () => {
    const congo = entities.map((entity) => ({ ...entity, name: "Congo" }));
    const values = await valuesOfAll("water", "The Congo gained much.", ["Congo"], congo, "public");
    expect(values.filter(([, value]) => value > 0)).toEqual([]);
  });

  test.each([
    ["de", "Der Arven mündet dort."],
    ["fr", "Le Arven coule là."],
    ["es", "El Arven desemboca allí."],
    ["it", "Il Arven straripò ieri."],
    ["pt", "O Arven transbordou ontem."],
  ] as const)("flows in any language: %s", async (language, text) => {
    const values = await valuesOfAll("water", text, ["Arven"], entities, "public", undefined, language);
    expect(values.filter(([, value]) => value > 0)).toEqual([["river", 2]]);
  });

  test.each([
    ["fr", "Le Arven vend là."],
    ["it", "Arven straripò ieri."],
  ] as const)(
    "is not told by an article alone in Romance languages, nor by a verb alone: %s",
    async (language, text) => {
      const values = await valuesOfAll("water", text, ["Arven"], entities, "public", undefined, language);
      expect(values.filter(([, value]) => value > 0)).toEqual([]);
    },
  );
});

describe("what a street or an inn is named after", () => {
  const entities = [
    { id: "town", name: "Arven", types: ["city"] },
    { id: "inn", name: "Arven", types: ["building"] },
  ];
  const namesakesIn = async (text: string, language: Language) =>
    (await valuesOfAll("named_after", text, ["Arven"], entities, "public", undefined, language)).filter(
      ([, value]) => value > 0,
    );

  test.each([
    ["a word for an inn stands before the name", "Nous dînons au restaurant Arven ce soir.", "fr"],
    ["a street is of the name", "Il habite rue de l'Arven depuis dix ans.", "fr"],
    ["a street is of the name", "Vive en la calle de Arven desde 2010.", "es"],
    ["a street has the name", "Abita in via Arven da dieci anni.", "it"],
    ["a school has the name", "Ela estuda na escola Arven há dois anos.", "pt"],
    ["an inn has the name", "Wir essen im Restaurant Arven zu Abend.", "de"],
    ["an inn has the name", "We had dinner at the restaurant Arven.", "en"],
    ["an article of the name stands between", "Nous dînons au restaurant Le Arven.", "fr"],
    ["a house has the name", "Im Haus Arven wohnen vierzig Senioren.", "de"],
  ] as const)("is the town and not a building where %s: %s", async (_, text, language) => {
    expect(await namesakesIn(text, language)).toEqual([["town", 1]]);
  });

  test.each([
    ["a school is in the town", "Elle enseigne à l'école de Arven.", "fr"],
    ["any street of a town is meant", "Ocurrió en una calle de Arven.", "es"],
    ["a comma stands between", "Il habite la rue, Arven est loin.", "fr"],
    ["an airport is at the town", "They landed at Arven airport.", "en"],
    ["streets of a town are meant", "Dans les rues de Arven, il pleut.", "fr"],
  ] as const)("is not told where %s: %s", async (_, text, language) => {
    expect(await namesakesIn(text, language)).toEqual([]);
  });
});

test.each([["mountain"], ["continent"], ["deity"], ["planet"]])(
  "a park has its name from a %s, too",
  async (type) => {
    const some = [{ id: "one", name: "Arven", types: [type] }];
    const text = "Ayer abrieron el parque Arven.";
    expect(await valuesOfAll("named_after", text, ["Arven"], some, "public", undefined, "es")).toEqual([
      ["one", 1],
    ]);
  },
);

test("an airport that has the name of a person is not the person", async () => {
  const entities = [{ id: "person", name: "Arven", types: ["person"] }];
  const values = await valuesOfAll(
    "named_after",
    "They landed at Arven airport.",
    ["Arven"],
    entities,
    "public",
  );
  expect(values).toEqual([["person", 1]]);
});

test.each([
  ["ja", "東京タワーに登った。", [["town", 1]]],
  ["ja", "東京に行った。", []],
  ["zh", "他在东京大厦工作。", [["town", 1]]],
  ["zh", "他在东京工作。", []],
  ["ja", "東京製鋼所で働く。", [["town", 1]]],
  ["ja", "東京フェニックスが勝った。", [["town", 1]]],
  ["ja", "東京サービスを使う。", []],
  ["zh", "东京人民银行降息。", [["town", 1]]],
  ["zh", "东京電視台的節目。", [["town", 1]]],
  ["zh", "东京航空业复苏。", []],
] as const)("what begins with the name of a town is not the town: %s %s", async (language, text, meant) => {
  const name = language === "ja" ? "東京" : "东京";
  const entities = [{ id: "town", name, types: ["city"] }];
  const values = await valuesOfAll("named_after", text, [name], entities, "public", undefined, language);
  expect(values.filter(([, value]) => value > 0)).toEqual(meant);
});

test.each([
  ["ワシントンで会談した。", 1],
  ["ワシントンではデモがあった。", 1],
  ["ワシントンへ行った。", 1],
  ["ワシントン行きの便。", 1],
  ["ワシントンです。", 0],
  ["ワシントンではない。", 0],
  ["ワシントンは大統領だ。", 0],
])("a Japanese particle behind a name says that it is a place: %s", async (text, told) => {
  const entities = [{ id: "town", name: "ワシントン", types: ["city"] }];
  const [[, value] = []] = await valuesOfAll(
    "place_particle",
    text,
    ["ワシントン"],
    entities,
    "public",
    undefined,
    "ja",
  );
  expect(value).toBe(told);
});

test.each([
  ["他抵达开普顿。", 1],
  ["他在开普顿会见了总统。", 1],
  ["大会在开普顿举行。", 1],
  ["在开普顿会见总统时，他笑了。", 0],
  ["他在开普顿看来很忙。", 0],
  ["他访问了开普顿。", 0],
])("Chinese words around a name say that it is a place: %s", async (text, told) => {
  const entities = [{ id: "town", name: "开普顿", types: ["city"] }];
  const [[, value] = []] = await valuesOfAll(
    "place_particle",
    text,
    ["开普顿"],
    entities,
    "public",
    undefined,
    "zh",
  );
  expect(value).toBe(told);
});

describe("two places that are sides too, with a hyphen between them", () => {
  const both = (id: string, name: string) => [
    { id: `${id}-town`, name, types: ["city"] },
    { id: `${id}-side`, name, types: ["football club"] },
  ];
  const entities = [...both("a", "Arvenia"), ...both("b", "Borvenia")];
  const besideIn = async (text: string) =>
    (await valuesOfAll("club_beside", text, ["Arvenia", "Borvenia"], entities, "public", undefined, "it"))
      .filter(([id]) => id.endsWith("side"))
      .map(([, value]) => value);

  test("play each other near a match word", async () => {
    expect(await besideIn("Arvenia-Borvenia, la partita finisce senza gol.")).toEqual([1, 1]);
  });

  test.each([
    ["there is no match word", "Arvenia-Borvenia, il treno parte alle nove."],
    ["a blank stands between", "Arvenia e Borvenia, la partita."],
  ])("may be a route or two towns where %s", async (_, text) => {
    expect((await besideIn(text)).every((value) => value < 1)).toBe(true);
  });
});

describe("a town whose side has its name", () => {
  const entities = [
    { id: "town", name: "Arvenia", types: ["city"] },
    { id: "side", name: "Arvenia Calcio", aliases: ["Arvenia"], types: ["football club"] },
  ];
  const saidIn = async (language: Language, text: string) => {
    const features = ["not_as_said", "as_said"] as const;
    const asked = features.map((feature) =>
      valuesOfAll(feature, text, ["Arvenia"], entities, "public", undefined, language),
    );
    const [against, as] = (await Promise.all(asked)).map((values) => new Map(values));
    return [against!.get("town"), as!.get("side")];
  };

  test.each([
    ["it", "Domani l'allenatore del Arvenia parla."],
    ["es", "El Arvenia anuncia el fichaje."],
    ["fr", "Il a joué au Arvenia pendant deux ans."],
  ] as const)("is not meant behind an article near a match word: %s %s", async (language, text) => {
    expect(await saidIn(language, text)).toEqual([1, 1]);
  });

  test.each([
    ["no article stands before it", "it", "Domani Arvenia ospita una partita."],
    ["nothing tells of a match", "it", "Il Arvenia degli anni Venti era grigio."],
    ["another name is joined to it", "it", "Il Arvenia-Borvenia è una partita."],
    ["the article may belong to a noun behind", "de", "Die Arvenia Fans jubeln im Spiel."],
    ["the article may belong to a noun behind", "en", "The Arvenia striker scored."],
  ] as const)("may be meant where %s: %s", async (_, language, text) => {
    expect(await saidIn(language, text)).toEqual([0, 0]);
  });

  test("is told from its side only where it has the name: a school has an article, too", async () => {
    const school = { id: "school", name: "Arvenia", types: ["university"] };
    const values = await valuesOfAll(
      "as_said",
      "Il Arvenia vince la partita.",
      ["Arvenia"],
      [school, entities[1]!],
      "public",
      undefined,
      "it",
    );
    expect(new Map(values).get("side")).toBe(0);
  });

  test("may be meant behind an article where no side has the name", async () => {
    const [[, value] = []] = await valuesOfAll(
      "not_as_said",
      "Il Arvenia vince la partita.",
      ["Arvenia"],
      entities.slice(0, 1),
      "public",
      undefined,
      "it",
    );
    expect(value).toBe(0);
  });
});

describe("an acquaintance of the writer", () => {
  const entities = [{ id: "town", name: "Petra", types: ["city"] }];
  const told = async (text: string, language: Language) =>
    (await valuesOfAll("acquaintance", text, ["Petra"], entities, "public", undefined, language))[0]![1];

  test.each([
    ["Dear Petra, thank you.", "en"],
    ["Hallo Petra, wie geht es dir?", "de"],
    ["Chère Petra, merci.", "fr"],
    ["Hola Petra, gracias.", "es"],
    ["Ciao Petra, grazie.", "it"],
    ["Oi Petra, obrigado.", "pt"],
  ] as const)("is greeted by a first name: %s", async (text, language) => {
    expect(await told(text, language)).toBe(1);
  });

  test.each([
    ["Many thanks,\nPetra", "en"],
    ["Viele Grüße aus Bonn, Petra", "de"],
    ["Merci beaucoup, à bientôt, Petra.", "fr"],
    ["Un abrazo,\n\nPetra\nRedacción", "es"],
    ["Cordiali saluti, Petra", "it"],
    ["Um abraço, Petra", "pt"],
  ] as const)("signs a letter: %s", async (text, language) => {
    expect(await told(text, language)).toBe(1);
  });

  test.each([
    ["We visited my sister Petra.", "en"],
    ["Meine kleine Schwester Petra kommt.", "de"],
    ["Ma grand-mère Petra arrive.", "fr"],
    ["Mi tía Petra llega mañana.", "es"],
    ["La mia amica Petra arriva.", "it"],
    ["A minha irmã Petra chegou.", "pt"],
  ] as const)("is a relative or a friend: %s", async (text, language) => {
    expect(await told(text, language)).toBe(1);
  });

  test.each([
    ["another word stands before", "They saw Petra, a town.", "en"],
    ["a comma stands between", "Hello, Petra is a town.", "en"],
    ["the greeting is of another language", "Ciao Petra, thank you.", "en"],
    ["more follows in the line", "Many thanks, Petra is a town.", "en"],
    ["another sentence closes", "Thanks for all of the letters from many towns, Petra", "en"],
    ["the relative is not the writer's", "The king's sister Petra came.", "en"],
    ["a verb stands between", "My sister loves Petra.", "en"],
  ] as const)("is not told where %s", async (_, text, language) => {
    expect(await told(text, language)).toBe(0);
  });

  test.each([
    ["Her sons Diego and Petra left.", "en"],
    ["Sus hijas Pilar, Anna y Petra lo cuidan.", "es"],
  ] as const)("is one of somebody's children: %s", async (text, language) => {
    expect(await told(text, language)).toBe(1);
  });

  test("is not told of a thing of the children", async () => {
    const [value] = await valuesOf(
      "acquaintance",
      "The kids' Arven broke.",
      ["Arven"],
      [{ id: "a", name: "Arven" }],
      "public",
    );
    expect(value).toBe(0);
  });

  test("is not told of what is not a first name", async () => {
    const [value] = await valuesOf(
      "acquaintance",
      "Hello Arven!",
      ["Arven"],
      [{ id: "a", name: "Arven" }],
      "public",
    );
    expect(value).toBe(0);
  });
});

describe("a side by another name than its label", () => {
  const entities = [
    { id: "a", name: "Arvenia Football Club", aliases: ["Arvenia"], types: ["football club"] },
    { id: "n", name: "Norvenia national team", aliases: ["Norvenia"], types: ["national sports team"] },
    { id: "b", name: "Borvenia", types: ["football club"] },
  ];
  const idleIn = async (text: string, name: string, type?: string) =>
    (await valuesOf("idle_side", text, [name], entities, "public", type))[0];

  test.each([
    ["a preposition of places stands before it", "They won the match in Arvenia.", "Arvenia"],
    ["it is a national team of which nothing tells", "The Norvenia is far away.", "Norvenia"],
  ])("is idle where %s", async (_, text, name) => {
    expect(await idleIn(text, name)).toBe(1);
  });

  test("is a third as idle where it is a club and nothing around tells of a match", async () => {
    expect(await idleIn("Arvenia is the capital.", "Arvenia")).toBeCloseTo(0.3);
  });

  test.each([
    ["a word of a match stands near", "Arvenia scored.", "Arvenia"],
    ["a number stands behind it", "Arvenia 2.", "Arvenia"],
    ["a club has an article", "We saw the Arvenia.", "Arvenia"],
    ["the name is its label", "Borvenia is the capital.", "Borvenia"],
  ])("is not idle where %s", async (_, text, name) => {
    expect(await idleIn(text, name)).toBe(0);
  });

  test("is not idle where its type was sent", async () => {
    expect(await idleIn("Arvenia is the capital.", "Arvenia", "SportsTeam")).toBe(0);
  });
});

describe("a place where sides play", () => {
  const place = { id: "p", name: "Parvenia", types: ["city"] };
  const playingIn = async (text: string, ...others: Parameters<typeof valuesOf>[3]) =>
    Object.fromEntries(await valuesOfAll("playing_place", text, ["Parvenia"], [place, ...others], "public"))
      .p;

  test("is told where a word of a match stands near and the world has no side of the name", async () => {
    expect(await playingIn("Parvenia scored.")).toBe(1);
  });

  test.each([
    ["no word of a match stands near", "Parvenia voted."],
    ["a preposition of places stands before it", "They scored in Parvenia."],
  ])("is not told where %s", async (_, text) => {
    expect(await playingIn(text)).toBe(0);
  });

  test.each([
    ["a side", { id: "s", name: "Parvenia", types: ["football club"] }],
    ["a person", { id: "h", name: "Anna Parvenia", types: ["person"] }],
  ])("is not told where %s has the name", async (_, other) => {
    expect(await playingIn("Parvenia scored.", other)).toBe(0);
  });
});

describe("sides of one sport around a name", () => {
  const county = (id: string, name: string) => ({ id, name, types: ["administrative area"] });
  const club = (id: string, name: string) => ({ id, name, types: ["organization"] });
  const entities = [
    county("s", "Sarvia"),
    county("k", "Karvia"),
    county("t", "Tarvia"),
    club("sc", "Sarvia County Cricket Club"),
    club("kc", "Karvia County Cricket Club"),
    club("tf", "Tarvia Football Club"),
    { id: "kb", name: "Karvia Bears", types: ["baseball team"] },
    { id: "tb", name: "Tarvia Tigers", types: ["baseball team"] },
  ];
  const names = ["Sarvia", "Karvia", "Tarvia"];
  const alikeIn = async (text: string, kind: "public" | "user" = "public") => {
    const told: Record<string, number> = {};
    for (const [id, value] of await valuesOfAll("sides_alike", text, names, entities, kind)) told[id] = value;
    return told;
  };
  const match = "Sarvia beat Karvia after Tarvia beat them, and scored a goal in the match.";

  test("is told by what their names have more than the text, and by their types", async () => {
    const told = await alikeIn(match);
    expect(told).toMatchObject({ s: 0, k: 0, t: 0, sc: 0.5, kc: 0.5, tf: 0, kb: 0.5, tb: 0.5 });
  });

  test("is not told in a list of a caller", async () => {
    expect(new Set(Object.values(await alikeIn(match, "user")))).toEqual(new Set([0]));
  });

  test("is not told in a text without words of a match", async () => {
    const told = await alikeIn("Sarvia lies between Karvia and Tarvia.");
    expect(new Set(Object.values(told))).toEqual(new Set([0]));
  });

  test("counts each name once, and none for itself", async () => {
    const told: Record<string, number> = {};
    const text = "Sarvia won the match. Sarvia beat Sarvia and scored a goal.";
    const thrice = ["Sarvia", "Sarvia", "Sarvia"];
    for (const [id, value] of await valuesOfAll("sides_alike", text, thrice, entities, "public"))
      told[id] = value;
    expect(told.sc).toBe(0);
  });
});
