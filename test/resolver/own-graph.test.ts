import { describe, expect, it } from "vitest";
import { createGraphStore, type GraphStore } from "../../src/graph/index.ts";
import { createResolver, type LocalResolver } from "../../src/resolver.ts";

const prefixes = `
@prefix schema: <https://schema.org/> .
@prefix old: <http://schema.org/> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
@prefix foaf: <http://xmlns.com/foaf/0.1/> .
@prefix owl: <http://www.w3.org/2002/07/owl#> .
@prefix dct: <http://purl.org/dc/terms/> .
@prefix : <https://acme.example/> .
`;

async function graphOf(turtle: string): Promise<{ store: GraphStore; resolver: LocalResolver }> {
  const store = createGraphStore();
  await store.write([
    { graph: "https://acme.example/graph", rdf: { format: "turtle", data: prefixes + turtle } },
  ]);
  return { store, resolver: createResolver({ publicKb: false, graph: store }) };
}

async function idsIn(
  resolver: LocalResolver,
  text: string,
  language = "en",
): Promise<(string | undefined)[]> {
  const { mentions } = await resolver.resolve({ text, language, dataset_uri: "service://dataset/me" });
  return mentions.map(({ entity, reason }) => entity?.id ?? reason);
}

describe("the caller's own graph", () => {
  for (const predicate of [
    "schema:name",
    "old:name",
    "schema:alternateName",
    "rdfs:label",
    "skos:prefLabel",
    "skos:altLabel",
    "skos:hiddenLabel",
    "foaf:name",
  ]) {
    it(`takes names from ${predicate}`, async () => {
      const { resolver } = await graphOf(`:anvil ${predicate} "Thunderhead" .`);
      expect(await idsIn(resolver, "We bought a Thunderhead.")).toEqual(["https://acme.example/anvil"]);
    });
  }

  for (const predicate of [
    "schema:description",
    "old:description",
    "skos:definition",
    "rdfs:comment",
    "dct:description",
  ]) {
    it(`takes descriptions from ${predicate}`, async () => {
      const { resolver } = await graphOf(
        `:anvil schema:name "Thunderhead" ; ${predicate} "a heavy anvil"@en .`,
      );
      const { mentions } = await resolver.resolve({
        text: "A Thunderhead.",
        language: "en",
        dataset_uri: "service://dataset/me",
      });
      expect(mentions[0]?.entity?.description).toBe("a heavy anvil");
    });
  }

  it("finds a concept that German writes as it writes an everyday noun, and no company by such a name", async () => {
    const { resolver } = await graphOf(`
      :inflation a skos:Concept ; skos:prefLabel "Inflation"@de .
      :stern a schema:Organization ; schema:name "Stern"@de .`);
    const text = "Die Zentralbank bekämpft die Inflation. Ein Stern leuchtet.";
    const ids = await idsIn(resolver, text, "de");
    expect(ids.filter((id) => id?.startsWith("https:"))).toEqual(["https://acme.example/inflation"]);
  });

  for (const predicate of ["schema:sameAs", "old:sameAs", "owl:sameAs", "skos:exactMatch"]) {
    it(`takes same_as from ${predicate}`, async () => {
      const { resolver } = await graphOf(
        `:rome schema:name "Rome" ; a schema:City ; ${predicate} <http://www.wikidata.org/entity/Q220> .`,
      );
      const { mentions } = await resolver.resolve({
        text: "In Rome.",
        language: "en",
        dataset_uri: "service://dataset/me",
      });
      expect(mentions[0]?.entity).toMatchObject({
        types: ["https://schema.org/City"],
        same_as: ["http://www.wikidata.org/entity/Q220"],
      });
    });
  }

  it("keeps language tags", async () => {
    const { resolver } = await graphOf(`:rome rdfs:label "Rome"@en, "Roma"@it-IT .`);
    const { mentions } = await resolver.resolve({
      text: "A Roma.",
      language: "it",
      dataset_uri: "service://dataset/me",
    });
    expect(mentions[0]?.entity).toMatchObject({ id: "https://acme.example/rome", label: "Roma" });
  });

  it("skips content items unless something is about them", async () => {
    const article = `:post a schema:Article ; schema:name "Thunderhead" .`;
    expect(await idsIn((await graphOf(article)).resolver, "A Thunderhead.")).toEqual(["no_candidates"]);
    const about = `${article} :other a schema:WebPage ; schema:about :post .`;
    expect(await idsIn((await graphOf(about)).resolver, "A Thunderhead.")).toEqual([
      "https://acme.example/post",
    ]);
    const nameless = `${article} [] a schema:WebPage ; schema:mentions :post .`;
    expect(await idsIn((await graphOf(nameless)).resolver, "A Thunderhead.")).toEqual([
      "https://acme.example/post",
    ]);
  });

  it("uses relations for coherence", async () => {
    const { resolver } = await graphOf(`
      :mercury1 schema:name "Mercury" ; :orbits :sun . :sun schema:name "Sol" .
      :mercury2 schema:name "Mercury" ; :usedIn :lamp . :lamp schema:name "Lamp" .`);
    const [mercury] = await idsIn(resolver, "Mercury went around Sol.");
    expect(mercury).toBe("https://acme.example/mercury1");
    expect(await idsIn(resolver, "There is Mercury in a Lamp.")).toEqual([
      "https://acme.example/mercury2",
      "https://acme.example/lamp",
    ]);
  });

  it("is followed as it changes: what is written resolves in the next call, what is removed does not", async () => {
    const { store, resolver } = await graphOf(`:anvil schema:name "Thunderhead" .`);
    expect(await idsIn(resolver, "Thunderhead and Stormcrow")).toEqual([
      "https://acme.example/anvil",
      "no_candidates",
    ]);
    const crow = (name: string) => ({
      graph: "https://acme.example/2",
      rdf: { format: "turtle" as const, data: `${prefixes} :crow schema:name "${name}" .` },
    });
    await store.write([crow("Stormcrow")]);
    expect(await idsIn(resolver, "Thunderhead and Stormcrow")).toEqual([
      "https://acme.example/anvil",
      "https://acme.example/crow",
    ]);
    await store.write([crow("Nightcrow")]);
    expect(await idsIn(resolver, "The Stormcrow and Nightcrow")).toEqual([
      "no_candidates",
      "https://acme.example/crow",
    ]);
    await store.write([{ graph: "https://acme.example/2", remove: true }]);
    expect(await idsIn(resolver, "Thunderhead and Nightcrow")).toEqual([
      "https://acme.example/anvil",
      "no_candidates",
    ]);
  });

  it("stays right over many changes", async () => {
    const { store, resolver } = await graphOf(`:anvil schema:name "Thunderhead" .`);
    for (let round = 0; round < 4; round++) {
      await store.write(
        Array.from({ length: 800 }, (_, i) => ({
          graph: `https://acme.example/g${i}`,
          rdf: {
            format: "turtle" as const,
            data: `${prefixes} :p${i} schema:name "Product${i} Mark${round}" .`,
          },
        })),
      );
      expect(await idsIn(resolver, `Product7 Mark${round}`)).toEqual(["https://acme.example/p7"]);
    }
    expect(await idsIn(resolver, "Thunderhead")).toEqual(["https://acme.example/anvil"]);
  });
});

