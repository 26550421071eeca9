import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { limitsWith, ProblemError, parseDataset } from "../../src/contract/index.ts";
import { openApiDocument } from "../../src/http/index.ts";

const few = {
  nameCodePoints: 6,
  descriptionCodePoints: 8,
  entityAliases: 3,
  entityLanguages: 2,
  entityTypes: 3,
  entityIdentities: 3,
  datasetEntities: 3,
};
const limits = limitsWith(few);

/** The list of entities as the OpenAPI document has it, with limits that are easy to pass. */
const { ResolveRequest } = openApiDocument({ limits: few }).components.schemas as {
  ResolveRequest: { properties: { dataset: object } };
};
const documented = new Ajv2020({ strict: false }).compile(ResolveRequest.properties.dataset);

function problemOf(dataset: unknown): ProblemError | undefined {
  try {
    parseDataset(dataset, "", limits);
    return undefined;
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
}

const odd = fc.constantFrom<unknown>(null, undefined, 5, true, {}, [], "\u{1F600}".repeat(6), "1234567");
const text = fc.oneof({ weight: 6, arbitrary: fc.constantFrom("Ada", "\u{1F600}", "123456") }, odd);
const map = fc.dictionary(fc.constantFrom("en", "it", "constructor", "__proto__", "x-y"), text, {
  maxKeys: 3,
});
const texts = fc.array(text, { maxLength: 4 });
const entity = fc.record(
  {
    id: fc.oneof(fc.constantFrom("1", "2", ""), odd),
    name: fc.oneof(text, map),
    label: fc.oneof(text, map),
    aliases: fc.oneof(
      texts,
      fc.dictionary(fc.constantFrom("en", "it", "constructor"), fc.oneof(texts, text)),
      odd,
    ),
    description: fc.oneof(text, map, fc.constantFrom("123456789", "12345678")),
    types: fc.oneof(texts, text),
    type: fc.oneof(texts, text),
    same_as: fc.oneof(texts, odd),
  },
  { requiredKeys: [] },
);

describe("the check of an inline dataset", () => {
  it("agrees with the schema of the OpenAPI document on the shape of entities", () => {
    let accepted = 0;
    fc.assert(
      fc.property(fc.oneof(fc.array(fc.oneof(entity, odd), { maxLength: 4 }), odd), (dataset) => {
        // What a schema does not say: names that are there and not empty, ids that are there once, aliases in all.
        const beyond = /is required|must not be empty|is also the id|names; at most/;
        const problem = problemOf(dataset);
        const faults = problem?.document.errors ?? [];
        const sent = JSON.parse(JSON.stringify(dataset) ?? "null");
        if (sent === null) return;
        const inShape = documented(sent);
        if (inShape && faults.length === 0) accepted++;
        if (problem?.code === "dataset_too_large") expect(inShape).toBe(false);
        else if (inShape) expect(faults.filter(({ detail }) => !beyond.test(detail))).toEqual([]);
        else expect(faults).not.toEqual([]);
      }),
      { numRuns: 4_000, seed: 7 },
    );
    expect(accepted).toBeGreaterThan(100);
  });

  it("hands out entities without nulls, and those without any as they are", () => {
    const plain = [{ id: "1", name: "A", aliases: ["B"] }];
    expect(parseDataset(plain)).toBe(plain);
    const sent = [
      { id: "1", name: { en: "A", it: null }, label: null, aliases: { en: null, it: ["B"] }, types: null },
      { id: "2", name: { en: "C", it: undefined }, description: undefined, aliases: { en: undefined } },
    ];
    expect(parseDataset(sent)).toStrictEqual([
      { id: "1", name: { en: "A" }, aliases: { it: ["B"] } },
      { id: "2", name: { en: "C" }, aliases: {} },
    ]);
  });

  it("takes a language map of nulls as absent: the label is the name", () => {
    for (const name of [{ en: null }, {}, { en: undefined }])
      expect(parseDataset([{ id: "1", name, label: "Ada" }])).toEqual([{ id: "1", label: "Ada" }]);
    expect(parseDataset([{ id: "1", name: "Ada", label: { en: null } }])).toEqual([{ id: "1", name: "Ada" }]);
    expect(problemOf([{ id: "1", name: { en: null } }])?.document.errors).toEqual([
      { pointer: "/0/name", detail: "must not be empty" },
    ]);
  });

  it("looks at no more entities than it has faults to tell", () => {
    const dataset = Array.from({ length: 5_000 }, () => 5);
    expect(problemOf(dataset.slice(0, 3))?.document.errors).toHaveLength(3);
    const all = () => parseDataset(dataset);
    expect(all).toThrow(ProblemError);
  });
});
