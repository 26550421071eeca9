import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createResolver } from "../../src/index.ts";
import {
  buildKb,
  type FetchCache,
  type FetchedKb,
  type FetchKbOptions,
  fetchKb,
  type Kb,
  memoryCache,
  openKb,
  searchKb,
} from "../../src/kb/index.ts";
import { SimulatedClock } from "../datasets/fetch/simulated-clock.ts";
import { item, redirects, slice, villages } from "../datasets/fetch/slice.ts";
import { serverDay, WikibaseServer } from "../datasets/fetch/wikibase-server.ts";

let server: WikibaseServer;
let cache: FetchCache;
let clock: SimulatedClock;
beforeEach(async () => {
  clock = new SimulatedClock();
  cache = memoryCache();
  const items = [...slice, ...villages(60)];
  const query = (text: string) => (text.includes("wd:Q476028") ? [7000007] : []);
  server = await WikibaseServer.start({ items, redirects, query, now: () => clock.now() });
});
afterEach(() => server.stop());

const get = (options: FetchKbOptions) => {
  const { api, endpoint } = server;
  return fetchKb({ api, endpoint, contact: "https://example.org/me", cache, clock, ...options });
};
const opened = ({ parts }: FetchedKb): Promise<Kb> => openKb(Buffer.concat(parts));
const idsOf = (kb: Kb) => Array.from({ length: kb.size }, (_, entity) => kb.record(entity).id);

const text = {
  text: "Zelda Marquand, founder of Orbital Foundry, was born in Brindlemark and lives in Paris.",
  language: "en",
};

