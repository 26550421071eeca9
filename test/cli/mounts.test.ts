import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashKey } from "../../src/http/index.ts";
import { listening, runCli } from "../node/built.ts";
import { people } from "../reconciliation/people.ts";

const folder = mkdtempSync(join(tmpdir(), "referent-mounts-"));
const file = (name: string, content: unknown) => {
  writeFileSync(join(folder, name), JSON.stringify(content));
  return join(folder, name);
};

interface Sent {
  readonly type: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const json = (body: unknown): Sent => ({ type: "application/json", body: JSON.stringify(body) });
const nif = (text: string): Sent => ({
  type: "text/turtle",
  body: `@prefix nif: <http://persistence.uni-leipzig.org/nlp2rdf/ontologies/nif-core#> .
<http://example.org/a> a nif:Context ; nif:isString ${JSON.stringify(text)}@en .`,
});
const called = (name: string): Sent => ({
  ...json({
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name: "match_record", arguments: { name } },
  }),
  headers: { Accept: "application/json, text/event-stream" },
});

/** One road of each kind: `work` is what a right answer has, `cost` its units, `allow` its methods. */
const roads = [
  {
    name: "reconciliation",
    account: "openrefine",
    path: "/reconcile",
    sent: {
      type: "application/x-www-form-urlencoded",
      body: String(new URLSearchParams({ queries: JSON.stringify({ q: { query: "Ada Lovelace" } }) })),
    },
    work: '"id":"p1"',
    cost: 1,
    allow: "GET, HEAD, POST, OPTIONS",
  },
  {
    name: "reconciliation 1.0-draft",
    account: "draft",
    path: "/reconcile/1.0-draft/match",
    sent: json({ queries: [{ conditions: [{ matchType: "name", propertyValue: "Ada Lovelace" }] }] }),
    work: '"id":"p1"',
    cost: 1,
    allow: "POST, OPTIONS",
  },
  {
    name: "NIF",
    account: "gerbil",
    path: "/nif",
    sent: nif("Berlin is the capital of Germany."),
    work: "http://www.wikidata.org/entity/Q64",
    cost: 2,
    allow: "POST, OPTIONS",
  },
  {
    name: "MCP",
    account: "model",
    path: "/mcp",
    sent: called("Ada Lovelace"),
    work: '"id":"p1"',
    cost: 1,
    allow: "POST, OPTIONS",
  },
];

describe("serve --reconcile --nif --mcp with accounts, a quota and limits", () => {
  let served: Awaited<ReturnType<typeof listening>>;

  beforeAll(async () => {
    const accounts = await Promise.all(
      roads.map(async ({ account }) => ({
        accountId: account,
        plan: account,
        keys: [await hashKey(`rk_${account}`)],
      })),
    );
    // Each may call three times.
    const plans = Object.fromEntries(roads.map(({ account, cost }) => [account, { allowance: 3 * cost }]));
    const words = ["serve", "--port", "0", "--reconcile", "--nif", "--mcp", "--limit", "bodyBytes=4000"];
    const places = [
      "--dataset",
      file("people.json", people),
      "--accounts",
      file("accounts.json", { plans, accounts }),
    ];
    served = await listening(runCli(...words, ...places));
  }, 60_000);

  afterAll(async () => {
    served?.child.kill();
    await served?.ended;
    rmSync(folder, { recursive: true, force: true });
  });

  const call = (path: string, { type, body, headers }: Sent, key?: string) =>
    fetch(served.url + path, {
      method: "POST",
      body,
      headers: { "Content-Type": type, ...headers, ...(key ? { Authorization: `Key ${key}` } : {}) },
    });

  describe.each(roads)("$name", ({ account, path, sent, work, cost, allow }) => {
    const key = `rk_${account}`;

    it("is refused without a key, and with a wrong one", async () => {
      for (const none of [undefined, "rk_wrong"]) {
        const refused = await call(path, sent, none);
        expect([refused.status, await refused.json()]).toEqual([
          401,
          expect.objectContaining({ code: "unauthorized" }),
        ]);
      }
    });

    it("names the methods that there are where another one is used", async () => {
      const headers = { Authorization: `Key ${key}` };
      const refused = await fetch(served.url + path, { method: "PUT", headers });
      expect([refused.status, refused.headers.get("allow")]).toEqual([405, allow]);
    });

    it("holds the limit of a body", async () => {
      const padded = { ...sent, body: `${sent.body}${" ".repeat(4_000)}` };
      const refused = await call(path, padded, key);
      expect([refused.status, await refused.json()]).toEqual([
        413,
        expect.objectContaining({ code: "payload_too_large" }),
      ]);
    });

    it("books each answer until the allowance is spent, and then says so", async () => {
      const said: string[] = [];
      for (const left of [2, 1, 0]) {
        const answer = await call(path, sent, key);
        expect([
          answer.status,
          answer.headers.get("x-cost"),
          answer.headers.get("x-ratelimit-remaining"),
        ]).toEqual([200, String(cost), String(left * cost)]);
        said.push(await answer.text());
      }
      for (const one of said) expect(one.replaceAll('\\"', '"')).toContain(work);
      const refused = await call(path, sent, key);
      expect(await refused.text()).toContain("quota_exceeded");
      expect(refused.headers.get("x-ratelimit-remaining")).toBe("0");
    });
  });

  it("logs route, account and cost of every call, and never a key", () => {
    const lines = served
      .output()
      .split("\n")
      .filter((line) => line.includes('"route"'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    for (const { account, path, cost } of roads)
      expect(
        lines.filter((line) => line.account === account && line.cost === cost && line.status === 200),
        path,
      ).toHaveLength(3);
    expect(served.output()).not.toContain("rk_");
  });
});
