import { describe, expect, test } from "vitest";
import {
  type BuildKbOptions,
  buildKb,
  type Kb,
  mergeKbs,
  openKb,
  searchKb,
  splitKb,
} from "../../src/kb/index.ts";
import { createResolver } from "../../src/resolver.ts";

interface Item {
  readonly label: string;
  /** Pages in Wikipedias, beside that in the English one. */
  readonly pages: number;
  readonly class: string;
  /** Title of its page in the English Wikipedia. */
  readonly title?: string;
}

/** By pages the country is the best known Jordan, and a deity has the name of a common word. */
const items: Readonly<Record<string, Item>> = {
  Q810: { label: "Jordan", pages: 200, class: "Q6256", title: "Jordan" },
  Q41421: { label: "Michael Jordan", pages: 100, class: "Q5", title: "Michael Jordan" },
  Q6256: { label: "country", pages: 10, class: "Q35120" },
  Q5: { label: "human", pages: 10, class: "Q35120" },
  Q46491: { label: "Set", pages: 20, class: "Q178885", title: "Set (deity)" },
  Q178885: { label: "deity", pages: 10, class: "Q35120" },
};

async function* dump() {
  for (const [id, { label, pages, class: of, title }] of Object.entries(items)) {
    const sites = Array.from({ length: pages }, (_, i) => [`w${i}`, { site: `w${i}`, title: label }]);
    const item = {
      type: "item",
      id,
      labels: { en: { language: "en", value: label } },
      claims: {
        P31: [
          {
            mainsnak: {
              snaktype: "value",
              property: "P31",
              datavalue: { type: "wikibase-entityid", value: { "entity-type": "item", id: of } },
            },
            type: "statement",
            rank: "normal",
          },
        ],
      },
      sitelinks: { ...Object.fromEntries(sites), ...(title && { enwiki: { site: "enwiki", title } }) },
    };
    yield Buffer.from(`${JSON.stringify(item)}\n`);
  }
}

async function built(...rows: string[]) {
  // The names of the starter would compete with those that are counted.
  const bare: BuildKbOptions = { completeFrom: null };
  const options = rows.length > 0 ? { ...bare, anchors: [Buffer.from(rows.join("\n"))] } : bare;
  const { parts, ...counts } = await buildKb({ wikidata: dump() }, options);
  const bytes = Buffer.concat(parts);
  return { bytes, counts, kb: await openKb(bytes), resolver: createResolver({ publicKb: [bytes] }) };
}

const include = ["candidates" as const, "evidence" as const];

/** What a name of a text means, the likeliest first. */
async function meant(rows: readonly string[], text: string) {
  const { resolver } = await built(...rows);
  const { mentions } = await resolver.resolve({ text, language: "en", include });
  return mentions.map(({ text: name, score, candidates, signals }) => ({
    name,
    score,
    ids: candidates?.map(({ id }) => id),
    prior: signals.retrieval_prior,
    knownLinks: signals.features?.known_links,
  }));
}

const toCountry = ["Jordan\tJordan\t9500", "Jordan\tMichael Jordan\t300"];
const toPerson = ["Jordan\tJordan\t300", "Jordan\tMichael_Jordan\t9500"];

describe("anchors decide between the entities of a name as their numbers say", () => {
  test("in the order and the scores of the candidates of a text", async () => {
    const text = "He spoke of Jordan last week.";
    const [country] = await meant(toCountry, text);
    const [person] = await meant(toPerson, text);
    expect([country!.ids, person!.ids]).toEqual([
      ["Q810", "Q41421"],
      ["Q41421", "Q810"],
    ]);
    expect(country!.prior).toBeCloseTo(9500 / 9800, 2);
    expect(person!.prior).toBeCloseTo(9500 / 9800, 2);
  });

  test("in a search, with titles found over the sitelinks of the items or QIDs", async () => {
    const shares = async (...rows: string[]) =>
      searchKb((await built(...rows)).kb, "Jordan").map(({ id, prior }) => [id, Math.round(prior * 100)]);
    expect((await shares()).map(([id]) => id)).toEqual(["Q810", "Q41421"]);
    const expected = [
      ["Q41421", 97],
      ["Q810", 3],
    ];
    expect(await shares(...toPerson)).toEqual(expected);
    expect(await shares("Jordan\tQ810\t300", "Jordan\tQ41421\t9500")).toEqual(expected);
  });

  test("and links to what the knowledge base does not have make its entities less likely", async () => {
    const text = "He spoke of Jordan last week.";
    const rows = ["Jordan\tJordan\t900", "Jordan\tMichael Jordan\t100"];
    const [known] = await meant(rows, text);
    const [foreign] = await meant([...rows, "Jordan\tQ99999\t9000"], text);
    expect([known!.ids?.[0], foreign!.ids?.[0]]).toEqual(["Q810", "Q810"]);
    expect([known!.knownLinks, foreign!.knownLinks]).toEqual([undefined, expect.closeTo(Math.log(0.1), 2)]);
    // Against each other nothing changes.
    expect(foreign!.prior).toBeCloseTo(known!.prior!, 2);
    expect(foreign!.score).toBeLessThan(known!.score! - 0.1);
    const { kb } = await built(...rows, "Jordan\tQ99999\t9000");
    expect(searchKb(kb, "Jordan").map(({ prior }) => Math.round(prior * 100))).toEqual([9, 1]);
  });

  test("of another name change nothing", async () => {
    const text = "He spoke of Jordan last week.";
    expect(await meant(["Set\tQ46491\t9500"], text)).toEqual(await meant([], text));
  });
});