describe("a graph that is written to", () => {
  const uri = "service://dataset/me";
  const named = (i: number, name: string, more = "") => ({
    graph: `https://acme.example/g${i}`,
    rdf: { format: "turtle" as const, data: `${prefixes} :p${i} schema:name "${name}" ${more} .` },
  });

  it("while a long text is worked on disturbs nothing: names that are numbered again belong to later calls", async () => {
    const store = createGraphStore();
    await store.write(Array.from({ length: 2_400 }, (_, i) => named(i, `Name${i} Alpha`)));
    const resolver = createResolver({ publicKb: false, graph: store });
    const text = Array.from({ length: 5_000 }, (_, i) =>
      i % 3 ? `Zor${(i * 7) % 2_400}blax Quib met.` : `Name${(i * 7) % 2_400} Alpha met.`,
    ).join(" ");
    const short = () => resolver.resolve({ text: "Nobody", language: "en", dataset_uri: uri });
    await short();
    const long = resolver.resolve({ text: text.slice(0, 40_000), language: "en", dataset_uri: uri });
    await store.write(
      Array.from({ length: 1_300 }, (_, i) => ({ graph: `https://acme.example/g${i}`, remove: true })),
    );
    await short();
    const { mentions } = await long;
    for (const { text: said, entity } of mentions) if (entity) expect(entity.label).toBe(said);
    expect(mentions.some(({ entity }) => entity !== null)).toBe(true);
  });

  it("gives the answers of a graph that was so from the beginning", async () => {
    const store = createGraphStore();
    await store.write([
      named(1, "Mercury", "; :of :x"),
      named(2, "Mercury", "; :of :y"),
      ...Array.from({ length: 1_200 }, (_, i) =>
        named(i + 10, `Name${i}`, `; schema:description "lamp ${i}"`),
      ),
    ]);
    const resolver = createResolver({ publicKb: false, graph: store });
    const ask = async (of: LocalResolver) =>
      (
        await of.resolve({
          text: "The vulcanium of Mercury shone like a lamp beside Name7.",
          language: "en",
          dataset_uri: uri,
          include: ["candidates", "evidence"],
        })
      ).mentions;
    await ask(resolver);
    // What an entity is related to gets a name: the entity itself was not written.
    await store.write([
      {
        graph: "https://acme.example/x",
        rdf: { format: "turtle", data: `${prefixes} :x schema:name "Vulcanium" .` },
      },
    ]);
    const after = await ask(resolver);
    expect(after).toEqual(await ask(createResolver({ publicKb: false, graph: store })));
    expect(after[0]).toMatchObject({ text: "Mercury", entity: { id: "https://acme.example/p1" } });
    // Most entities die, so that the rest is numbered again.
    await store.write(
      Array.from({ length: 1_150 }, (_, i) => ({ graph: `https://acme.example/g${i + 20}`, remove: true })),
    );
    expect(await ask(resolver)).toEqual(await ask(createResolver({ publicKb: false, graph: store })));
  });
});

