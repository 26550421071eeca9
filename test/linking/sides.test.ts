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