describe("how often a name is a link at all", () => {
  const text = "We met Set in the temple.";

  test("decides whether a mention stands there, capitals and small letters apart", async () => {
    expect((await meant([], text)).map(({ name }) => name)).toEqual(["Set"]);
    expect(await meant(["Set\tSet (deity)\t5", "Set\t\t100000"], text)).toEqual([]);
    const small = await meant(["Set\tSet (deity)\t50", "set\t\t100000"], text);
    expect(small.map(({ name }) => name)).toEqual(["Set"]);
  });

  test("is unknown where the rows count links only", async () => {
    const score = async (...rows: string[]) => {
      const { mentions } = await (await built(...rows)).resolver.resolve({ text, language: "en", include });
      return mentions.map((one) => one.score);
    };
    expect(await score("Jordan\tJordan\t1", "Set\tSet (deity)\t50000")).toEqual(await score());
  });

  test("leaves a name of the caller's own list alone", async () => {
    const { resolver } = await built("Set\tSet (deity)\t5", "Set\t\t100000");
    const { mentions } = await resolver.resolve({
      text,
      language: "en",
      dataset: [{ id: "own", name: "Set", types: ["person"] }],
    });
    expect(mentions.map(({ entity }) => entity?.id)).toEqual(["own"]);
  });
});

describe("a knowledge base built with anchors", () => {
  test("tells what became of the rows, and of bad ones the line and why", async () => {
    const faults: string[] = [];
    const { anchors } = await buildKb(
      { wikidata: dump() },
      {
        anchors: [
          Buffer.from(
            "surface\ttarget\tcount\nJordan\tQ810\t5\nJordan\tQ810\nJordan\tQ810\tmany\nNobody\tQ1\t1",
          ),
        ],
        onAnchorFault: (line, reason) => faults.push(`${line}: ${reason}`),
      },
    );
    expect(anchors).toEqual({ rows: 2, faults: 2, named: 1, linked: 1 });
    expect(faults).toEqual([
      "3: 2 cells: a row has surface form, target and count",
      '4: "many" is not a whole number of 1 or more',
    ]);
  });

  test("has what it knows of links in its meta; without them it has no trace of them", async () => {
    const { kb } = await built(...toPerson, "Jordan\t\t700");
    expect(kb.meta.anchors).toEqual({ names: 1, pairs: 2, links: 9800, unlinked: 700 });
    const without = await built();
    expect("anchors" in without.kb.meta).toBe(false);
    expect(without.counts.anchors).toBeUndefined();
    expect((await built()).bytes.equals(without.bytes)).toBe(true);
  });

  test("is the same whatever the order of the rows", async () => {
    const rows = [...toPerson, "Jordan\t\t700", "Set\tSet (deity)\t5", "jordan\tQ5\t4"];
    const { bytes } = await built(...rows);
    expect((await built(...rows.reverse())).bytes.equals(bytes)).toBe(true);
  });
});

describe("counts of links outlive", () => {
  const sharesOf = (kb: Kb, name: string) =>
    searchKb(kb, name).map(({ id, prior }) => [id, prior.toFixed(3)]);
  const opened = ({ parts }: { parts: readonly Uint8Array[] }) => openKb(Buffer.concat(parts));
  const rows = [
    ...toPerson,
    "Jordan\tQ99999\t200",
    "Michael Jordan\tQ41421\t70",
    "Jordan\t\t700",
    "set\tQ46491\t5",
  ];

  test("a merge, with a pack of other entities, once for links that two packs count", async () => {
    const { kb } = await built(...rows);
    const other = await opened(
      await buildKb([
        { id: "http://e.example/river", name: "Jordan", aliases: ["Jordan River"], mass: 1 },
        { id: "Q1", name: "Universe" },
      ]),
    );
    const merged = await opened(mergeKbs([other, kb, kb]));
    expect(merged.meta.anchors).toEqual(kb.meta.anchors);
    expect(sharesOf(merged, "Jordan").slice(0, 2)).toEqual(sharesOf(kb, "Jordan"));
    expect(sharesOf(merged, "Michael Jordan")).toEqual(sharesOf(kb, "Michael Jordan"));
    expect("anchors" in (await opened(mergeKbs([other, other]))).meta).toBe(false);
  });

  test("a merge of packs that count other links of one name", async () => {
    const river = {
      id: "http://e.example/river",
      name: "Jordan",
      mass: 1,
      same_as: ["http://dbpedia.org/resource/River"],
    };
    const anchors = [Buffer.from("Jordan\tRiver\t400\nJordan\tQ5\t100")];
    const other = await opened(await buildKb([river], { anchors }));
    const { kb } = await built("Jordan\tQ810\t300", "Jordan\tQ41421\t200");
    const merged = await opened(mergeKbs([other, kb]));
    expect(sharesOf(merged, "Jordan").map(([id]) => id)).toEqual([
      "http://e.example/river",
      "Q810",
      "Q41421",
    ]);
    const [first] = searchKb(merged, "Jordan");
    expect(first!.prior).toBeCloseTo(400 / 900, 2);
  });

  test("a split, where links to the other part are links to something else", async () => {
    const { kb } = await built(...rows);
    const { head, tail } = splitKb(kb, 0.17);
    const [first, second] = [await opened(head), await opened(tail)];
    expect([first.size, sharesOf(first, "Jordan")[0]![0]]).toEqual([1, "Q810"]);
    expect(searchKb(first, "Jordan")[0]!.prior).toBeCloseTo(300 / 10_000, 2);
    expect(searchKb(second, "Jordan")[0]!.prior).toBeCloseTo(9500 / 10_000, 2);
    expect(second.meta.anchors).toEqual({ names: 3, pairs: 3, links: 10_075, unlinked: 700 });
  });
});
