import { describe, expect, test } from "vitest";
import { lineBlocks } from "../../../src/datasets/build/line-blocks.ts";
import {
  type BlockReading,
  readWikidata,
  type WikidataOptions,
} from "../../../src/datasets/build/wikidata.ts";
import { WikidataReader } from "../../../src/datasets/build/wikidata-reader.ts";
import { searchNames } from "../../../src/datasets/names/search-names.ts";
import { openPack } from "../../../src/datasets/pack/pack.ts";
import { joined } from "../../../src/datasets/pack/pack-names.ts";

const term = (language: string, value: string) => ({ language, value });
const terms = (map: Record<string, string>) =>
  Object.fromEntries(Object.entries(map).map(([tag, value]) => [tag, term(tag, value)]));
const item = (id: string, rank = "normal") =>
  snak({ value: { "entity-type": "item", id }, type: "wikibase-entityid" }, "wikibase-item", rank);
const text = (language: string, value: string) =>
  snak({ value: { text: value, language }, type: "monolingualtext" }, "monolingualtext");

/** A statement as Wikidata writes it, with a qualifier and a reference that must not be taken for it. */
function snak(datavalue: unknown, datatype: string, rank = "normal"): (property: string) => unknown {
  const other = {
    snaktype: "value",
    property: "P31",
    hash: "x",
    datavalue: { value: { "entity-type": "item", id: "Q4167410" }, type: "wikibase-entityid" },
    datatype: "wikibase-item",
  };
  return (property) => ({
    mainsnak: {
      snaktype: datavalue ? "value" : "somevalue",
      property,
      ...(datavalue ? { datavalue } : {}),
      datatype,
    },
    type: "statement",
    qualifiers: { P31: [other] },
    "qualifiers-order": ["P31"],
    id: `Q1$${rank}`,
    rank,
    references: [{ hash: "y", snaks: { P31: [other] }, "snaks-order": ["P31"] }],
  });
}

function entity(
  id: string,
  labels: Record<string, string>,
  claims: Record<string, ((p: string) => unknown)[]> = {},
  more: object = {},
) {
  return {
    type: "item",
    id,
    labels: terms(labels),
    descriptions: [],
    aliases: [],
    claims: Object.fromEntries(Object.entries(claims).map(([p, list]) => [p, list.map((make) => make(p))])),
    sitelinks: [],
    lastrevid: 1,
    ...more,
  };
}

const link = (site: string, title: string) => ({ site, title, badges: [] });
const france = entity(
  "Q142",
  { en: "France", it: "Francia" },
  { P31: [item("Q6256")], P1549: [text("en", "French"), text("pl", "Francuz")], P36: [item("Q90")] },
);
const paris = entity(
  "Q90",
  { en: "Paris", "zh-hans": "巴黎", "pt-br": "Paris (BR)", pt: "Paris", mul: "Paris" },
  {
    P31: [item("Q5119"), item("Q1", "deprecated")],
    P17: [item("Q999", "normal"), item("Q142", "preferred")],
    P1082: [snak({ value: { amount: "+2100000", unit: "1" }, type: "quantity" }, "quantity")],
    P1813: [text("fr", "Paname")],
    P1448: [text("la", "Lutetia Parisiorum")],
    P742: [snak({ value: 'La "Ville" Lumière \\ é', type: "string" }, "string")],
    P625: [snak({ value: { latitude: 48.8 }, type: "globecoordinate" }, "globe-coordinate")],
    P571: [snak(undefined, "time")],
  },
  {
    aliases: { en: [term("en", "City of  Light"), term("en", "Paris")], "en-gb": [term("en-gb", "Paree")] },
    sitelinks: { enwiki: link("enwiki", 'Paris "Fr"'), frwiki: link("frwiki", "Paris") },
  },
);
const village = entity("Q830149", { en: "Paris" }, { P31: [item("Q200")] });
const classes = [
  entity("Q200", { en: "small settlement" }, { P279: [item("Q201")] }),
  entity("Q201", { en: "other settlement" }, { P279: [item("Q200"), item("Q532")] }),
];
const page = entity("Q7", { en: "Paris" }, { P31: [item("Q4167410")] });
const nameless = entity("Q8", { pl: "Warszawa" });
const old = {
  ...entity("Q9", { en: "Old Form" }),
  claims: {
    P31: [
      {
        mainsnak: {
          snaktype: "value",
          property: "P31",
          datavalue: { value: { "entity-type": "item", "numeric-id": 5 }, type: "wikibase-entityid" },
          datatype: "wikibase-item",
        },
        type: "statement",
        rank: "normal",
      },
    ],
  },
};
const property = {
  type: "property",
  datatype: "string",
  id: "P9",
  labels: terms({ en: "thing" }),
  claims: [],
};

