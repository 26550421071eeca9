import type { Quad } from "@rdfjs/types";
import { anyText, anything, checkOptions, oneOf } from "../contract/options.ts";
import type { ProblemDocument } from "../contract/problem.ts";
import type { WebhookItem } from "../contract/webhook.ts";
import { type RdfFormat, type WebhookEvent, webhookEvents } from "../contract/webhook-words.ts";
import { serializeRdf } from "../graph/index.ts";
import { encodeRequest } from "./encode.ts";
import { graphOfItem } from "./item-graph.ts";
import { judge } from "./judge.ts";
import { checkSecret, signedHeaders } from "./sign.ts";

/** The items and settings of a test call. */
export interface TestCall {
  /** Graphs by product id: a document, or quads. */
  readonly items: Readonly<Record<string, string | Iterable<Quad>>>;
  /** Format of the documents, and in which quads are sent, by any of its names; default `turtle`. */
  readonly format?: RdfFormat | (string & {}) | undefined;
  /** The event; default `before_productkg_create`. */
  readonly event?: WebhookEvent | undefined;
  /** Secret that signs the call, as that of the handler (`whsec_` and base64); without it the call is not signed. */
  readonly secret?: string | undefined;
}

/** The answer of the webhook, checked as the service checks it. */
export interface TestAnswer {
  /** HTTP status of the answer. */
  readonly status: number;
  /** The graphs that would be written, by product id. */
  readonly graphs: Readonly<Record<string, Quad[]>>;
  /** The faults of the items that would not be written. */
  readonly faults: Readonly<Record<string, string>>;
  /** The problem document of an answer whose status is not 2xx. */
  readonly problem: ProblemDocument | undefined;
}

/**
 * Calls a webhook handler as the service would, without a server: for unit tests of one's own webhook.
 *
 * @throws ProblemError `invalid_request` for a wrong option
 * @example
 * const { graphs } = await testCall(handler, { items: { "https://shop.example/p/1": turtle } });
 */
export async function testCall(
  handler: (request: Request) => Response | Promise<Response>,
  call: TestCall,
): Promise<TestAnswer> {
  checkOptions<TestCall>(
    call,
    {
      items: anything,
      format: anyText,
      event: oneOf(...webhookEvents),
      secret: anyText,
    },
    ["items"],
  );
  const { items, format = "turtle", event = "before_productkg_create", secret } = call;
  if (secret !== undefined) checkSecret(secret);
  const sent: WebhookItem[] = [];
  for (const [id, graph] of Object.entries(items)) {
    const data = typeof graph === "string" ? graph : await serializeRdf(graph, format);
    sent.push({ id, rdf: { format, data } });
  }
  const body = encodeRequest(event, sent);
  const id = `msg_${crypto.randomUUID()}`;
  const headers = {
    "Content-Type": "application/json; charset=utf-8",
    "Idempotency-Key": id,
    ...signedHeaders(id, body, secret),
  };
  const request = new Request("http://webhook.test/", { method: "POST", body, headers });
  const response = await handler(request);
  const { status } = response;
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok || answer === undefined) {
    return { status, graphs: {}, faults: {}, problem: answer as ProblemDocument | undefined };
  }
  const graphs: Record<string, Quad[]> = {};
  const faults: Record<string, string> = {};
  for (const outcome of (await judge(sent, answer)).outcomes) {
    if ("fault" in outcome) faults[outcome.id] = `${outcome.fault.code}: ${outcome.fault.detail}`;
    else graphs[outcome.id] = outcome.quads ?? (await graphOfItem(outcome.item));
  }
  return { status, graphs, faults, problem: undefined };
}
