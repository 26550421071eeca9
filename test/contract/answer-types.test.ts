import type { InferInput, InferOutput } from "valibot";
import { expect, expectTypeOf, it } from "vitest";
import type {
  Candidate,
  Competitor,
  Entity,
  Evidence,
  MatchKind,
  Mention,
  MentionFields,
  NearestName,
  Reason,
  ResolvedEntity,
  ResolveRequest,
  ResolveResponse,
  SentCandidate,
  SentEntity,
  SentMention,
  Signals,
} from "../../src/contract/index.ts";
import {
  type candidateSchema,
  type competitorSchema,
  type entitySchema,
  type evidenceSchema,
  type givenCandidateSchema,
  type givenMentionSchema,
  matchKinds,
  type mentionSchema,
  type nearestSchema,
  reasons,
  type resolvedEntitySchema,
  type resolveResponseSchema,
  type signalsSchema,
} from "../../src/contract/schemas.ts";
import type { compileDataset } from "../../src/index.ts";
import type { buildKb, lintDataset } from "../../src/kb/index.ts";

it("the documented types of results say what the schemas say", () => {
  expectTypeOf<ResolvedEntity>().toEqualTypeOf<InferOutput<typeof resolvedEntitySchema>>();
  expectTypeOf<Signals>().toEqualTypeOf<InferOutput<typeof signalsSchema>>();
  expectTypeOf<Candidate>().toEqualTypeOf<InferOutput<typeof candidateSchema>>();
  expectTypeOf<NearestName>().toEqualTypeOf<InferOutput<typeof nearestSchema>>();
  expectTypeOf<Competitor>().toEqualTypeOf<InferOutput<typeof competitorSchema>>();
  expectTypeOf<Evidence>().toEqualTypeOf<InferOutput<typeof evidenceSchema>>();
  expectTypeOf<MatchKind>().toEqualTypeOf<(typeof matchKinds)[number]>();
  expectTypeOf<Reason>().toEqualTypeOf<(typeof reasons)[number]>();
  expect(new Set(matchKinds).size).toBe(matchKinds.length);
  expect(new Set(reasons).size).toBe(reasons.length);
});

it("a mention has the fields of its schema, and is narrower only where its status decides", () => {
  type Wire = InferOutput<typeof mentionSchema>;
  type Decided = "status" | "entity" | "reason" | "next_action";
  expectTypeOf<keyof Mention>().toEqualTypeOf<keyof Wire>();
  expectTypeOf<MentionFields>().toEqualTypeOf<Omit<Wire, Decided>>();
  expectTypeOf<Mention>().toExtend<Wire>();
  type WireResponse = InferOutput<typeof resolveResponseSchema>;
  expectTypeOf<keyof ResolveResponse>().toEqualTypeOf<keyof WireResponse>();
  expectTypeOf<ResolveResponse>().toExtend<WireResponse>();
});

/** What a schema takes, its lists of any kind: nothing that is sent is changed. */
type Sent<Input> = Input extends readonly (infer One)[]
  ? readonly Sent<One>[]
  : Input extends object
    ? { [field in keyof Input]: Sent<Input[field]> }
    : Input;

it("the documented types of requests say what the schemas say", () => {
  expectTypeOf<SentCandidate>().toEqualTypeOf<Sent<InferInput<typeof givenCandidateSchema>>>();
  expectTypeOf<SentMention>().toEqualTypeOf<Sent<InferInput<typeof givenMentionSchema>>>();
  expectTypeOf<SentEntity>().toEqualTypeOf<Sent<InferInput<typeof entitySchema>>>();
  expectTypeOf<Entity>().toExtend<SentEntity>();
});

it("what is written down as constant can be sent", () => {
  const dataset = [
    { id: "a", name: { en: "A" }, aliases: { en: ["B"] }, types: ["city"], same_as: ["wd:Q1"] },
    { id: "b", name: "C", aliases: ["D"], type: ["city"] },
  ] as const;
  const mentions = [{ start: 0, end: 1, candidates: [{ id: "Q1", types: ["city"] }] }] as const;
  const request = { text: "A", dataset, mentions, include: ["evidence"] } as const;
  expectTypeOf(request).toExtend<ResolveRequest>();
  expectTypeOf({ text: "A", dataset: { entities: dataset } } as const).toExtend<ResolveRequest>();
  expectTypeOf(dataset).toExtend<Parameters<typeof compileDataset>[0]>();
  expectTypeOf(dataset).toExtend<Parameters<typeof buildKb>[0]>();
  expectTypeOf(dataset).toExtend<Parameters<typeof lintDataset>[0]>();
});