describe("ordered worlds", () => {
  const inline = [
    { id: "rome", name: "Rome", same_as: ["https://acme.example/rome"] },
    { id: "paris", name: "Paris" },
  ];

  it("the first world that resolves a mention wins it", async () => {
    const { resolver } = await graphOf(`:paris2 schema:name "Paris" . :oslo schema:name "Oslo" .`);
    const request = { text: "Paris and Oslo.", language: "en", dataset: inline };
    const answer = async (dataset_uri: string) =>
      (await resolver.resolve({ ...request, dataset_uri })).mentions.map(({ entity, dataset_uri: uri }) => [
        entity?.id,
        uri,
      ]);
    expect(await answer("inline,service://dataset/me")).toEqual([
      ["paris", "inline"],
      ["https://acme.example/oslo", "service://dataset/me"],
    ]);
    expect((await answer("service://dataset/me, inline"))[0]).toEqual([
      "https://acme.example/paris2",
      "service://dataset/me",
    ]);
  });

  it("sameAs bridge: an identity that an earlier world lists is answered as its entity, with same_as merged", async () => {
    const { resolver } = await graphOf(
      `:rome schema:name "Eternal City" ; owl:sameAs <http://www.wikidata.org/entity/Q220> .`,
    );
    const { mentions } = await resolver.resolve({
      text: "The Eternal City slept.",
      language: "en",
      dataset_uri: "inline,service://dataset/me",
      dataset: inline,
    });
    expect(mentions[0]).toMatchObject({
      dataset_uri: "inline",
      entity: { id: "rome", same_as: ["https://acme.example/rome", "http://www.wikidata.org/entity/Q220"] },
    });
  });

  describe("of a vocabulary", () => {
    const vocabulary = `
      @prefix rdf: <http://www.w3.org/1999/02/22-rdf-syntax-ns#> .
      :Thunderhead a rdfs:Class ; rdfs:label "Thunderhead"@en .
      :thunderhead a rdf:Property ; rdfs:label "thunderhead"@en ; schema:alternateName "Overcast" .
      :Anvil a owl:Class ; rdfs:label "Anvil" .
      :anvil a owl:ObjectProperty, owl:FunctionalProperty ; rdfs:label "Anvil" .
      :concept a skos:Concept ; skos:prefLabel "Bellows"@en .
      :bellows a owl:DatatypeProperty ; rdfs:label "bellows" .`;

    it("a class or concept wins over the property of its name", async () => {
      const { resolver } = await graphOf(vocabulary);
      expect(await idsIn(resolver, "We bought a Thunderhead, an Anvil and a Bellows.")).toEqual([
        "https://acme.example/Thunderhead",
        "https://acme.example/Anvil",
        "https://acme.example/concept",
      ]);
    });

    it("a property keeps the names that are its own, and gets one back when the class is gone", async () => {
      const { store, resolver } = await graphOf(vocabulary);
      expect(await idsIn(resolver, "We bought an Overcast.")).toEqual(["https://acme.example/thunderhead"]);
      const graph = "https://acme.example/graph";
      const without = prefixes + vocabulary.replace(":Thunderhead a", ":Thunderhead :was");
      await store.write([
        { graph, rdf: { format: "turtle", data: without.replace('"Thunderhead"@en', '"Cloud"@en') } },
      ]);
      expect(await idsIn(resolver, "We bought a Thunderhead.")).toEqual(["https://acme.example/thunderhead"]);
      const more = `${prefixes}:Cumulus a owl:Class ; rdfs:label "thunderhead" .`;
      await store.write([{ graph: "https://acme.example/more", rdf: { format: "turtle", data: more } }]);
      expect(await idsIn(resolver, "We bought a Thunderhead.")).toEqual(["https://acme.example/Cumulus"]);
      await store.write([{ graph: "https://acme.example/more", remove: true }]);
      expect(await idsIn(resolver, "We bought a Thunderhead.")).toEqual(["https://acme.example/thunderhead"]);
    });
  });
});
