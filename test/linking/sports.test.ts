import { describe, expect, test } from "vitest";
import type { Language } from "../../src/contract/index.ts";
import { PackBuilder } from "../../src/datasets/build/pack-builder.ts";
import { openPack } from "../../src/datasets/pack/pack.ts";
import { joined } from "../../src/datasets/pack/pack-names.ts";
import { createResolver } from "../../src/resolver.ts";
import { valuesOfAll } from "./feature-values.ts";

const entities = [
  { id: "country", name: "Arvenia", types: ["country"] },
  { id: "football", name: "Arvenia", types: ["football club"] },
  { id: "rugby", name: "Arvenia", types: ["rugby team"] },
  {
    id: "basketball",
    name: "Arvenia",
    description: "basketball team of the capital",
    types: ["organization"],
  },
  { id: "american", name: "Arvenia", types: ["american football team"] },
  { id: "cricket", name: "Arvenia County Cricket Club", types: ["organization"] },
  { id: "federation", name: "Arvenia", description: "body of basketball", types: ["organization"] },
];

/** Which entities play the sport of the text, and which another one. */
async function sportsIn(text: string, language: Language = "en", kind: "public" | "user" = "public") {
  const of = async (feature: "same_sport" | "other_sport") =>
    (await valuesOfAll(feature, text, ["Arvenia"], entities, kind, undefined, language))
      .filter(([, value]) => value > 0)
      .map(([id]) => id)
      .sort();
  return { same: await of("same_sport"), other: await of("other_sport") };
}

const football = {
  same: ["football"],
  other: ["american", "basketball", "cricket", "rugby"],
};
const rugby = { same: ["rugby"], other: ["american", "basketball", "cricket", "football"] };

