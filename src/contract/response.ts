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
const types = v.pipe(
  v.array(v.string()),
  v.description(
    "Of a public entity: names of schema.org classes, the most specific first, and plain words where there is no such class. Of an entity that the caller sent: its own.",
  ),
);
const offset = v.pipe(v.number(), v.integer(), v.minValue(0));

export const resolvedEntitySchema = v.object({
  id: v.pipe(
    v.string(),
    v.description("Identifier of the entity, in the caller's form where the caller sent it."),
  ),
  label: v.string(),
  description: v.optional(v.string()),
  types: v.optional(types),
  same_as: v.pipe(v.array(v.string()), v.description("IRIs of the same entity in other knowledge bases.")),
});

export const signalsSchema = v.object({
  path: v.pipe(
    v.string(),
    v.description("Scoring function of the score; scores can be compared only within one path."),
  ),
  match_kind: v.nullable(v.picklist(matchKinds)),
  retrieval_prior: v.nullable(score),
  match_probability: v.nullable(score),
  margin: v.pipe(
    v.nullable(v.number()),
    v.description("Log-odds of the best candidate minus those of the next; null without a next one."),
  ),
  rescued: v.boolean(),
  features: v.optional(v.record(v.string(), v.number())),
});

export const candidateSchema = v.object({
  id: v.string(),
  label: v.string(),
  description: v.optional(v.string()),
  types: v.optional(types),
  score: v.nullable(score),
  match_kind: v.picklist(matchKinds),
  dataset_uri: v.string(),
  features: v.optional(v.record(v.string(), v.number())),
});

export const nearestSchema = v.object({ name: v.string(), id: v.string(), distance: v.number() });

export const competitorSchema = v.object({
  kind: v.picklist(["entity", "common_word", "runner_up", "context"]),
  label: v.string(),
  id: v.optional(v.string()),
  dataset_uri: v.optional(v.string()),
  score: v.nullable(score),
});

export const evidenceSchema = v.object({
  name: v.pipe(
    v.string(),
    v.description("The mention as it was looked up: folded, without possessive or elision."),
  ),
  kinds_tried: v.array(v.picklist(matchKinds)),
  nearest: v.optional(v.array(nearestSchema)),
  competitor: v.optional(competitorSchema),
  floor: v.pipe(v.number(), v.description("The lowest score at which a mention of this path resolves.")),
  least_probability: v.optional(
    v.pipe(
      score,
      v.description(
        "The lowest match_probability at which this mention resolves: min_probability, or that of a name of which the detector is not sure, whichever is higher. Absent where any will do.",
      ),
    ),
  ),
  unmet: v.optional(
    v.pipe(
      v.array(v.picklist(["floor", "least_probability"])),
      v.description("Which of the two the best candidate does not reach; absent where it reaches both."),
    ),
  ),
  margin: v.pipe(
    v.number(),
    v.description("The smallest signals.margin, in log-odds, at which a mention of this path resolves."),
  ),
  missing: v.optional(v.array(v.string())),
  public_twins: v.optional(
    v.pipe(
      v.array(v.object({ id: v.string(), label: v.string() })),
      v.description("Public entities that are the same as the caller's entity: their context counts for it."),
    ),
  ),
  detection: v.pipe(
    score,
    v.description("How sure the detector is that the span is a name; 1 for the caller's spans."),
  ),
});

export const mentionSchema = v.object({
  text: v.string(),
  start: v.pipe(offset, v.description("Start, in Unicode code points.")),
  end: v.pipe(offset, v.description("End, exclusive, in Unicode code points.")),
  status: v.picklist(["resolved", "unresolved"]),
  type: v.optional(v.string()),
  entity: v.nullable(resolvedEntitySchema),
  reason: v.optional(v.picklist(reasons)),
  next_action: v.optional(
    v.pipe(v.string(), v.description("The one change that would make this mention resolve.")),
  ),
  score: v.nullable(score),
  dataset_uri: v.string(),
  signals: signalsSchema,
  candidates: v.optional(v.array(candidateSchema)),
  evidence: v.optional(evidenceSchema),
});

export const resolveResponseSchema = v.object({
  mentions: v.array(mentionSchema),
  dataset_uri: v.string(),
  language: v.string(),
  processing_time_ms: v.pipe(v.number(), v.minValue(0)),
  engine: v.string(),
  timings: v.optional(v.record(v.string(), v.number())),
  warnings: v.optional(
    v.pipe(
      v.array(
        v.object({
          pointer: v.pipe(v.string(), v.description("JSON Pointer (RFC 6901) into the request body.")),
          detail: v.string(),
        }),
      ),
      v.description("Fields that were sent but are not read; absent when there are none."),
    ),
  ),
});
