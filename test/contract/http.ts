import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Account, limits, type ProblemCode, problemTable } from "../../src/contract/index.ts";
import { key, poorKey, post, type Send } from "../http/service.ts";
import { resolverProblems } from "./problems.ts";
import { ada } from "./resolver.ts";

/** A served resolver (accounts of test/http/service.ts), and how to end it. */
export interface Served {
  send: Send;
  close?(): Promise<void>;
}

const auth = { Authorization: `Key ${key}` };
const resolvePath = "/accounts/acme/resolve";

type Case = [ProblemCode, when: string, path: string, init: RequestInit];

export const httpProblems: Case[] = [
  ["invalid_json", "the body is not JSON", resolvePath, post("{")],
  ["invalid_json", "the body is empty", resolvePath, post("")],
  [
    "invalid_json",
    "the body is not UTF-8",
    resolvePath,
    { ...post(""), body: new Uint8Array([0x22, 0xff, 0x22]) },
  ],
  [
    "unauthorized",
    "the header is missing",
    resolvePath,
    { ...post(ada), headers: { "Content-Type": "application/json" } },
  ],
  ["unauthorized", "the scheme is another", resolvePath, post(ada, { Authorization: `Bearer ${key}` })],
  ["unauthorized", "the key is unknown", "/accounts/me", { headers: { Authorization: "Key nobody" } }],
  ["forbidden", "the key is of another account", "/accounts/poor/resolve", post(ada)],
  ["not_found", "the path names nothing", "/accounts", { headers: auth }],
  ["method_not_allowed", "resolve is asked with GET", resolvePath, { headers: auth }],
  [
    "method_not_allowed",
    "the account is asked with DELETE",
    "/accounts/me",
    { method: "DELETE", headers: auth },
  ],
  ["not_acceptable", "Accept excludes JSON", resolvePath, post(ada, { Accept: "text/html" })],
  [
    "not_acceptable",
    "Accept gives JSON no quality",
    resolvePath,
    post(ada, { Accept: "application/json;q=0, */*" }),
  ],
  ["payload_too_large", "the body passes the byte limit", resolvePath, post(" ".repeat(1024 * 1024 + 1))],
  [
    "unsupported_media_type",
    "the body is not JSON by its type",
    resolvePath,
    post(ada, { "Content-Type": "text/plain" }),
  ],
  ["unsupported_media_type", "the coding is unknown", resolvePath, post(ada, { "Content-Encoding": "br" })],
  ["quota_exceeded", "the allowance is spent", "/v1/resolve", post(ada, { Authorization: `Key ${poorKey}` })],
  ["internal", "the resolver fails", resolvePath, post({ ...ada, dataset_uri: "service://dataset/faulty" })],
  [
    "internal",
    "the resolver throws what is not an error",
    resolvePath,
    post({ ...ada, dataset_uri: "service://dataset/odd" }),
  ],
  [
    "invalid_pack",
    "the pack is damaged",
    resolvePath,
    post({ text: "A", dataset_uri: "service://dataset/damaged" }),
  ],
  [
    "dataset_unavailable",
    "the graph is unreadable",
    resolvePath,
    post({ text: "A", dataset_uri: "service://dataset/broken" }),
  ],
  [
    "dataset_warming",
    "the graph is loading",
    resolvePath,
    post({ text: "A", dataset_uri: "service://dataset/loading" }),
  ],
];

