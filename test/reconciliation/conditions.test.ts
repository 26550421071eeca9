import { describe, expect, it } from "vitest";
import { createMatcher, type MatchEntity } from "../../src/matching/index.ts";
import { createReconciliationHandler } from "../../src/reconciliation/index.ts";

const uk = "United Kingdom";
const dataset: MatchEntity[] = [
  { id: "p1", name: "Ada Lovelace", types: ["Person"], properties: { country: uk, born: "1815" } },
  { id: "p2", name: "Charles Babbage", types: ["Person"], properties: { country: uk, born: "1791" } },
  {
    id: "p3",
    name: "Grace Hopper",
    types: ["Person"],
    properties: { country: "United States", born: "1906" },
  },
  { id: "p4", name: "José García", types: ["Person"], properties: { country: ["Spain", "France"] } },
  { id: "p5", name: "José García", types: ["Person"], properties: { country: "Mexico" } },
  { id: "o1", name: "Analytical Society", types: ["Organization"], properties: { country: uk } },
];
const handler = createReconciliationHandler(createMatcher({ dataset }));

interface Candidate {
  readonly id: string;
  readonly score: number;
  readonly match: boolean;
}

/** The candidates of one query of version 1.0. */
async function ask(...conditions: object[]): Promise<Candidate[]> {
  const response = await handler(
    new Request("http://localhost/reconcile/1.0-draft/match", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ queries: [{ conditions }] }),
    }),
  );
  const { results } = (await response.json()) as { results: { candidates: Candidate[] }[] };
  return results[0]!.candidates;
}

const name = (propertyValue: unknown, more = {}) => ({ matchType: "name", propertyValue, ...more });
const id = (propertyValue: unknown, more = {}) => ({ matchType: "id", propertyValue, ...more });
const has = (propertyId: string, propertyValue: unknown, more = {}) => ({
  matchType: "property",
  propertyId,
  propertyValue,
  ...more,
});
const required = { required: true };
const all = { matchQuantifier: "all" };
const none = { matchQuantifier: "none" };
const idsOf = (candidates: readonly Candidate[]) => candidates.map((one) => one.id);
const ada = name("Ada Lovelace");

describe("a required condition leaves out the entities that do not meet it", () => {
  it.each([
    ["none of its values may be there", [ada, has("country", uk, { ...required, ...none })]],
    ["all of its values must be there", [ada, has("country", [uk, "France"], { ...required, ...all })]],
    ["one of its values must be there", [ada, has("country", ["Italy", "France"], required)]],
    [
      "each of two on one property counts",
      [ada, has("country", "France", required), has("country", uk, required)],
    ],
    [
      "a property that is only confirmed elsewhere does not stand in for it",
      [name("Analytical Society"), has("born", "1999", required), has("country", uk)],
    ],
    [
      "a name counts beside an id",
      [id("p1"), name("Grace Hopper", { ...required }), has("country", uk, required)],
    ],
    ["an id counts beside a name", [ada, id("p3", required), has("country", uk, required)]],
    ["a name may be what is not wanted", [ada, name("Lovelace, Ada", { ...required, ...none })]],
    ["an id may be what is not wanted", [ada, id("p1", { ...required, ...none })]],
    ["a name that was pasted as an id has to meet it, too", [name("p1"), id("p1", { ...required, ...none })]],
  ])("%s", async (_, conditions) => {
    expect(await ask(...conditions)).toEqual([]);
  });

  it.each([
    ["none", [ada, has("country", "France", { ...required, ...none })], "p1"],
    ["all", [name("José García"), has("country", ["Spain", "France"], { ...required, ...all })], "p4"],
    ["any", [ada, has("country", [uk, "France"], { ...required, matchQuantifier: "any" })], "p1"],
    [
      "two on one property",
      [name("José García"), has("country", "Spain", required), has("country", "France", required)],
      "p4",
    ],
    ["a name with a slip", [name("Ada Lovelcae", required), has("born", 1815, required)], "p1"],
    ["id and name", [id("p1", required), name("Ada Lovelace", required)], "p1"],
  ])("and keeps the one that does: %s", async (_, conditions, found) => {
    expect(await ask(...conditions)).toMatchObject([{ id: found, match: true }]);
  });

  it("before candidates are compared: the namesake that is left out casts no doubt", async () => {
    const [one] = await ask(name("José García"), has("country", "Spain", { ...required, ...none }));
    expect(one).toMatchObject({ id: "p5", match: true });
  });

  it("also where more namesakes than are compared stand before the one that meets it", async () => {
    const many = Array.from({ length: 150 }, (_, i) => ({
      id: `m${i}`,
      name: "José García",
      properties: { country: i === 149 ? "Peru" : "Spain" },
    }));
    const { candidates } = await createMatcher({ dataset: many }).matchRow(
      { name: "José García" },
      {
        conditions: [
          { on: "property", property: "country", values: ["Peru"], quantifier: "any", required: true },
        ],
      },
    );
    expect(candidates.map((one) => one.id)).toEqual(["m149"]);
  });
});

describe("a condition that is not required changes the score and leaves out nobody", () => {
  const score = async (...conditions: object[]) => {
    const [first] = await ask(ada, ...conditions);
    expect(first?.id).toBe("p1");
    return first!.score;
  };

  it("where another one is required and met", async () => {
    const met = has("country", uk, required);
    expect(await score(met, has("born", "1999"))).toBeLessThan(await score(met));
  });

  it("where not all of its values are there, or one that must not be", async () => {
    const [alone, some, unwanted] = [
      await score(),
      await score(has("country", [uk, "France"], all)),
      await score(has("country", uk, none)),
    ];
    expect(Math.max(some, unwanted)).toBeLessThan(alone);
    expect(await score(has("country", "France", none))).toBe(alone);
  });

  it("tells namesakes apart by what must not be there", async () => {
    expect(idsOf(await ask(name("José García"), has("country", "Spain", none)))).toEqual(["p5", "p4"]);
  });

  it("and an id that there is not, or that is not the one required, leaves the name to decide", async () => {
    expect(idsOf(await ask(id("p99"), ada))).toEqual(["p1"]);
    expect(idsOf(await ask(id("p1"), name("Grace Hopper", required)))).toEqual(["p3"]);
  });
});
