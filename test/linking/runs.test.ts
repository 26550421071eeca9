import { expect, test } from "vitest";
import type { Entity } from "../../src/contract/index.ts";
import { compileList } from "../../src/datasets/lists/compile-dataset.ts";
import { createResolver } from "../../src/resolver.ts";

const list: Entity[] = [
  { id: "france", name: "France", types: ["country"] },
  { id: "lega", name: "Lega", types: ["organization"] },
  { id: "milan", name: "Milan", types: ["organization"] },
  { id: "santiago", name: "Santiago", types: ["city"] },
  { id: "salvini", name: "Matteo Salvini", types: ["person"] },
  { id: "haaland", name: "Erling Haaland", types: ["person"] },
  { id: "vinci", name: "Leonardo da Vinci", types: ["person"] },
  { id: "florence", name: "Florence", types: ["city"] },
  { id: "lunel", name: "Lunel", types: ["city"] },
  { id: "arven", name: "Arven", types: ["river"] },
  { id: "inter", name: "Inter", types: ["football club"] },
  { id: "gijon", name: "Inter de Gijón", types: ["football club"] },
  { id: "club", name: "Borvenia", types: ["football club"] },
  { id: "whole", name: "Florence-Borvenia", types: ["city"] },
];

const resolver = createResolver({ publicKb: compileList(list) });

async function mentions(text: string, language: string): Promise<string[]> {
  const answer = await resolver.resolve({ text, language });
  return answer.mentions.map(({ text, entity }) => (entity ? `${text}=${entity.id}` : text));
}

test("a known place or organisation and a known person with small words between are two names", async () => {
  expect(await mentions("Ieri la Lega di Salvini ha perso voti.", "it")).toEqual([
    "Lega=lega",
    "Salvini=salvini",
  ]);
  expect(await mentions("Hier la France de Haaland a gagné.", "fr")).toEqual([
    "France=france",
    "Haaland=haaland",
  ]);
});

test("a known side or country behind an article and one unknown name with small words between are two names", async () => {
  expect(await mentions("Ieri il Borvenia di Pioli ha vinto.", "it")).toEqual(["Borvenia=club", "Pioli"]);
  expect(await mentions("Ayer la France de Zubeldía ganó.", "es")).toEqual(["France=france", "Zubeldía"]);
});

test.each([
  ["no article stands before it", "Ieri Borvenia di Pioli ha vinto.", "it", "Borvenia di Pioli"],
  ["two words stand behind", "Ieri il Borvenia di Castel Pioli ha vinto.", "it", "Borvenia di Castel Pioli"],
  ["known names begin so", "Ayer el Inter de Mahón ganó.", "es", "Inter de Mahón"],
])("they are one name where %s", async (_, text, language, name) => {
  const answer = await resolver.resolve({ text, language });
  expect(answer.mentions.map(({ text }) => text)).toEqual([name]);
});

test("a name that is known as a whole is not cut at its small words", async () => {
  expect(await mentions("Ieri Leonardo da Vinci ha dipinto.", "it")).toEqual(["Leonardo da Vinci=vinci"]);
});

test.each([
  ["Ieri Borvenia da Lunel ha scritto.", "it", ["Borvenia=club", "Lunel=lunel"]],
  ["Ieri Borvenia da Castel Pioli ha scritto.", "it", ["Borvenia=club", "Castel Pioli"]],
  ["Ieri Lunel per Florence ha dato tutto.", "it", ["Lunel=lunel", "Florence=florence"]],
  ["Ieri Borvenia nel Pioli ha perso.", "it", ["Borvenia=club", "Pioli"]],
  ["Ontem Borvenia a Lunel voltou.", "pt", ["Borvenia=club", "Lunel=lunel"]],
])("small words that seldom are inside names stand between two: %s", async (text, language, names) => {
  expect(await mentions(text, language)).toEqual(names);
});

test.each([
  ["a given name stands before them", "Ieri Marco da Lunel ha dipinto.", "Marco da Lunel"],
  ["one place tells another", "Il comune di Lunel sul Arven vota.", "Lunel sul Arven"],
  ["nothing is known", "Ieri Zorbenia da Castel Pioli ha scritto.", "Zorbenia da Castel Pioli"],
  ["an everyday word is before them", "Ieri alla Banca per Lunel hanno votato.", "Banca per Lunel"],
])("they are inside a name where %s", async (_, text, name) => {
  const answer = await resolver.resolve({ text, language: "it" });
  expect(answer.mentions.map(({ text }) => text)).toContain(name);
});

