import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type ProblemCode,
  ProblemError,
  type ResolveRequest,
  type Resolver,
} from "../../src/contract/index.ts";
import {
  createHandler,
  createRemoteResolver,
  type RemoteOptions,
  tolerateOutage,
} from "../../src/http/index.ts";
import { type RunningServer, startServer } from "../../src/node/server.ts";
import { createFetch, type Fault, type FaultRule, faults } from "../../src/testing/index.ts";
import { localResolver } from "../contract/local-resolver.ts";
import { about, ada, resolverContract } from "../contract/resolver.ts";
import { key, servedResolver, testHandler, testOptions } from "./service.ts";

async function serve(): Promise<RunningServer> {
  return startServer(await testHandler());
}

resolverContract("of the remote client over a socket", async () => {
  const server = await serve();
  return { resolver: createRemoteResolver({ baseUrl: server.url, key }), close: () => server.close() };
});

resolverContract("of the remote client without a key, of a server that answers everybody", async () => {
  const server = await startServer(createHandler(servedResolver()));
  return { resolver: createRemoteResolver({ baseUrl: server.url }), close: () => server.close() };
});

it("sends no Authorization without a key, which a server with accounts refuses", async () => {
  const server = await serve();
  try {
    const sent: (string | null)[] = [];
    const fetch: typeof globalThis.fetch = (input, init) => {
      sent.push(new Headers(init?.headers).get("authorization"));
      return globalThis.fetch(input, init);
    };
    const { code } = await problemOf(createRemoteResolver({ baseUrl: server.url, fetch }));
    expect([code, sent]).toEqual(["unauthorized", [null]]);
  } finally {
    await server.close();
  }
});

resolverContract("of the remote client over the double", async () => {
  const fetch = createFetch(servedResolver(), [], await testOptions());
  return { resolver: createRemoteResolver({ baseUrl: "https://kg.example", key, fetch }) };
});

/** The error of a call that must fail. */
async function problemOf(resolver: Resolver, request: ResolveRequest = ada): Promise<ProblemError> {
  const error = await resolver.resolve(request).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ProblemError);
  return error as ProblemError;
}

/** A fetch that spoils what the client sends. */
function tampering(
  change: (url: string, init: RequestInit) => [url: string, init: RequestInit],
): typeof fetch {
  return (input, init) => fetch(...change(String(input), init ?? {}));
}

const withHeader = (name: string, value: string) =>
  tampering((url, init) => [url, { ...init, headers: { ...(init.headers as object), [name]: value } }]);

describe("the remote client throws the problem of the service", () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await serve();
  });
  afterAll(() => server.close());

  const faulty = (name: string) => ({ ...ada, dataset_uri: `service://dataset/${name}` });
  const cases: [ProblemCode, Partial<RemoteOptions>, request?: ResolveRequest][] = [
    ["unauthorized", { key: "nobody" }],
    ["forbidden", { account: "poor" }],
    ["quota_exceeded", { key: "rk_poor" }],
    ["not_found", { account: "a/b", fetch: tampering((_, init) => [`${server.url}/nowhere`, init]) }],
    [
      "method_not_allowed",
      { account: "acme", fetch: tampering((url, init) => [url, { ...init, method: "PUT" }]) },
    ],
    ["not_acceptable", { fetch: withHeader("Accept", "text/html") }],
    ["unsupported_media_type", { account: "acme", fetch: withHeader("Content-Type", "text/plain") }],
    ["invalid_json", { account: "acme", fetch: tampering((url, init) => [url, { ...init, body: "{" }]) }],
    ["payload_too_large", {}, { ...ada, note: " ".repeat(1024 * 1024) } as ResolveRequest],
    ["internal", {}, faulty("faulty")],
    ["invalid_pack", {}, faulty("damaged")],
    ["dataset_unavailable", { retries: 0 }, faulty("broken")],
    ["dataset_warming", { retries: 0 }, faulty("loading")],
  ];
  for (const [code, options, request] of cases) {
    it(code, async () => {
      const problem = await problemOf(
        createRemoteResolver({ baseUrl: server.url, key, ...options }),
        request,
      );
      expect(problem.code).toBe(code);
      if (code === "dataset_warming") expect(problem.retryAfter).toBe(2);
      if (code === "quota_exceeded") expect(problem.retryAfter).toBeGreaterThan(0);
      if (code === "internal") expect(problem.document.instance).toMatch(/^urn:referent:request:/);
    });
  }
});

