import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { NameAnchors } from "../../../src/datasets/dataset.ts";
import { nameShares } from "../../../src/datasets/names/name-shares.ts";

/** Links of the name of node 1, by entity; `beside` are links to what is not an entity of the dataset. */
function anchorsOf(links: Readonly<Record<number, number>>, beside = 0): NameAnchors {
  const sum = Object.values(links).reduce((all, one) => all + one, beside);
  return {
    links: (node) => (node === 1 ? sum : 0),
    linksTo: (node, entity) => (node === 1 ? (links[entity] ?? 0) : 0),
    uses: () => undefined,
  };
}

const entities = [
  { entity: 0, weight: 90, isNamed: true },
  { entity: 1, weight: 10, isNamed: true },
];

const of = (anchors: NameAnchors | undefined, node = 1, some = entities) =>
  nameShares(anchors ? { anchors } : {}, node, some);

describe("P(entity | name)", () => {
  test("is the share of the weights if nothing is known of links", () => {
    const expected = { shares: [0.9, 0.1], known: 1 };
    expect(of(undefined)).toEqual(expected);
    expect(of(anchorsOf({ 1: 100 }), 0)).toEqual(expected);
    expect(of(anchorsOf({ 1: 100 }), 2)).toEqual(expected);
  });

  test("is that of the links where there are many, whatever the weights", () => {
    const { shares, known } = of(anchorsOf({ 0: 3000, 1: 7000 }));
    expect(shares[0]).toBeCloseTo(0.3, 3);
    expect(shares[1]).toBeCloseTo(0.7, 3);
    expect(known).toBeCloseTo(1, 12);
  });

  test("lets five links count as much as the weights", () => {
    const { shares } = of(anchorsOf({ 1: 5 }));
    expect(shares[0]).toBeCloseTo(0.45, 12);
    expect(shares[1]).toBeCloseTo(0.55, 12);
  });

  test("leaves to anything that is not in the dataset its share of the links, and compares the others", () => {
    const { shares, known } = of(anchorsOf({ 0: 100, 1: 300 }, 9600));
    expect(known).toBeCloseTo(0.04, 3);
    expect(shares[0]).toBeCloseTo(0.25, 1);
    expect(shares[0]! + shares[1]!).toBeCloseTo(1, 12);
  });

  test("of an entity to which another name led stays the share of its weight, unless this name is a link to it", () => {
    const all = [...entities, { entity: 2, weight: 100, isNamed: false }];
    const { shares, known } = of(anchorsOf({ 1: 1000 }), 1, all);
    expect(shares[2]).toBe(0.5);
    expect(shares[1]).toBeGreaterThan(0.49);
    expect(known).toBeCloseTo(1, 12);
    expect(of(anchorsOf({ 2: 1000 }), 1, all).shares[2]).toBeGreaterThan(0.99);
  });

  test("is above 0 for each entity, and 1 for all, whatever the counts", () => {
    const one = fc.record({
      weight: fc.double({ min: 1e-6, max: 1e9, noNaN: true }),
      links: fc.integer({ min: 0, max: 4_294_967_295 }),
      isNamed: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 8 }), fc.nat(), (some, beside) => {
        const links = Object.fromEntries(some.map((entity, i) => [i, entity.links]));
        const given = some.map((entity, i) => ({ ...entity, entity: i }));
        const { shares, known } = of(anchorsOf(links, beside), 1, given);
        expect(Math.min(known, ...shares)).toBeGreaterThan(0);
        expect(known).toBeLessThanOrEqual(1 + 1e-9);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
      }),
    );
  });
});
