import type { InferInput, InferOutput } from "valibot";
import { expect, expectTypeOf, it } from "vitest";
import {
  type Candidate,
  type Competitor,
  type candidateSchema,
  type competitorSchema,
  type Entity,
  type Evidence,
  type entitySchema,
  type evidenceSchema,
  type givenCandidateSchema,
  type givenMentionSchema,
  type MatchKind,
  type Mention,
  type MentionFields,
  matchKinds,
  type mentionSchema,
  type NearestName,
  type nearestSchema,
  type Reason,
  type ResolvedEntity,
  type ResolveResponse,
  reasons,
  type resolvedEntitySchema,
  type resolveResponseSchema,
  type SentCandidate,
  type SentEntity,
  type SentMention,
  type Signals,
  type signalsSchema,
} from "../../src/contract/index.ts";

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

it("the documented types of requests say what the schemas say", () => {
  expectTypeOf<SentCandidate>().toEqualTypeOf<InferInput<typeof givenCandidateSchema>>();
  expectTypeOf<SentMention>().toEqualTypeOf<InferInput<typeof givenMentionSchema>>();
  expectTypeOf<SentEntity>().toEqualTypeOf<InferInput<typeof entitySchema>>();
  expectTypeOf<Entity>().toExtend<SentEntity>();
});
