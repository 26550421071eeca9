import { describe, expect, test } from "vitest";
import type { Language } from "../../src/contract/index.ts";
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
