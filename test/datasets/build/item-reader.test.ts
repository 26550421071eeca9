import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ItemReader } from "../../../src/datasets/build/item-reader.ts";
import { notJson } from "../../../src/datasets/build/json-bytes.ts";
import { WantedTags } from "../../../src/datasets/build/wanted-tags.ts";
import type { Statement, WikidataItem } from "../../../src/datasets/build/wikidata-item.ts";

const languages = new Set(["en", "pt", "zh", "mul"]);
const plain = new Set(["P1813", "P1705", "P1448", "P742", "P1549", "P1082"]);

function read(line: string): WikidataItem {
  const bytes = new TextEncoder().encode(`x\n${line}\ny`);
  const reader = new ItemReader(bytes, new WantedTags(languages));
  reader.open(2, bytes.length - 2);
  return reader.item();
}

/** A member of an object in an order of its own, white space around it where that is asked. */
type Json = null | number | string | boolean | Json[] | { [key: string]: Json };
function written(value: Json, space: string, shuffled: (keys: string[]) => string[]): string {
  if (Array.isArray(value))
    return `[${space}${value.map((one) => written(one, space, shuffled)).join(`${space},${space}`)}${space}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = shuffled(Object.keys(value)).map(
    (key) => `${JSON.stringify(key)}${space}:${space}${written(value[key]!, space, shuffled)}`,
  );
  return `{${space}${members.join(`${space},${space}`)}${space}}`;
}

const text = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 12 }),
  fc.constantFrom('say "id":"Q7"', "back\\slash", "{[", "}]", "", "東京", "P31", '"mainsnak":{'),
);
const tag = fc.constantFrom("en", "pt", "pt-br", "zh-hans", "mul", "de", "sr-ec");
const snak = (property: string): fc.Arbitrary<Json> =>
  fc.oneof(
    fc.record({
      snaktype: fc.constant("value"),
      property: fc.constant(property),
      datavalue: fc.oneof(
        fc.integer({ min: 1, max: 2 ** 31 - 1 }).map((n) => ({
          value: { "entity-type": "item", "numeric-id": n, id: `Q${n}` },
          type: "wikibase-entityid",
        })),
        fc.integer({ min: 1, max: 999 }).map((n) => ({
          value: { "entity-type": "item", "numeric-id": n },
          type: "wikibase-entityid",
        })),
        fc.constant({
          value: { "entity-type": "property", "numeric-id": 5, id: "P5" },
          type: "wikibase-entityid",
        }),
        text.map((value) => ({ value, type: "string" })),
        fc.record({
          value: fc.record({ text, language: fc.string() }),
          type: fc.constant("monolingualtext"),
        }),
        fc.constant({ value: { amount: "+12.5", unit: "1" }, type: "quantity" }),
      ),
      datatype: fc.constantFrom("wikibase-item", "string"),
    }),
    fc.constant({ snaktype: "novalue", property, datatype: "wikibase-item" }),
  );
const claims = fc
  .uniqueArray(fc.constantFrom("P31", "P279", "P17", "P735", "P1813", "P742", "P1082", "P9999"), {
    maxLength: 5,
  })
  .chain((properties) =>
    fc.tuple(
      ...properties.map((property) =>
        fc.tuple(
          fc.constant(property),
          fc.array(
            fc.record({
              mainsnak: snak(property),
              type: fc.constant("statement"),
              id: fc.constant("Q1$x"),
              rank: fc.constantFrom("normal", "preferred", "deprecated"),
              qualifiers: fc.record({ P31: fc.array(snak("P31"), { maxLength: 2 }) }),
              references: fc.array(fc.record({ snaks: fc.record({ P31: fc.array(snak("P31")) }) }), {
                maxLength: 1,
              }),
            }),
            { minLength: 1, maxLength: 3 },
          ),
        ),
      ),
    ),
  )
  .map((entries) => (entries.length === 0 ? [] : Object.fromEntries(entries)) as unknown as Json);
const term = (language: string) => (value: string) => ({ language, value });
const item = fc.record({
  type: fc.constant("item"),
  id: fc.integer({ min: 1, max: 200_000_000 }).map((n) => `Q${n}`),
  labels: fc
    .dictionary(tag, text)
    .map((map) => Object.fromEntries(Object.entries(map).map(([key, one]) => [key, term(key)(one)]))),
  descriptions: fc.constantFrom([], { en: term("en")("a thing"), de: term("de")("ein Ding") }),
  aliases: fc
    .dictionary(tag, fc.array(text, { maxLength: 3 }))
    .map((map) => Object.fromEntries(Object.entries(map).map(([key, list]) => [key, list.map(term(key))]))),
  claims,
  sitelinks: fc.oneof(
    fc.constant([]),
    text.map((title) => ({
      enwiki: { site: "enwiki", title, badges: [], url: "https://x" },
      frwiki: { site: "frwiki", title: "F" },
    })),
  ),
  lastrevid: fc.integer(),
});

interface RawClaim {
  readonly rank: string;
  readonly mainsnak: { readonly datavalue?: { readonly value: unknown } };
}

/** The same by JSON.parse: what the reader is to find. */
function parsed(line: string): WikidataItem {
  const raw = JSON.parse(line);
  const wanted = (key: string) => languages.has(key.replace(/-.*/, ""));
  const pick = <T>(map: Record<string, T> | []) =>
    Object.fromEntries(Object.entries(map).filter(([key]) => wanted(key))) as Record<string, T>;
  const statements = new Map<string, Statement[]>();
  for (const [property, list] of Object.entries(raw.claims as Record<string, RawClaim[]>)) {
    if (property === "P735") continue;
    const kept = list.flatMap(({ rank, mainsnak }): Statement[] => {
      const value = mainsnak.datavalue?.value as Record<string, unknown> | undefined;
      if (plain.has(property) && value !== undefined) return [{ rank, plain: value }];
      const qid = value?.["entity-type"] === "item" ? Number(value["numeric-id"]) : undefined;
      if (!plain.has(property) && qid !== undefined) return [{ rank, item: qid }];
      return rank === "preferred" ? [{ rank }] : [];
    });
    if (kept.length > 0) statements.set(property, kept);
  }
  const values = (map: Record<string, { value: string }>) =>
    Object.fromEntries(Object.entries(map).map(([key, one]) => [key, one.value]));
  return {
    id: raw.id,
    labels: values(pick(raw.labels)),
    descriptions: values(pick(raw.descriptions)),
    aliases: Object.fromEntries(
      Object.entries(pick<{ value: string }[]>(raw.aliases)).map(([key, list]) => [
        key,
        list.map(({ value }) => value),
      ]),
    ),
    statements,
    statementCount: (Object.values(raw.claims) as unknown[][]).reduce((sum, list) => sum + list.length, 0),
    sitelinkCount: Object.keys(raw.sitelinks).length,
    englishTitle: raw.sitelinks.enwiki?.title,
  };
}

describe("an item is read from bytes", () => {
  test("as JSON.parse reads it, whatever the order of members and the white space", () => {
    fc.assert(
      fc.property(item, fc.constantFrom("", " ", "\t "), fc.nat(), (one, space, seed) => {
        const shuffled = (keys: string[]) =>
          seed % 3 === 0 ? keys : keys.map((_, i) => keys[(i + seed) % keys.length]!);
        const line = written(one as unknown as Json, space, shuffled);
        expect(read(line)).toEqual(parsed(line));
      }),
      { numRuns: 300 },
    );
  });

  test("and a line that is cut anywhere is not an item, never a hang", () => {
    const line = JSON.stringify(fc.sample(item, { numRuns: 1, seed: 7 })[0]);
    for (let length = 0; length < line.length; length++)
      expect(() => read(line.slice(0, length)), `${length}`).toThrow(notJson);
  });
});
