import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  entitiesRequest,
  queryRequest,
  revisionsRequest,
  searchRequest,
  termLanguages,
} from "../../../src/datasets/fetch/wikibase-requests.ts";
import { fetchKb, memoryCache, openKb } from "../../../src/kb/index.ts";
import { version } from "../../../src/version.ts";
import { violations } from "./api-documentation.ts";
import { redirects, slice, villages } from "./slice.ts";
import { WikibaseServer } from "./wikibase-server.ts";

const api = "https://www.wikidata.org/w/api.php";
const eight = ["en", "it", "fr", "de", "es", "pt", "ja", "zh"];
const fifty = Array.from({ length: 50 }, (_, n) => n + 1);

describe("each request is valid by the documentation of the API", () => {
  const requests = [
    ["one entity", entitiesRequest(api, [42], ["en"])],
    ["50 entities in eight languages", entitiesRequest(api, fifty, eight)],
    ["the largest id", entitiesRequest(api, [2 ** 31 - 1], eight)],
    ["entities in a language beside the eight", entitiesRequest(api, [42], ["nl", "sv"])],
    ["50 revisions", revisionsRequest(api, fifty)],
    ["a search", searchRequest(api, "New York", "en", 7)],
    ["a search of 50", searchRequest(api, "New York", "pt", 50)],
    [
      "a search with what separates parameters and values",
      searchRequest(api, "AT&T|Q=1#x +%2F é 東京", "ja", 7),
    ],
    ["a Wikibase whose address has parameters", searchRequest(`${api}?origin=x`, "A", "en", 7)],
  ] as const;

  test.each(requests)("%s", (_, { url, method, accept, body }) => {
    const address = new URL(url);
    // It is the address of this Wikibase, not the request.
    address.searchParams.delete("origin");
    expect(violations(address, method)).toEqual([]);
    expect([accept, body]).toEqual(["application/json", undefined]);
  });

  test.each([
    ["51 values", `ids=${Array.from({ length: 51 }, (_, n) => `Q${n + 1}`).join("|")}`, "the limit is 50"],
    ["another separator", "ids=Q1,Q2", "has another form"],
    ["an unknown parameter", "ids=Q1&lang=en", "lang is no parameter"],
    ["an unknown value", "ids=Q1&props=labels|names", "props=names is no value"],
    ["nothing to get", "props=labels", "neither ids"],
    ["a value twice", "ids=Q1|Q1", "has a value twice"],
  ])("and the documentation tells %s", (_, query, reason) => {
    const found = violations(new URL(`${api}?action=wbgetentities&format=json&${query}`));
    expect(found.join()).toContain(reason);
  });

  test("values have a bar between them, and what they mean is as they are asked for", () => {
    const { searchParams } = new URL(entitiesRequest(api, [42, 7], ["en", "pt"]).url);
    expect(Object.fromEntries(searchParams)).toEqual({
      action: "wbgetentities",
      ids: "Q42|Q7",
      redirects: "yes",
      props: "info|labels|aliases|descriptions|claims|sitelinks",
      languages: "en|en-ca|en-gb|pt|pt-br|mul",
      format: "json",
      formatversion: "2",
      maxlag: "5",
    });
  });

  test("the languages of all eight with their variants and mul are fewer than 50", () => {
    expect(termLanguages(eight)).toContain("mul");
    expect(termLanguages(eight).length).toBeLessThanOrEqual(50);
  });

  test("no more than 50 ids, and no fewer than one, can be asked for", () => {
    expect(() => entitiesRequest(api, [...fifty, 51], eight)).toThrow("1 to 50 ids");
    expect(() => revisionsRequest(api, [])).toThrow("1 to 50 ids");
  });

  test("a query is posted as a form, and its answer is wanted in JSON", () => {
    const { url, method, accept, body } = queryRequest("https://query.wikidata.org/sparql", "SELECT ?x {}");
    expect([url, method, accept]).toEqual([
      "https://query.wikidata.org/sparql",
      "POST",
      "application/sparql-results+json",
    ]);
    expect(String(body)).toBe("query=SELECT+%3Fx+%7B%7D");
  });
});

describe("all requests of a whole run", () => {
  let server: WikibaseServer;
  beforeAll(async () => {
    const items = [...slice, ...villages(120)];
    server = await WikibaseServer.start({ items, redirects, query: () => [7000007, 90, 90] });
  });
  afterAll(() => server.stop());

  test("are valid, packed with gzip, and say who sends them", async () => {
    const cache = memoryCache();
    const { api, endpoint } = server;
    const common = { api, endpoint, contact: "me@example.org", cache };
    const { parts, report } = await fetchKb({
      ...common,
      ids: ["Q7000004", "wd:Q7000099", ...villages(120).map(({ id }) => id)],
      names: ["Zelda Marquand", "A|B & C", "Nobody Atall"],
      searchLanguages: ["en", "it"],
      texts: [{ text: "Brindlemark Rovers played in Paris.", language: "en" }],
      query: "SELECT ?item {}",
      neighbours: 2,
    });
    await fetchKb({ ...common, update: await openKb(Buffer.concat(parts)) });
    expect(server.violations).toEqual([]);
    expect(new Set(server.requests.map(({ action }) => action))).toEqual(
      new Set(["wbgetentities", "wbsearchentities", "query"]),
    );
    expect(new Set(server.requests.map(({ props }) => props))).toContain("info");
    expect(new Set(server.requests.map(({ userAgent }) => userAgent))).toEqual(
      new Set([`referent/${version} (me@example.org)`]),
    );
    expect(report.missing).toEqual(["Q7000099"]);
    expect(report.redirected).toEqual([["Q7000004", "Q7000001"]]);
  });
});
