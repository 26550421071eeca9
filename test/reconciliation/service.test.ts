import { describe, expect, it } from "vitest";
import { createHandler, hashKey } from "../../src/http/index.ts";
import { createMatcher } from "../../src/matching/index.ts";
import { createReconciliationHandler, reconciliationMount } from "../../src/reconciliation/index.ts";
import { localResolver } from "../contract/local-resolver.ts";
import { people } from "./people.ts";

// biome-ignore lint/suspicious/noExplicitAny: JSON documents, walked by key
type Json = any;

const matcher = createMatcher({ dataset: people });
const handler = createReconciliationHandler(matcher, {
  name: "people",
  limits: { batchQueries: 3, bodyBytes: 4_000 },
});
const base = "http://localhost/reconcile";
const ask = async (path: string, init?: RequestInit) => handler(new Request(base + path, init));
const json = async (path: string, init?: RequestInit): Promise<Json> => (await ask(path, init)).json();
const form = (fields: Record<string, unknown>): RequestInit => ({
  method: "POST",
  body: new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)])),
});
const sent = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});

describe("reconciliation 0.2", () => {
  it("has a manifest whose links lead back to the service", async () => {
    const manifest = await json("");
    expect(manifest).toMatchObject({
      versions: ["0.2"],
      name: "people",
      view: { url: `${base}/preview?id={{id}}` },
    });
    expect(manifest.suggest.entity).toMatchObject({ service_url: base, service_path: "/suggest/entity" });
    expect(manifest.authentication).toBeUndefined();
  });

  it("answers each query of a batch under its key, the best candidate first", async () => {
    const answer = await json(
      "",
      form({ queries: { a: { query: "Lovelace, Ada" }, b: { query: "Quzzy" } } }),
    );
    expect(answer.a.result[0]).toMatchObject({ id: "p1", name: "Ada Lovelace", match: true });
    expect(answer.a.result[0].score).toBeGreaterThanOrEqual(95);
    expect(answer.b.result).toEqual([]);
  });

  it("tells namesakes apart by a property, and matches neither without it", async () => {
    const properties = [{ pid: "country", v: "Mexico" }];
    const answer = await json(
      "",
      form({ queries: { with: { query: "jose garcia", properties }, without: { query: "jose garcia" } } }),
    );
    expect(answer.with.result[0]).toMatchObject({ id: "p3" });
    expect(answer.without.result.map(({ match }: Json) => match)).not.toContain(true);
  });

  it("takes several types for one of them: an entity contradicts only what contradicts all", async () => {
    const typed = (type: unknown) => ({ query: "Ada Lovelace", type });
    const { q, one, wrong } = await json(
      "",
      form({
        queries: {
          q: typed(["Organization", "Person"]),
          one: typed("Person"),
          wrong: typed(["Organization", "City"]),
        },
      }),
    );
    expect(q.result[0]).toEqual(one.result[0]);
    expect(q.result[0]).toMatchObject({ id: "p1", match: true });
    expect(wrong.result[0].score).toBeLessThan(q.result[0].score);
  });

  it.each([
    ["a name that is too long", { query: "x".repeat(501) }, "/b/query"],
    [
      "an id that is not a text",
      { query: "Ada", properties: [{ pid: "born", v: { id: 5 } }] },
      "/b/properties/0/v/id",
    ],
    [
      "a name that is not a text",
      { query: "Ada", properties: [{ pid: "born", v: ["1815", { id: "a", name: 7 }] }] },
      "/b/properties/0/v/1/name",
    ],
    [
      "a value that is too long",
      { query: "Ada", properties: [{ pid: "born", v: "x".repeat(501) }] },
      "/b/properties/0/v",
    ],
    ["a value that is none", { query: "Ada", properties: [{ pid: "born", v: {} }] }, "/b/properties/0/v"],
    ["a type that is not a text", { query: "Ada", type: ["Person", 1] }, "/b/type/1"],
  ])("names the query with %s", async (_, query, pointer) => {
    expect(await json("", form({ queries: { a: { query: "Ada" }, b: query } }))).toMatchObject({
      code: "invalid_request",
      errors: [{ pointer }],
    });
  });

  it.each([
    ["queries that are sent twice", ["queries", "queries"], "/queries", "is sent twice: send one"],
    ["an extension that is sent twice", ["extend", "extend"], "/extend", "is sent twice: send one"],
    [
      "an extension beside queries",
      ["extend", "queries"],
      "/extend",
      "is sent beside queries: send one of them",
    ],
  ])("refuses %s, of which it would leave one out", async (_, fields, pointer, detail) => {
    const values = {
      queries: JSON.stringify({ q: { query: "Turin" } }),
      extend: JSON.stringify({ ids: ["turin"], properties: [{ id: "label" }] }),
    };
    const parameters = new URLSearchParams(fields.map((name) => [name, values[name as keyof typeof values]]));
    const refused = { status: 422, code: "invalid_request", errors: [{ pointer, detail }] };
    expect(await json("", { method: "POST", body: parameters })).toMatchObject(refused);
    expect(await json(`?${parameters}`)).toMatchObject(refused);
  });

  it("takes the form for what the address has, too", async () => {
    const other = encodeURIComponent(JSON.stringify({ other: { query: "Turin" } }));
    expect(
      Object.keys(await json(`?queries=${other}`, form({ queries: { q: { query: "Turin" } } }))),
    ).toEqual(["q"]);
  });

  it("calls back where JSONP is asked for, and refuses anything that is not a name of a function", async () => {
    const queries = encodeURIComponent(JSON.stringify({ q: { query: "Turin" } }));
    const response = await ask(`?queries=${queries}&callback=jQuery.cb_1`);
    expect(response.headers.get("content-type")).toContain("text/javascript");
    expect(await response.text()).toMatch(/^\/\*\*\/jQuery\.cb_1\(\{"q":/);
    expect(await json("?callback=alert(1)//")).toMatchObject({
      code: "invalid_request",
      errors: [{ pointer: "/callback" }],
    });
  });

  it.each(["queries", "extend"])("tells which field of a form is not JSON: %s", async (field) => {
    const refused = await ask("", { method: "POST", body: new URLSearchParams({ [field]: "Turin" }) });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      code: "invalid_json",
      detail: `the value of ${field} is not JSON: line 1, column 1: a value must stand here, not a word without quotes`,
    });
  });

  it("is open to browsers of any origin, refusals too", async () => {
    const preflight = { method: "OPTIONS", headers: { Origin: "https://app.example" } };
    for (const response of [await ask(""), await ask("/nothing"), await ask("", preflight)])
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
  });

  it.each([
    ["PUT", "", "GET, HEAD, POST, OPTIONS"],
    ["DELETE", "/preview?id=p1", "GET, HEAD, OPTIONS"],
    ["POST", "/1.0-draft", "GET, HEAD, OPTIONS"],
    ["GET", "/1.0-draft/match", "POST, OPTIONS"],
  ])("answers %s of '%s' with the methods that there are", async (method, path, allow) => {
    const refused = await ask(path, { method });
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, allow]);
  });

  it.each([
    ["de;q=0.1, en;q=0.9", "Müller Optics GmbH"],
    ["fr;q=0, de", "Müller Optik GmbH"],
    ["*, de-AT;q=0.5", "Müller Optik GmbH"],
    ["en, de", "Müller Optics GmbH"],
  ])("shows names in the language that is wanted most: %s", async (languages, shown) => {
    const { html } = await json("/flyout?id=o1", { headers: { "Accept-Language": languages } });
    expect(html).toContain(shown);
  });

  it("gives values of entities by id", async () => {
    const extend = { ids: ["p1", "none"], properties: [{ id: "country" }, { id: "alias" }] };
    const { meta, rows } = await json("", form({ extend }));
    expect(meta).toEqual([
      { id: "country", name: "country" },
      { id: "alias", name: "other names" },
    ]);
    expect(rows.p1.country).toEqual([{ str: "United Kingdom" }]);
    expect(rows.none).toEqual({ country: [], alias: [] });
  });

  it("bounds the properties of a data extension and the length of its answer", async () => {
    const properties = Array.from({ length: 51 }, () => ({ id: "country" }));
    const many = await ask("", form({ extend: { ids: ["p1"], properties } }));
    expect([many.status, await many.json()]).toMatchObject([
      422,
      { errors: [{ pointer: "/properties", detail: "must have at most 50 properties" }] },
    ]);
    expect((await ask("", form({ extend: { ids: ["p1"], properties: properties.slice(1) } }))).status).toBe(
      200,
    );
    const short = createReconciliationHandler(matcher, { limits: { answerCharacters: 1_000 } });
    const asked = async (ids: string[]) =>
      (await short(new Request(base, form({ extend: { ids, properties: properties.slice(0, 5) } })))).json();
    expect(await asked(["p1"])).toHaveProperty("rows.p1");
    expect(await asked(["p1", "p2", "p3"])).toMatchObject({
      code: "invalid_request",
      errors: [{ pointer: "/ids" }],
    });
  });

  it.each(["label", "description", "alias"])(
    "gives nothing for a language that is the name of a method: %s",
    async (field) => {
      const ids = [`${field}@__proto__`, `${field}@constructor`];
      const { rows } = await json(
        "",
        form({ extend: { ids: ["p1"], properties: ids.map((id) => ({ id })) } }),
      );
      const all = await json("", form({ extend: { ids: ["p1"], properties: [{ id: "alias@zz" }] } }));
      const expected = field === "alias" ? all.rows.p1["alias@zz"] : [];
      for (const id of ids) expect(Object.entries(rows.p1)).toContainEqual([id, expected]);
    },
  );

  it("shows entities as text that no name can break out of", async () => {
    const hostile = createReconciliationHandler(
      createMatcher({ dataset: [{ id: "x", name: "<script>alert(1)</script>" }] }),
    );
    const response = await hostile(new Request(`${base}/preview?id=x`));
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await response.text()).not.toContain("<script>");
  });
});

