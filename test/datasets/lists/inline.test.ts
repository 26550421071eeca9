import { describe, expect, it } from "vitest";
import { type Entity, limits, type ProblemError } from "../../../src/contract/index.ts";
import { compileDataset, compileList } from "../../../src/datasets/lists/compile-dataset.ts";
import { InlineList } from "../../../src/datasets/lists/inline.ts";
import { ListCache } from "../../../src/datasets/lists/list-cache.ts";
import { cut } from "../../../src/text/pieces.ts";

const rome = (): Entity[] => [
  {
    id: "rome",
    name: { en: "Rome", "it-IT": "Roma" },
    aliases: { en: ["Eternal City"], la: "Urbs" },
    same_as: ["wd:Q220"],
  },
  { id: "paris", label: "Paris", aliases: ["City of Light"], type: "city", description: "capital of France" },
];

const has = (list: InlineList, name: string) => list.names.find(cut(name), 0, cut(name).count) !== 0;

function thrown(run: () => unknown): ProblemError | undefined {
  try {
    run();
  } catch (error) {
    return error as ProblemError;
  }
  return undefined;
}

describe("an inline list", () => {
  it("of one entity has more names and aliases than a call has arguments", async () => {
    const many = Array.from({ length: 300_000 }, (_, i) => `n${i}`);
    const entity = {
      id: "1",
      name: Object.fromEntries(many.map((tag) => [tag, "a"])),
      aliases: { en: many },
    };
    const list = await InlineList.compile([entity], () => undefined);
    expect(has(list, "n299999")).toBe(true);
    expect(list.record(0).aliases.en).toHaveLength(300_000);
  });

  it("has names, labels and aliases in every language, as strings and as language maps", () => {
    const list = compileList(rome());
    for (const name of ["Rome", "Roma", "Eternal City", "Urbs", "Paris", "City of Light"])
      expect(has(list, name), name).toBe(true);
    expect(has(list, "London")).toBe(false);
  });

  it("gives back records in one shape", () => {
    const list = compileList(rome());
    expect(list.record(0)).toMatchObject({
      id: "rome",
      labels: { en: "Rome", it: "Roma" },
      sameAs: ["wd:Q220"],
    });
    expect(list.record(1)).toMatchObject({
      labels: { mul: "Paris" },
      descriptions: { mul: "capital of France" },
      types: ["city"],
    });
  });

  it("finds an entity by its id and by what it is the same as; the id goes first", () => {
    const list = compileList([
      { id: "a", name: "A", same_as: ["https://example.org/x", "Q2"] },
      { id: "wd:Q2", name: "B" },
    ]);
    expect(list.find("a")).toBe(0);
    expect(list.find("http://example.org/x")).toBe(0);
    expect(list.find("Q2")).toBe(1);
    expect(list.find("Q3")).toBeUndefined();
  });
});

describe("compileDataset", () => {
  it("takes a list or an object around it", () => {
    expect(compileDataset(rome()).size).toBe(2);
    expect(compileDataset({ entities: rome() }).size).toBe(2);
  });

  it("keeps the list as it was, whatever the caller does to it later", () => {
    const mine = rome();
    const list = compileDataset(mine);
    mine[0]!.name = "Carthage";
    mine.pop();
    expect(list.entities).toEqual(rome());
  });

  it("as JSON is the list itself", () => {
    expect(JSON.parse(JSON.stringify(compileDataset(rome())))).toEqual(rome());
    expect(JSON.parse(JSON.stringify({ dataset: compileDataset({ entities: rome() }) }))).toEqual({
      dataset: rome(),
    });
  });

  it("throws invalid_dataset with a pointer, and dataset_too_large beyond the limit", () => {
    const broken = thrown(() => compileDataset([{ id: "a" }] as Entity[]));
    expect(broken).toMatchObject({ code: "invalid_dataset" });
    expect(broken?.document.errors).toEqual([{ pointer: "/dataset/0/name", detail: "is required" }]);
    const many = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ id: `e${i}`, name: `Name ${i}` }));
    expect(compileDataset(many(limits.datasetEntities)).size).toBe(limits.datasetEntities);
    expect(thrown(() => compileDataset(many(limits.datasetEntities + 1)))?.code).toBe("dataset_too_large");
  });
});

describe("the order of a list", () => {
  const inOrders = (entities: Entity[]) => [entities, [...entities].reverse()].map((one) => compileList(one));
  const find = (list: InlineList, name: string) => list.names.find(cut(name), 0, cut(name).count);

  it("does not tell what is known of a name that a hundred entities share", () => {
    const entities = Array.from({ length: 100 }, (_, i) => ({
      id: String(i),
      name: i < 70 ? "Zorba" : "zorba",
      types: [i < 70 ? "City" : "Person"],
    }));
    const [facts, others] = inOrders(entities).map((list) =>
      [0, 1].map((word) => list.nameFact(find(list, "Zorba"), word as 0 | 1)),
    );
    expect(facts).toEqual(others);
  });

  it("does not tell which of more than 100,000 names get other spellings", () => {
    const entities = Array.from({ length: 1_000 }, (_, i) => ({
      id: String(i),
      name: `Unit Z${i}K`,
      aliases: Array.from({ length: 149 }, (_, k) => `a${i % 10}${k}`),
    }));
    const [known, others] = inOrders(entities).map((list) =>
      entities.filter((_, i) => has(list, `Unit Z ${i} K`)).map(({ id }) => id),
    );
    expect(known).toEqual(others);
    expect(known!.length).toBeGreaterThan(100);
    expect(known!.length).toBeLessThan(1_000);
  }, 60_000);
});

