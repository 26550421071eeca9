import * as v from "valibot";
import { object } from "./shape.ts";

export const webhookItemSchema = object({
  id: v.pipe(
    v.string(),
    v.nonEmpty("must not be empty"),
    v.description("Identifier of the product, typically a URL."),
  ),
  rdf: object({ format: v.string(), data: v.string() }),
});

export const webhookRequestSchema = object({ webhook_name: v.string(), items: v.array(webhookItemSchema) });
export const webhookResponseSchema = object({ items: v.array(webhookItemSchema) });

/** One product graph of a batch (specification, section 2.2). */
export type WebhookItem = v.InferOutput<typeof webhookItemSchema>;
export type WebhookRequest = v.InferOutput<typeof webhookRequestSchema>;
export type WebhookResponse = v.InferOutput<typeof webhookResponseSchema>;