describe("the sport of a text", () => {
  test.each([
    ["en", "Arvenia scored a goal in the soccer match.", football],
    ["de", "Arvenia gewann das Spiel, und der Fußball begeisterte die Fans.", football],
    ["fr", "Arvenia a gagné le match de football devant ses supporters.", football],
    ["es", "Arvenia ganó el partido de fútbol con dos goles.", football],
    ["it", "Arvenia ha vinto la partita di calcio con due gol.", football],
    ["pt", "Arvenia venceu o jogo de futebol com dois gols.", football],
    ["en", "Arvenia won the rugby match in the last minute.", rugby],
    ["de", "Arvenia gewann im Rugby das letzte Spiel vor den Fans.", rugby],
    ["fr", "Arvenia a gagné le match de rugby devant ses supporters.", rugby],
    ["es", "Arvenia ganó el partido de rugby ante los aficionados.", rugby],
    ["it", "Arvenia ha vinto la partita di rugby davanti ai tifosi.", rugby],
    ["pt", "Arvenia venceu o jogo de rugby diante dos torcedores.", rugby],
  ] as const)("tells the sides of a name apart (%s: %s)", async (language, text, sports) => {
    expect(await sportsIn(text, language)).toEqual(sports);
  });

  test("tells the tournaments of a name apart, which gain nothing by their own sport", async () => {
    const of = (sport: string) => ({
      id: sport,
      name: "Arvenia Cup",
      description: `${sport} competition`,
      types: ["event"],
    });
    const told = async (feature: "same_sport" | "other_sport") =>
      (
        await valuesOfAll(
          feature,
          "The rugby side won the match of the Arvenia Cup.",
          ["Arvenia Cup"],
          ["football", "rugby"].map(of),
          "public",
        )
      ).flatMap(([id, value]) => (value > 0 ? [id] : []));
    expect(await told("other_sport")).toEqual(["football"]);
    expect(await told("same_sport")).toEqual([]);
  });

  test("is told by words of a sport without its name", async () => {
    const { same } = await sportsIn("Arvenia won the match: five wickets fell, and the bowlers cheered.");
    expect(same).toEqual(["cricket"]);
  });

  test("is not the football of America where the text has that one", async () => {
    const { same, other } = await sportsIn("Arvenia won the game. The quarterback threw two touchdowns.");
    expect(same).toEqual(["american"]);
    expect(other).toContain("football");
  });

  test("is not told by a single word that other sports have too", async () => {
    expect(await sportsIn("Arvenia won the match. A birdie sang in a tree.")).toEqual({
      same: [],
      other: [],
    });
  });

  test("is not told where words of two sports stand together", async () => {
    const text = "Arvenia won the match of rugby, and the match of cricket.";
    expect(await sportsIn(text)).toEqual({ same: [], other: [] });
  });

  test.each([
    ["en", "The government raised taxes. Arvenia lost jobs and won a rugby match."],
    ["de", "Die Bundesregierung erhöhte die Steuern. Arvenia verlor Geld und gewann ein Spiel im Rugby."],
    ["fr", "Le gouvernement augmente les impôts. Arvenia a perdu une usine et gagné le match de rugby."],
    ["es", "El gobierno sube los impuestos. Arvenia perdió una fábrica y ganó el partido de rugby."],
    ["it", "Il governo alza le tasse. Arvenia ha perso una fabbrica e vinto la partita di rugby."],
    ["pt", "O governo sobe os impostos. Arvenia perdeu uma fábrica e venceu o jogo de rugby."],
    ["en", "Floods hit Arvenia. The mayor said that a rugby match was lost, and that help won praise."],
    ["en", "The novel about rugby won a prize. A film of it lost money, and Arvenia is its stage."],
  ] as const)("gains nothing in a text about other matters (%s: %s)", async (language, text) => {
    expect(await sportsIn(text, language)).toEqual({ same: [], other: rugby.other });
  });

  test("counts in a report that has a word of politics, too", async () => {
    const text = "The minister watched the rugby match. Rugby has fans: Arvenia won with a late scrum.";
    expect((await sportsIn(text)).same).toEqual(["rugby"]);
  });

  test.each([
    ["it", "Arvenia vince con il rigore dei conti, e perde con il rigore delle spese."],
    ["es", "Arvenia gana: la canasta básica baja. Pierde la canasta de lujo, y los rebotes de contagios."],
    ["fr", "Arvenia a gagné un guichet à la gare et perdu deux guichets à la poste."],
    ["pt", "Arvenia venceu: o pelotão do exército perdeu, e outro pelotão ganhou."],
  ] as const)("is not told by words that have other senses (%s: %s)", async (language, text) => {
    expect(await sportsIn(text, language)).toEqual({ same: [], other: [] });
  });

  test("is not told in a text without words of a match", async () => {
    expect(await sportsIn("Arvenia exports cricket balls.")).toEqual({ same: [], other: [] });
  });

  test("does not count in a list of a caller", async () => {
    const text = "Arvenia won the rugby match in the last minute.";
    expect(await sportsIn(text, "en", "user")).toEqual({ same: [], other: [] });
  });

  test("is that of the words around in a long text", async () => {
    const fill = "The report goes on about other things and people. ".repeat(80);
    const text = `The cricket match had wickets. ${fill} Arvenia won the rugby match. ${fill} The cricket match.`;
    expect((await sportsIn(text)).same).toEqual(["rugby"]);
  });
});

describe("a name that is a place in a text about a sport", () => {
  test.each([
    ["a preposition of places stands before it", "The rugby match was won in Arvenia."],
    ["it is a dateline", "ARVENIA 2026-08-30 The rugby match was won."],
    ["an office stands before it", "The president of Arvenia won a ticket for the rugby match."],
    ["a noun of places stands before it", "The city of Arvenia won a ticket for the rugby match."],
    ["a verb of speech stands before it", "“The rugby match is won,” said Arvenia."],
  ])("gains nothing for its sides where %s", async (_, text) => {
    const values = await valuesOfAll(
      "same_sport",
      text,
      [text.includes("ARVENIA") ? "ARVENIA" : "Arvenia"],
      entities,
      "public",
    );
    expect(values.filter(([, value]) => value > 0)).toEqual([]);
  });

  test("gains for its sides where a captain stands before it", async () => {
    const { same } = await sportsIn("The captain of Arvenia won the rugby match.");
    expect(same).toEqual(["rugby"]);
  });

  const withTown = [...entities, { id: "town", name: "Borvenia", types: ["city"] }];
  test.each([
    ["brackets", "The rugby match was won by Borvenia (Arvenia) in the last minute."],
    ["a comma after a place", "The rugby match was won in Borvenia, Arvenia."],
  ])("gains nothing as the country of the name before it, in %s", async (_, text) => {
    const values = await valuesOfAll("same_sport", text, ["Borvenia", "Arvenia"], withTown, "public");
    expect(values.filter(([, value]) => value > 0)).toEqual([]);
  });
});