const base = { baseUrl: "https://kg.example/v2", key: "k", account: "local" };

function through(rules: (Fault | FaultRule)[], options: Partial<RemoteOptions> = {}) {
  const fetch = createFetch(localResolver(), rules, { baseUrl: base.baseUrl });
  return { fetch, remote: createRemoteResolver({ ...base, fetch, ...options }) };
}

describe("the remote client retries only where it is safe", () => {
  const cases: [name: string, rule: Fault | FaultRule, calls: number, outcome: ProblemCode | "answer"][] = [
    ["a warming dataset, until it is ready", faults.warming(2), 3, "answer"],
    [
      "an overloaded service, twice at most",
      faults.problem("overloaded", { retryAfter: 0 }),
      3,
      "overloaded",
    ],
    ["a refused connection", { fault: faults.connectionRefused, times: 1 }, 2, "answer"],
    ["an allowance that renews at once", { fault: faults.quotaExceeded(0), times: 1 }, 2, "answer"],
    ["not an allowance that renews later", faults.quotaExceeded(31), 1, "quota_exceeded"],
    [
      "not a connection that broke after the request was sent",
      faults.connectionReset,
      1,
      "resolver_unavailable",
    ],
    ["not a body that was cut", faults.cutBody, 1, "resolver_unavailable"],
    ["not a gateway's 502", faults.raw(502, "<html>"), 1, "resolver_unavailable"],
    ["not an unknown key", faults.unauthorized, 1, "unauthorized"],
    ["not a wrong request", faults.problem("invalid_span"), 1, "invalid_span"],
    ["not an internal error", faults.problem("internal"), 1, "internal"],
    ["not a redirect", faults.raw(302, "", { Location: "https://evil.example" }), 1, "invalid_response"],
  ];
  for (const [name, rule, calls, outcome] of cases) {
    it(name, async () => {
      const { fetch, remote } = through([rule]);
      if (outcome === "answer") expect((await remote.resolve(ada)).mentions).toHaveLength(2);
      else expect((await problemOf(remote)).code).toBe(outcome);
      expect(fetch.calls).toHaveLength(calls);
    });
  }

  it("waits for Retry-After and no longer, also where the clock of the system is set back meanwhile", async () => {
    const { fetch } = through([faults.warming(1, 1)]);
    const now = Date.now;
    const settingBack: typeof globalThis.fetch = async (...call) => {
      const answer = await fetch(...call);
      // When the answer was read, and before the next attempt, which is 100 ms later at least.
      setTimeout(() => {
        Date.now = () => now() - 3_600_000;
      }, 50);
      return answer;
    };
    try {
      await expect(createRemoteResolver({ ...base, fetch: settingBack }).resolve(ada)).resolves.toBeDefined();
    } finally {
      Date.now = now;
    }
  });

  it("honours Retry-After", async () => {
    const { remote } = through([faults.warming(1, 1)]);
    const start = performance.now();
    await remote.resolve(ada);
    expect(performance.now() - start).toBeGreaterThan(950);
  });

  it("asks for the account once, also when that fails first", async () => {
    const { fetch, remote } = through([{ fault: faults.connectionReset, times: 4 }], { account: undefined });
    expect((await problemOf(remote)).code).toBe("resolver_unavailable");
    await Promise.all([remote.resolve(ada), remote.resolve(ada)]);
    expect(fetch.calls.filter(({ path }) => path === "/v2/accounts/me")).toHaveLength(5);
    await remote.resolve(ada);
    expect(fetch.calls.at(-1)?.path).toBe("/v2/accounts/local/resolve");
  });
});

