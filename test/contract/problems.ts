import { limits, type ProblemCode, problemTable } from "../../src/contract/index.ts";

/** A request that a resolver refuses, and how. */
export interface Refused {
  code: ProblemCode;
  status: number;
  when: string;
  request: unknown;
  /** JSON Pointer of the first fault. */
  pointer?: string;
}

const text = "Ada wrote.";
const apple = { id: "1", name: "Apple" };

const cases: [ProblemCode, when: string, request: unknown, pointer?: string][] = [
  ["invalid_request", "the text is missing", {}, "/text"],
  ["invalid_request", "the text is empty", { text: "" }, "/text"],
  ["invalid_request", "the text is no string", { text: 1 }, "/text"],
  ["invalid_request", "the confidence is above 1", { text, confidence: 1.01 }, "/confidence"],
  ["invalid_request", "the language is no tag", { text, language: "e" }, "/language"],
  [
    "invalid_request",
    "a span has a negative start",
    { text, mentions: [{ start: -1, end: 2 }] },
    "/mentions/0/start",
  ],
  [
    "text_too_long",
    "the text has one code point too many",
    { text: "a".repeat(limits.textCodePoints + 1) },
    "/text",
  ],
  [
    "unsupported_language",
    "the language is well formed but not supported",
    { text, language: "nl" },
    "/language",
  ],
  ["unknown_include", "an include is unknown", { text, include: ["candidates", "everything"] }, "/include/1"],
  ["dataset_required", "inline comes without a dataset", { text, dataset_uri: "inline" }, "/dataset"],
  [
    "invalid_span",
    "a span ends beyond the text",
    { text, mentions: [{ start: 0, end: 11 }] },
    "/mentions/0/end",
  ],
  [
    "invalid_span",
    "a span's text is not the slice",
    { text, mentions: [{ start: 0, end: 3, text: "Eve" }] },
    "/mentions/0/text",
  ],
  ["invalid_span", "a span is empty", { text, mentions: [{ start: 3, end: 3 }] }, "/mentions/0/end"],
  [
    "invalid_identity",
    "a candidate has no Wikidata id",
    { text, mentions: [{ start: 0, end: 3, candidates: [{ id: "x" }] }] },
    "/mentions/0/candidates/0/id",
  ],
  [
    "candidates_not_supported",
    "candidates come with an inline dataset",
    { text, dataset: [apple], mentions: [{ start: 0, end: 3, candidates: [{ id: "Q1" }] }] },
    "/mentions/0/candidates",
  ],
  ["invalid_dataset", "an entity has no name", { text, dataset: [apple, { id: "2" }] }, "/dataset/1/name"],
  ["invalid_dataset", "two entities have one id", { text, dataset: [apple, apple] }, "/dataset/1/id"],
  ["invalid_dataset", "the dataset is no list", { text, dataset: "apple" }, "/dataset"],
  [
    "dataset_too_large",
    "there is one entity too many",
    {
      text,
      dataset: Array.from({ length: limits.datasetEntities + 1 }, (_, i) => ({ id: `${i}`, name: "x" })),
    },
    "/dataset",
  ],
  ["dataset_not_supported", "the dataset is not served", { text, dataset_uri: "service://dataset/somebody" }],
];

/** Every way in which a request can be wrong for a resolver, wherever it runs. */
export const resolverProblems: Refused[] = cases.map(([code, when, request, pointer]) => ({
  code,
  status: problemTable[code][0],
  when,
  request,
  ...(pointer === undefined ? {} : { pointer }),
}));