describe("a dateline", () => {
  const named = [
    { id: "town", name: "Arvenia", types: ["city"] },
    { id: "club", name: "Arvenia", types: ["football club"] },
    { id: "person", name: "Anna Arvenia", types: ["person"] },
  ];
  const statedIn = async (text: string, name: string) => {
    const of = async (feature: "as_said" | "not_as_said") =>
      (await valuesOfAll(feature, text, [name], named, "public"))
        .filter(([, value]) => value > 0)
        .map(([id]) => id)
        .sort();
    return { agree: await of("as_said"), contradict: await of("not_as_said") };
  };

  test.each([
    ["a date follows", "ARVENIA 2026-08-30 The match was lost.", "ARVENIA"],
    ["an agency follows", "Arvenia (Reuters) - The match was lost.", "Arvenia"],
    ["a headline without a stop stands above", "A BAD DAY FOR ALL\nARVENIA 2026-08-30\nIt lost.", "ARVENIA"],
  ])("names a place where %s", async (_, text, name) => {
    expect(await statedIn(text, name)).toEqual({ agree: ["town"], contradict: ["club", "person"] });
  });

  test("is not what begins a sentence otherwise", async () => {
    expect(await statedIn("Arvenia lost the match.", "Arvenia")).toEqual({ agree: [], contradict: [] });
  });
});

test.each([
  ["Rugby", "Rugby fans saw the match that was won."],
  ["UEFA", "The soccer match of the UEFA was won."],
  ["CBF", "The soccer match of the Brazilian Football Confederation (CBF) was won."],
])("the name of a sport or the initials of a federation are not a side: %s", async (name, text) => {
  const sides = ["rugby team", "football club"].map((type) => ({ id: type, name, types: [type] }));
  const values = await valuesOfAll("same_sport", text, [name], sides, "public");
  expect(values.filter(([, value]) => value > 0)).toEqual([]);
});

test("a side that has the name as a part gains only if it is known", async () => {
  const builder = new PackBuilder();
  const add = (id: string, name: string, type: string, mass: number) =>
    builder.add({ id, labels: { en: name }, types: [type], facts: { mass } });
  for (const [i, name] of ["Arvenia", "Borvenia"].entries()) {
    add(`Q${i * 2 + 1}`, name, "Q4830453", 60);
    add(`Q${i * 2 + 2}`, `${name} Soccer Club`, "Q476028", i === 0 ? 1 : 50);
  }
  for (let i = 5; i < 12; i++) add(`Q${i}`, `Shop ${i}`, "Q4830453", 5);
  const kb = openPack(joined(builder.finish({ source: "test", license: "CC0-1.0", command: "test" })));
  const { mentions } = await createResolver({ publicKb: kb }).resolve({
    text: "Arvenia and Borvenia won the soccer match.",
    language: "en",
    mentions: [
      { start: 0, end: 7 },
      { start: 12, end: 20 },
    ],
    include: ["candidates", "evidence"],
  });
  const gains = mentions.flatMap(({ candidates }) =>
    candidates!.map(({ id, features }) => [id, features?.same_sport ?? 0] as const),
  );
  expect(gains.filter(([, gain]) => gain > 0).map(([id]) => id)).toEqual(["Q4"]);
});
