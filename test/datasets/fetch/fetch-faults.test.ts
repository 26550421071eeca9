import { afterEach, describe, expect, test } from "vitest";
import { ProblemError } from "../../../src/contract/problem.ts";
import { type FetchKbOptions, fetchKb, memoryCache, openKb } from "../../../src/kb/index.ts";
import { SimulatedClock } from "./simulated-clock.ts";
import { redirects, slice, villages } from "./slice.ts";
import { type ServerFault, type WikibaseOptions, WikibaseServer } from "./wikibase-server.ts";

const servers: WikibaseServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

const contact = "me@example.org";
/** The address of every server here, so that packs of two servers tell the same one. */
const origin = "http://wikibase.example";
const api = `${origin}/w/api.php`;
const many = villages(120);
const ids = many.map(({ id }) => id);

/** Starts a server and fetches from it, in simulated time. */
async function fetched(server: Partial<WikibaseOptions>, options: Partial<FetchKbOptions> = {}) {
  const clock = new SimulatedClock();
  const running = await WikibaseServer.start({
    items: [...slice, ...many],
    redirects,
    now: () => clock.now(),
    ...server,
  });
  servers.push(running);
  const send = (url: string, init: RequestInit) => fetch(url.replace(origin, running.origin), init);
  const result = fetchKb({ api, contact, ids, clock, fetch: send, ...options });
  return { server: running, clock, result, send };
}

describe("a fault that passes", () => {
  const faults: ServerFault[] = [
    "maxlag",
    "429",
    "429 without a time",
    "ratelimited",
    "503",
    "500",
    "html",
    "cut body",
    "half of the ids",
    "no answer",
    "not JSON",
    "no object",
    "wrong shape",
  ];

  test.each(faults)("%s changes nothing in the pack", async (fault) => {
    const { result, server } = await fetched({ fault: (request) => (request <= 2 ? fault : undefined) });
    const { parts, report } = await result;
    const undisturbed = await (await fetched({})).result;
    expect(Buffer.concat(parts).equals(Buffer.concat(undisturbed.parts))).toBe(true);
    expect(report.wanted).toBe(120);
    expect(server.requests.filter((one) => one.fault === fault)).toHaveLength(2);
    expect(server.violations).toEqual([]);
  });

  test.each([
    ["maxlag", 5],
    ["429", 7],
    ["429 without a time", 60],
    ["503", 2],
  ] as const)("%s is waited for as long as it asks, %i s, and no attempt is lost", async (fault, seconds) => {
    // More often than a question is asked again after other faults.
    const { result, clock } = await fetched(
      { fault: (request) => (request <= 10 ? fault : undefined) },
      { ids: ["Q90"], parallel: 1, neighbours: 0 },
    );
    const { report } = await result;
    expect(report.waited).toBe(10 * seconds * 1000);
    expect(clock.sleeps).toContain(seconds * 1000);
  });

  test("has the next attempt wait longer and longer", async () => {
    const { result, clock } = await fetched(
      { fault: (request) => (request <= 4 ? "500" : undefined) },
      { ids: ["Q90"], parallel: 1, rate: 100_000 },
    );
    await result;
    const waits = clock.sleeps.filter((ms) => ms >= 500);
    expect(waits).toHaveLength(4);
    for (const [i, ms] of waits.entries()) {
      expect(ms).toBeGreaterThanOrEqual(500 * 2 ** i);
      expect(ms).toBeLessThanOrEqual(1000 * 2 ** i);
    }
  });
});

