import { type OverrideSchemaContext, toJsonSchema, toJsonSchemaDefs } from "@valibot/to-json-schema";
import * as v from "valibot";
import { includes, type Limits } from "../contract/index.ts";
import {
  accountSchema,
  entitySchemaWith,
  givenCandidateSchema,
  givenMentionSchema,
  mentionSchema,
  resolveRequestSchema,
  resolveResponseSchema,
  webhookItemSchema,
  webhookRequestSchema,
  webhookResponseSchema,
} from "../contract/schemas.ts";
import { describeAnswer } from "./describe-answer.ts";
import { problemSchema } from "./problem-schema.ts";

/**
 * The documented request: what `parseRequest` checks beyond the shape (lengths, which JSON Schema counts in
 * code points as the contract does; the dataset; the includes) is described here too.
 */
function documentedRequest(allowed: Limits) {
  const { entries } = resolveRequestSchema;
  const candidate = v.object({
    ...givenCandidateSchema.entries,
    label: v.nullish(v.pipe(v.string(), v.maxLength(allowed.nameCodePoints))),
    description: v.nullish(v.pipe(v.string(), v.maxLength(allowed.descriptionCodePoints))),
    types: v.nullish(v.pipe(v.array(v.string()), v.maxLength(allowed.entityTypes))),
  });
  const candidates = v.pipe(v.array(candidate), v.maxLength(allowed.mentionCandidates));
  const mention = v.object({
    ...givenMentionSchema.entries,
    end: v.pipe(
      givenMentionSchema.entries.end,
      v.description(
        `End, exclusive, in Unicode code points; at most ${allowed.spanCodePoints} behind start.`,
      ),
    ),
    candidates: v.nullish(candidates),
  });
  const entities = v.pipe(v.array(entitySchemaWith(allowed)), v.maxLength(allowed.datasetEntities));
  return v.object({
    ...entries,
    text: v.pipe(entries.text, v.maxLength(allowed.textCodePoints)),
    dataset: v.nullish(
      v.pipe(
        v.union([entities, v.object({ entities })]),
        v.description(`Entities to link to; an entity has at most ${allowed.entityAliases} aliases in all.`),
      ),
    ),
    mentions: v.nullish(
      v.pipe(
        v.array(mention),
        v.maxLength(allowed.mentions),
        v.description(`Spans to resolve; at most ${allowed.requestCandidates} candidates in all.`),
      ),
    ),
    include: v.nullish(v.array(v.picklist(includes))),
  });
}

const definitions = {
  ResolveResponse: resolveResponseSchema,
  Mention: mentionSchema,
  Account: accountSchema,
  Health: v.object({ status: v.pipe(v.string(), v.description("`ok`: the service runs.")) }),
  Problem: problemSchema,
  WebhookItem: webhookItemSchema,
  WebhookRequest: webhookRequestSchema,
  WebhookResponse: webhookResponseSchema,
};

/** Every named schema of the document, as JSON Schema 2020-12. */
export function openApiSchemas(limits: Limits): Record<string, unknown> {
  const schemas = toJsonSchemaDefs(
    { ResolveRequest: documentedRequest(bounded(limits)), ...definitions },
    {
      target: "draft-2020-12",
      overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
      overrideSchema: (context) => describeAnswer(context) ?? nullAsType(context),
    },
  );
  return withoutBounds(schemas) as Record<string, unknown>;
}

/** The documented request alone, as JSON Schema of draft 7, without references. */
export function requestSchema(limits: Limits): Record<string, unknown> {
  const { $schema: _, ...schema } = toJsonSchema(documentedRequest(bounded(limits)), {
    errorMode: "ignore",
    overrideSchema: nullAsType,
  });
  return withoutBounds(schema) as Record<string, unknown>;
}

/** No schema has a bound without a number: the largest number stands for none, and is taken out again. */
function bounded(limits: Limits): Limits {
  return Object.fromEntries(
    Object.entries(limits).map(([name, most]) => [name, Math.min(most, Number.MAX_SAFE_INTEGER)]),
  ) as Limits;
}

function withoutBounds(schema: unknown): unknown {
  return JSON.parse(
    JSON.stringify(schema, (_, value) => (value === Number.MAX_SAFE_INTEGER ? undefined : value)),
  );
}

/** What may be null has the type `[T, "null"]`, where it has one type. */
function nullAsType({ valibotSchema, jsonSchema }: OverrideSchemaContext) {
  if (valibotSchema.type !== "nullable" && valibotSchema.type !== "nullish") return undefined;
  const { anyOf = [], ...said } = jsonSchema;
  const [inner] = anyOf;
  if (typeof inner !== "object") return undefined;
  if (Object.keys(inner).length === 0) return said;
  if (inner.anyOf) return { ...said, ...inner, anyOf: [...inner.anyOf, { type: "null" as const }] };
  if (typeof inner.type !== "string") return undefined;
  const values = inner.enum && { enum: [...inner.enum, null] };
  return { ...said, ...inner, type: [inner.type, "null" as const], ...values };
}

/** A reference to a named schema. */
export function schemaRef(name: keyof typeof definitions | "ResolveRequest"): { $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}
