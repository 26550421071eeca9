import { limits, type ProblemCode, problemTable, type ResolveRequest } from "../../src/contract/index.ts";

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
const long = "Ada wrote. ".repeat(100);
const spans = (count: number) => Array.from({ length: count }, () => ({ start: 0, end: 3 }));
const names = (count: number) => Array.from({ length: count }, (_, i) => `Name ${i}`);
const inLanguages = (count: number) => Object.fromEntries(names(count).map((tag) => [tag, "Apple"]));
const candidates = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `Q${i + 1}` }));
const manyCandidates = Array.from({ length: limits.requestCandidates / limits.mentionCandidates }, () => ({
  start: 0,
  end: 3,
  candidates: candidates(limits.mentionCandidates),
}));

type Case = [ProblemCode, when: string, request: unknown, pointer?: string];

const cases: Case[] = [
  ["invalid_request", "it is a list", [], ""],
  ["invalid_request", "a span is a list", { text, mentions: [[0, 3]] }, "/mentions/0"],
  ["invalid_request", "the text is missing", {}, "/text"],
  ["invalid_request", "the text is empty", { text: "" }, "/text"],
  ["invalid_request", "the text is not a string", { text: 1 }, "/text"],
  ["invalid_request", "the confidence is above 1", { text, confidence: 1.01 }, "/confidence"],
  ["invalid_request", "the language is not a tag", { text, language: "e" }, "/language"],
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
  ["invalid_dataset", "the dataset is not a list", { text, dataset: "apple" }, "/dataset"],
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
  [
    "invalid_request",
    "the least probability is above 1",
    { text, min_probability: 1.01 },
    "/min_probability",
  ],
  [
    "invalid_request",
    "there is one span too many",
    { text, mentions: spans(limits.mentions + 1) },
    "/mentions",
  ],
  [
    "invalid_request",
    "a span is one code point too long",
    { text: long, mentions: [{ start: 0, end: limits.spanCodePoints + 1 }] },
    "/mentions/0/end",
  ],
  [
    "invalid_request",
    "a mention has one candidate too many",
    { text, mentions: [{ start: 0, end: 3, candidates: candidates(limits.mentionCandidates + 1) }] },
    "/mentions/0/candidates",
  ],
  [
    "invalid_request",
    "all mentions together have one candidate too many",
    { text, mentions: [...manyCandidates, { start: 0, end: 3, candidates: candidates(1) }] },
    "/mentions",
  ],
  [
    "invalid_dataset",
    "a name is one code point too long",
    { text, dataset: [{ id: "1", name: "\u{1F600}".repeat(limits.nameCodePoints + 1) }] },
    "/dataset/0/name",
  ],
  [
    "invalid_dataset",
    "an alias of a language is one code point too long",
    { text, dataset: [{ ...apple, aliases: { en: ["A", "a".repeat(limits.nameCodePoints + 1)] } }] },
    "/dataset/0/aliases/en/1",
  ],
  [
    "invalid_dataset",
    "a description is one code point too long",
    { text, dataset: [{ ...apple, description: { en: "a".repeat(limits.descriptionCodePoints + 1) } }] },
    "/dataset/0/description/en",
  ],
  [
    "invalid_dataset",
    "an entity has one alias too many, counted over its languages",
    { text, dataset: [{ ...apple, aliases: { en: names(limits.entityAliases), it: "Mela" } }] },
    "/dataset/0/aliases",
  ],
  ...(["name", "label", "aliases", "description"] as const).map(
    (field): Case => [
      "invalid_dataset",
      `a language map of ${field} has one language too many`,
      { text, dataset: [{ ...apple, [field]: inLanguages(limits.entityLanguages + 1) }] },
      `/dataset/0/${field}`,
    ],
  ),
  [
    "invalid_dataset",
    "an entity has one type too many",
    { text, dataset: [{ ...apple, types: names(limits.entityTypes + 1) }] },
    "/dataset/0/types",
  ],
  [
    "invalid_dataset",
    "an entity has one identity too many",
    { text, dataset: [{ ...apple, same_as: names(limits.entityIdentities + 1) }] },
    "/dataset/0/same_as",
  ],
  [
    "invalid_request",
    "the label of a candidate is one code point too long",
    {
      text,
      mentions: [
        { start: 0, end: 3, candidates: [{ id: "Q1", label: "a".repeat(limits.nameCodePoints + 1) }] },
      ],
    },
    "/mentions/0/candidates/0/label",
  ],
  [
    "invalid_request",
    "the description of a candidate is one code point too long",
    {
      text,
      mentions: [
        {
          start: 0,
          end: 3,
          candidates: [{ id: "Q1", description: "a".repeat(limits.descriptionCodePoints + 1) }],
        },
      ],
    },
    "/mentions/0/candidates/0/description",
  ],
  [
    "invalid_request",
    "a candidate has one type too many",
    {
      text,
      mentions: [{ start: 0, end: 3, candidates: [{ id: "Q1", types: names(limits.entityTypes + 1) }] }],
    },
    "/mentions/0/candidates/0/types",
  ],
  [
    "invalid_dataset",
    "a language map has a number under a key that every object has",
    { text, dataset: [{ id: "1", name: JSON.parse('{"en":"x","constructor":5}') }] },
    "/dataset/0/name/constructor",
  ],
];

/** Requests that are as large as a request may be. */
export const atTheLimits: readonly { what: string; request: ResolveRequest }[] = [
  { what: `${limits.mentions} spans`, request: { text, language: "en", mentions: spans(limits.mentions) } },
  {
    what: `a span of ${limits.spanCodePoints} code points`,
    request: { text: long, language: "en", mentions: [{ start: 1, end: limits.spanCodePoints + 1 }] },
  },
  {
    what: `${limits.requestCandidates} candidates, ${limits.mentionCandidates} a mention`,
    request: { text, language: "en", mentions: manyCandidates },
  },
  {
    what: "names, aliases and descriptions of the longest",
    request: {
      text,
      language: "en",
      dataset: [
        {
          id: "1",
          name: "\u{1F600}".repeat(limits.nameCodePoints),
          aliases: { en: names(limits.entityAliases - 1), it: "a".repeat(limits.nameCodePoints) },
          description: { en: "a".repeat(limits.descriptionCodePoints) },
          types: names(limits.entityTypes),
          same_as: names(limits.entityIdentities),
        },
        { id: "2", name: inLanguages(limits.entityLanguages) },
      ],
    },
  },
  {
    what: "a candidate with the longest texts and the most types",
    request: {
      text,
      language: "en",
      mentions: [
        {
          start: 0,
          end: 3,
          candidates: [
            {
              id: "Q1",
              label: "\u{1F600}".repeat(limits.nameCodePoints),
              description: "\u{1F600}".repeat(limits.descriptionCodePoints),
              types: names(limits.entityTypes),
            },
          ],
        },
      ],
    },
  },
];

/** Every way in which a request can be wrong for a resolver, wherever it runs. */
export const resolverProblems: Refused[] = cases.map(([code, when, request, pointer]) => ({
  code,
  status: problemTable[code][0],
  when,
  request,
  ...(pointer === undefined ? {} : { pointer }),
}));