describe("the remote client says of a failed call", () => {
  const through = (error: Error) =>
    problemOf(createRemoteResolver({ ...base, retries: 0, fetch: () => Promise.reject(error) }));

  it("no address, when the network failed", async () => {
    const coded = Object.assign(new Error("connect 10.0.0.1"), { code: "ECONNREFUSED" });
    for (const error of [new TypeError("fetch failed 10.0.0.1", { cause: coded }), coded]) {
      const { code, document } = await through(error);
      expect([code, document.detail]).toEqual(["resolver_unavailable", "the connection failed"]);
    }
  });

  it("what the caller's own fetch says", async () => {
    const { code, document } = await through(new Error("there is no cassette"));
    expect([code, document.detail]).toEqual(["resolver_unavailable", "fetch failed: there is no cassette"]);
    const missing = new ProblemError("missing_package", { detail: "npm install undici" });
    expect(await through(missing)).toBe(missing);
  });
});

describe("the remote client's time-out", () => {
  it("covers the wait for an answer", async () => {
    const { remote } = through([faults.hang], { timeoutMs: 30 });
    expect(await problemOf(remote)).toMatchObject({
      code: "resolver_unavailable",
      document: { detail: "no whole answer within 30 ms" },
    });
  });

  it("covers the body", async () => {
    const { remote } = through([faults.slowBody(30)], { timeoutMs: 100 });
    expect((await problemOf(remote)).document.detail).toBe("no whole answer within 100 ms");
  });

  it("lets a slow body pass that is in time", async () => {
    const { remote } = through([faults.slowBody(2)], { timeoutMs: 5_000 });
    expect((await remote.resolve(ada)).mentions).toHaveLength(2);
  });

  it("holds for a fetch that ignores its signal", async () => {
    const remote = createRemoteResolver({ ...base, timeoutMs: 30, fetch: () => new Promise(() => {}) });
    expect((await problemOf(remote)).code).toBe("resolver_unavailable");
  });

  it("gives way to the caller's signal, whose reason is thrown", async () => {
    const { remote } = through([faults.hang]);
    const controller = new AbortController();
    const call = remote.resolve(ada, { signal: controller.signal });
    setTimeout(() => controller.abort("changed my mind"), 10);
    await expect(call).rejects.toBe("changed my mind");
  });
});

