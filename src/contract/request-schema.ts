import * as v from "valibot";
import { languages } from "./languages.ts";
import { ProblemError } from "./problem.ts";
import { inlineUri, ownUri, publicUri } from "./request.ts";
import { faultsOf, list, object } from "./shape.ts";

const offset = v.pipe(v.number(), v.integer("must be an integer"), v.minValue(0, "must not be negative"));
const share = v.pipe(v.number(), v.minValue(0, "must be at least 0"), v.maxValue(1, "must be at most 1"));

export const givenCandidateSchema = object({
  id: v.pipe(v.string(), v.nonEmpty("must not be empty")),
  label: v.nullish(v.string()),
  description: v.nullish(v.string()),
  types: v.nullish(list(v.string())),
  score: v.nullish(v.number()),
});

export const givenMentionSchema = object({
  text: v.nullish(v.string()),
  start: v.pipe(offset, v.description("Start, in Unicode code points.")),
  end: v.pipe(offset, v.description("End, exclusive, in Unicode code points.")),
  type: v.nullish(v.pipe(v.string(), v.nonEmpty("must not be empty"))),
  candidates: v.nullish(list(givenCandidateSchema)),
});

export const resolveRequestSchema = object({
  text: v.pipe(v.string(), v.nonEmpty("must not be empty"), v.description("1 to 100,000 code points.")),
  language: v.nullish(
    v.pipe(v.string(), v.description(`BCP 47 tag of one of ${languages.join(" ")}; detected when absent.`)),
  ),
  dataset_uri: v.nullish(
    v.pipe(
      v.string(),
      v.description(
        `Datasets in order, comma-separated: ${publicUri}, ${ownUri} (the caller's own graph), ${inlineUri} (\`dataset\`). Default ${inlineUri} with a \`dataset\`, or else ${publicUri}.`,
      ),
    ),
  ),
  dataset: v.nullish(v.unknown()),
  mentions: v.nullish(list(givenMentionSchema)),
  include: v.nullish(list(v.string())),
  confidence: v.nullish(
    v.pipe(share, v.description("How sure the detector must be that a span is a name; default 0.5.")),
  ),
  min_probability: v.nullish(
    v.pipe(share, v.description("The lowest `match_probability` of an entity in the answer.")),
  ),
});

/** A request whose shape was checked. */
export type CheckedRequest = v.InferOutput<typeof resolveRequestSchema>;

/** @throws ProblemError `invalid_request` with all that is wrong with the shape of a request, up to 20 faults */
export function checkedRequest(request: unknown): CheckedRequest {
  const shape = v.safeParse(resolveRequestSchema, request);
  if (!shape.success) throw new ProblemError("invalid_request", { errors: faultsOf(shape.issues) });
  return shape.output;
}
