import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Entity, Mention, Reason, ResolveRequest } from "../../src/contract/index.ts";
import { compileList } from "../../src/datasets/lists/compile-dataset.ts";
import { createGraphStore } from "../../src/graph/index.ts";
import { createResolver } from "../../src/resolver.ts";

const resolver = createResolver({ publicKb: false });

async function first(request: ResolveRequest): Promise<Mention> {
  const { mentions } = await resolver.resolve({
    language: "en",
    include: ["candidates", "evidence"],
    ...request,
  });
  expect(mentions.length).toBeGreaterThan(0);
  return mentions[0]!;
}

const twoMercuries: Entity[] = [
  { id: "planet", name: "Mercury", description: "planet nearest to the Sun", types: ["planet"] },
  { id: "metal", name: "Mercury", description: "liquid metal in thermometers", types: ["chemical element"] },
];

describe("the evidence says which bar a mention did not reach", () => {
  const text = "We met Volkswagn there.";
  const mentions = [{ start: 7, end: 16 }];

  it("the floor of the score", async () => {
    const { score, evidence } = await first({ text, mentions, dataset: [{ id: "vw", name: "Wolkswagen" }] });
    expect(evidence).toMatchObject({ unmet: ["floor"] });
    expect(evidence).not.toHaveProperty("least_probability");
    expect(score).toBeLessThan(evidence!.floor);
  });

  it("the probability that the caller asked for", async () => {
    const mention = await first({
      text,
      mentions,
      dataset: [{ id: "vw", name: "Volkswagen" }],
      min_probability: 1,
    });
    expect(mention).toMatchObject({ reason: "low_relevance", evidence: { least_probability: 1 } });
    expect(mention.evidence!.unmet).toEqual(["least_probability"]);
    expect(mention.score).toBeGreaterThan(mention.evidence!.floor);
  });

  it("the probability of a name of which the detector is not sure", async () => {
    const { mentions } = await createResolver().resolve({
      text: "Corona was there.",
      language: "en",
      include: ["evidence"],
    });
    const [{ reason, score, signals, evidence, next_action }] = mentions as [Mention];
    expect(reason).toBe("low_relevance");
    expect(score).toBeGreaterThan(evidence!.floor);
    expect(evidence).toMatchObject({ unmet: ["least_probability"], least_probability: 0.5 });
    expect(signals.match_probability).toBeLessThan(0.5);
    expect(next_action).toMatch(/mark it as a mention/);
  });

  it("none where the mention resolves, though it tells what was asked for", async () => {
    const { status, evidence } = await first({
      text: "Rome won.",
      dataset: [{ id: "r", name: "Rome" }],
      min_probability: 0.1,
    });
    expect([status, evidence!.least_probability]).toEqual(["resolved", 0.1]);
    expect(evidence).not.toHaveProperty("unmet");
  });
});

describe("the margin of a mention is a difference of log-odds", () => {
  it("of the best two scores", async () => {
    const { candidates, signals, evidence } = await first({
      text: "The planet Mercury is bright.",
      dataset: twoMercuries,
    });
    const [best, next] = candidates!.map(({ score }) => Math.log(score! / (1 - score!)));
    expect(signals.margin).toBeCloseTo(best! - next!, 3);
    expect(evidence!.margin).toBe(0.5);
  });
});

