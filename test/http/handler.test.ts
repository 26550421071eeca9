import { describe, expect, it } from "vitest";
import type { LimitChanges, ResolveResponse } from "../../src/contract/index.ts";
import { type Answered, createHandler } from "../../src/http/index.ts";
import { createMatcher } from "../../src/matching/index.ts";
import { mcpMount } from "../../src/mcp/index.ts";
import { nifMount } from "../../src/nif/index.ts";
import { reconciliationMount } from "../../src/reconciliation/index.ts";
import { httpContract } from "../contract/http.ts";
import { localResolver } from "../contract/local-resolver.ts";
import { ada, resolverContract } from "../contract/resolver.ts";
import { overHttp } from "./over-http.ts";
import { post, sendTo, testHandler, testOptions } from "./service.ts";

resolverContract("in process", async () => ({ resolver: localResolver() }));
resolverContract("through the handler", async () => ({ resolver: overHttp(sendTo(await testHandler())) }));
httpContract("through the handler", async () => ({ send: sendTo(await testHandler()) }));

describe("the handler", () => {
  it("lets everybody in, at any account, when it has no accounts", async () => {
    const send = sendTo(createHandler(localResolver()));
    const response = await send("/accounts/whoever/resolve", post(ada, { Authorization: "" }));
    expect(response.status).toBe(200);
    expect(response.headers.get("x-ratelimit-limit")).toBeNull();
    expect(await (await send("/accounts/me")).json()).toMatchObject({ accountId: "local", used: 2 });
  });

  it("reads the last of the fields of one name in an object", async () => {
    const send = sendTo(await testHandler());
    const body = JSON.stringify({ ...ada, text: "first" }).replace(
      '"first"',
      `"first","text":${JSON.stringify(ada.text)}`,
    );
    const twice = (await (await send("/v1/resolve", post(body))).json()) as ResolveResponse;
    const once = (await (await send("/v1/resolve", post(ada))).json()) as ResolveResponse;
    expect(twice.mentions).toEqual(once.mentions);
    expect(once.mentions).not.toEqual([]);
  });

  it("serves under a base path", async () => {
    const send = sendTo(createHandler(localResolver(), { basePath: "/api/kg" }));
    expect((await send("/api/kg/health")).status).toBe(200);
    expect((await send("/health")).status).toBe(404);
    expect((await send("/api/kg/v1/resolve")).headers.get("allow")).toBe("POST, OPTIONS");
    const document = (await (await send("/api/kg/openapi.json")).json()) as { servers: unknown };
    expect(document.servers).toEqual([{ url: "/api/kg" }]);
  });

  it("sends CORS headers to the origins it is given", async () => {
    const send = sendTo(await testHandler({ cors: ["https://app.example"] }));
    const preflight = await send("/v1/resolve", {
      method: "OPTIONS",
      headers: { Origin: "https://app.example", "Access-Control-Request-Headers": "authorization" },
    });
    expect(preflight.headers.get("access-control-allow-origin")).toBe("https://app.example");
    expect(preflight.headers.get("access-control-allow-headers")).toBe("authorization");
    const other = await send("/health", { headers: { Origin: "https://evil.example" } });
    expect(other.headers.get("access-control-allow-origin")).toBeNull();
    const unauthorized = await send("/accounts/me", { headers: { Origin: "https://app.example" } });
    expect(unauthorized.headers.get("access-control-allow-origin")).toBe("https://app.example");
  });

  it("answers OPTIONS with the methods of a path, without a key, also where pages may call", async () => {
    const matcher = createMatcher({ dataset: [{ id: "1", name: "Ada" }] });
    const mounts = [nifMount(), mcpMount(matcher), reconciliationMount(matcher)];
    for (const options of [{}, { cors: ["https://app.example"] }, { cors: "*" }, await testOptions()]) {
      const send = sendTo(createHandler(localResolver(), { ...options, mounts }));
      const allowed = async (path: string) => {
        const { status, headers } = await send(path, { method: "OPTIONS" });
        return [status, headers.get("allow")];
      };
      expect(await allowed("/resolve")).toEqual([204, "POST, OPTIONS"]);
      expect(await allowed("/accounts/me")).toEqual([204, "GET, HEAD, OPTIONS"]);
      expect(await allowed("/nif")).toEqual([204, "POST, OPTIONS"]);
      expect(await allowed("/mcp")).toEqual([204, "POST, OPTIONS"]);
      expect(await allowed("/reconcile")).toEqual([204, "GET, HEAD, POST, OPTIONS"]);
      expect(await allowed("/nothing")).toEqual([404, null]);
    }
  });

  it.each([
    ["nothing", "", "the body is empty"],
    ["text that is not UTF-8", new Uint8Array([0x22, 0xe9, 0x22]), "the body is not UTF-8"],
    [
      "text that is not JSON",
      '{\n  "text": "Rome",\n}',
      'the body is not JSON: line 3, column 1: a name in double quotes must stand here, not "}"',
    ],
  ])("tells of a body of %s what is wrong", async (_, body, detail) => {
    const send = sendTo(createHandler(localResolver()));
    const headers = { "Content-Type": "application/json" };
    const response = await send("/v1/resolve", { method: "POST", headers, body });
    expect([response.status, await response.json()]).toMatchObject([400, { code: "invalid_json", detail }]);
  });

  it("stops reading at the byte that passes the limit", async () => {
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled++;
        controller.enqueue(new Uint8Array(1024).fill(32));
      },
    });
    const handler = await testHandler({ limits: { bodyBytes: 10 * 1024 } });
    const init = { ...post(""), body, duplex: "half" } as RequestInit;
    const response = await handler(new Request("http://localhost/v1/resolve", init));
    expect(response.status).toBe(413);
    expect(pulled).toBeLessThan(20);
  });

  it("serves under a base path that is given with a slash at its end", async () => {
    const send = sendTo(createHandler(localResolver(), { basePath: "/api/" }));
    for (const path of ["/api", "/api/", "/api/health", "/api/openapi.json"])
      expect([path, (await send(path)).status]).toEqual([path, 200]);
    const document = (await (await send("/api/openapi.json")).json()) as { servers: unknown };
    expect(document.servers).toEqual([{ url: "/api" }]);
    expect((await sendTo(createHandler(localResolver(), { basePath: "/" }))("/health")).status).toBe(200);
  });

  it("tells a known key its allowance also where the answer would not be accepted", async () => {
    const send = sendTo(await testHandler());
    for (const path of ["/v1/resolve", "/accounts/acme/resolve"]) {
      const response = await send(path, post(ada, { Accept: "text/html" }));
      expect([response.status, response.headers.get("x-ratelimit-limit")]).toEqual([406, "1000000"]);
    }
    const me = await send("/accounts/me", { headers: { Authorization: "Key rk_acme", Accept: "text/html" } });
    expect([me.status, me.headers.get("x-ratelimit-limit")]).toEqual([406, "1000000"]);
  });

  it("has no cost header with the name of a header of its own", () => {
    for (const name of ["Idempotent-Replayed", "X-RateLimit-Limit", "Retry-After"])
      expect(() => createHandler(localResolver(), { costHeaders: [name] })).toThrow("another meaning");
  });

  it("accepts a body of exactly the byte limit", async () => {
    const body = JSON.stringify(ada);
    const at = async (bodyBytes: number) =>
      (await sendTo(await testHandler({ limits: { bodyBytes } }))("/v1/resolve", post(body))).status;
    expect([await at(body.length), await at(body.length - 1)]).toEqual([200, 413]);
  });

  it("accepts as many parts and names of fields as the limits, and refuses one more before it is parsed", async () => {
    // Two objects, a list and six fields of five names; in texts nothing counts, and what is not JSON is told by its
    // size.
    const body = String.raw`{"text":"A","x":[{"a" : 1,"b":2}],"b":3,"c":"\"{[,:[["}`;
    const refusal = async (sent: string, limits: LimitChanges) => {
      const response = await sendTo(await testHandler({ limits }))("/v1/resolve", post(sent));
      const { code, detail } = (await response.json()) as { code?: string; detail?: string };
      return [response.status, code, detail];
    };
    expect((await refusal(body, { jsonParts: 9, jsonNames: 5 }))[0]).toBe(200);
    expect(await refusal(body, { jsonParts: 8 })).toEqual([
      413,
      "payload_too_large",
      "at most 8 arrays, objects and fields are accepted",
    ]);
    const tooManyNames = [413, "payload_too_large", "at most 4 different names of fields are accepted"];
    expect(await refusal(body, { jsonNames: 4 })).toEqual(tooManyNames);
    expect(await refusal(`${body}]`, { jsonNames: 4 })).toEqual(tooManyNames);
  });

  it.each([
    ["nested arrays", `,"x":[${`${"[".repeat(60)}${"]".repeat(60)},`.repeat(10_000)}1]}`],
    ["empty arrays", `,"x":[${"[],".repeat(600_000)}1]}`],
    ["unknown fields", `${Array.from({ length: 60_000 }, (_, i) => `,"k${i}":1`).join("")}}`],
  ])("refuses a body of %s that it would take seconds to parse", async (_, rest) => {
    const send = sendTo(await testHandler({ limits: { bodyBytes: 8 * 1024 * 1024 } }));
    const response = await send("/v1/resolve", post(`{"text":"Paris"${rest}`));
    expect([response.status, await response.json()]).toMatchObject([413, { code: "payload_too_large" }]);
  });

  it("accepts 5,000 entities with all fields, in twenty languages", async () => {
    const tags = Array.from({ length: 20 }, (_, i) => `l${i}`);
    const inAll = (value: unknown) => Object.fromEntries(tags.map((tag) => [tag, value]));
    const texts = { name: inAll("n"), aliases: inAll(["a"]), description: inAll("d") };
    const dataset = Array.from({ length: 5_000 }, (_, i) => ({
      id: `${i}`,
      ...texts,
      types: ["t"],
      same_as: ["s"],
    }));
    const send = sendTo(await testHandler({ limits: { bodyBytes: 8 * 1024 * 1024 } }));
    expect((await send("/v1/resolve", post({ text: "Paris", language: "en", dataset }))).status).toBe(200);
  });

  it("tells the listener of every answer, and never a key or a text", async () => {
    const seen: unknown[] = [];
    const send = sendTo(await testHandler({ onAnswer: (answered) => seen.push(answered) }));
    await send("/v1/resolve", post(ada, { "X-Request-Id": "one" }));
    await send("/nowhere");
    await send("/accounts/acme/resolve", post({ ...ada, dataset_uri: "service://dataset/faulty" }));
    expect(seen).toMatchObject([
      { requestId: "one", method: "POST", route: "/v1/resolve", status: 200, account: "acme", cost: 2 },
      { route: "none", status: 404 },
      { route: "/accounts/:account/resolve", status: 500, problem: { cause: { name: "TypeError" } } },
    ]);
    expect(JSON.stringify(seen)).not.toMatch(/rk_acme|Lovelace/);
  });

  it("tells the listener which fault a call had, and not what was sent", async () => {
    const seen: Answered[] = [];
    const send = sendTo(await testHandler({ onAnswer: (answered) => seen.push(answered) }));
    const faults = [
      { text: "Ada", confidence: "Lovelace" },
      { text: "Ada", language: "Lovelace" },
      { text: "Ada", include: ["Lovelace"] },
      { text: "Ada", dataset_uri: "Lovelace" },
      { text: "Ada", dataset: [{ id: "1", name: { Lovelace: 1 } }] },
      { text: "Ada", mentions: [{ start: 0, end: 3, candidates: [{ id: "Lovelace" }] }] },
    ];
    for (const fault of faults) await send("/v1/resolve", post(fault));
    await send("/v1/resolve", post("Lovelace"));
    expect(seen.map(({ problem }) => problem?.code)).toEqual([
      "invalid_request",
      "unsupported_language",
      "unknown_include",
      "dataset_not_supported",
      "invalid_dataset",
      "invalid_identity",
      "invalid_json",
    ]);
    for (const { problem } of seen)
      expect(`${problem?.stack} ${JSON.stringify(problem)}`).not.toContain("Lovelace");
  });

  it("stops when the client aborts, and books nothing", async () => {
    const statuses: number[] = [];
    const never = {
      resolve: (_: unknown, o?: { signal?: AbortSignal | undefined }) =>
        new Promise<never>((_, reject) =>
          o?.signal?.addEventListener("abort", () => reject(o.signal?.reason)),
        ),
    };
    const handler = createHandler(never, { onAnswer: ({ status }) => statuses.push(status) });
    const controller = new AbortController();
    const answer = handler(
      new Request("http://localhost/v1/resolve", { ...post(ada), signal: controller.signal }),
    );
    setTimeout(() => controller.abort(), 10);
    await answer;
    expect(statuses).toEqual([499]);
    const me = await handler(new Request("http://localhost/accounts/me"));
    expect(await me.json()).toMatchObject({ used: 0 });
  });
});
