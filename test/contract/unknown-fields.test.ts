import { describe, expect, it } from "vitest";
import { type Fault, ProblemError, withoutUnknown } from "../../src/contract/index.ts";
import { parseDataset } from "../../src/contract/parse-dataset.ts";
import { readRequest } from "../../src/contract/read-request.ts";
import { parseRequest } from "../../src/contract/schemas.ts";
import { compileDataset } from "../../src/index.ts";

const hintOf = (field: string, level: "request" | "entity" = "request") => {
  const entity = { id: "1", name: "A" };
  const request =
    level === "request" ? { text: "A", [field]: 1 } : { text: "A", dataset: [{ ...entity, [field]: 1 }] };
  const [warning, ...others] = parseRequest(request).warnings;
  expect(others).toEqual([]);
  return /did you mean "(\w+)"/.exec(warning!.detail)?.[1];
};

/** The faults of what is refused. */
function faultsOf(check: () => unknown): readonly Fault[] | undefined {
  try {
    check();
    throw new Error("it is taken");
  } catch (error) {
    if (error instanceof ProblemError) return error.document.errors;
    throw error;
  }
}

describe("an unknown field", () => {
  it.each([
    ["datset", "dataset"],
    ["datasetUri", "dataset_uri"],
    ["dataset-uri", "dataset_uri"],
    ["Language", "language"],
    ["lang", "language"],
    ["metnions", "mentions"],
    ["mention", "mentions"],
    ["includes", "include"],
    ["confidance", "confidence"],
    ["minProbability", "min_probability"],
  ])("%s is near to %s", (field, known) => {
    expect(hintOf(field)).toBe(known);
  });

  it.each([
    ["sameAs", "same_as"],
    ["alias", "aliases"],
    ["desc", "description"],
    ["names", "name"],
    ["lable", "label"],
  ])("%s of an entity is near to %s", (field, known) => {
    expect(hintOf(field, "entity")).toBe(known);
  });

  it.each(["x", "id", "options", "callback", "a".repeat(10_000)])("%s is near to nothing", (field) => {
    expect(hintOf(field)).toBeUndefined();
  });

  it("is named once a level, and no more than 20 are", () => {
    const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`f${i}`, i]));
    expect(parseRequest({ text: "A", ...many }).warnings).toHaveLength(20);
  });

  it("is pointed at where it stands, escaped as a JSON Pointer", () => {
    const candidates = [{ id: "Q1" }, { id: "Q2", "a/b~c": 1 }];
    const { warnings } = parseRequest({ text: "Ada", mentions: [{ start: 0, end: 3, candidates }] });
    expect(warnings).toEqual([
      { pointer: "/mentions/0/candidates/1/a~1b~0c", detail: "is unknown and not read" },
    ]);
    const wrapped = parseRequest({ text: "A", dataset: { entities: [{ id: "1", name: "A", rank: 1 }] } });
    expect(wrapped.warnings).toEqual([
      { pointer: "/dataset/entities/0/rank", detail: "is unknown and not read" },
    ]);
  });

  it("that was sent for a required one is named by the error", () => {
    expect(() => parseRequest({ txt: "A" })).toThrow(/\/text is required; is it meant by "txt"\?/);
    expect(() => parseRequest({ body: "A" })).toThrow(/\/text is required$/);
    const dataset = [{ Id: "1", name_en: "A" }, { rank: 1 }];
    const errors = faultsOf(() => parseDataset(dataset));
    expect(errors).toEqual([
      { pointer: "/dataset/0/id", detail: 'is required; is it meant by "Id"?' },
      { pointer: "/dataset/0/name", detail: 'is required; is it meant by "name_en"?' },
      { pointer: "/dataset/1/id", detail: "is required" },
      { pointer: "/dataset/1/name", detail: "is required" },
    ]);
  });

  it("of the object around the entities is named, too", () => {
    const dataset = { entities: [{ id: "1", name: "A", rank: 1 }], entites: [], toJSON: 1 };
    expect(parseRequest({ text: "A", dataset }).warnings).toEqual([
      { pointer: "/dataset/entites", detail: 'is unknown and not read; did you mean "entities"?' },
      { pointer: "/dataset/toJSON", detail: "is unknown and not read" },
      { pointer: "/dataset/entities/0/rank", detail: "is unknown and not read" },
    ]);
  });
});

