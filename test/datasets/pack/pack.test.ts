import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalId } from "../../../src/contract/index.ts";
import { PackBuilder } from "../../../src/datasets/build/pack-builder.ts";
import type { SourceEntity } from "../../../src/datasets/build/source.ts";
import { openPack, type Pack } from "../../../src/datasets/pack/pack.ts";
import { joined } from "../../../src/datasets/pack/pack-names.ts";
import { normalise } from "../../../src/text/fold.ts";
import { cut } from "../../../src/text/pieces.ts";

const origin = { source: "test", license: "CC0-1.0", command: "test" };

function build(entities: readonly SourceEntity[]): Pack {
  const builder = new PackBuilder();
  for (const entity of entities) builder.add(entity);
  return openPack(joined(builder.finish(origin)));
}

/** Ids of the entities that a name leads to. */
function idsOf(kb: Pack, name: string): string[] {
  const pieces = cut(name);
  const { names } = kb;
  const ids = new Set<string>();
  for (let p = names.head(names.find(pieces, 0, pieces.count)); p !== 0; p = names.next(p))
    ids.add(kb.record(names.entity(p)).id);
  return [...ids].sort();
}

function isAcronym(key: string, text: string): boolean {
  const initials = text.split(" ").map((word) => word[0]);
  return key.length >= 3 && initials.join("").includes(key);
}

const word = fc.stringMatching(/^[a-zA-Zéß京都ñ]{1,6}$/);
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));
const language = fc.constantFrom("en", "it", "fr", "de", "es", "pt", "ja", "zh", "mul", "nl");
const id = fc.oneof(
  fc.integer({ min: 1, max: 400 }).map((n) => `Q${n}`),
  fc.stringMatching(/^[a-z]{1,3}$/).map((text) => `http://example.org/${text}`),
);
const entity = fc.record({
  id,
  labels: fc.dictionary(language, name, { minKeys: 1, maxKeys: 3 }),
  aliases: fc.dictionary(language, fc.array(name, { minLength: 1, maxLength: 2 }), { maxKeys: 2 }),
  demonyms: fc.dictionary(language, fc.array(name, { minLength: 1, maxLength: 1 }), { maxKeys: 1 }),
  descriptions: fc.dictionary(language, fc.string(), { maxKeys: 2 }),
  types: fc.uniqueArray(fc.constantFrom("city", "person", "Q123", "river"), { maxLength: 3 }),
  sameAs: fc.uniqueArray(
    fc.stringMatching(/^[A-Z][a-z]{0,3}$/).map((text) => `http://dbpedia.org/resource/${text}`),
    { maxLength: 2 },
  ),
  relations: fc.array(fc.record({ property: fc.constantFrom("P36", "P17", "P999"), value: id }), {
    maxLength: 4,
  }),
  facts: fc.record({ mass: fc.integer({ min: 1, max: 1000 }) }),
});
const entities = fc.uniqueArray(entity, { maxLength: 40, selector: (one) => one.id });

describe("a pack", () => {
  test("gives back every entity as it was", () => {
    fc.assert(
      fc.property(entities, (list) => {
        const kb = build(list);
        expect(kb.size).toBe(list.length);
        const byId = new Map(list.map((one, i) => [one.id, i]));
        list.forEach((one, i) => {
          const { id, labels, types, sameAs, descriptions } = kb.record(i);
          expect({ id, labels, types, sameAs }).toEqual({
            id: one.id,
            labels: one.labels,
            types: one.types,
            sameAs: one.sameAs,
          });
          expect(descriptions).toMatchObject(one.descriptions);
          for (const language in one.aliases)
            expect(new Set(kb.record(i).aliases[language])).toEqual(new Set(one.aliases[language]));
          expect(kb.mass(i)).toBe(one.facts.mass);
          expect(kb.find(one.id)).toBe(i);
          const values = one.relations
            .map(({ property, value }) => ({ property, value: byId.get(value) }))
            .filter(({ value }) => value !== undefined && value !== i);
          expect(kb.statements(i)).toEqual(values);
        });
      }),
      { numRuns: 60 },
    );
  });

  test("leads from every name to the entities that have it, and from no other", () => {
    fc.assert(
      fc.property(entities, name, (list, other) => {
        const kb = build(list);
        const texts = list.map((one) => [
          ...Object.values(one.labels),
          ...Object.values(one.aliases).flat(),
          ...Object.values(one.demonyms).flat(),
        ]);
        for (const [i, own] of texts.entries())
          for (const text of own) expect(idsOf(kb, text)).toContain(list[i]!.id);
        // The naive model: a scan over everything that is a name, or derived from one.
        const key = normalise(other);
        for (const found of idsOf(kb, other)) {
          const own = texts[list.findIndex((one) => one.id === found)]!.map(normalise);
          expect(own.some((text) => text === key || text.endsWith(` ${key}`) || isAcronym(key, text))).toBe(
            true,
          );
        }
      }),
      { numRuns: 40 },
    );
  });

  test("knows the neighbours of an entity in both directions, each once", () => {
    fc.assert(
      fc.property(entities, (list) => {
        const kb = build(list);
        const joins = (a: SourceEntity, b: SourceEntity) =>
          a.relations!.some(({ value }) => value === b.id) ||
          b.relations!.some(({ value }) => value === a.id);
        list.forEach((one, i) => {
          const expected = list.flatMap((other, j) => (i !== j && joins(one, other) ? [j] : []));
          expect([...Array.from(kb.neighbours(i))].sort((a, b) => a - b)).toEqual(expected);
        });
      }),
      { numRuns: 40 },
    );
  });

  test("finds an entity by what it is the same as", () => {
    fc.assert(
      fc.property(entities, (list) => {
        const kb = build(list);
        for (const one of list) {
          for (const iri of one.sameAs) {
            const found = kb.find(canonicalId(iri.replace("http:", "https:")));
            expect(list[found!]!.sameAs).toContain(iri);
          }
        }
        expect(kb.find("Q999999")).toBeUndefined();
        expect(kb.find("http://example.org/none")).toBeUndefined();
      }),
      { numRuns: 40 },
    );
  });
});
