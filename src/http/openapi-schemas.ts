import { toJsonSchemaDefs } from "@valibot/to-json-schema";
import * as v from "valibot";
import {
  accountSchema,
  includes,
  inlineDatasetSchema,
  limits,
  mentionSchema,
  resolveRequestSchema,
  resolveResponseSchema,
  webhookItemSchema,
  webhookRequestSchema,
  webhookResponseSchema,
} from "../contract/index.ts";
import { problemSchema } from "./problem-schema.ts";

/**
 * The request as it is documented: what `parseRequest` checks beyond the shape (the length of the text in code
 * points, which is what `maxLength` counts in JSON Schema; the dataset; the includes) is said here too.
 */
const documentedRequest = v.object({
  ...resolveRequestSchema.entries,
  text: v.pipe(resolveRequestSchema.entries.text, v.maxLength(limits.textCodePoints)),
  dataset: v.optional(inlineDatasetSchema),
  include: v.optional(v.array(v.picklist(includes))),
});

const definitions = {
  ResolveRequest: documentedRequest,
  ResolveResponse: resolveResponseSchema,
  Mention: mentionSchema,
  Account: accountSchema,
  Health: v.object({ status: v.string() }),
  Problem: problemSchema,
  WebhookItem: webhookItemSchema,
  WebhookRequest: webhookRequestSchema,
  WebhookResponse: webhookResponseSchema,
};

/** Every named schema of the document, as JSON Schema 2020-12. */
export function openApiSchemas(): Record<string, unknown> {
  return toJsonSchemaDefs(definitions, {
    target: "draft-2020-12",
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  });
}

/** A reference to a named schema. */
export function schemaRef(name: keyof typeof definitions): { $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}
