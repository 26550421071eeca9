import * as v from "valibot";
import {
  codePointSlicer,
  countCodePoints,
  type Mention,
  ProblemError,
  publicUri,
  type ResolveRequest,
  type ResolveResponse,
} from "../contract/index.ts";
import { present } from "../contract/present.ts";
import { candidateSchema, evidenceSchema, matchKinds, reasons } from "../contract/schemas.ts";

const number = v.pipe(v.number(), v.finite());
const orNull = <T>(schema: v.GenericSchema<T>) =>
  v.optional(v.nullable(v.fallback(v.nullable(schema), null)), null);

/** What must hold of any service's answer; what a service may leave out has a default. */
const receivedSignals = v.object({
  path: v.optional(v.string(), "unknown"),
  match_kind: orNull(v.picklist(matchKinds)),
  retrieval_prior: orNull(number),
  match_probability: orNull(number),
  margin: orNull(number),
  rescued: v.optional(v.boolean(), false),
  features: v.exactOptional(v.record(v.string(), v.number())),
});

const link = v.union([
  v.string(),
  v.pipe(v.record(v.string(), v.unknown()), v.transform(iriIn), v.string("has an element without an IRI")),
]);

const receivedMention = v.object({
  text: v.string(),
  start: v.pipe(v.number(), v.integer()),
  end: v.pipe(v.number(), v.integer()),
  status: v.picklist(["resolved", "unresolved"]),
  type: v.nullish(v.string()),
  entity: v.nullish(
    v.object({
      id: v.pipe(v.string(), v.nonEmpty()),
      label: v.nullish(v.string()),
      description: v.nullish(v.string()),
      types: v.nullish(v.array(v.string())),
      same_as: v.nullish(v.array(link)),
    }),
  ),
  reason: v.nullish(v.picklist(reasons)),
  next_action: v.nullish(v.string()),
  score: v.nullish(number),
  dataset_uri: v.nullish(v.string()),
  signals: v.nullish(receivedSignals),
  candidates: v.nullish(v.array(candidateSchema)),
  evidence: v.nullish(evidenceSchema),
});

const noSignals = v.parse(receivedSignals, {});

const receivedAnswer = v.object({
  mentions: v.array(receivedMention),
  dataset_uri: v.nullish(v.string()),
  language: v.nullish(v.string()),
  processing_time_ms: v.nullish(number),
  engine: v.nullish(v.string()),
  timings: v.nullish(v.record(v.string(), v.number())),
  warnings: v.nullish(v.array(v.object({ pointer: v.string(), detail: v.string() }))),
});

/**
 * The answer of a service to a request, checked: each row lies in the text and says its slice; there is exactly
 * one row for each span sent, in order; a resolved row has an identity, an unresolved one a reason and none.
 *
 * @throws ProblemError `invalid_response`
 */
export function answerOf(text: string, request: ResolveRequest): ResolveResponse {
  const received = v.safeParse(receivedAnswer, parse(text));
  if (!received.success) {
    const [{ message }] = received.issues;
    throw broken(`${v.getDotPath(received.issues[0]) ?? "(body)"}: ${message}`);
  }
  const { mentions, ...answer } = present(received.output);
  const uri = answer.dataset_uri ?? request.dataset_uri ?? (request.dataset ? "inline" : publicUri);
  checkSpans(mentions, request);
  const sliceOf = slicer(request.text);
  return {
    processing_time_ms: 0,
    engine: "unknown",
    ...answer,
    mentions: mentions.map((mention, i) => rowOf(mention, i, sliceOf, uri)),
    dataset_uri: uri,
    language: answer.language ?? request.language ?? "und",
  };
}

type Received = v.InferOutput<typeof receivedMention>;

function rowOf(
  received: Received,
  index: number,
  sliceOf: (start: number, end: number) => string | undefined,
  uri: string,
): Mention {
  const { entity, reason, ...mention } = present(received);
  if (mention.text !== sliceOf(mention.start, mention.end))
    throw broken(`row ${index} does not match its slice of the text`);
  const resolved = mention.status === "resolved";
  if (resolved && !entity) throw broken(`row ${index} is resolved but has no identity`);
  if (!resolved && entity) throw broken(`row ${index} is unresolved but has an identity`);
  if (!resolved && !reason) throw broken(`row ${index} is unresolved without a reason`);
  const { next_action, ...fields } = {
    signals: noSignals,
    score: null,
    ...mention,
    dataset_uri: mention.dataset_uri ?? uri,
  };
  if (entity)
    return {
      ...fields,
      status: "resolved",
      entity: { label: mention.text, same_as: [], ...present(entity) },
    };
  return {
    ...fields,
    status: "unresolved",
    entity: null,
    reason: reason!,
    ...(next_action === undefined ? {} : { next_action }),
  };
}

function checkSpans(mentions: readonly Received[], { mentions: spans }: ResolveRequest): void {
  if (!spans) return;
  if (mentions.length !== spans.length) throw broken(`${mentions.length} rows for ${spans.length} spans`);
  spans.forEach(({ start, end }, i) => {
    const row = mentions[i];
    if (row?.start !== start || row.end !== end) throw broken(`row ${i} is not that of span ${i}`);
  });
}

/** Slices by code points; undefined outside of the text. */
function slicer(text: string): (start: number, end: number) => string | undefined {
  const length = countCodePoints(text);
  const slice = codePointSlicer(text);
  return (start, end) => (start < 0 || end <= start || end > length ? undefined : slice(start, end));
}

/** The IRI in an element of `same_as` that is an object. */
function iriIn(element: Record<string, unknown>): unknown {
  return Object.values(element).find((value) => typeof value === "string" && /^https?:\/\//.test(value));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProblemError("invalid_response", { detail: "the answer is not JSON", cause });
  }
}

function broken(detail: string): ProblemError {
  return new ProblemError("invalid_response", { detail });
}