const dump = `[\n${[france, paris, village, ...classes, page, nameless, old, property, paris].map((one) => JSON.stringify(one)).join(",\n")}\nbroken {\n]\n`;

async function* chunksOf(content: string, size = 97): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(content);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function build(content: string, options: WikidataOptions = {}, size?: number) {
  const builder = await readWikidata(chunksOf(content, size), options);
  const { counts } = builder;
  const kb = openPack(joined(builder.finish({ source: "", license: "", command: "" })));
  const record = (id: string) => kb.record(kb.find(id)!);
  return { kb, counts, record };
}

describe("a Wikidata dump becomes a pack", () => {
  test("with names of every kind: labels, variants, mul, aliases, short, native and official names, pseudonyms", async () => {
    const { record } = await build(dump);
    expect(record("Q90").labels).toEqual({ en: "Paris", pt: "Paris", zh: "巴黎", mul: "Paris" });
    expect(record("Q90").aliases).toEqual({
      en: ["City of Light", "Paree"],
      pt: ["Paris (BR)"],
      fr: ["Paname"],
      mul: ["Lutetia Parisiorum", 'La "Ville" Lumière \\ é'],
    });
    expect(record("Q142").demonyms).toEqual({ en: ["French"] });
    expect(record("Q90").sameAs).toEqual(['http://dbpedia.org/resource/Paris_"Fr"']);
  });

  test("with types by walking the classes, cycles and all, and without what is deprecated", async () => {
    const { record } = await build(dump);
    expect(record("Q90").types).toEqual(["capital"]);
    expect(record("Q830149").types).toEqual(["village"]);
    expect(record("Q9").types).toEqual(["person"]);
  });

  test("with relations of the best rank only, and none to anything that is not there", async () => {
    const { kb } = await build(dump);
    const said = (id: string) =>
      kb.statements(kb.find(id)!).map(({ property, value }) => `${property} ${kb.record(value).id}`);
    expect(said("Q90")).toEqual(["P17 Q142"]);
    expect(said("Q142")).toEqual(["P36 Q90"]);
  });

  test("with a prior that makes Paris the capital, and a description of the statements", async () => {
    const { kb, record } = await build(dump);
    expect(searchNames(kb, "paris").map((one) => kb.record(one).id)).toEqual(["Q90", "Q830149"]);
    expect(record("Q90").descriptions.it).toBe("capitale (Francia)");
    expect(record("Q90").descriptions.en).toBe("capital in France");
  });

  test("with items as odd as Wikidata's: only a mul name, no-break spaces, values that are unknown or none", async () => {
    const odd = [
      entity(
        "Q1001",
        { mul: "X\u00a0Æ\u202fA-12 " },
        { P31: [item("Q5")], P27: [snak(undefined, "wikibase-item")] },
      ),
      entity("Q1002", { en: "Page once" }, { P31: [item("Q4167410", "deprecated"), item("Q6256")] }),
      entity("Q1003", { en: "Now a page" }, { P31: [item("Q6256"), item("Q4167410", "preferred")] }),
      entity(
        "Q1004",
        { en: "Freedonia" },
        { P36: [snak(undefined, "wikibase-item", "preferred"), item("Q1002")] },
      ),
      entity("Q1005", { en: "🏳️" }, { P31: [item("Q6256")] }),
    ];
    const { kb, record, counts } = await build(odd.map((one) => JSON.stringify(one)).join("\n"));
    expect(record("Q1001").labels).toEqual({ mul: "X Æ A-12" });
    expect(searchNames(kb, "x æ a-12").map((one) => kb.record(one).id)).toEqual(["Q1001"]);
    expect(record("Q1002").types).toEqual(["country"]);
    // The capital is unknown, which is preferred to the one that it was.
    expect(kb.statements(kb.find("Q1004")!)).toEqual([]);
    expect(counts.dropped).toEqual({ "an instance of Q4167410": 1, "no name in the languages": 1 });
  });

  test("and says what was dropped and why", async () => {
    const { counts } = await build(dump);
    expect(counts.entities).toBe(6);
    expect(counts.dropped).toEqual({
      "an instance of Q4167410": 1,
      "a property, not an item": 1,
      "no name in the languages": 1,
      "an entity with this id came before": 1,
      "the line is not an item in JSON": 1,
    });
  });

  test("with the options: sitelinks, kept and dropped types, limit, languages", async () => {
    const ids = async (options: WikidataOptions) => {
      const { kb } = await build(dump, options);
      return Array.from({ length: kb.size }, (_, i) => kb.record(i).id);
    };
    expect(await ids({ minSitelinks: 2 })).toEqual(["Q90"]);
    expect(await ids({ minSitelinks: 3 })).toEqual([]);
    expect(await ids({ keepTypes: ["Q6256"] })).toEqual(["Q142"]);
    expect(await ids({ dropTypes: ["Q5119"] })).not.toContain("Q90");
    expect(await ids({ limit: 2 })).toEqual(["Q142", "Q90"]);
    const { record } = await build(dump, { languages: ["it"] });
    expect(record("Q142").labels).toEqual({ it: "Francia" });
  });

  test("however its bytes are cut, and without the list around the lines", async () => {
    const { kb } = await build(dump);
    const bare = dump.replace("[\n", "").replaceAll(",\n", "\n");
    const others = [bare, bare.trimEnd(), dump.replaceAll("\n", "\r\n"), dump.replace("[\n", "[")];
    for (const other of others) expect((await build(other)).kb.hash).toBe(kb.hash);
    expect((await build(dump, {}, 1)).kb.hash).toBe(kb.hash);
  });

  test("behind a byte order mark, with a list and without", async () => {
    const { kb, counts } = await build(dump);
    const marked = await build(`\ufeff${dump}`);
    expect([marked.kb.hash, marked.counts]).toEqual([kb.hash, counts]);
    const bare = await build(`\ufeff${JSON.stringify(entity("Q5", { en: "human" }))}\n`);
    expect([bare.counts.entities, bare.counts.dropped]).toEqual([1, {}]);
    const cut = await build(`\ufeff[\n${JSON.stringify(entity("Q5", { en: "human" }))}`);
    expect(Object.keys(cut.counts.dropped)).toEqual([expect.stringContaining("does not end with ]")]);
  });

  test("and says which lines have several items, as none is read of them", async () => {
    const [one, two, three] = ["Q1", "Q2", "Q3"].map((id) => JSON.stringify(entity(id, { en: id })));
    for (const options of [{}, { minSitelinks: 1 }]) {
      const { counts } = await build(`${one}\n${two},${three}\n${three} more\n`, options);
      expect(counts.dropped["the line is not an item in JSON"]).toBe(2);
    }
    const { counts } = await build(`${one}\n${two},${three}\n`);
    expect(counts.entities).toBe(1);
    await expect(build(`[${one},${two},${three}]`)).rejects.toMatchObject({ code: "invalid_dataset" });
  });

  test("of bytes and options only: large and small blocks, other batches, one pack", async () => {
    const { kb } = await build(dump);
    const readBlocks: BlockReading = async function* (blocks, rules) {
      const reader = new WikidataReader(rules);
      for await (const block of blocks)
        for await (const small of lineBlocks(chunksOf(new TextDecoder().decode(block)), 500))
          yield reader.read(small);
    };
    expect((await build(dump, { readBlocks })).kb.hash).toBe(kb.hash);
  });

  test("with the limit the rest is not read", async () => {
    const { counts } = await build(`${dump}${"no item\n".repeat(500)}`, { limit: 2 });
    expect(counts.entities).toBe(2);
    expect(counts.dropped).toEqual({});
  });

  test("anything that is not a dump is refused", async () => {
    await expect(build("hello\nworld\n")).rejects.toMatchObject({ code: "invalid_dataset" });
  });
});