describe("the list cache", () => {
  it("knows a list by its identity", async () => {
    const cache = new ListCache();
    const mine = rome();
    expect(await cache.compile(mine)).toBe(await cache.compile(mine));
    const wrapped = { entities: mine };
    expect(await cache.compile(wrapped)).toBe(await cache.compile(wrapped));
  });

  it("knows a list by its content", async () => {
    const cache = new ListCache();
    expect(await cache.compile(rome())).toBe(await cache.compile(rome()));
    expect(await cache.compile(rome())).toBe(await cache.compile({ entities: rome() }));
    expect(await cache.compile(rome())).not.toBe(await cache.compile(rome().slice(1)));
  });

  it("forgets lists of together more than 500,000 names, but never the last list", async () => {
    const cache = new ListCache();
    const big = (id: string): Entity[] =>
      Array.from({ length: 1_300 }, (_, i) => ({
        id: `${id}${i}`,
        name: `N${i}`,
        aliases: Array.from({ length: 199 }, (_, k) => `a${k}`),
      }));
    const small = await cache.compile(rome());
    const first = await cache.compile(big("first"));
    expect(await cache.compile(rome())).toBe(small);
    expect(await cache.compile(big("first"))).toBe(first);
    await cache.compile(big("second"));
    expect(await cache.compile(rome())).not.toBe(small);
    expect(await cache.compile(big("first"))).not.toBe(first);
  }, 60_000);

  it("takes a compiled list as it is", async () => {
    const list = compileDataset(rome());
    expect(await new ListCache().compile(list)).toBe(list);
  });

  it.each<[string, (list: Entity[]) => void]>([
    ["a name", (list) => (list[0]!.name = "Carthage")],
    ["a name of a language map", (list) => ((list[0]!.name as Record<string, string>).en = "Carthage")],
    ["an alias", (list) => ((list[1]!.aliases as string[])[0] = "Carthage")],
    [
      "an alias of a language map",
      (list) => ((list[0]!.aliases as Record<string, string[]>).en![0] = "Carthage"),
    ],
    ["a new alias", (list) => (list[1]!.aliases as string[]).push("Carthage")],
    ["a new language", (list) => ((list[0]!.name as Record<string, string>).fr = "Carthage")],
    ["a new entity", (list) => list.push({ id: "carthage", name: "Carthage" })],
    ["another entity", (list) => (list[1] = { id: "paris", name: "Carthage" })],
  ])("sees a change in place: %s", async (_, change) => {
    const cache = new ListCache();
    const mine = rome();
    expect(has(await cache.compile(mine), "Carthage")).toBe(false);
    change(mine);
    expect(has(await cache.compile(mine), "Carthage")).toBe(true);
  });

  it.each<[string, (list: Entity[]) => void, object]>([
    ["a description", (list) => (list[1]!.description = "a town"), { descriptions: { mul: "a town" } }],
    ["a type", (list) => (list[1]!.type = "person"), { types: ["person"] }],
    ["an identity", (list) => (list[1]!.same_as = ["wd:Q90"]), { sameAs: ["wd:Q90"] }],
  ])("sees a change in place: %s", async (_, change, record) => {
    const cache = new ListCache();
    const mine = rome();
    await cache.compile(mine);
    change(mine);
    expect((await cache.compile(mine)).record(1)).toMatchObject(record);
  });

  it("checks a list again that was changed into something else", async () => {
    const cache = new ListCache();
    const mine = rome();
    await cache.compile(mine);
    (mine as unknown[])[0] = null;
    await expect(cache.compile(mine)).rejects.toMatchObject({ code: "invalid_dataset" });
  });

  it("sees the removal of an entity", async () => {
    const cache = new ListCache();
    const mine = rome();
    await cache.compile(mine);
    mine.shift();
    expect((await cache.compile(mine)).size).toBe(1);
  });

  it("forgets the oldest list, not the answer: a list that is forgotten is compiled again", async () => {
    const cache = new ListCache();
    const first = await cache.compile([{ id: "a", name: "Name 0" }]);
    for (let i = 1; i <= 20; i++) await cache.compile([{ id: "a", name: `Name ${i}` }]);
    const again = await cache.compile([{ id: "a", name: "Name 0" }]);
    expect(again).not.toBe(first);
    expect(has(again, "Name 0")).toBe(true);
  });

  it("throws on anything that is not a list", async () => {
    for (const wrong of [null, undefined, 7, "list", {}, { entities: {} }])
      await expect(new ListCache().compile(wrong)).rejects.toMatchObject({ code: "invalid_dataset" });
  });
});