it("a field that is null or undefined was not sent: nothing is said of it", () => {
  for (const none of [null, undefined]) {
    const request = {
      text: "Ada",
      callback: none,
      mentions: [{ start: 0, end: 3, note: none, candidates: [{ id: "Q1", note: none }] }],
    };
    expect(parseRequest(request).warnings).toEqual([]);
    expect(parseRequest({ text: "Ada", dataset: [{ id: "1", name: "A", note: none }] }).warnings).toEqual([]);
  }
});

describe("a request without what is not read", () => {
  const many = (value: unknown) =>
    Object.fromEntries(Array.from({ length: 1_000 }, (_, i) => [`datset${i}`, value]));
  const entity = { id: "1", name: "A", rank: [[[]]], ["__proto__"]: [1] };
  const candidates = [{ id: "Q1" }, { id: "Q2", "a/b~c": [[]] }];
  const mentions = [
    { start: 0, end: 1 },
    { start: 0, end: 1, kind: [[]], candidates },
  ];

  it.each([
    { text: "A", mentions },
    { text: "A", x: [[[]]], ...many([[]]) },
    { text: "A", dataset: [{ id: "0", name: "B" }, entity, { ...entity, id: "2" }], ...many({ a: 1 }) },
    { text: "A", dataset: { entities: [entity], entites: [[]] } },
    { text: "A", dataset: [{ ...entity, ...many([]) }] },
  ])("has the same warnings, and no value that is not read (%#)", (request) => {
    const left = withoutUnknown(request);
    expect(parseRequest(left).warnings).toEqual(parseRequest(request).warnings);
    expect(parseRequest(left).warnings).not.toEqual([]);
    expect(JSON.stringify(left)).not.toMatch(/\[\[|\{"a":1\}/);
    expect(JSON.stringify(left).length).toBeLessThan(1_500);
  });

  it("is the same where all is read, and where it is not a request at all", () => {
    const dataset = compileDataset([{ id: "1", name: "A" }]);
    const requests = [
      { text: "A", dataset: { entities: [{ id: "1", name: "A", types: null }] } },
      { text: "A", dataset },
      { text: "A", mentions: [{ start: 0, end: 1, candidates: [{ id: "Q1" }] }] },
      { dataset: [null, 7, []], mentions: [null, "x", { candidates: [1] }] },
    ];
    for (const request of requests) expect(withoutUnknown(request)).toStrictEqual(request);
    for (const none of [null, undefined, 7, "text", [{ x: 1 }]]) expect(withoutUnknown(none)).toBe(none);
    const [{ dataset: sent }] = requests as unknown as [{ dataset: unknown }];
    expect((withoutUnknown(requests[0]) as { dataset: unknown }).dataset).toBe(sent);
  });
});

describe("a field of a wrong kind", () => {
  it("is told in words, the same in a request and in its dataset", () => {
    const misfits = { text: null, language: [], mentions: {}, include: "evidence", confidence: "1" };
    expect(faultsOf(() => parseRequest(misfits))).toEqual([
      { pointer: "/text", detail: "must be a string, not null" },
      { pointer: "/language", detail: "must be a string, not an array" },
      { pointer: "/mentions", detail: "must be an array, not an object" },
      { pointer: "/include", detail: 'must be an array, not "evidence"' },
      { pointer: "/confidence", detail: 'must be a number, not "1"' },
    ]);
    const dataset = [[], { id: 1, name: "A" }, { id: {}, name: "A" }];
    expect(faultsOf(() => parseDataset(dataset))).toEqual([
      { pointer: "/dataset/0", detail: "must be an object, not an array" },
      { pointer: "/dataset/1/id", detail: "must be a string, not a number" },
      { pointer: "/dataset/2/id", detail: "must be a string, not an object" },
    ]);
  });

  it("that is not a language tag is told with one that is", async () => {
    await expect(readRequest({ text: "A", language: "en_US" })).rejects.toMatchObject({
      document: { errors: [{ pointer: "/language", detail: "must be a BCP 47 tag, such as en or pt-BR" }] },
    });
  });
});