describe("a fault that stays", () => {
  test.each([
    ["500", "it answers 500"],
    ["html", "it answers text/html, which is not JSON"],
    ["cut body", "other side closed"],
    ["no answer", "other side closed"],
    ["not JSON", "its answer is cut off or is not JSON"],
    ["wrong shape", 'its answer lacks "entities"'],
  ] as const)(
    "%s ends in a problem that names the address and the reason, after six attempts",
    async (fault, reason) => {
      const { result, server } = await fetched({ fault: () => fault }, { ids: ["Q90"] });
      const error = await result.catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(ProblemError);
      const { code, detail } = (error as ProblemError).document;
      expect(code).toBe("dataset_unavailable");
      expect(detail).toContain(`${api}: `);
      expect(detail).toContain(reason);
      expect(detail).toContain("the same command continues from there");
      expect(server.requests).toHaveLength(6);
    },
  );

  test("maxlag is given up after 50 waits", async () => {
    const { result, server } = await fetched({ fault: () => "maxlag" }, { ids: ["Q90"] });
    await expect(result).rejects.toThrow("error maxlag");
    expect(server.requests).toHaveLength(51);
  });

  test("what came before it is kept, and not asked for again", async () => {
    const cache = memoryCache();
    const first = await fetched(
      { fault: (request) => (request > 2 ? "500" : undefined) },
      { cache, parallel: 1 },
    );
    await expect(first.result).rejects.toThrow("it answers 500");
    const kept = first.server.askedIds.slice(0, 100);
    const second = await fetched({}, { cache });
    await second.result;
    expect(second.server.askedIds).toHaveLength(20);
    expect(kept.filter((id) => second.server.askedIds.includes(id))).toEqual([]);
  });
});

describe("ids", () => {
  test("of which there is nothing are told and asked for once; of merged ones what they lead to comes", async () => {
    const cache = memoryCache();
    const { result, server, clock, send } = await fetched(
      {},
      { cache, ids: ["Q90", "Q7000004", "Q7000099", "Q2147483647"], neighbours: 0 },
    );
    const { report, parts } = await result;
    expect(report).toMatchObject({
      wanted: 2,
      missing: ["Q7000099", "Q2147483647"],
      redirected: [["Q7000004", "Q7000001"]],
    });
    const kb = await openKb(Buffer.concat(parts));
    expect(kb.find("Q7000001")).toBeDefined();
    const before = server.requests.length;
    await fetchKb({ api, contact, cache, clock, fetch: send, ids: ["Q7000099", "Q7000004", "Q7000001"] });
    expect(server.requests.length).toBe(before);
  });

  test("that the other side refuses as a whole question are left out of it", async () => {
    // A Wikibase whose ids end earlier than they may.
    const { result, server } = await fetched(
      {},
      {
        ids: ["Q90", "Q142", "Q30"],
        fetch: (url, init) => {
          const [server] = servers;
          if (!url.includes("Q142")) return fetch(url.replace(origin, server!.origin), init);
          const error = { code: "no-such-entity", info: "No such entity", id: "Q142" };
          return Promise.resolve(Response.json({ error }));
        },
      },
    );
    const { report } = await result;
    expect(report).toMatchObject({ wanted: 2, missing: ["Q142"] });
    expect(server.violations).toEqual([]);
  });

  test.each([["Q2147483648"], ["P31"], [""], ["Q0"], ["Q1|Q2"]])(
    "%j is none, and nothing is sent",
    async (id) => {
      const { result, server } = await fetched({}, { ids: ["Q90", id] });
      await expect(result).rejects.toMatchObject({
        code: "invalid_request",
        document: { errors: [{ pointer: "/ids/1", detail: `"${id}" is not an item id` }] },
      });
      expect(server.requests).toEqual([]);
    },
  );
});

describe("who asks", () => {
  test.each([
    ["51 ids", { ids: ids.slice(0, 51) }],
    ["a name", { ids: [], names: ["Paris"] }],
    ["a text", { ids: [], texts: [{ text: "Paris" }] }],
    ["a query", { ids: [], query: "SELECT ?item {}" }],
  ])("needs a contact for %s, and nothing is sent without", async (_, options) => {
    const { result, server } = await fetched({}, { contact: undefined, ...options });
    await expect(result).rejects.toMatchObject({ code: "invalid_request" });
    expect(server.requests).toEqual([]);
  });

  test("needs none for 50 ids, and keeps to what is let pass of strangers", async () => {
    const { result, server } = await fetched({}, { contact: undefined, ids: ids.slice(0, 50) });
    expect((await result).report.wanted).toBe(50);
    expect(server.requests.every(({ status }) => status === 200)).toBe(true);
  });

  test.each(["me", "me@", "x (y@z.org)", "ftp://x.org", "mé@example.org", "a@b.org\r\nX: y"])(
    "%j is not a contact",
    async (wrong) => {
      const { result } = await fetched({}, { contact: wrong });
      await expect(result).rejects.toMatchObject({
        document: { errors: [{ pointer: "/contact", detail: "must be a mail address or an http(s) URL" }] },
      });
    },
  );

  test.each([
    [{ perName: 0 }, "/perName"],
    [{ perName: 51 }, "/perName"],
    [{ neighbours: 6 }, "/neighbours"],
    [{ rate: 0 }, "/rate"],
    [{ parallel: 21 }, "/parallel"],
    [{ languages: [] }, "/languages"],
    [{ languages: ["EN"] }, "/languages"],
    [{ api: "file:///etc/passwd" }, "/api"],
  ])("%j is refused with a pointer", async (options, pointer) => {
    const { result } = await fetched({}, options);
    await expect(result).rejects.toMatchObject({ document: { errors: [{ pointer }] } });
  });
});

