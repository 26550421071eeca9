import { describe, expect, it } from "vitest";
import { createResolver } from "../../src/resolver.ts";

const acme = [
  { id: "acme", name: "ACME Corporation", description: "maker of anvils" },
  { id: "rome", name: { en: "Rome", it: "Roma" }, types: ["city"], same_as: ["wd:Q220"] },
];

const resolver = createResolver({ publicKb: false });

async function resolved(text: string) {
  const { mentions } = await resolver.resolve({ text, language: "en", dataset: acme });
  return mentions.map((m) => [m.text, m.start, m.end, m.entity?.id ?? m.reason]);
}

describe("resolving against an inline list", () => {
  it("finds the entities with their offsets in code points", async () => {
    expect(await resolved("ACME Corp opened an office in Rome.")).toEqual([
      ["ACME Corp", 0, 9, "acme"],
      ["Rome", 30, 34, "rome"],
    ]);
  });

  it("counts code points after an astral character and a combining mark", async () => {
    expect(await resolved("🚀e\u0301 ACME Corp opened an office in Rome.")).toEqual([
      ["ACME Corp", 4, 13, "acme"],
      ["Rome", 34, 38, "rome"],
    ]);
  });

  it("gives same_as as IRIs, in whatever form the list has them", async () => {
    const same_as = ["wd:Q220", "Q220", "https://www.wikidata.org/wiki/Q220", "https://example.org/rome"];
    const { mentions } = await resolver.resolve({
      text: "In Rome.",
      language: "en",
      dataset: [{ id: "rome", name: "Rome", same_as }],
    });
    expect(mentions[0]!.entity!.same_as).toEqual([
      "http://www.wikidata.org/entity/Q220",
      "https://example.org/rome",
    ]);
  });
});

it("an empty list of types does not hide the type", async () => {
  const dataset = [{ id: "w", name: "Westeria", types: [], type: "country" }];
  const mentions = [{ start: 0, end: 8, type: "Person" }];
  const [free, typed] = await Promise.all(
    [undefined, mentions].map((some) =>
      createResolver({ publicKb: false }).resolve({
        text: "Westeria is rich.",
        language: "en",
        dataset,
        mentions: some,
      }),
    ),
  );
  expect(free!.mentions[0]!.entity).toMatchObject({ id: "w", types: ["country"] });
  expect(typed!.mentions[0]!.reason).toBe("type_conflict");
});

describe("a concept of the caller that is written in small letters", () => {
  it.each([
    ["en", "inflation", "The central bank fights inflation."],
    ["en", "recession", "Economists see a recession next year."],
    ["en", "climate change", "Farmers fear climate change."],
    ["fr", "chômage", "Le chômage recule en France."],
    ["es", "desempleo", "El desempleo baja en verano."],
    ["it", "inflazione", "La banca teme l'inflazione."],
    ["pt", "inflação", "O banco combate a inflação."],
  ] as const)("%s: %s", async (language, name, text) => {
    const { mentions } = await resolver.resolve({ text, language, dataset: [{ id: "concept", name }] });
    expect(mentions.map((mention) => [mention.text, mention.entity?.id])).toContainEqual([name, "concept"]);
  });

  it("is not an everyday word in small letters where the caller writes it with a capital", async () => {
    const text = "An apple a day keeps the doctor away.";
    const { mentions } = await resolver.resolve({
      text,
      language: "en",
      dataset: [{ id: "a", name: "Apple" }],
    });
    expect(mentions.filter(({ entity }) => entity)).toEqual([]);
  });
});

describe("a name of the caller that a text writes in small letters", () => {
  const linked = async (
    text: string,
    name: string,
    types?: string[],
    mentions?: { start: number; end: number }[],
  ) => {
    const dataset = [{ id: "own", name, ...(types ? { types } : {}) }];
    const answer = await resolver.resolve({
      text,
      language: "en",
      dataset,
      ...(mentions ? { mentions } : {}),
    });
    return answer.mentions.filter(({ entity }) => entity).map((mention) => mention.text);
  };

  it.each([
    ["Kestrel Lamp", "I bought a kestrel lamp yesterday.", "kestrel lamp"],
    ["Galaxy S24", "My galaxy s24 fell on the floor.", "galaxy s24"],
    ["Ada Lovelace", "Then ada lovelace wrote the first program.", "ada lovelace"],
  ])("is a mention where a word of several is rare: %s", async (name, text, found) => {
    expect(await linked(text, name)).toEqual([found]);
  });

  it.each([
    ["Green Party", "We met near the green party of our neighbours."],
    ["Old Town", "The house was in an old town by the sea."],
    ["Kestrel", "We saw a kestrel above the field."],
  ])("is none where its words are everyday ones, or it is one word: %s", async (name, text) => {
    expect(await linked(text, name)).toEqual([]);
  });

  it("is a mention of everyday words where it is a thing", async () => {
    const text = "He bought an electric kettle and moved to the old town.";
    expect(await linked(text, "Electric Kettle", ["Product"])).toEqual(["electric kettle"]);
    expect(await linked(text, "Electric Kettle", ["Organization"])).toEqual([]);
    expect(await linked(text, "Old Town", ["Place"])).toEqual([]);
  });

  it("is a mention of one rare word where it is a drug, an illness or a concept", async () => {
    const text = "She has asthma, takes ibuprofen, sleeps and is no slacker.";
    expect(await linked(text, "Asthma", ["Disease"])).toEqual(["asthma"]);
    expect(await linked(text, "Ibuprofen", ["Drug"])).toEqual(["ibuprofen"]);
    expect(await linked(text, "Asthma", ["http://www.w3.org/2004/02/skos/core#Concept"])).toEqual(["asthma"]);
    expect(await linked(text, "Ibuprofen", ["Product"])).toEqual([]);
    expect(await linked(text, "Slacker", ["Software"])).toEqual([]);
    expect(await linked("He caught a cold.", "Cold", ["Disease"])).toEqual([]);
  });

  it("is meant where a rare word is marked, and not where an everyday word is", async () => {
    expect(await linked("We saw a kestrel.", "Kestrel", undefined, [{ start: 9, end: 16 }])).toEqual([
      "kestrel",
    ]);
    expect(await linked("We ate an apple.", "Apple", undefined, [{ start: 10, end: 15 }])).toEqual([]);
  });
});

it("a listed name is less likely meant where a longer name goes on behind it", async () => {
  const probabilityIn = async (text: string) => {
    const { mentions } = await resolver.resolve({
      text,
      language: "en",
      dataset: [{ id: "k", name: "Acme" }],
    });
    return mentions.find(({ entity }) => entity?.id === "k")!.signals.match_probability!;
  };
  const alone = await probabilityIn("They visited Acme yesterday.");
  expect(alone).toBeGreaterThan(0.85);
  expect(await probabilityIn("They visited Acme Motors yesterday.")).toBeLessThan(alone - 0.03);
});
