import { describe, expect, it } from "vitest";
import type { Entity, Mention, ResolveRequest } from "../../src/contract/index.ts";
import { parseRequest } from "../../src/contract/schemas.ts";
import { compileList } from "../../src/datasets/lists/compile-dataset.ts";
import { Worlds } from "../../src/datasets/worlds.ts";
import { createGraphStore } from "../../src/graph/index.ts";
import { createResolver } from "../../src/resolver.ts";

const publicKb = compileList([
  {
    id: "Q41421",
    name: "Michael Jordan",
    aliases: ["Jordan"],
    description: "American basketball player of the Chicago Bulls, scored most points in playoffs",
    types: ["person"],
  },
  { id: "Q312", name: "Apple Inc.", description: "American technology company", types: ["company"] },
  { id: "Q90", name: "Paris", description: "capital of France", types: ["city"] },
]);

const resolver = createResolver({ publicKb });

async function mentionsOf(request: Partial<ResolveRequest> & { text: string }): Promise<Mention[]> {
  return (await resolver.resolve({ language: "en", include: ["evidence"], ...request })).mentions;
}

describe("the public knowledge base", () => {
  it("may be any compiled dataset, or several in layers, the first that resolves a mention winning", async () => {
    const layers = createResolver({ publicKb: [compileList([{ id: "Q220", name: "Rome" }]), publicKb] });
    const { mentions } = await layers.resolve({ text: "We saw Paris and Rome.", language: "en" });
    expect(mentions.map(({ entity, dataset_uri }) => [entity?.id, dataset_uri])).toEqual([
      ["Q90", "wikidata://public"],
      ["Q220", "wikidata://public"],
    ]);
  });

  it("has priors; a caller's list has none", async () => {
    const [known] = await mentionsOf({ text: "We saw Paris." });
    expect(known!.signals).toMatchObject({ retrieval_prior: 1, path: "public/local" });
    const [own] = await mentionsOf({ text: "We saw Paris.", dataset: [{ id: "p", name: "Paris" }] });
    expect(own!.signals).toMatchObject({ retrieval_prior: null, path: "user/local" });
  });

  it("can be left out: then it is not served", async () => {
    const without = createResolver({ publicKb: false });
    await expect(without.resolve({ text: "Paris", language: "en" })).rejects.toMatchObject({
      code: "dataset_not_supported",
    });
  });

  it("is opened once, and again after a failure", async () => {
    let opened = 0;
    const worlds = new Worlds({
      graph: undefined,
      aliases: {},
      openPublic: async () => {
        if (++opened === 1) throw new Error("not there yet");
        return [publicKb];
      },
    });
    const request = parseRequest({ text: "Paris" });
    await expect(worlds.open(request)).rejects.toThrow("not there yet");
    for (let i = 0; i < 3; i++) expect((await worlds.open(request)).worlds).toHaveLength(1);
    expect(opened).toBe(2);
  });
});

describe("ordered datasets", () => {
  const dataset: Entity[] = [
    { id: "office", name: "Paris Office" },
    { id: "mine", name: "Paris" },
  ];

  it("are tried in the order of dataset_uri, and a mention carries the one that answered", async () => {
    const text = "We saw Paris and Apple Inc. there.";
    const idsFor = async (dataset_uri: string) =>
      (await mentionsOf({ text, dataset, dataset_uri })).map((m) => [m.entity?.id, m.dataset_uri]);
    expect(await idsFor("inline,wikidata://public")).toEqual([
      ["mine", "inline"],
      ["Q312", "wikidata://public"],
    ]);
    expect(await idsFor("wikidata://public, inline")).toEqual([
      ["Q90", "wikidata://public"],
      ["Q312", "wikidata://public"],
    ]);
  });

  it("answer with the entity of the earlier one that is the same as what a later one found", async () => {
    const [mention] = await mentionsOf({
      text: "We saw Paris.",
      dataset: [{ id: "lutetia", name: "Lutetia", same_as: ["http://www.wikidata.org/entity/Q90"] }],
      dataset_uri: "inline,wikidata://public",
    });
    expect(mention).toMatchObject({ entity: { id: "lutetia", label: "Lutetia" }, dataset_uri: "inline" });
    expect(mention!.entity!.same_as).toEqual(["http://www.wikidata.org/entity/Q90"]);
  });

  it("bridge to the same entity whatever the order of the list, where several say they are the one", async () => {
    const list: Entity[] = [
      { id: "z", name: "Zet", same_as: ["wd:Q90"] },
      { id: "b", name: "Bee", same_as: ["https://www.wikidata.org/wiki/Q90"] },
    ];
    for (const dataset of [list, [...list].reverse()]) {
      const dataset_uri = "inline,wikidata://public";
      expect((await mentionsOf({ text: "We saw Paris.", dataset, dataset_uri }))[0]!.entity!.id).toBe("b");
      const own: Entity = { id: "Q90", name: "Ah" };
      const [mention] = await mentionsOf({ text: "We saw Paris.", dataset: [...dataset, own], dataset_uri });
      expect(mention!.entity!.id).toBe("Q90");
    }
  });

  it("have other names where a resolver is told so, echoed as sent", async () => {
    const graph = await createGraphStore();
    const aliased = createResolver({
      publicKb,
      graph,
      datasetAliases: { "hosted://public": "wikidata://public", "hosted://mine": "service://dataset/me" },
    });
    const answer = await aliased.resolve({
      text: "We saw Paris.",
      language: "en",
      dataset_uri: "hosted://mine,hosted://public",
    });
    expect(answer.dataset_uri).toBe("hosted://mine,hosted://public");
    expect(answer.mentions[0]).toMatchObject({ entity: { id: "Q90" }, dataset_uri: "hosted://public" });
  });

  it("under other names are the same datasets: once each, and with the same rules", async () => {
    const aliased = createResolver({
      publicKb,
      graph: createGraphStore(),
      datasetAliases: {
        "hosted://public": "wikidata://public",
        "hosted://mine": "service://dataset/me",
        "hosted://list": "inline",
      },
    });
    const ask = (request: Partial<ResolveRequest>) =>
      aliased.resolve({ text: "We saw Paris.", language: "en", ...request });
    const candidates = [{ start: 7, end: 12, candidates: [{ id: "Q90" }] }];
    await expect(ask({ dataset_uri: "hosted://mine", mentions: candidates })).rejects.toMatchObject({
      code: "candidates_not_supported",
    });
    await expect(ask({ dataset_uri: "hosted://list" })).rejects.toMatchObject({ code: "dataset_required" });
    const twice = parseRequest(
      { text: "Paris", dataset_uri: "hosted://public,wikidata://public" },
      { aliases: { "hosted://public": "wikidata://public" } },
    );
    expect(twice).toMatchObject({
      datasetUri: "hosted://public,wikidata://public",
      worlds: ["hosted://public"],
    });
    expect((await ask({ dataset_uri: "hosted://public", mentions: candidates })).mentions[0]).toMatchObject({
      entity: { id: "Q90" },
      dataset_uri: "hosted://public",
    });
  });

  it("that nobody serves are named in the problem, with those that are", async () => {
    await expect(mentionsOf({ text: "x", dataset_uri: "other://kb" })).rejects.toMatchObject({
      code: "dataset_not_supported",
      document: { errors: [{ pointer: "/dataset_uri", detail: '"other://kb" is not served' }] },
    });
    await expect(mentionsOf({ text: "x", dataset_uri: "service://dataset/me" })).rejects.toMatchObject({
      code: "dataset_not_supported",
    });
  });
});

