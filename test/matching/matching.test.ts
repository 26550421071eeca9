import { describe, expect, it } from "vitest";
import { createGraphStore } from "../../src/index.ts";
import { createMatcher } from "../../src/matching/index.ts";
import { transposingDistance } from "../../src/matching/transposing-distance.ts";
import { people } from "../reconciliation/people.ts";

const matcher = createMatcher({ dataset: people });

describe("matchRow", () => {
  it.each([
    ["a typo", "Ada Lovelcae", "p1"],
    ["swapped words", "Lovelace, Ada", "p1"],
    ["missing accents and legal form", "Muller Optik", "o1"],
    ["a name in another language", "TORINO", "c1"],
    ["words written together", "AdaLovelace", "p1"],
  ])("finds the entity in spite of %s", async (_, name, id) => {
    const { candidates } = await matcher.matchRow({ name });
    expect(candidates[0]?.id).toBe(id);
  });

  it("tells by which features a candidate was judged, and never more than certainty", async () => {
    const { match, candidates } = await matcher.matchRow({
      name: "Ada Lovelace",
      type: "Person",
      properties: { born: 1815 },
    });
    expect(match).toBe(candidates[0]);
    expect(match?.features).toMatchObject({
      same_name: true,
      type_match: 1,
      properties_confirmed: 1,
      properties_contradicted: 0,
    });
    for (const { score } of candidates) expect(score).toBeLessThanOrEqual(1);
  });

  it("matches no namesake without evidence, and a wrong country counts against an entity", async () => {
    const alone = await matcher.matchRow({ name: "José García" });
    expect([alone.match, alone.candidates.length]).toEqual([null, 2]);
    const right = await matcher.matchRow({ name: "Ada Lovelace", properties: { country: "United Kingdom" } });
    const wrong = await matcher.matchRow({ name: "Ada Lovelace", properties: { country: "Italy" } });
    expect(wrong.candidates[0]!.score).toBeLessThan(right.candidates[0]!.score);
    expect(wrong.candidates[0]!.features.properties_contradicted).toBe(1);
  });

  it("gives the same answer whatever the order of the entities", async () => {
    const reversed = createMatcher({ dataset: [...people].reverse() });
    for (const name of ["jose garcia", "Muller Optical", "Ada"])
      expect(await reversed.matchRow({ name })).toEqual(await matcher.matchRow({ name }));
  });

  it("never takes one number for another", async () => {
    const planes = createMatcher({ dataset: [{ id: "747", name: "Boeing 747" }] });
    expect((await planes.matchRow({ name: "Boeing 737" })).match).toBeNull();
  });

  it("sees what is written to a graph", async () => {
    const store = createGraphStore();
    const graph = createMatcher({ graph: store });
    const data = '<http://e.org/turin> <https://schema.org/name> "Turin" ; <http://e.org/country> "Italy" .';
    expect((await graph.matchRow({ name: "Turin" })).candidates).toEqual([]);
    await store.write([{ graph: "urn:g", rdf: { format: "turtle", data } }]);
    const { candidates } = await graph.matchRow({ name: "Turin", properties: { country: "Italy" } });
    expect(candidates[0]).toMatchObject({ id: "http://e.org/turin", features: { properties_confirmed: 1 } });
  });

  it("has as properties of a graph what the entity has besides names, descriptions and identities", async () => {
    const store = createGraphStore();
    const data = `@prefix schema: <http://schema.org/> . @prefix dct: <http://purl.org/dc/terms/> .
      @prefix owl: <http://www.w3.org/2002/07/owl#> . @prefix skos: <http://www.w3.org/2004/02/skos/core#> .
      <http://e.org/acme> a schema:Organization ; skos:prefLabel "ACME" ; schema:alternateName "Acme" ;
        dct:alternative "A.C.M.E." ; dct:description "maker of anvils" ; owl:sameAs <http://e.com/acme> ;
        schema:legalName "ACME Corporation" ; schema:sku "A-1" ; <http://e.org/country> "Italy" .`;
    await store.write([{ graph: "urn:g", rdf: { format: "turtle", data } }]);
    const { source } = await createMatcher({ graph: store }).catalogue();
    expect(source.properties.map(({ name }) => name)).toEqual(["country", "legalName", "sku"]);
  });

  it.each([
    ["/name", { name: 1 }],
    ["/type", { name: "a", type: 1 }],
    ["/properties/x", { name: "a", properties: { x: null } }],
    ["/properties/x/1", { name: "a", properties: { x: ["a", {}] } }],
    ["/properties/x/id", { name: "a", properties: { x: { id: 5 } } }],
    ["/properties/x/0/name", { name: "a", properties: { x: [{ id: "5", name: 5 }] } }],
    ["/type/1", { name: "a", type: ["Person", 5] }],
  ])("points at a fault at %s", async (pointer, row) => {
    await expect(matcher.matchRow(row as never)).rejects.toMatchObject({
      document: { code: "invalid_request", errors: [{ pointer }] },
    });
  });

  it("takes a name of 500 code points, and refuses one more; 50 properties, and refuses one more", async () => {
    const columns = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`c${i}`, "x"]));
    await expect(
      matcher.matchRow({ name: "😀".repeat(500), properties: columns(50) }),
    ).resolves.toBeDefined();
    await expect(matcher.matchRow({ name: "x".repeat(501) })).rejects.toThrow("/name");
    await expect(matcher.matchRow({ name: "x", properties: columns(51) })).rejects.toThrow("/properties");
  });

  it("matches many rows in order, and ends at an abort", async () => {
    const stop = new AbortController();
    const seen: (string | undefined)[] = [];
    const rows = ["Turin", "Ada Lovelace", "Turin"].map((name) => ({ name }));
    await expect(async () => {
      for await (const { candidates } of matcher.matchRows(rows, { signal: stop.signal })) {
        seen.push(candidates[0]?.id);
        if (seen.length === 2) stop.abort(new Error("enough"));
      }
    }).rejects.toThrow("enough");
    expect(seen).toEqual(["c1", "p1"]);
  });

  it("refuses a dataset with an id twice, and names the entity", () =>
    expect(createMatcher({ dataset: [people[0]!, people[0]!] }).warm()).rejects.toMatchObject({
      document: { code: "invalid_dataset", errors: [{ pointer: "/1/id" }] },
    }));
});

it("two neighbours that changed places are one edit", () => {
  expect(transposingDistance("lovelace", "lovelcae", 3)).toBe(1);
  expect(transposingDistance("abc", "xyz", 2)).toBe(3);
  expect(transposingDistance("", "ab", 5)).toBe(2);
  expect(transposingDistance("kitten", "sitting", 5)).toBe(3);
});
