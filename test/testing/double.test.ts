import { describe, expect, it } from "vitest";
import { createRemoteResolver } from "../../src/http/index.ts";
import { assertSent, createFetch, faults } from "../../src/testing/index.ts";
import { httpContract } from "../contract/http.ts";
import { localResolver } from "../contract/local-resolver.ts";
import { ada } from "../contract/resolver.ts";
import { post, servedResolver, testOptions } from "../http/service.ts";

httpContract("through the double", async () => {
  const fetch = createFetch(servedResolver(), [], {
    ...(await testOptions()),
    baseUrl: "https://kg.example/v2",
  });
  return { send: (path, init) => fetch(`https://kg.example/v2${path}`, init) };
});

const url = "https://kg.example/v1/resolve";

describe("the double", () => {
  it("is a drop-in fetch: takes a string, a URL or a Request", async () => {
    const fetch = createFetch(localResolver());
    const inputs = [url, new URL(url), new Request(url, post(ada))] as const;
    for (const input of inputs) {
      const response = await (input instanceof Request ? fetch(input) : fetch(input, post(ada)));
      expect(response.status).toBe(200);
    }
  });

  it("strikes by rule: which calls, after how many, how often", async () => {
    const fetch = createFetch(localResolver(), [
      { fault: faults.unauthorized, when: ({ path }) => path === "/v1/resolve", after: 1, times: 2 },
      { fault: faults.raw(418), when: ({ method }) => method === "GET" },
    ]);
    const statuses = [];
    for (let i = 0; i < 4; i++) statuses.push((await fetch(url, post(ada))).status);
    expect(statuses).toEqual([200, 401, 401, 200]);
    expect((await fetch("https://kg.example/health")).status).toBe(418);
  });

  it.each<[what: string, rule: unknown, pointer: string, says: string]>([
    [
      "a rule as the fault of a rule",
      { fault: faults.warming(2) },
      "/faults/1/fault",
      "put it into the list as it is",
    ],
    ["a text in place of a fault", { fault: "hang" }, "/faults/1/fault", "must be a function"],
    ["a rule without a fault", { times: 1 }, "/faults/1/fault", "is required"],
    ["a slip", { fault: faults.hang, time: 1 }, "/faults/1/time", 'did you mean "times"'],
    ["a negative number", { fault: faults.hang, after: -1 }, "/faults/1/after", "0 or more"],
  ])("is not made with %s", (_, rule, pointer, says) => {
    const make = () => createFetch(localResolver(), [faults.hang, rule as faults.FaultRule]);
    const error = expect.objectContaining({ pointer, detail: expect.stringContaining(says) });
    expect(make).toThrow(expect.objectContaining({ code: "invalid_request" }));
    expect(make).toThrow(expect.objectContaining({ document: expect.objectContaining({ errors: [error] }) }));
  });

  it("simulates 401, 422, 429 with resets and 503 warming then ready", async () => {
    const fetch = createFetch(localResolver(), [
      { fault: faults.unauthorized, times: 1 },
      { fault: faults.problem("invalid_span", { detail: "no" }), times: 1, after: 0 },
      { fault: faults.quotaExceeded(60), times: 1 },
      faults.warming(1, 3),
    ]);
    const seen = [];
    for (let i = 0; i < 5; i++) {
      const response = await fetch(url, post(ada));
      seen.push([response.status, response.headers.get("retry-after")]);
    }
    expect(seen).toEqual([
      [401, null],
      [422, null],
      [429, "60"],
      [503, "3"],
      [200, null],
    ]);
  });

  it("simulates broken JSON, cut bodies, refused and reset connections", async () => {
    const strike = (fault: faults.Fault) => createFetch(localResolver(), [fault])(url, post(ada));
    await expect((await strike(faults.brokenJson)).json()).rejects.toThrow(SyntaxError);
    await expect((await strike(faults.cutBody)).json()).rejects.toThrow(TypeError);
    await expect(strike(faults.connectionRefused)).rejects.toMatchObject({ cause: { code: "ECONNREFUSED" } });
    await expect(strike(faults.connectionReset)).rejects.toMatchObject({ cause: { code: "ECONNRESET" } });
  });

  it("aborts like fetch: while it waits, and in the middle of a body", async () => {
    const waiting = createFetch(localResolver(), [faults.hang])(url, {
      ...post(ada),
      signal: AbortSignal.timeout(10),
    });
    await expect(waiting).rejects.toMatchObject({ name: "TimeoutError" });
    const controller = new AbortController();
    const slow = createFetch(localResolver(), [faults.slowBody(1_000)]);
    const response = await slow(url, { ...post(ada), signal: controller.signal });
    controller.abort();
    await expect(response.text()).rejects.toMatchObject({ name: "AbortError" });
  });

  it("asserts on what was sent", async () => {
    const fetch = createFetch(localResolver());
    await createRemoteResolver({ baseUrl: "https://kg.example", key: "secret", fetch }).resolve(ada);
    assertSent(fetch, {
      method: "GET",
      path: "/accounts/me",
      headers: { Authorization: "Key secret" },
      times: 1,
    });
    assertSent(fetch, {
      path: "/accounts/local/resolve",
      body: { language: "en", dataset: [{ id: "people/1" }] },
    });
    expect(() => assertSent(fetch, { body: { language: "it" } })).toThrow(
      /at least one call like.*POST \/accounts\/local\/resolve/s,
    );
    expect(() => assertSent(fetch, { method: "GET", times: 2 })).toThrow(/2 calls like .* found 1/);
    expect(() => assertSent(fetch, { body: { dataset: [] } })).toThrow("found 0");
    expect(() => assertSent(fetch, { bdy: { language: "it" } } as object)).toThrow('did you mean "body"?');
    fetch.clear();
    expect(fetch.calls).toEqual([]);
    expect(() => assertSent(fetch, {})).toThrow(/Sent were:\n {2}none$/);
  });
});