/** What HTTP adds to the resolver contract, wherever it is served. */
export function httpContract(name: string, open: () => Promise<Served>): void {
  describe(`the HTTP contract, ${name}`, () => {
    let served: Served;
    beforeAll(async () => {
      served = await open();
    });
    afterAll(async () => {
      await served?.close?.();
    });

    const refused: Case[] = [
      ...httpProblems,
      ...resolverProblems.map(({ code, when, request }): Case => [code, when, "/v1/resolve", post(request)]),
    ];
    for (const [code, when, path, init] of refused) {
      const [status, title] = problemTable[code];
      it(`answers ${code} (${status}) when ${when}`, async () => {
        const response = await served.send(path, init);
        expect(response.status).toBe(status);
        expect(response.headers.get("content-type")).toBe("application/problem+json");
        expect(response.headers.get("x-request-id")).toBeTruthy();
        const text = await response.text();
        expect(JSON.parse(text)).toMatchObject({ type: `urn:referent:problem:${code}`, title, status, code });
        expect(text).not.toMatch(/secret|\/home|at .*:\d+:\d+/);
        if (status === 422) expect(JSON.parse(text).detail).toMatch(/\w/);
        if (status === 401) expect(response.headers.get("www-authenticate")).toBe("Key");
        if (status === 405) expect(response.headers.get("allow")).toMatch(/OPTIONS$/);
        if (status === 429 || status === 503)
          expect(response.headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
        if (status === 500) expect(JSON.parse(text).instance).toContain(response.headers.get("x-request-id"));
      });
    }

    it("resolves at every path with the header `Authorization: Key <API_KEY>`", async () => {
      for (const path of [resolvePath, "/v1/resolve", "/resolve"]) {
        const response = await served.send(path, post(ada));
        expect(response.status).toBe(200);
        expect(response.headers.get("content-type")).toBe("application/json");
        const { mentions } = (await response.json()) as { mentions: { text: string }[] };
        expect(mentions.map((m) => m.text)).toEqual(["Ada Lovelace", "Zorblax Quib"]);
      }
    });

    it("takes a path with a slash at its end, or twice where a base address ends with one", async () => {
      for (const path of ["/resolve/", "//resolve", "/v1//resolve", `${resolvePath}/`])
        expect((await served.send(path, post(ada))).status, path).toBe(200);
      for (const path of ["/accounts/me/", "//accounts//me", "/health/", "//openapi.json", "/docs/"])
        expect((await served.send(path, { headers: auth })).status, path).toBe(200);
      const options = await served.send("//resolve/", { method: "OPTIONS" });
      expect(options.headers.get("allow")).toBe("POST, OPTIONS");
      expect((await served.send("/resolve/x", post(ada))).status).toBe(404);
    });

    it("returns an account object with `accountId`, and counts what calls cost", async () => {
      const account = async () =>
        (await served.send("/accounts/me", { headers: auth })).json() as Promise<Account>;
      const before = await account();
      expect(before).toMatchObject({ accountId: "acme", plan: "team", allowance: 1_000_000 });
      const response = await served.send("/v1/resolve", post({ text: "a".repeat(1001), language: "en" }));
      expect(response.headers.get("x-cost")).toBe("3");
      expect(response.headers.get("x-units-used")).toBe("3");
      const after = await account();
      expect(after.used - before.used).toBe(3);
      expect(response.headers.get("x-ratelimit-limit")).toBe("1000000");
      expect(response.headers.get("x-ratelimit-remaining")).toBe(String(1_000_000 - after.used));
      const seconds = (Date.parse(after.resets_at) - Date.now()) / 1000;
      expect(Number(response.headers.get("x-ratelimit-reset"))).toBeGreaterThanOrEqual(Math.floor(seconds));
      expect(Number(response.headers.get("x-ratelimit-reset"))).toBeLessThan(seconds + 60);
    });

    it("an error costs nothing", async () => {
      const used = async () =>
        ((await (await served.send("/accounts/me", { headers: auth })).json()) as Account).used;
      const before = await used();
      for (const [, , path, init] of refused.slice(-8)) await (await served.send(path, init)).text();
      await (
        await served.send(resolvePath, post({ ...ada, dataset_uri: "service://dataset/faulty" }))
      ).text();
      expect(await used()).toBe(before);
    });

    it("charges spans and candidate texts like text, where they are more", async () => {
      const text = "a".repeat(500);
      const costOf = async (mentions: unknown) => {
        const response = await served.send("/v1/resolve", post({ text, language: "en", mentions }));
        return response.headers.get("x-cost");
      };
      const spans = (count: number) => Array.from({ length: count }, () => ({ start: 0, end: 500 }));
      expect([await costOf(spans(2)), await costOf(spans(3)), await costOf(spans(10))]).toEqual([
        "2",
        "3",
        "6",
      ]);
      const candidates = [
        { id: "Q1", label: "a".repeat(400), description: "b".repeat(300), types: ["c".repeat(298)] },
      ];
      expect(await costOf([{ start: 0, end: 2, candidates }])).toBe("2");
      expect(await costOf([{ start: 0, end: 3, candidates }])).toBe("3");
    });

    it(`reads a body of ${limits.jsonDepth} levels, and refuses one more`, async () => {
      const nested = (levels: number) =>
        JSON.stringify(ada).replace(/}$/, `,"x":${"[".repeat(levels - 1)}"[[["${"]".repeat(levels - 1)}}`);
      expect((await served.send(resolvePath, post(nested(limits.jsonDepth)))).status).toBe(200);
      const refused = await served.send(resolvePath, post(nested(limits.jsonDepth + 1)));
      expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
        400,
        "invalid_json",
      ]);
      expect((await served.send(resolvePath, post(nested(100_000)))).status).toBe(400);
    });

    it("says what it is at / and /docs, to people and to programs, and how it is at /health and /healthz", async () => {
      for (const path of ["/", "/docs"]) {
        const page = await served.send(path, { headers: { Accept: "text/html,*/*;q=0.8" } });
        expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=UTF-8"]);
        expect(await page.text()).toContain("openapi.json");
        const document = await served.send(path, { headers: { Accept: "application/json" } });
        expect(await document.json()).toMatchObject({
          name: "referent",
          openapi: expect.stringMatching(/\/openapi.json$/),
        });
      }
      for (const path of ["/health", "/healthz"])
        expect(await (await served.send(path)).json()).toEqual({ status: "ok" });
    });

    it("answers HEAD like GET without a body, and OPTIONS with the methods", async () => {
      const head = await served.send("/accounts/me", { method: "HEAD", headers: auth });
      expect([head.status, head.headers.get("x-ratelimit-limit"), await head.text()]).toEqual([
        200,
        "1000000",
        "",
      ]);
      const options = await served.send(resolvePath, { method: "OPTIONS" });
      expect([options.status, options.headers.get("allow")]).toEqual([204, "POST, OPTIONS"]);
      const me = await served.send("/accounts/me", { method: "OPTIONS" });
      expect(me.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
    });

    it("keeps the request id that it is sent", async () => {
      const response = await served.send("/health", { headers: { "X-Request-Id": "abc-123" } });
      expect(response.headers.get("x-request-id")).toBe("abc-123");
    });

    it("sends no CORS headers by default", async () => {
      const response = await served.send("/health", { headers: { Origin: "https://example.org" } });
      expect(response.headers.get("access-control-allow-origin")).toBeNull();
    });

    it("reads gzip and deflate bodies", async () => {
      for (const coding of ["gzip", "deflate"] as const) {
        const init = post("", { "Content-Encoding": coding });
        const body = new Blob([JSON.stringify(ada)]).stream().pipeThrough(new CompressionStream(coding));
        const response = await served.send(resolvePath, {
          ...init,
          body: await new Response(body).arrayBuffer(),
        });
        expect([coding, response.status]).toEqual([coding, 200]);
      }
    });

    it("refuses a body that inflates beyond the limit, and one that does not inflate", async () => {
      const bomb = new Blob([" ".repeat(8 * 1024 * 1024)])
        .stream()
        .pipeThrough(new CompressionStream("gzip"));
      const body = await new Response(bomb).arrayBuffer();
      expect(body.byteLength).toBeLessThan(100_000);
      const init = post("", { "Content-Encoding": "gzip" });
      expect((await served.send(resolvePath, { ...init, body })).status).toBe(413);
      expect((await served.send(resolvePath, { ...init, body: new Uint8Array([1, 2, 3]) })).status).toBe(400);
      expect((await served.send(resolvePath, { ...init, body: body.slice(0, 100) })).status).toBe(400);
    });
  });
}
