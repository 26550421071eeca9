import fc from "fast-check";
import { expect, it } from "vitest";
import { openApiDocument } from "../../src/http/index.ts";
import { ada } from "../contract/resolver.ts";
import { arbitraryOf } from "./schema-arbitrary.ts";
import { key, poorKey, testHandler } from "./service.ts";

/** 20,000 is the figure to report (`FUZZ_REQUESTS=20000`); the suite sends fewer. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 1_000);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);

const schemas = openApiDocument().components.schemas as Record<string, Record<string, unknown>>;
const inShape = arbitraryOf(schemas.ResolveRequest!, schemas);
const sensible = fc.record(
  {
    text: fc.constantFrom(
      "Ada Lovelace wrote.",
      "Ada met Ada \u{1F600}.",
      "Berlin",
      "a".repeat(3_000),
      "東京と大阪",
    ),
    language: fc.constantFrom("en", "de-AT", "ja", "zh-Hant", "nl", "xx-", ""),
    dataset_uri: fc.constantFrom(
      "inline",
      "wikidata://public",
      "inline, wikidata://public",
      "service://dataset/me",
      "service://dataset/faulty",
      "service://dataset/loading",
      ",",
    ),
    dataset: fc.constantFrom(ada.dataset, { entities: ada.dataset }, [], {}, [{ id: "1" }]),
    mentions: fc.array(fc.record({ start: fc.nat(20), end: fc.nat(25) }), { maxLength: 3 }),
    include: fc.subarray(["candidates", "evidence", "more"]),
    confidence: fc.constantFrom(0, 0.5, 1, 1.1),
  },
  { requiredKeys: ["text"] },
);
const answerable = fc.record(
  {
    text: fc
      .array(fc.constantFrom("Ada Lovelace", "wrote", "\u{1F600}", "to Zorblax Quib.", "東京", "\ud800"), {
        minLength: 6,
        maxLength: 30,
      })
      .map((parts) => parts.join(" ")),
    language: fc.constantFrom("en", "it", "fr", "de", "es", "pt-BR", "ja", "zh"),
    dataset: fc.constantFrom(ada.dataset, { entities: ada.dataset }, []),
    mentions: fc.array(
      fc.record({
        start: fc.nat(5),
        end: fc.integer({ min: 6, max: 10 }),
        type: fc.constantFrom("person", "city"),
      }),
      { maxLength: 3 },
    ),
    include: fc.subarray(["candidates", "evidence"]),
    confidence: fc.double({ min: 0, max: 1, noNaN: true }),
  },
  { requiredKeys: ["text"] },
);
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value) ?? "");
const body = fc.oneof(
  { weight: 10, arbitrary: answerable.map(bytesOf) },
  { weight: 4, arbitrary: sensible.map(bytesOf) },
  { weight: 4, arbitrary: inShape.map(bytesOf) },
  { weight: 1, arbitrary: fc.jsonValue().map(bytesOf) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }) },
  { weight: 1, arbitrary: fc.tuple(sensible, fc.nat(40)).map(([value, at]) => bytesOf(value).slice(0, at)) },
);
const path = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom("/v1/resolve", "/accounts/acme/resolve") },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "/accounts/poor/resolve",
      "/accounts/me",
      "/health",
      "/openapi.json",
      "/accounts/%E0%A4%A/resolve",
      "/v1/resolve/",
      "//v1//resolve",
    ),
  },
  { weight: 1, arbitrary: fc.webPath() },
);
const oftenValid = <T>(valid: T, ...others: (T | undefined)[]) =>
  fc.oneof(
    { weight: 14, arbitrary: fc.constant(valid) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );
const headers = fc.record({
  Authorization: oftenValid(`Key ${key}`, `Key ${poorKey}`, "Key nobody", "Bearer x", undefined),
  "Content-Type": oftenValid(
    "application/json",
    "application/json; charset=utf-8",
    "text/plain",
    "application/ld+json",
    undefined,
  ),
  Accept: oftenValid("*/*", "application/json", "text/html", "application/*;q=0.1", ";;,", undefined),
  "Content-Encoding": oftenValid(undefined, "gzip", "deflate", "br", "identity"),
  "X-Request-Id": oftenValid(undefined, "abc", "a b", "x".repeat(300)),
});
const call = fc.record({
  method: oftenValid("POST", "GET", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH"),
  path,
  headers,
  body,
});

it(`${requests} requests, valid and not, get answers that the document describes, and no 500 that was not asked for`, async () => {
  const handler = await testHandler();
  const counts = new Map<number, number>();
  for (let from = 0; from < requests; from += 500) {
    const batch = fc.sample(call, { numRuns: Math.min(500, requests - from), seed: seed + from });
    for (const { method, path, headers, body } of batch) {
      const sent = Object.entries(headers).filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      );
      const withBody = method === "GET" || method === "HEAD" ? {} : { body };
      const request = new Request(new URL(`http://localhost${path}`), {
        method: method ?? "POST",
        headers: sent,
        ...withBody,
      });
      const response = await handler(request);
      counts.set(response.status, (counts.get(response.status) ?? 0) + 1);
      if (response.status !== 500) continue;
      const asked = new TextDecoder().decode(body).includes("service://dataset/faulty");
      expect([asked, method, path, new TextDecoder().decode(body)]).toEqual([
        true,
        method,
        path,
        expect.anything(),
      ]);
    }
  }
  console.info(
    `statuses of ${requests} requests:`,
    Object.fromEntries([...counts].sort(([a], [b]) => a - b)),
  );
  for (const status of [200, 204, 400, 401, 403, 404, 405, 406, 415, 422]) {
    expect([status, counts.get(status) ?? 0]).not.toEqual([status, 0]);
  }
}, 600_000);