describe("what competes with a caller's entity", () => {
  const dataset: Entity[] = [
    { id: "apple", name: "Apple", description: "our fruit shop" },
    { id: "jordan", name: "Jordan", description: "sales manager in Leeds" },
  ];

  it("an apple a day is not the caller's Apple", async () => {
    const [mention] = await mentionsOf({
      text: "An apple a day keeps the doctor away.",
      dataset,
      mentions: [{ start: 3, end: 8 }],
    });
    expect(mention).toMatchObject({ status: "unresolved", reason: "no_suitable_candidate" });
    expect(mention!.evidence!.competitor).toEqual({ kind: "common_word", label: "apple", score: null });
    expect(await mentionsOf({ text: "He ate an apple.", dataset })).toEqual([]);
  });

  it("a public entity that fits the context clearly better wins, and the evidence names it", async () => {
    const text =
      "Jordan scored 63 points in the playoffs, the most of any basketball player of the Chicago Bulls.";
    const [mention] = await mentionsOf({ text, dataset });
    expect(mention).toMatchObject({
      text: "Jordan",
      status: "unresolved",
      reason: "no_suitable_candidate",
      dataset_uri: "inline",
      evidence: {
        competitor: {
          kind: "entity",
          id: "Q41421",
          label: "Michael Jordan",
          dataset_uri: "wikidata://public",
        },
      },
    });
    expect(mention!.next_action).toContain("Q41421");
  });

  it("where the context says nothing for it, the caller's entity is meant", async () => {
    const [mention] = await mentionsOf({ text: "Please ask Jordan about the sales in Leeds.", dataset });
    expect(mention).toMatchObject({ status: "resolved", entity: { id: "jordan" } });
  });

  it("competes from any layer of the public knowledge base", async () => {
    const text =
      "Jordan scored 63 points in the playoffs, the most of any basketball player of the Chicago Bulls.";
    const layers = createResolver({ publicKb: [compileList([{ id: "Q220", name: "Rome" }]), publicKb] });
    const { mentions } = await layers.resolve({ text, language: "en", dataset, include: ["evidence"] });
    expect(mentions[0]).toMatchObject({
      reason: "no_suitable_candidate",
      evidence: { competitor: { id: "Q41421" } },
    });
  });

  it("the same entity is not a competitor of itself", async () => {
    const text =
      "Jordan scored 63 points in the playoffs, the most of any basketball player of the Chicago Bulls.";
    const twin: Entity[] = [{ id: "mj", name: "Jordan", same_as: ["wd:Q41421"] }];
    expect((await mentionsOf({ text, dataset: twin }))[0]).toMatchObject({ entity: { id: "mj" } });
    const twins: Entity[] = [{ id: "a", name: "His Airness", same_as: ["Q41421"] }, ...twin];
    for (const dataset of [twins, [...twins].reverse()])
      expect((await mentionsOf({ text, dataset }))[0]).toMatchObject({ entity: { id: "mj" } });
  });

  it("without a public knowledge base nothing public competes", async () => {
    const alone = createResolver({ publicKb: false });
    const text =
      "Jordan scored 63 points in the playoffs, the most of any basketball player of the Chicago Bulls.";
    const { mentions } = await alone.resolve({ text, language: "en", dataset });
    expect(mentions[0]).toMatchObject({ entity: { id: "jordan" } });
  });
});
