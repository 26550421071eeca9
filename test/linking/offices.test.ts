import { describe, expect, test } from "vitest";
import { createResolver, type Language } from "../../src/index.ts";
import { saidIn } from "./feature-values.ts";

const person = (id: string, description: string) => ({
  id,
  name: `${id} Zorvan`,
  aliases: ["Zorvan"],
  description,
  types: ["human"],
});
const president = person("Ada", "President of Lorne from 1990 to 1994");
const premier = person("Ben", "Prime Minister of Lorne");
const senator = person("Cid", "senator of Lorne");
const painter = person("Eva", "painter");

describe("an office before a name", () => {
  test.each<[Language, string]>([
    ["en", "They met President Zorvan."],
    ["en", "Yesterday former President Zorvan spoke."],
    ["de", "Sie trafen Bundespräsident Zorvan."],
    ["fr", "Ils ont vu le président Zorvan hier."],
    ["fr", "Ils ont vu le président de la République Zorvan hier."],
    ["es", "Vieron al presidente mexicano Zorvan ayer."],
    ["it", "Hanno visto il presidente della Repubblica Zorvan ieri."],
    ["pt", "Viram o presidente Zorvan ontem."],
  ])("means the person who has it: %s, %s", async (language, text) => {
    expect(await saidIn(text, [president, premier, senator, painter], language)).toEqual({
      said: ["Ada"],
      other: ["Ben", "Cid", "Eva"],
    });
  });

  test.each<[Language, string]>([
    ["en", "They met Prime Minister Zorvan."],
    ["de", "Sie trafen Premierminister Zorvan."],
    ["fr", "Ils ont vu le premier ministre Zorvan hier."],
    ["it", "Hanno visto il primo ministro Zorvan ieri."],
    ["pt", "Viram o primeiro-ministro Zorvan ontem."],
  ])("may be that of two words: %s, %s", async (language, text) => {
    expect((await saidIn(text, [president, premier], language)).said).toEqual(["Ben"]);
  });

  test.each([
    ["nobody is known for it", "They met Governor Zorvan."],
    ["a word before it makes another office of it", "They met Vice President Zorvan."],
    ["something ends between it and the name", "They met the president. Zorvan was ill."],
    ["a verb stands between", "The president to succeed Zorvan was ill."],
  ])("tells nothing where %s", async (_, text) => {
    expect(await saidIn(text, [president, premier, painter])).toEqual({ said: [], other: [] });
  });
});

test("an office in a name leaves a thing of that name: Ambassador Bridge", async () => {
  const bridge = { id: "bridge", name: "Senator Zorvan", types: ["bridge"] };
  const senatorOfName = { ...senator, aliases: ["Senator Zorvan"] };
  const text = "They saw Senator Zorvan.";
  expect(await saidIn(text, [bridge, senatorOfName], "en", ["Senator Zorvan"])).toEqual({
    said: ["Cid"],
    other: [],
  });
});

describe("the field of an office", () => {
  const resolver = createResolver();

  test.each<[Language, string, string]>([
    ["en", "Secretary of State Colin Powell spoke.", "Colin Powell"],
    ["en", "Minister of Foreign Affairs John Baird spoke.", "John Baird"],
    ["en", "The Chancellor of the Exchequer Gordon Brown spoke.", "Gordon Brown"],
    ["fr", "Le président de la République Macron refuse.", "Macron"],
    ["es", "El secretario de Estado Marco Rubio rechaza.", "Marco Rubio"],
    ["it", "Il ministro dell'Interno Salvini rifiuta.", "Salvini"],
    ["pt", "O ministro da Fazenda Haddad rejeita.", "Haddad"],
  ])("is not a part of the name: %s, %s", async (language, text, name) => {
    const { mentions } = await resolver.resolve({ text, language });
    expect(mentions.map((mention) => mention.text)).toContain(name);
  });

  test("is a part of a name that is not a person's", async () => {
    const { mentions } = await resolver.resolve({
      text: "He is the director of Crystal Palace Books in Leeds.",
    });
    expect(mentions.map((mention) => mention.text)).toContain("Crystal Palace Books");
  });
});