describe("reconciliation 1.0-draft", () => {
  const name = (propertyValue: unknown) => ({ matchType: "name", propertyValue });

  it("answers conditions of name, property and id", async () => {
    const country = { matchType: "property", propertyId: "country", propertyValue: "Spain", required: true };
    const queries = [
      { conditions: [name("José Garcia"), country] },
      { conditions: [{ matchType: "id", propertyValue: "c1" }] },
      { type: "Organization", lang: "de", conditions: [name("Mueller Optik")] },
    ];
    const { results } = await json("/1.0-draft/match", sent({ queries }));
    expect(results[0].candidates.map(({ id }: Json) => id)).toEqual(["p2"]);
    expect(results[1].candidates[0]).toMatchObject({ id: "c1", match: true, score: 100 });
    expect(results[2].candidates[0]).toMatchObject({ id: "o1", name: "Müller Optik GmbH" });
  });

  it("suggests entities by beginning and id, types and properties", async () => {
    expect((await json("/1.0-draft/suggest/entity?prefix=ada%20l")).result[0]).toMatchObject({ id: "p1" });
    expect((await json("/1.0-draft/suggest/entity?prefix=o2")).result[0]).toMatchObject({ id: "o2" });
    expect((await json("/1.0-draft/suggest/type?prefix=")).result.map(({ id }: Json) => id)).toContain(
      "City",
    );
    expect((await json("/1.0-draft/suggest/property?prefix=cou&limit=1")).result).toEqual([
      { id: "country", name: "country" },
    ]);
    expect((await json("/1.0-draft/extend/propose?type=Person")).properties).toContainEqual({
      id: "born",
      name: "born",
    });
  });

  it.each([
    ["no list", {}, "/queries"],
    ["no conditions", { queries: [{}] }, "/queries/0/conditions"],
    [
      "an unknown kind of match",
      { queries: [{ conditions: [{ matchType: "x", propertyValue: "y" }] }] },
      "/queries/0/conditions/0/matchType",
    ],
    ["a negative limit", { queries: [{ limit: -1, conditions: [name("a")] }] }, "/queries/0/limit"],
    [
      "a name that is too long",
      { queries: [{ conditions: [name("a")] }, { conditions: [name("x".repeat(501))] }] },
      "/queries/1/conditions/0/propertyValue",
    ],
    [
      "a value that has only a name",
      { queries: [{ conditions: [name({ name: 7 })] }] },
      "/queries/0/conditions/0/propertyValue",
    ],
    [
      "an id that is not a text",
      { queries: [{ conditions: [{ matchType: "id", propertyValue: ["p1", { id: 5 }] }] }] },
      "/queries/0/conditions/0/propertyValue/1/id",
    ],
    [
      "an unknown quantifier",
      { queries: [{ conditions: [{ ...name("a"), matchQuantifier: "some" }] }] },
      "/queries/0/conditions/0/matchQuantifier",
    ],
  ])("points at the fault where there is %s", async (_, body, pointer) => {
    expect(await json("/1.0-draft/match", sent(body))).toMatchObject({
      code: "invalid_request",
      errors: [{ pointer }],
    });
  });

  it("takes as many queries as a batch may have, and refuses one more", async () => {
    const batch = (count: number) => sent({ queries: Array(count).fill({ conditions: [name("Turin")] }) });
    expect((await ask("/1.0-draft/match", batch(3))).status).toBe(200);
    expect((await ask("/1.0-draft/match", batch(4))).status).toBe(413);
    expect((await ask("/1.0-draft/match", sent({ queries: [], pad: "x".repeat(4_000) }))).status).toBe(413);
  });
});