test("a given name before small words begins a longer name, unless an article stands before it", async () => {
  expect(await mentions("Ayer Santiago de Salvini llegó tarde.", "es")).toEqual(["Santiago de Salvini"]);
  expect(await mentions("Ieri il Milan di Salvini ha vinto.", "it")).toEqual([
    "Milan=milan",
    "Salvini=salvini",
  ]);
});

test.each([
  [
    "an unknown last name and its country",
    "Yesterday Lopez of France won.",
    "en",
    ["Lopez", "France=france"],
  ],
  [
    "a full name and its country",
    "Yesterday Maria Lopez of France won.",
    "en",
    ["Maria Lopez", "France=france"],
  ],
  [
    "a place behind a preposition and a name with an article",
    "In Florence the Zarda was closed.",
    "en",
    ["Florence=florence", "Zarda"],
  ],
  ["the same in French", "À Florence le Zarda était fermé.", "fr", ["Florence=florence", "Zarda"]],
])("%s are two names", async (_, text, language, names) => {
  expect(await mentions(text, language)).toEqual(names);
});

test.each([
  ["a given name and a country, as of a queen", "Yesterday Maria of France won.", "en", "Maria of France"],
  [
    "a place without a preposition and an epithet",
    "Yesterday Florence the Great won.",
    "en",
    "Florence the Great",
  ],
  ["a given name and two last names", "Gestern kam Anna Salvini-Bauer.", "de", "Anna Salvini-Bauer"],
  [
    "a name before a noun and a legal form",
    "Gestern zahlte die Lega-Service GmbH.",
    "de",
    "Lega-Service GmbH",
  ],
])("%s are one name", async (_, text, language, name) => {
  expect(await mentions(text, language)).toEqual([name]);
});

test("a word for the people of a place is cut off a name where adjectives follow their noun", async () => {
  expect(await mentions("Hier le Norvégien Haaland a marqué.", "fr")).toEqual(["Haaland=haaland"]);
  expect(await mentions("Yesterday British Haaland Systems closed.", "en")).toEqual([
    "British Haaland Systems",
  ]);
});

test("a name does not go on to the number of a century", async () => {
  expect(await mentions("La ville de Florence au XIVe siècle était riche.", "fr")).toContain(
    "Florence=florence",
  );
});

test("a small word that hyphens hold is inside a name, where it is none between blanks", async () => {
  expect(await mentions("Ils habitent à Zorb-à-Quival.", "fr")).toEqual(["Zorb-à-Quival"]);
  expect(await mentions("Hier Zorblax à Florence a parlé.", "fr")).toEqual(["Zorblax", "Florence=florence"]);
});

test("a hashtag is a name of its own", async () => {
  expect(await mentions("Off again! #Lunel #Florence @Inter", "en")).toEqual([
    "Lunel=lunel",
    "Florence=florence",
    "Inter=inter",
  ]);
});

test("a saint begins a name", async () => {
  expect(await mentions("Ils habitent à Saint-Rémy-de-Provence.", "fr")).toEqual(["Saint-Rémy-de-Provence"]);
});

test("two clubs, or two towns, with a hyphen between are two names", async () => {
  expect(await mentions("Inter-Borvenia finisce in pareggio.", "it")).toEqual([
    "Inter=inter",
    "Borvenia=club",
  ]);
  expect(await mentions("Wir sahen Inter-Borvenia dort.", "de")).toEqual(["Inter=inter", "Borvenia=club"]);
  expect(await mentions("La ligne Lunel-Santiago est fermée.", "fr")).toContain("Santiago=santiago");
  expect(await mentions("Le TGV Lunel-Santiago est bloqué.", "fr")).toContain("Santiago=santiago");
});

test("a hyphen stays in what is known as a whole, in a name with one part alone, and in a German part of a town", async () => {
  expect(await mentions("They live in Florence-Borvenia.", "en")).toEqual(["Florence-Borvenia=whole"]);
  expect(await mentions("They met Santiago-Brendal there.", "en")).toEqual(["Santiago-Brendal"]);
  expect(await mentions("Sie wohnen in Florence-Santiago.", "de")).not.toContain("Santiago=santiago");
});

test("an office is not a name in scripts without spaces, unless the caller names something so", async () => {
  const office = { id: "office", name: "大統領", types: ["position"] };
  const known = createResolver({ publicKb: compileList([office]) });
  const request = { text: "大統領は東京に来た。", language: "ja" };
  const ids = ({ mentions }: Awaited<ReturnType<typeof known.resolve>>) =>
    mentions.flatMap(({ entity }) => entity?.id ?? []);
  expect(ids(await known.resolve(request))).toEqual([]);
  expect(ids(await known.resolve({ ...request, dataset: [office], dataset_uri: "inline" }))).toEqual([
    "office",
  ]);
});
