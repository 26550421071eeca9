import { describe, expect, expectTypeOf, test } from "vitest";
import { ProblemError } from "../../src/contract/problem.ts";
import { parseRdf } from "../../src/graph/index.ts";
import { createResolver } from "../../src/index.ts";
import * as kbEntry from "../../src/kb/index.ts";
import {
  type BuiltKb,
  buildKb,
  type CompiledDataset,
  type Kb,
  type KbEntity,
  lintDataset,
  mergeKbs,
  nearInKb,
  openKb,
  readEntities,
  searchKb,
  splitKb,
} from "../../src/kb/index.ts";

const opened = ({ parts }: BuiltKb) => openKb(Buffer.concat(parts));

const towns: KbEntity[] = [
  {
    id: "Q1",
    name: { en: "Alphaville", it: "Alfavilla" },
    types: ["city"],
    mass: 30,
    description: { en: "a city" },
  },
  { id: "Q2", name: "Freedonia", types: ["country"], relations: [{ property: "capital", value: "Q1" }] },
  { id: "http://e.example/3", name: "Betatown", aliases: ["Alphaville"], mass: 10 },
];

describe("buildKb", () => {
  test("makes a pack of entities, which openKb opens and createResolver takes", async () => {
    const built = await buildKb(towns, { origin: { source: "a test", license: "CC0-1.0" } });
    expect(built.counts).toMatchObject({ entities: 3, statements: 1, dropped: {} });
    const kb = await opened(built);
    expect(kb.meta).toMatchObject({ entities: 3, source: "a test", license: "CC0-1.0", command: "" });
    expect(kb.record(kb.find("Q1")!).labels).toEqual({ en: "Alphaville", it: "Alfavilla" });
    expect(kb.statements(kb.find("Q2")!)).toEqual([{ property: "P36", value: kb.find("Q1") }]);
    const { mentions } = await createResolver({ publicKb: kb }).resolve({
      text: "We went to Freedonia.",
      language: "en",
    });
    expect(mentions[0]?.entity?.id).toBe("Q2");
  });

  test("refuses an unknown field of the origin, as merging and splitting do", async () => {
    const refused = (pointer: string) => ({
      code: "invalid_request",
      document: { errors: [{ pointer, detail: 'is not an option; did you mean "license"?' }] },
    });
    const origin: object = { licence: "CC0-1.0" };
    await expect(buildKb(towns, { origin })).rejects.toMatchObject(refused("/origin/licence"));
    await expect(buildKb(towns, { origin: { source: 5 as never } })).rejects.toMatchObject({
      document: { errors: [{ pointer: "/origin/source" }] },
    });
    const kb = await opened(await buildKb(towns));
    const thrown = [() => mergeKbs([kb], origin), () => splitKb(kb, 0.5, origin)].map((make) => {
      try {
        return make();
      } catch (error) {
        return error;
      }
    });
    for (const error of thrown) expect(error).toMatchObject(refused("/licence"));
  });

  test("reads streams of entities, up to a limit, and counts what it reads", async () => {
    const read: number[] = [];
    const csv = readEntities("id,name\n1,One\n2,Two\n3,Three\n");
    const { counts } = await buildKb(csv, { limit: 2, tick: (n) => read.push(n) });
    expect([counts.entities, read]).toEqual([2, [1, 2, 3]]);
  });

  test("reads the bytes of a dump, and quads", async () => {
    const item = (id: string, value: string) =>
      `{"type":"item","id":"${id}","labels":{"en":{"language":"en","value":"${value}"}},"claims":{},"sitelinks":{}}`;
    async function* dump() {
      yield Buffer.from(`[\n${item("Q5", "Gammaburg")},\n${item("Q6", "Deltaport")}\n]\n`);
    }
    expect((await buildKb({ wikidata: dump() })).counts).toMatchObject({ entities: 2, names: 2 });
    const quads = await parseRdf(
      '<http://e.example/r> <http://www.w3.org/2000/01/rdf-schema#label> "Forge"@en .',
      "turtle",
    );
    const kb = await opened(await buildKb({ rdf: [quads] }));
    expect(kb.record(0)).toMatchObject({ id: "http://e.example/r", labels: { en: "Forge" } });
  });

  describe("completes the items of a dump", () => {
    const dumpOf = (...items: readonly object[]) =>
      async function* () {
        for (const item of items)
          yield Buffer.from(`${JSON.stringify({ type: "item", claims: {}, ...item })}\n`);
      };
    const text = (language: string, value: string) => ({ [language]: { language, value } });
    const germany = { id: "Q183", labels: text("en", "Germany"), descriptions: text("en", "my own words") };

    test("with the names and descriptions of the starter, and adds no items", async () => {
      const kb = await opened(await buildKb({ wikidata: dumpOf(germany)() }));
      const { labels, aliases, descriptions } = kb.record(kb.find("Q183")!);
      expect(kb.meta.entities).toBe(1);
      expect([labels.en, labels.de, labels.it]).toEqual(["Germany", "Deutschland", "Germania"]);
      expect(aliases.de).toContain("Bundesrepublik Deutschland");
      expect(descriptions.en).toBe("my own words");
    });

    test("with another knowledge base, whose label is an alias where the item has one", async () => {
      const completeFrom = await opened(
        await buildKb([
          { id: "Q183", name: { en: "Germany", fr: "Allemagne" }, description: { fr: "un pays" } },
          { id: "Q142", name: "France" },
        ]),
      );
      const labels = { ...text("en", "Germany"), ...text("fr", "Alemanha") };
      const built = await buildKb({ wikidata: dumpOf({ ...germany, labels })() }, { completeFrom });
      const kb = await opened(built);
      expect(kb.record(kb.find("Q183")!)).toMatchObject({
        labels: { en: "Germany", fr: "Alemanha" },
        aliases: { fr: ["Allemagne"] },
        descriptions: { en: "my own words", fr: "un pays" },
      });
      expect(kb.find("Q142")).toBeUndefined();
    });

    test("without a name twice, and tells the source and the licence of both", async () => {
      const completeFrom = await opened(
        await buildKb(
          [{ id: "Q183", name: { en: "Federal Germany" }, aliases: { en: ["Germany", "BRD"], de: ["BRD"] } }],
          { origin: { source: "a list", license: "MIT" } },
        ),
      );
      const origin = { source: "a dump", license: "CC0-1.0" };
      const kb = await opened(await buildKb({ wikidata: dumpOf(germany)() }, { completeFrom, origin }));
      expect(kb.record(kb.find("Q183")!).aliases).toEqual({ en: ["BRD", "Federal Germany"], de: ["BRD"] });
      expect(kb.meta).toMatchObject({ source: "a dump; a list", license: "CC0-1.0; MIT" });
    });

    test("and refuses what is not an open knowledge base", async () => {
      const wrong = { completeFrom: "starter" as unknown as Kb };
      await expect(buildKb({ wikidata: dumpOf(germany)() }, wrong)).rejects.toMatchObject({
        code: "invalid_request",
        document: { errors: [{ pointer: "/completeFrom" }] },
      });
    });

    test("not where another Wikibase has the QID for something else, nor if nothing is to complete it", async () => {
      const other = { id: "Q183", labels: text("en", "a tractor of ours") };
      const names = async (item: object, options = {}) => {
        const kb = await opened(await buildKb({ wikidata: dumpOf(item)() }, options));
        return kb.meta.names;
      };
      expect(await names(other)).toBe(1);
      expect(await names(germany, { completeFrom: null })).toBe(1);
    });
  });

  test("keeps items apart whose numbers are alike in 32 bits, and finds each by any form of its id", async () => {
    const numbers = [5, 2 ** 31 - 1, 2 ** 31, 2 ** 32, 2 ** 32 + 5, 99_999_999_999_999];
    const entities = numbers.map((number) => ({ id: `Q${number}`, name: `Item ${number}` }));
    const relations = [{ property: "capital", value: "Q4294967301" }];
    const kb = await opened(await buildKb([...entities, { id: "x:own", name: "Own", relations }]));
    expect(kb.statements(kb.find("x:own")!)).toMatchObject([{ value: kb.find("Q4294967301") }]);
    for (const number of numbers) {
      const entity = kb.find(`http://www.wikidata.org/entity/Q${number}`)!;
      expect([kb.record(entity).id, kb.idOf(entity)]).toEqual([`Q${number}`, `Q${number}`]);
    }
  });

  test("refuses an entity of a wrong shape by its place, and nothing at all", async () => {
    const wrong = buildKb([towns[0]!, { id: "x" } as KbEntity]);
    await expect(wrong).rejects.toMatchObject({
      code: "invalid_dataset",
      document: { errors: [{ pointer: "/1", detail: "/name is required" }] },
    });
    await expect(buildKb([])).rejects.toThrow("no entity is left to keep");
  });
});