describe("reconciliation in a service with accounts", () => {
  const answered: { route: string; account?: string; cost?: number; status: number }[] = [];
  const service = (async () =>
    createHandler(localResolver(), {
      mounts: [reconciliationMount(matcher)],
      onAnswer: (one) => answered.push(one),
      accounts: {
        plans: { small: { allowance: 3 } },
        accounts: [{ accountId: "acme", plan: "small", keys: [await hashKey("rk_secret")] }],
      },
    }))();
  const call = async (path: string, init?: RequestInit) =>
    (await service)(new Request(`http://localhost${path}`, init));
  const two = () => form({ queries: { a: { query: "Turin" }, b: { query: "Ada" } } });

  it("shows its manifest to everybody, and nothing else without a key", async () => {
    const manifest = (await (await call("/reconcile")).json()) as Json;
    expect(manifest.authentication).toMatchObject({ in: "header", name: "Authorization" });
    const refused = await call("/reconcile", two());
    expect([refused.status, refused.headers.get("access-control-allow-origin")]).toEqual([401, "*"]);
    expect((await call("/reconcile/preview?id=p1")).status).toBe(401);
  });

  it("takes the key from the path for tools that send no header, and links keep it", async () => {
    const manifest = (await (await call("/key/rk_secret/reconcile")).json()) as Json;
    expect(manifest.suggest.entity.service_url).toBe("http://localhost/key/rk_secret/reconcile");
    expect((await call("/key/wrong/reconcile")).status).toBe(401);
  });

  it("books a unit a query and refuses what does not fit", async () => {
    const first = await call("/key/rk_secret/reconcile", two());
    expect([first.status, first.headers.get("x-ratelimit-remaining"), first.headers.get("x-cost")]).toEqual([
      200,
      "1",
      "2",
    ]);
    const second = await call("/key/rk_secret/reconcile", two());
    expect([second.status, second.headers.get("x-ratelimit-remaining")]).toEqual([429, "1"]);
  });

  it("logs the pattern of the route and never the key", async () => {
    expect(answered).toContainEqual(expect.objectContaining({ account: "acme", cost: 2, status: 200 }));
    expect(JSON.stringify(answered)).not.toContain("rk_secret");
  });
});
