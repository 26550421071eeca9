import { expect, test } from "vitest";
import type { Language } from "../../src/contract/index.ts";
import { createResolver } from "../../src/resolver.ts";

const resolver = createResolver();

/** The identifier that each name of a text is resolved to. */
async function idsOf(text: string, names: readonly string[], language: Language) {
  const { mentions } = await resolver.resolve({ text, language });
  return names.map((name) => mentions.find((mention) => mention.text === name)?.entity?.id);
}

test.each([
  ["en", "The Democrats lost Dallas and won Houston.", ["Dallas", "Houston"], ["Q16557", "Q16555"]],
  ["en", "Leeds and Hull fell: Labour lost both town halls to the Tories.", ["Leeds"], ["Q39121"]],
  ["de", "Die CDU verlor Bremen und gewann Kassel.", ["Bremen", "Kassel"], ["Q24879", "Q2865"]],
  ["de", "Die SPD verlor bei der Kommunalwahl Dortmund.", ["Dortmund"], ["Q1295"]],
  ["fr", "Le Parti socialiste a perdu Lille et gardé Nantes.", ["Lille", "Nantes"], ["Q648", "Q12191"]],
  ["es", "El PRI perdió Puebla y el PAN ganó en México.", ["Puebla", "México"], ["Q79923", "Q96"]],
  ["it", "Il centrodestra ha vinto a Parma e ha perso Verona.", ["Verona"], ["Q2028"]],
  ["pt", "O PS perdeu o Porto e ganhou Braga nas autárquicas.", ["Porto", "Braga"], ["Q36433", "Q83247"]],
] as const)("what a party wins or loses is a town (%s: %s)", async (language, text, names, ids) => {
  expect(await idsOf(text, names, language)).toEqual(ids);
});

test.each([
  ["en", "Dallas lost to Houston in overtime.", ["Dallas"], ["Q204862"]],
  ["de", "Bremen verlor gegen Dortmund, und der Trainer verlor die Geduld.", ["Bremen"], ["Q51976"]],
  ["fr", "Lille a perdu contre Nantes en championnat.", ["Lille", "Nantes"], ["Q19516", "Q192071"]],
  ["pt", "O Porto perdeu e o Braga ganhou no campeonato.", ["Porto", "Braga"], ["Q128446", "Q75684"]],
] as const)("a town that wins or loses is its club (%s: %s)", async (language, text, names, ids) => {
  expect(await idsOf(text, names, language)).toEqual(ids);
});

test.each([
  ["en", "Spain will meet Portugal in the semi-final.", ["Spain", "Portugal"], ["Q42267", "Q267245"]],
  ["en", "Italy take on Sweden in the play-off next week.", ["Italy", "Sweden"], ["Q676899", "Q160826"]],
  ["en", "Group C: Brazil v Costa Rica, Croatia v Denmark.", ["Brazil", "Denmark"], ["Q83459", "Q131785"]],
  ["de", "Deutschland schlug Frankreich 2:1.", ["Deutschland", "Frankreich"], ["Q43310", "Q47774"]],
  ["fr", "L'Italie rencontrera l'Espagne en quart de finale.", ["Italie", "Espagne"], ["Q676899", "Q42267"]],
  ["es", "España se enfrenta a Alemania en cuartos de final.", ["España", "Alemania"], ["Q42267", "Q43310"]],
  ["it", "L'Italia ha battuto la Germania 2-1.", ["Italia", "Germania"], ["Q676899", "Q43310"]],
  ["pt", "O Brasil venceu a Argentina por 2-0.", ["Brasil", "Argentina"], ["Q83459", "Q79800"]],
] as const)("countries that face each other in a match are their sides (%s: %s)", async (...row) => {
  const [language, text, names, ids] = row;
  expect(await idsOf(text, names, language)).toEqual(ids);
});