describe("10,000 entities", () => {
  const villagesMany = villages(10_000);

  test("need 200 requests and one for classes, keep to the budget, and take what 180 a minute take", async () => {
    const clock = new SimulatedClock();
    // The limit is exactly the budget: one request too early would be refused.
    const server = await WikibaseServer.start({
      items: [...slice, ...villagesMany],
      now: () => clock.now(),
      limits: { known: 180, unknown: 10 },
    });
    servers.push(server);
    const start = clock.now();
    const { report } = await fetchKb({
      api: server.api,
      contact,
      clock,
      ids: villagesMany.map(({ id }) => id),
    });
    expect(report.wanted).toBe(10_000);
    expect(report.requests).toBeLessThanOrEqual(201);
    expect(server.requests).toHaveLength(report.requests);
    expect(server.requests.every(({ status }) => status === 200)).toBe(true);
    expect(new Set(server.askedIds).size).toBe(server.askedIds.length);
    const seconds = (clock.now() - start) / 1000;
    expect(seconds).toBeGreaterThan(60);
    expect(seconds).toBeLessThan(80);
  });

  test("of kinds that nothing is known of need no more than 201, and the commonest kinds come", async () => {
    const clock = new SimulatedClock();
    const kinds = villagesMany.map((one, n) => ({
      ...one,
      claims: { P31: [claim(9_000_000 + Math.floor(Math.sqrt(n)))] },
    }));
    const classes = Array.from({ length: 100 }, (_, n) => ({
      ...one(9_000_000 + n),
      claims: { P279: [claim(783794, "P279")] },
    }));
    const server = await WikibaseServer.start({ items: [...kinds, ...classes], now: () => clock.now() });
    servers.push(server);
    const { report, parts } = await fetchKb({
      api: server.api,
      contact,
      clock,
      ids: kinds.map(({ id }) => id),
    });
    expect(report).toMatchObject({ requests: 201, classes: 50 });
    const kb = await openKb(Buffer.concat(parts));
    expect(kb.size).toBe(10_000);
    expect(kb.record(kb.find(kinds[9_999]!.id)!).types).toEqual(["company"]);
  });

  const [pattern] = villages(1);
  const one = (qid: number) => ({ ...pattern!, id: `Q${qid}` });
  function claim(qid: number, property = "P31"): unknown {
    const value = { "entity-type": "item", "numeric-id": qid, id: `Q${qid}` };
    const datavalue = { value, type: "wikibase-entityid" };
    return {
      mainsnak: { snaktype: "value", property, datavalue, datatype: "wikibase-item" },
      type: "statement",
      rank: "normal",
    };
  }
});

test("a fetch that is aborted ends at once with the reason, and what came is kept", async () => {
  const cache = memoryCache();
  const abort = new AbortController();
  const { result } = await fetched(
    {
      fault: (request) => {
        if (request === 2) abort.abort(new Error("enough"));
        return undefined;
      },
    },
    { cache, parallel: 1, signal: abort.signal },
  );
  await expect(result).rejects.toThrow("enough");
  const heads = [];
  for await (const [, head] of cache.heads()) heads.push(head);
  expect(heads).toHaveLength(1);
});
