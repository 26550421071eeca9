import fc from "fast-check";
import type { ResolveRequest } from "../../src/contract/index.ts";

/** A request with every optional field as null if it says nothing, and the same request without those fields. */
export interface NullRequest {
  readonly sent: ResolveRequest;
  readonly meant: ResolveRequest;
}

type Json = Record<string, unknown>;

/** Fields of an object: the required ones, and each optional one as its value or as null. */
function objectOf(required: Json, optional: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Json> {
  const fields = Object.entries(optional).map(([name, value]) => [name, fc.option(value)] as const);
  return fc.record(Object.fromEntries(fields)).map((some) => ({ ...required, ...some }));
}

const text = fc.constantFrom("Ada Lovelace", "Lovelace", "Universe");
const languageText = fc.oneof(text, objectOf({ en: "Ada Lovelace" }, { it: text, constructor: text }));
const types = fc.constantFrom("person", ["Person", "Thing"]);
const entity = (id: string, name: string) =>
  objectOf(
    { id },
    {
      label: languageText,
      aliases: fc.oneof(fc.constant(["Lady Lovelace"]), objectOf({}, { en: fc.constant(["Lady Lovelace"]) })),
      description: languageText,
      types,
      type: types,
      same_as: fc.constant(["wd:Q7259"]),
    },
  ).chain((some) =>
    objectOf(some, { name: fc.constant(name) }).filter((one) => one.name !== null || one.label !== null),
  );
const entities = fc.tuple(entity("people/1", "Ada Lovelace"), entity("people/2", "Charles Babbage"));
const candidate = objectOf(
  { id: "Q1" },
  { label: text, description: text, types: fc.constant(["Thing"]), score: fc.constant(0.5) },
);
const mention = (candidates: boolean) =>
  objectOf(
    { start: 0, end: 12 },
    {
      text: fc.constant("Ada Lovelace"),
      type: fc.constantFrom("person", "city"),
      candidates: candidates ? fc.array(candidate, { minLength: 1, maxLength: 2 }) : fc.constant(null),
    },
  );

const request = fc.boolean().chain((withDataset) =>
  objectOf(
    { text: "Ada Lovelace met Charles Babbage in the Universe." },
    {
      language: fc.constant("en"),
      dataset_uri: fc.constant(withDataset ? "inline,wikidata://public" : "wikidata://public"),
      dataset: withDataset
        ? fc.oneof(
            entities,
            entities.map((list) => ({ entities: list })),
          )
        : fc.constant(null),
      mentions: fc.array(mention(!withDataset), { minLength: 1, maxLength: 2 }),
      include: fc.subarray(["candidates", "evidence"]),
      confidence: fc.constantFrom(0.4, 0.5),
      min_probability: fc.constantFrom(0, 0.2),
    },
  ).filter((one) => !withDataset || one.dataset !== null || one.dataset_uri === null),
);

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== null);
  return Object.fromEntries(entries.map(([name, one]) => [name, withoutNulls(one)]));
}

/** Requests with nulls in every place that takes one, and what they mean. */
export const nullRequests: fc.Arbitrary<NullRequest> = request.map((sent) => ({
  sent: sent as unknown as ResolveRequest,
  meant: withoutNulls(sent) as ResolveRequest,
}));

/** A request whose optional fields are all null, on all levels. */
export const allNull = {
  text: "Ada Lovelace met Charles Babbage.",
  language: null,
  dataset_uri: null,
  dataset: [
    {
      id: "people/1",
      name: "Ada Lovelace",
      label: null,
      aliases: null,
      description: null,
      types: null,
      type: null,
      same_as: null,
    },
  ],
  mentions: [{ text: null, start: 0, end: 12, type: null, candidates: null }],
  include: null,
  confidence: null,
  min_probability: null,
} satisfies ResolveRequest;