describe("searchKb", () => {
  test("finds who has a name, whatever its case, with the share that each has in it", async () => {
    const kb = await opened(await buildKb(towns));
    expect(searchKb(kb, "ALPHAVILLE", "en")).toEqual([
      { entity: 0, id: "Q1", label: "Alphaville", description: "a city", prior: 0.75 },
      { entity: 2, id: "http://e.example/3", label: "Betatown", description: undefined, prior: 0.25 },
    ]);
    expect(searchKb(kb, "nobody")).toEqual([]);
  });

  test("and what is near to a name that nothing has", async () => {
    const kb = await opened(await buildKb(towns));
    expect((await nearInKb(kb, "Fredonia")).map(({ id }) => id)).toEqual(["Q2"]);
  });
});

describe("mergeKbs", () => {
  test("keeps the first of two entities with one id, and joins what is told of the sources", async () => {
    const one = await opened(await buildKb([towns[0]!], { origin: { source: "one", license: "CC0-1.0" } }));
    const two = await opened(
      await buildKb([{ id: "Q1", name: "Other" }, towns[1]!], {
        origin: { source: "two", license: "CC0-1.0" },
      }),
    );
    const kb = await opened(mergeKbs([one, two], { command: "by hand" }));
    expect(kb.meta).toMatchObject({
      entities: 2,
      source: "one; two",
      license: "CC0-1.0",
      command: "by hand",
    });
    expect(kb.record(kb.find("Q1")!).labels.en).toBe("Alphaville");
  });
});

describe("openKb", () => {
  test("opens the starter if nothing is named", async () => {
    const kb = await openKb();
    expect(kb.record(kb.find("Q90")!).labels.it).toBe("Parigi");
    kb.verify();
  });

  test("refuses anything that is not a pack", async () => {
    await expect(openKb(new Uint8Array([1, 2, 3]))).rejects.toBeInstanceOf(ProblemError);
  });
});

describe("referent/kb", () => {
  test("has these functions and no others", () => {
    expect(Object.keys(kbEntry).sort()).toEqual([
      "buildKb",
      "columnsText",
      "fetchKb",
      "lintDataset",
      "memoryCache",
      "mergeKbs",
      "nearInKb",
      "openKb",
      "parseColumns",
      "readEntities",
      "searchKb",
      "splitKb",
      "understoodColumns",
    ]);
  });

  test("gives what createResolver takes, and lint as the command has it", async () => {
    expectTypeOf<Kb>().toExtend<CompiledDataset>();
    const findings = await lintDataset([
      { id: "a", name: "A" },
      { id: "b", name: "A" },
    ]);
    expect(findings.map(({ rule }) => rule)).toContain("ambiguous_name");
  });
});
