import * as v from "valibot";
import type { MatchKind, Reason } from "./answer.ts";

/** The kinds of {@link MatchKind}. */
export const matchKinds = [
  "exact",
  "folded",
  "suffix",
  "acronym",
  "short_name",
  "partial",
  "fuzzy",
  "given",
] as const satisfies readonly MatchKind[];
/** The reasons of {@link Reason}. */
export const reasons = [
  "no_candidates",
  "type_conflict",
  "no_suitable_candidate",
  "low_relevance",
] as const satisfies readonly Reason[];

const score = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const types = v.array(v.string());
const offset = v.pipe(v.number(), v.integer(), v.minValue(0));
const features = v.record(v.string(), v.number());

// What each field means is in `answer-notes.ts`.

export const resolvedEntitySchema = v.object({
  id: v.string(),
  label: v.string(),
  description: v.optional(v.string()),
  types: v.optional(types),
  same_as: v.array(v.string()),
});

export const signalsSchema = v.object({
  path: v.string(),
  match_kind: v.nullable(v.picklist(matchKinds)),
  retrieval_prior: v.nullable(score),
  match_probability: v.nullable(score),
  margin: v.nullable(v.number()),
  rescued: v.boolean(),
  features: v.optional(features),
});

export const candidateSchema = v.object({
  id: v.string(),
  label: v.string(),
  description: v.optional(v.string()),
  types: v.optional(types),
  score: v.nullable(score),
  match_kind: v.picklist(matchKinds),
  dataset_uri: v.string(),
  features: v.optional(features),
});

export const nearestSchema = v.object({ name: v.string(), id: v.string(), distance: v.number() });

export const competitorSchema = v.object({
  kind: v.picklist(["entity", "common_word", "runner_up", "context"]),
  label: v.string(),
  id: v.optional(v.string()),
  dataset_uri: v.optional(v.string()),
  score: v.nullable(score),
});

export const twinSchema = v.object({ id: v.string(), label: v.string() });

export const evidenceSchema = v.object({
  name: v.string(),
  kinds_tried: v.array(v.picklist(matchKinds)),
  nearest: v.optional(v.array(nearestSchema)),
  competitor: v.optional(competitorSchema),
  floor: v.number(),
  least_probability: v.optional(score),
  unmet: v.optional(v.array(v.picklist(["floor", "least_probability"]))),
  margin: v.number(),
  missing: v.optional(v.array(v.string())),
  public_twins: v.optional(v.array(twinSchema)),
  detection: score,
});

export const mentionSchema = v.object({
  text: v.string(),
  start: offset,
  end: offset,
  status: v.picklist(["resolved", "unresolved"]),
  type: v.optional(v.string()),
  entity: v.nullable(resolvedEntitySchema),
  reason: v.optional(v.picklist(reasons)),
  next_action: v.optional(v.string()),
  score: v.nullable(score),
  dataset_uri: v.string(),
  signals: signalsSchema,
  candidates: v.optional(v.array(candidateSchema)),
  evidence: v.optional(evidenceSchema),
});

export const warningSchema = v.object({ pointer: v.string(), detail: v.string() });

export const resolveResponseSchema = v.object({
  mentions: v.array(mentionSchema),
  dataset_uri: v.string(),
  language: v.string(),
  processing_time_ms: v.pipe(v.number(), v.minValue(0)),
  engine: v.string(),
  timings: v.optional(v.record(v.string(), v.number())),
  warnings: v.optional(v.array(warningSchema)),
});