describe("a mention is resolved or unresolved with one of four reasons", () => {
  it("no_candidates: nothing in the dataset has that name", async () => {
    const mention = await first({ text: "We met Zorblax yesterday.", dataset: twoMercuries });
    expect(mention).toMatchObject({
      text: "Zorblax",
      status: "unresolved",
      reason: "no_candidates",
      entity: null,
      score: null,
    });
    expect(mention.evidence).toMatchObject({ name: "zorblax" });
    expect(mention.signals.path).toBe("user/local");
    expect(mention.evidence?.kinds_tried).toContain("fuzzy");
    expect(mention.next_action).toContain('alias "Zorblax"');
  });

  it("no_candidates: a graph that the request does not ask is named, as this resolver calls it", async () => {
    const graph = createGraphStore();
    await graph.write([
      { graph: "x:g", rdf: { format: "turtle", data: '<x:z> <https://schema.org/name> "Zorblax" .' } },
    ]);
    const own = createResolver({ graph, datasetAliases: { "our://graph": "service://dataset/me" } });
    const request = { text: "We met Zorblax yesterday.", language: "en" };
    const nextOf = async (more: Partial<ResolveRequest>) =>
      (await own.resolve({ ...request, mentions: [{ start: 7, end: 14 }], ...more })).mentions[0]
        ?.next_action;
    expect(await nextOf({})).toBe(
      "Name our://graph in dataset_uri if your graph has the entity: this request does not ask it.",
    );
    expect(await nextOf({ dataset_uri: "our://graph" })).toBeUndefined();
    expect(await nextOf({ dataset: twoMercuries })).toContain('alias "Zorblax"');
  });

  it("no_candidates: the evidence has the nearest names of all worlds, with their distance", async () => {
    const mention = await first({
      text: "We met Roomba yesterday.",
      dataset: [
        { id: "rome", name: "Rome" },
        { id: "x", name: "Something else" },
      ],
    });
    expect(mention).toMatchObject({ reason: "no_candidates", candidates: [], score: null });
    expect(mention.evidence!.nearest).toEqual([{ name: "Rome", id: "rome", distance: 3 }]);
    const layered = createResolver({ publicKb: compileList([{ id: "Q1", name: "Rumba" }]) });
    const { mentions } = await layered.resolve({
      text: "We met Roomba yesterday.",
      language: "en",
      include: ["evidence"],
      dataset_uri: "inline,wikidata://public",
      dataset: [{ id: "rome", name: "Rome" }],
    });
    expect(mentions[0]!.evidence!.nearest?.map(({ id }) => id)).toContain("rome");
  });

  it("no_candidates: the nearest names have an entity of several layers once, by its nearest name", async () => {
    const layers = ["Rome", "Roma"].map((name) => compileList([{ id: "Q220", name }]));
    const { mentions } = await createResolver({ publicKb: layers }).resolve({
      text: "We met Roomba yesterday.",
      language: "en",
      include: ["evidence"],
    });
    expect(mentions[0]!.evidence!.nearest).toEqual([{ name: "Roma", id: "Q220", distance: 2 }]);
  });

  it("no_suitable_candidate: the best two are within the margin", async () => {
    const mention = await first({ text: "They spoke of Mercury.", dataset: twoMercuries });
    expect(mention).toMatchObject({ status: "unresolved", reason: "no_suitable_candidate", entity: null });
    expect(mention.evidence?.competitor?.kind).toBe("runner_up");
    expect(mention.candidates).toHaveLength(2);
  });

  it("no_suitable_candidate: a common word is not a name", async () => {
    const mentions = [{ start: 3, end: 8 }];
    const mention = await first({
      text: "An apple a day.",
      dataset: [{ id: "firm", name: "Apple" }],
      mentions,
    });
    expect(mention).toMatchObject({ reason: "no_suitable_candidate" });
    expect(mention.evidence?.competitor).toMatchObject({ kind: "common_word", label: "apple" });
  });

  it("type_conflict: the best candidate has the wrong type compared with the mention type sent", async () => {
    const text = "Rome was not built in a day.";
    const dataset = [{ id: "rome", name: "Rome", types: ["city"] }];
    const mention = await first({ text, dataset, mentions: [{ start: 0, end: 4, type: "person" }] });
    expect(mention).toMatchObject({ reason: "type_conflict", entity: null, type: "person" });
    expect(mention.next_action).toContain("person");
  });

  it("low_relevance: the evidence is too weak", async () => {
    const mention = await first({
      text: "We met Volkswagn there.",
      dataset: [{ id: "vw", name: "Wolkswagen" }],
      mentions: [{ start: 7, end: 16 }],
    });
    expect(mention).toMatchObject({ reason: "low_relevance", signals: { match_kind: "fuzzy" } });
    expect(mention.score).toBeLessThan(mention.evidence!.floor);
  });

  it("resolved: the mention is linked to an entity", async () => {
    const mention = await first({ text: "Mercury is the planet nearest to the Sun.", dataset: twoMercuries });
    expect(mention).toMatchObject({ status: "resolved", entity: { id: "planet", label: "Mercury" } });
    expect(mention.reason).toBeUndefined();
    expect(mention.next_action).toBeUndefined();
  });
});

describe("types", () => {
  const city = [{ id: "rome", name: "Rome", types: ["http://schema.org/City"] }];
  const span = (type: string) => [{ start: 0, end: 4, type }];

  for (const type of [
    "city",
    "City",
    "schema:City",
    "https://schema.org/Place",
    "place",
    "Q515",
    "wd:Q515",
    "location",
    "GPE",
  ]) {
    it(`${type} fits a city`, async () => {
      expect((await first({ text: "Rome won.", dataset: city, mentions: span(type) })).status).toBe(
        "resolved",
      );
    });
  }

  for (const type of [
    "person",
    " Person ",
    "Q5",
    "Organization",
    "schema:Movie",
    "HTTPS://schema.org/Movie",
  ]) {
    it(`${type} does not`, async () => {
      expect((await first({ text: "Rome won.", dataset: city, mentions: span(type) })).reason).toBe(
        "type_conflict",
      );
    });
  }

  it("an unknown type is compatible", async () => {
    expect((await first({ text: "Rome won.", dataset: city, mentions: span("gizmo") })).status).toBe(
      "resolved",
    );
  });

  it("an entity without types is compatible", async () => {
    expect(
      (await first({ text: "Rome won.", dataset: [{ id: "r", name: "Rome" }], mentions: span("person") }))
        .status,
    ).toBe("resolved");
  });

  it("chooses among candidates", async () => {
    const mention = await first({
      text: "Mercury is bright.",
      dataset: twoMercuries,
      mentions: [{ start: 0, end: 7, type: "planet" }],
    });
    expect(mention.entity?.id).toBe("planet");
  });
});

