import * as v from "valibot";
import { object } from "./shape.ts";

export const webhookItemSchema = object({
  id: v.pipe(
    v.string(),
    v.nonEmpty("must not be empty"),
    v.description("Identifier of the product, typically a URL."),
  ),
  rdf: v.pipe(
    object({
      format: v.pipe(v.string(), v.description("Name of the RDF format, such as `turtle`.")),
      data: v.pipe(v.string(), v.description("The document in this format.")),
    }),
    v.description("The graph of the product."),
  ),
});

export const webhookRequestSchema = object({
  webhook_name: v.pipe(v.string(), v.description("The event that triggers the call.")),
  items: v.pipe(v.array(webhookItemSchema), v.description("The product graphs of the batch.")),
});
export const webhookResponseSchema = object({
  items: v.pipe(v.array(webhookItemSchema), v.description("One item for each one sent, with the same id.")),
});

/** One product graph of a batch (specification, section 2.2). */
export type WebhookItem = v.InferOutput<typeof webhookItemSchema>;
export type WebhookRequest = v.InferOutput<typeof webhookRequestSchema>;
export type WebhookResponse = v.InferOutput<typeof webhookResponseSchema>;