describe("the remote client takes nothing for an answer that breaks the contract", () => {
  type Row = Record<string, unknown> & { entity: Record<string, unknown> | null };
  const rows = (change: (rows: Row[]) => unknown): Fault =>
    faults.changed((answer) => ({ ...answer, mentions: change(answer.mentions as Row[]) }));
  const first = (change: object) => rows(([a, b]) => [{ ...a, ...change }, b]);
  const spans: ResolveRequest = {
    ...ada,
    mentions: [
      { start: 0, end: 12 },
      { start: 22, end: 34 },
    ],
  };
  const plain = about("Ada Lovelace wrote.");
  const cases: [name: string, Fault, detail: string, request?: ResolveRequest][] = [
    ["broken JSON", faults.brokenJson, "the answer is not JSON"],
    ["a page of a proxy", faults.raw(200, "<html>"), "the answer is not JSON"],
    ["no mentions", faults.changed(() => ({})), "mentions"],
    ["a row too few for the spans", rows(([a]) => [a]), "1 rows for 2 spans", spans],
    ["a row too many for the spans", rows(([a, b]) => [a, b, b]), "3 rows for 2 spans", spans],
    ["rows in another order than the spans", rows(([a, b]) => [b, a]), "row 0 is not that of span 0", spans],
    ["a resolved row without an entity", first({ entity: null }), "row 0 is resolved but has no identity"],
    ["a resolved row with an empty id", first({ entity: { id: "" } }), "mentions.0.entity"],
    [
      "an unresolved row with an entity",
      rows(([a, b]) => [a, { ...b, entity: { id: "Q1" } }]),
      "row 1 is unresolved but has an identity",
    ],
    [
      "an unresolved row without a reason",
      rows(([a, b]) => [a, { ...b, reason: undefined }]),
      "row 1 is unresolved without a reason",
    ],
    ["an unknown status", first({ status: "maybe" }), "mentions.0.status"],
    [
      "a row that does not match its slice",
      first({ text: "Eve" }),
      "row 0 does not match its slice of the text",
    ],
    [
      "a row beyond the text",
      rows(([a]) => [{ ...a, start: 90, end: 102 }]),
      "row 0 does not match its slice of the text",
      plain,
    ],
    ["a score that is not a number", first({ score: "high" }), "mentions.0.score"],
  ];
  for (const [name, fault, detail, request] of cases) {
    it(name, async () => {
      const problem = await problemOf(through([fault]).remote, request);
      expect(problem.code).toBe("invalid_response");
      expect(problem.document.detail).toContain(detail);
    });
  }

  it("an answer without an end", async () => {
    const { remote } = through([], { maxResponseBytes: 100 });
    expect((await problemOf(remote)).document.detail).toBe("more than 100 bytes");
  });

  it("but fills in what a service may leave out", async () => {
    const bare = faults.changed(() => ({
      mentions: [
        {
          text: "Ada",
          start: 0,
          end: 3,
          status: "resolved",
          entity: {
            id: "Q7259",
            same_as: [{ kb: "dbpedia", uri: "http://dbpedia.org/resource/Ada_Lovelace" }],
          },
          score: 12.5,
          signals: { path: "x", match_kind: "odd" },
        },
        { text: "Zorblax", start: 22, end: 29, status: "unresolved", reason: "low_relevance" },
      ],
    }));
    const answer = await through([bare]).remote.resolve(about(ada.text));
    expect(answer).toMatchObject({ dataset_uri: "inline", language: "en", engine: "unknown" });
    expect(answer.mentions).toMatchObject([
      {
        entity: { id: "Q7259", label: "Ada", same_as: ["http://dbpedia.org/resource/Ada_Lovelace"] },
        score: 12.5,
        signals: { path: "x", match_kind: null },
      },
      { entity: null, reason: "low_relevance", score: null, dataset_uri: "inline" },
    ]);
  });

  it("keeps what another service says of its problem", async () => {
    const other = faults.raw(422, JSON.stringify({ code: "E_LANG", title: "Bad language" }), {
      "Content-Type": "application/problem+json",
    });
    const problem = await problemOf(through([other]).remote);
    expect(problem).toMatchObject({
      code: "invalid_request",
      document: { detail: "status 422: E_LANG, Bad language" },
    });
  });

  it("reads a Retry-After that is a date", async () => {
    const date = new Date(Date.now() + 3_600_000).toUTCString();
    const problem = await problemOf(through([faults.raw(503, "", { "Retry-After": date })]).remote);
    expect(problem.retryAfter).toBeGreaterThan(3_590);
  });
});

describe("an outage that is tolerated", () => {
  const spans = [
    { start: 0, end: 3, type: "person" },
    { start: 22, end: 29 },
  ];

  it("leaves every span unresolved with the reason resolver_unavailable", async () => {
    const tolerant = tolerateOutage(through([faults.connectionReset]).remote);
    const { mentions } = await tolerant.resolve({ ...ada, mentions: spans });
    expect(mentions.map((m) => [m.text, m.type, m.status, m.reason, m.entity])).toEqual([
      ["Ada", "person", "unresolved", "resolver_unavailable", null],
      ["Zorblax", undefined, "unresolved", "resolver_unavailable", null],
    ]);
  });

  it("still throws without spans, and for the caller's own mistakes", async () => {
    await expect(
      tolerateOutage(through([faults.connectionReset]).remote).resolve(about("Ada wrote.")),
    ).rejects.toMatchObject({ code: "resolver_unavailable" });
    const tolerant = tolerateOutage(through([faults.unauthorized]).remote);
    await expect(tolerant.resolve({ ...ada, mentions: spans })).rejects.toMatchObject({
      code: "unauthorized",
    });
  });

  it("passes answers on", async () => {
    const tolerant = tolerateOutage(through([]).remote);
    expect((await tolerant.resolve(ada)).mentions[0]?.entity?.id).toBe("people/1");
  });
});