test.each([
  ["en", "Spain will meet Portugal to talk about the dam.", ["Spain", "Portugal"], ["Q29", "Q45"]],
  ["en", "Chile and Peru met; the judges voted 10-6 for Peru.", ["Chile", "Peru"], ["Q298", "Q419"]],
  ["en", "The court ruled 5-4 against Texas.", ["Texas"], ["Q1439"]],
  ["de", "Deutschland trifft Frankreich um 20:15 Uhr in Brüssel.", ["Frankreich"], ["Q142"]],
  ["fr", "La France affronte l'Allemagne sur le budget.", ["France", "Allemagne"], ["Q142", "Q183"]],
  ["es", "Argentina jugará un papel con Chile en la cumbre.", ["Argentina", "Chile"], ["Q414", "Q298"]],
  ["it", "L'Italia affronta la Francia sui migranti.", ["Italia", "Francia"], ["Q38", "Q142"]],
  ["en", "Germany won support from Spain and will meet France.", ["France"], ["Q142"]],
  ["en", "Spain and Portugal will host the World Cup.", ["Spain"], ["Q29"]],
  ["pt", "O Brasil enfrenta a Argentina na OMC.", ["Brasil", "Argentina"], ["Q155", "Q414"]],
] as const)("countries that meet without a match stay countries (%s: %s)", async (...row) => {
  const [language, text, names, ids] = row;
  expect(await idsOf(text, names, language)).toEqual(ids);
});

test.each([
  [
    "en",
    "Chicago has 2-3 inches of snow; Boston expects 5-7 inches.",
    ["Chicago", "Boston"],
    ["Q1297", "Q100"],
  ],
  ["en", "Birmingham to Liverpool takes 1-2 hours.", ["Birmingham", "Liverpool"], ["Q2256", "Q24826"]],
  ["de", "Die Preise stiegen um 2-3 Prozent. Hamburg ist teuer.", ["Hamburg"], ["Q1055"]],
  ["fr", "Lyon compte 2-3 musées.", ["Lyon"], ["Q456"]],
  ["it", "Napoli ha 2-3 metri di neve?", ["Napoli"], ["Q2634"]],
] as const)("a range of numbers is not a score (%s: %s)", async (...row) => {
  const [language, text, names, ids] = row;
  expect(await idsOf(text, names, language)).toEqual(ids);
});

test.each([
  ["en", "Arsenal scored twice; they were ruled out of Europe.", ["Arsenal"], ["Q9617"]],
  ["de", "Bayern schlug Dortmund, das die Mehrheit der Zweikämpfe verlor.", ["Bayern"], ["Q15789"]],
  ["fr", "Nice a perdu 2-0. Le buteur est parti à la mi-temps.", ["Nice"], ["Q185163"]],
  ["it", "La Roma ha battuto il Napoli, la maggioranza dei tifosi esulta.", ["Roma"], ["Q2739"]],
] as const)("a word of politics that reports use leaves a side a side (%s: %s)", async (...row) => {
  const [language, text, names, ids] = row;
  expect(await idsOf(text, names, language)).toEqual(ids);
});

test("names with “at” between them are sides in a schedule", async () => {
  const text = "BASEBALL SCHEDULE. MINNESOTA AT MILWAUKEE CLEVELAND AT TEXAS BOSTON AT OAKLAND";
  expect(await idsOf(text, ["MILWAUKEE", "TEXAS", "OAKLAND"], "en")).toEqual([
    "Q848103",
    "Q329816",
    "Q504339",
  ]);
});

test.each([
  [
    "persons are named at them",
    "John Kerry at Davos, Angela Merkel at Brussels: the season is here.",
    "Brussels",
    "Q239",
  ],
  ["only one is named so", "The team won. Shell at Hamburg stopped work.", "Hamburg", "Q1055"],
])("names with “at” before them stay places where %s", async (_, text, name, id) => {
  expect(await idsOf(text, [name], "en")).toEqual([id]);
});