const word = fc.constantFrom("Mercury", "Rome", "Apple", "Ada", "Lovelace", "Orion", "Vega", "Acme");
const entityArbitrary = fc.record(
  {
    name: fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(" ")),
    description: fc.constantFrom(
      "a planet",
      "a city in Italy",
      "a firm that makes anvils",
      "a mathematician",
    ),
    types: fc.constantFrom<string[]>(["person"], ["city"], ["company"], []),
  },
  { requiredKeys: ["name"] },
);
const datasetArbitrary = fc
  .array(entityArbitrary, { minLength: 1, maxLength: 8 })
  .map((list) => list.map((entity, i): Entity => ({ ...entity, id: `e${i}` })));
const textArbitrary = fc
  .array(fc.oneof(word, fc.constantFrom("the", "planet", "city", "in", "Italy", "met", "Zorblax", ".")), {
    minLength: 2,
    maxLength: 12,
  })
  .map((words) => words.join(" "));
const typeArbitrary = fc.constantFrom(undefined, "person", "city", "company");

describe("for any text and dataset", () => {
  const run = (check: (request: ResolveRequest, dataset: Entity[]) => Promise<void>) =>
    fc.assert(
      fc.asyncProperty(textArbitrary, datasetArbitrary, typeArbitrary, async (text, dataset, type) => {
        const end = Math.max(1, text.indexOf(" "));
        const mentions = type === undefined ? undefined : [{ start: 0, end, type }];
        await check(
          {
            text,
            language: "en",
            dataset,
            include: ["candidates", "evidence"],
            ...(mentions ? { mentions } : {}),
          },
          dataset,
        );
      }),
      { numRuns: 150 },
    );

  it("exactly one of entity and reason is there, and the text is the slice", async () => {
    await run(async (request) => {
      const { mentions } = await resolver.resolve(request);
      for (const { status, entity, reason, start, end, text } of mentions) {
        expect([status === "resolved", entity !== null, reason === undefined]).toEqual(
          Array(3).fill(status === "resolved"),
        );
        expect(text).toBe(request.text.slice(start, end));
      }
    });
  });

  it("features add up to the score before squashing", async () => {
    await run(async (request) => {
      const { mentions } = await resolver.resolve(request);
      for (const { candidates = [] } of mentions) {
        for (const { score, features } of candidates) {
          const sum = Object.values(features!).reduce((a, b) => a + b, 0);
          expect(score).toBeCloseTo(1 / (1 + Math.exp(-sum)), 5);
        }
      }
    });
  });

  it("dropping the sent type removes type_conflict", async () => {
    await run(async (request) => {
      const untyped = { ...request, mentions: request.mentions?.map(({ start, end }) => ({ start, end })) };
      if (!request.mentions) return;
      const { mentions } = await resolver.resolve(untyped);
      expect(mentions.map(({ reason }) => reason)).not.toContain<Reason>("type_conflict");
    });
  });

  it("adding the mention as an alias leaves no_candidates", async () => {
    await run(async (request, dataset) => {
      const { mentions } = await resolver.resolve(request);
      // A name without a letter or digit cannot be an alias.
      const missing = mentions.filter(
        ({ reason, text }) => reason === "no_candidates" && /[\p{L}\p{N}]/u.test(text),
      );
      const aliased = dataset.map((entity, i) =>
        i === 0 ? { ...entity, aliases: missing.map(({ text }) => text) } : entity,
      );
      const again = await resolver.resolve({
        ...request,
        dataset: aliased,
        mentions: mentions.map(({ start, end }) => ({ start, end })),
      });
      for (const [i, { reason }] of again.mentions.entries()) {
        if (missing.includes(mentions[i]!)) expect(reason).not.toBe("no_candidates");
      }
    });
  });

  it("the order of many entities that are equally near never matters", async () => {
    const many = Array.from({ length: 60 }, (_, i): Entity => ({ id: `e${i}`, name: "Wolkswagen" }));
    const mentionsOf = async (dataset: Entity[]) =>
      (
        await resolver.resolve({
          text: "We met Volkswagn there.",
          language: "en",
          dataset,
          include: ["candidates"],
          mentions: [{ start: 7, end: 16 }],
        })
      ).mentions;
    const straight = await mentionsOf(many);
    expect(straight[0]!.candidates).toHaveLength(30);
    expect(await mentionsOf([...many].reverse())).toEqual(straight);
  });

  it("the order of the entities never matters", async () => {
    await run(async (request, dataset) => {
      const mentionsOf = async (entities: Entity[]) =>
        (await resolver.resolve({ ...request, dataset: entities })).mentions;
      const straight = await mentionsOf(dataset);
      expect(await mentionsOf([...dataset].reverse())).toEqual(straight);
      expect(await mentionsOf([...dataset.slice(1), dataset[0]!])).toEqual(straight);
    });
  });
});