describe("a fetch of a text", () => {
  test("brings every name of it with namesakes and neighbours, and the pack resolves the text", async () => {
    const fetched = await get({ texts: [text] });
    const kb = await opened(fetched);
    expect(idsOf(kb)).toEqual([
      // Both Parises and what they are joined with, the person and her namesake, her firm and her village, a club
      // whose name begins like the village's, and its stadium.
      "Q30",
      "Q90",
      "Q142",
      "Q830149",
      "Q7000001",
      "Q7000002",
      "Q7000003",
      "Q7000006",
      "Q7000007",
      "Q7000008",
    ]);
    const resolver = createResolver({ publicKb: kb });
    const { mentions } = await resolver.resolve(text);
    expect(mentions.map((one) => [one.text, one.entity?.id])).toEqual([
      ["Zelda Marquand", "Q7000001"],
      ["Orbital Foundry", "Q7000002"],
      ["Brindlemark", "Q7000006"],
      ["Paris", "Q90"],
    ]);
  });

  test("has plain types, found by classes that are fetched and are not entities; disambiguation pages are none", async () => {
    const fetched = await get({ texts: [text] });
    const kb = await opened(fetched);
    expect(kb.record(kb.find("Q7000002")!).types).toEqual(["company"]);
    expect([kb.find("Q7000010"), kb.find("Q7000011"), kb.find("Q7000005")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(fetched.counts.dropped).toEqual({
      "read only for its place among the classes": fetched.report.classes,
      "an instance of Q4167410": 1,
    });
  });

  test("looks up known and unknown names, each once in the language of its text", async () => {
    const { report } = await get({
      texts: [text, text, { text: "Zelda Marquand vive a Parigi con Tommaso Grevinzoli.", language: "it" }],
    });
    const searches = server.requests
      .filter(({ action }) => action === "wbsearchentities")
      .map(({ url }) => `${url.searchParams.get("language")} ${url.searchParams.get("search")}`);
    expect(searches.sort()).toEqual([
      "en Brindlemark",
      "en Orbital Foundry",
      "en Paris",
      "en Zelda Marquand",
      "it Parigi",
      "it Tommaso Grevinzoli",
      "it Zelda Marquand",
    ]);
    expect(report.notFound).toEqual([{ name: "Tommaso Grevinzoli", language: "it" }]);
  });
});

describe("a pack that was fetched", () => {
  test("tells where it is from, when, what was asked for, and its licence", async () => {
    const kb = await opened(
      await get({ ids: ["Q90"], names: ["Paris"], texts: [text], command: "by hand", neighbours: 1 }),
    );
    expect(kb.meta).toMatchObject({
      source: `${server.api}, ${serverDay}: 1 id, 5 names, 1 text, neighbours 1`,
      license: "CC0-1.0",
      command: "by hand",
      provenance: { api: server.api, date: serverDay, ids: ["Q90"], names: 5, texts: 1, neighbours: 1 },
    });
    const other = await opened(await get({ query: "SELECT ?x { wd:Q476028 }", license: "CC-BY-4.0" }));
    expect(other.meta).toMatchObject({
      license: "CC-BY-4.0",
      provenance: { query: "SELECT ?x { wd:Q476028 }", endpoint: server.endpoint },
    });
  });

  test("is the same whatever way its entities came, and in whatever order", async () => {
    const ids = villages(60).map(({ id }) => id);
    const one = await get({ ids, parallel: 4 });
    const other = await get({ ids: [...ids].reverse(), parallel: 1, cache: memoryCache() });
    // Half of them are there from another run, in other answers.
    const mixed = memoryCache();
    await get({ ids: ids.filter((_, n) => n % 2 === 0), cache: mixed });
    const third = await get({ ids, cache: mixed });
    const bytes = Buffer.concat(one.parts);
    expect(Buffer.concat(other.parts).equals(bytes)).toBe(true);
    expect(Buffer.concat(third.parts).equals(bytes)).toBe(true);
  });

  test("has the popularity of a prior", async () => {
    const kb = await opened(
      await get({ names: ["Paris"], neighbours: 0, prior: [Buffer.from("Q90,1\nQ830149,99\n")] }),
    );
    expect(kb.mass(kb.find("Q830149")!) / kb.mass(kb.find("Q90")!)).toBeCloseTo(50, 3);
  });

  test("has the links of anchors, and keeps them when it is brought up to date", async () => {
    const linked = await opened(
      await get({
        names: ["Paris"],
        neighbours: 0,
        anchors: [Buffer.from("Paris\tQ90\t1\nParis\tQ830149\t994\n")],
      }),
    );
    expect(linked.meta.anchors).toEqual({ names: 1, pairs: 2, links: 995, unlinked: 0 });
    const shares = searchKb(linked, "Paris").map(({ id, prior }) => [id, prior]);
    expect(shares[0]![0]).toBe("Q830149");
    const updated = await opened(await get({ update: linked }));
    expect(updated.meta.anchors).toEqual(linked.meta.anchors);
    expect(searchKb(updated, "Paris").map(({ id, prior }) => [id, prior])).toEqual(shares);
    const other = await get({ update: linked, anchors: [Buffer.from("Paris\tQ90\t7")] });
    expect((await opened(other)).meta.anchors).toEqual({ names: 1, pairs: 1, links: 7, unlinked: 0 });
  });

  test("of nothing is a problem", async () => {
    await expect(get({ names: ["Nobody Atall"] })).rejects.toMatchObject({ code: "invalid_dataset" });
    await expect(get({ ids: ["Q999999"] })).rejects.toThrow("no entity is left to keep");
    await expect(get({ query: "SELECT ?nothing {}" })).rejects.toThrow("the query finds no items");
  });
});

describe("neighbours", () => {
  test("are none for ids, one step for names, and as many as are asked for", async () => {
    expect(idsOf(await opened(await get({ ids: ["Q7000007"] })))).toEqual(["Q7000007"]);
    const one = await opened(await get({ names: ["Zelda Marquand"], perName: 1 }));
    expect(idsOf(one)).toEqual(["Q142", "Q7000001", "Q7000002", "Q7000006"]);
    const two = await opened(await get({ names: ["Zelda Marquand"], perName: 1, neighbours: 2 }));
    expect(idsOf(two)).toEqual(["Q30", "Q90", "Q142", "Q7000001", "Q7000002", "Q7000006"]);
  });
});

describe("a class", () => {
  test("is a query", async () => {
    const kb = await opened(await get({ instancesOf: "Q476028", where: ["P17=Q30"] }));
    expect(idsOf(kb)).toEqual(["Q7000007"]);
    await expect(get({ instancesOf: "Q5", query: "SELECT ?x {}" })).rejects.toThrow("at once");
  });
});

describe("what is in the cache", () => {
  test("is not asked for again, whatever is wanted besides", async () => {
    await get({ texts: [text] });
    const before = server.requests.length;
    await get({ texts: [text] });
    expect(server.requests.length).toBe(before);
    const asked = new Set(server.askedIds);
    await get({ texts: [text], ids: villages(3).map(({ id }) => id) });
    const later = server.requests.slice(before).flatMap(({ ids }) => ids);
    expect(later.filter((id) => asked.has(id))).toEqual([]);
  });

  test("counts for fewer languages, and not for more", async () => {
    await get({ ids: ["Q90"], languages: ["en", "it"] });
    const before = server.requests.length;
    await get({ ids: ["Q90"], languages: ["it"] });
    expect(server.requests.length).toBe(before);
    const kb = await opened(await get({ ids: ["Q90"], languages: ["en", "fr"] }));
    expect(server.requests.length).toBe(before + 1);
    expect(kb.record(0).labels).toEqual({ en: "Paris", fr: "Paris" });
  });

  test("makes the same pack offline, and nothing is asked for", async () => {
    const online = await get({ texts: [text], names: ["Paris"] });
    await server.stop();
    const offline = await get({ texts: [text], names: ["Paris"], offline: true, contact: undefined });
    expect(Buffer.concat(offline.parts).equals(Buffer.concat(online.parts))).toBe(true);
    expect(offline.report).toMatchObject({ requests: 0, notKept: [] });
  });

  test("is all that there is offline: what it does not have is told", async () => {
    await get({ ids: ["Q90"] });
    const before = server.requests.length;
    const { report } = await get({ ids: ["Q90", "Q142"], names: ["Zelda"], neighbours: 0, offline: true });
    expect(report).toMatchObject({ wanted: 1, requests: 0, notKept: ["Zelda", "Q142"] });
    expect(server.requests.length).toBe(before);
  });

  test("that is empty is the reason of a run offline without a pack", async () => {
    await expect(get({ ids: ["Q90"], offline: true })).rejects.toMatchObject({
      code: "dataset_unavailable",
      document: { detail: expect.stringContaining("the cache has nothing") },
    });
  });
});

describe("an update", () => {
  const changed = (qid: number, label: string) =>
    item(qid, label, { revision: 5000, claims: { P31: [532] } });
  const ids = villages(60).map(({ id }) => id);
  const contentAsked = (from: number) =>
    server.requests.slice(from).filter(({ props }) => props.includes("claims"));

  test("asks for the revisions of all, and for the entities that changed", async () => {
    const update = await opened(await get({ ids }));
    server.items.set("Q8000007", changed(8000007, "Newtown"));
    await clock.sleep(60_000);
    const before = server.requests.length;
    const fetched = await get({ update });
    const kb = await opened(fetched);
    expect(contentAsked(before).map((one) => one.ids)).toEqual([["Q8000007"]]);
    expect(server.requests.length - before).toBe(3);
    expect(kb.record(kb.find("Q8000007")!).labels.en).toBe("Newtown");
    expect(idsOf(kb)).toEqual(idsOf(update));
    expect(kb.meta.source).toMatch(/: an update of 60 entities, neighbours 0$/);
  });

  test("asks again what changed each time, and at once after the fetch, too", async () => {
    const update = await opened(await get({ ids: ["Q8000001"] }));
    for (const revision of [5001, 5002]) {
      server.items.set("Q8000001", { ...changed(8000001, `Name ${revision}`), lastrevid: revision });
      await clock.sleep(1);
      const kb = await opened(await get({ update }));
      expect(kb.record(0).labels.en).toBe(`Name ${revision}`);
    }
  });

  test("adds what is new to it, keeps what has no QID, and leaves out what is deleted", async () => {
    const own = await buildKb([
      { id: "http://e.example/1", name: "Own Thing", relations: [{ property: "P17", value: "Q8000001" }] },
      { id: "Q8000001", name: "Old Name" },
      { id: "Q8000002", name: "To Be Deleted" },
    ]);
    const update = await openKb(Buffer.concat(own.parts));
    server.items.delete("Q8000002");
    const fetched = await get({ update, ids: ["Q8000003"] });
    const kb = await opened(fetched);
    expect(idsOf(kb)).toEqual(["Q8000001", "Q8000003", "http://e.example/1"]);
    expect(kb.record(kb.find("Q8000001")!).labels.en).toBe("Village 1");
    expect(kb.statements(kb.find("http://e.example/1")!)).toHaveLength(1);
    expect(fetched.report.missing).toEqual(["Q8000002"]);
  });

  test("keeps the languages of the pack", async () => {
    const update = await opened(await get({ ids: ["Q90"], languages: ["it"] }));
    const kb = await opened(await get({ update }));
    expect([kb.meta.languages, kb.record(0).labels]).toEqual([["it"], { it: "Parigi" }]);
  });

  test("of merged entities takes what they lead to", async () => {
    const own = await buildKb([{ id: "Q7000004", name: "Old Id" }]);
    const fetched = await get({ update: await openKb(Buffer.concat(own.parts)) });
    expect(idsOf(await opened(fetched))).toEqual(["Q7000001"]);
    expect(fetched.report.redirected).toEqual([["Q7000004", "Q7000001"]]);
  });

  test("that is cut off before its pack is written goes on where it was", async () => {
    const update = await opened(await get({ ids }));
    await clock.sleep(60_000);
    const before = server.requests.length;
    const failing = get({ update, write: () => Promise.reject(new Error("the disk is full")) });
    await expect(failing).rejects.toThrow("the disk is full");
    expect(server.requests.length - before).toBe(2);
    await clock.sleep(60_000);
    await get({ update });
    expect(server.requests.length - before).toBe(2);
    await clock.sleep(60_000);
    await get({ update });
    expect(server.requests.length - before).toBe(4);
  });

  test("looks up names again", async () => {
    const update = await opened(await get({ names: ["Paris"], neighbours: 0 }));
    server.items.set("Q7000100", item(7000100, "Paris", { description: "a new one" }));
    await clock.sleep(60_000);
    const kb = await opened(await get({ names: ["Paris"], neighbours: 0, update }));
    expect(idsOf(kb)).toEqual(["Q90", "Q830149", "Q7000100"]);
  });
});
