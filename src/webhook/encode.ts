import type { WebhookItem } from "../contract/webhook.ts";
import type { WebhookEvent } from "../contract/webhook-words.ts";

const encoder = new TextEncoder();
const encoded = new WeakMap<WebhookItem, Uint8Array>();

/** An item as JSON in UTF-8. It is written once: measured for its batch, then sent. */
export function encodeItem(item: WebhookItem): Uint8Array {
  let bytes = encoded.get(item);
  if (bytes === undefined) {
    bytes = encoder.encode(JSON.stringify(item));
    encoded.set(item, bytes);
  }
  return bytes;
}

/** Takes over the JSON of an item from the thread that wrote it. */
export function adoptItem(item: WebhookItem, bytes: Uint8Array): void {
  encoded.set(item, bytes);
}

/** The body of a request: a `WebhookRequest` as JSON in UTF-8. */
export function encodeRequest(event: WebhookEvent, items: readonly WebhookItem[]): Uint8Array<ArrayBuffer> {
  const head = encoder.encode(`{"webhook_name":${JSON.stringify(event)},"items":[`);
  const parts = items.map(encodeItem);
  const commas = Math.max(0, parts.length - 1);
  const body = new Uint8Array(head.length + parts.reduce((sum, { length }) => sum + length, commas + 2));
  body.set(head);
  let at = head.length;
  for (const [i, part] of parts.entries()) {
    if (i > 0) body[at++] = 0x2c;
    body.set(part, at);
    at += part.length;
  }
  body.set([0x5d, 0x7d], at);
  return body;
}
