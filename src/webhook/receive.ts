import type { DatasetCore } from "@rdfjs/types";
import n3 from "n3";
import * as v from "valibot";
import { jsonFaultInWords } from "../contract/json-fault.ts";
import { anyFunction, checkOptions, type OptionCheck, objectWith, wholeFrom } from "../contract/options.ts";
import { type Fault, ProblemError, problemDocument } from "../contract/problem.ts";
import { faultsOf } from "../contract/shape.ts";
import { type WebhookItem, type WebhookResponse, webhookRequestSchema } from "../contract/webhook.ts";
import type { RdfFormat } from "../contract/webhook-words.ts";
import { rdfFormatOf, serializeRdf } from "../graph/index.ts";
import { pauser } from "../text/pauser.ts";
import { BodyTooLarge, excessIn, isJson, readText } from "./body.ts";
import { ItemGraphs } from "./item-graph.ts";
import type { SeenCalls } from "./seen-calls.ts";
import { checkSecret, signatureFault, timeFault, timestampOf } from "./sign.ts";

/** One product graph as the integrator's function gets it: change the dataset, or put another in its place. */
export interface ReceivedItem {
  /** The product's id, typically its URL. */
  readonly id: string;
  /** The format of the item and of its answer; the answer uses the same name for it as the request. */
  readonly format: RdfFormat;
  /** The graph as an RDF/JS dataset. */
  dataset: DatasetCore;
}

/** The call that the items came with. */
export interface ReceivedCall {
  /** `webhook_name`: the event, e.g. `before_productkg_create`. */
  readonly event: string;
  /** `webhook-id`: the same in every attempt of one call. */
  readonly id: string | null;
  /**
   * `Idempotency-Key`: the same in every attempt, and when a run of the sender that died is continued and sends the batch
   * again. It is not signed.
   */
  readonly idempotencyKey: string | null;
  /** Aborted when the caller is gone: the signal of the request. */
  readonly signal: AbortSignal;
}

/**
 * The function that the integrator writes. It changes the datasets of the items. The service holds an item that the
 * function takes out of the array, and holds all items of a call if the function throws.
 */
export type ChangeProducts = (items: ReceivedItem[], call: ReceivedCall) => void | Promise<void>;

/** How a webhook takes calls: secrets and limits. */
export interface ReceiveOptions {
  /**
   * Secret of the signatures, or several while one is being replaced; without it unsigned calls are accepted. One of
   * Standard Webhooks is `whsec_` and base64; any other text is used as its characters (UTF-8).
   */
  readonly secret?: string | readonly string[] | undefined;
  /** Maximum number of bytes of a request; default 10 MiB. */
  readonly requestBytes?: number | undefined;
  /** Maximum number of items of a request; default 1,000. */
  readonly items?: number | undefined;
  /** Refuses calls that were received before, e.g. `createSeenCalls()`; without it they are accepted again. */
  readonly seen?: SeenCalls | undefined;
  /**
   * Called for an error of the integrator's function that is not a ProblemError, with the `instance` of the answer: the
   * caller only sees `internal`. Default: writes both with `console.error`.
   */
  readonly onError?: ((error: unknown, instance: string) => void) | undefined;
}

/**
 * A webhook as a Fetch handler, for Node (with an adapter), Deno, Bun, workers and every other runtime that
 * maps a Request to a Response. It checks the signature and the limits, parses each graph into a dataset,
 * lets the function change it and answers one item per id in the format received. Faults are answered as
 * RFC 9457 problem documents; if the function throws, the whole call is answered with 500.
 *
 * @example
 * export default { fetch: createWebhookHandler(async (items) => {
 *   for (const { id, dataset } of items) dataset.add(quad(namedNode(id), sameAs, namedNode(linkOf(id))));
 * }, { secret }) };
 *
 * @throws ProblemError `invalid_request` for a wrong option or a secret that cannot sign
 */
export function createWebhookHandler(
  change: ChangeProducts,
  options: ReceiveOptions = {},
): (request: Request) => Promise<Response> {
  checkOptions<ReceiveOptions>(options, {
    secret: secretFault,
    requestBytes: wholeFrom(1),
    items: wholeFrom(1),
    seen: objectWith("add", "delete"),
    onError: anyFunction,
  });
  const { secret = [], requestBytes = 10 * 1024 * 1024, items: mostItems = 1_000 } = options;
  const { seen, onError = writeError } = options;
  const secrets = typeof secret === "string" ? [secret] : secret;
  secrets.forEach(checkSecret);
  return async (request) => {
    try {
      const body = await bodyOf(request, requestBytes);
      const fault = secrets.length > 0 ? signatureFault(body, request.headers, secrets) : undefined;
      if (fault !== undefined) throw new ProblemError("invalid_signature", { detail: fault });
      const { webhook_name: event, items } = requestOf(body, mostItems);
      const received = await receivedOf(items, request.signal);
      const names = new Map(items.map(({ id, rdf }) => [id, rdf.format]));
      const { headers, signal } = request;
      const idempotencyKey = headers.get("idempotency-key");
      const call = { event, id: headers.get("webhook-id"), idempotencyKey, signal };
      return await once(request.headers, seen, async () => {
        await change(received, call);
        return answerOf(received, names);
      });
    } catch (error) {
      // The caller is gone.
      if (request.signal.aborted && error === request.signal.reason)
        return new Response(null, { status: 499 });
      return problemOf(error, onError);
    }
  };
}

/** Otherwise a mistake of the function would be seen nowhere. */
function writeError(error: unknown, instance: string): void {
  console.error(`The webhook answered 500 (${instance}):`, error);
}

/** An empty list would let every call in, as if no secret were wanted. */
const secretFault: OptionCheck = (value) => {
  const isList = Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === "string");
  return typeof value === "string" || isList ? undefined : "must be a string, or a list of at least one";
};

/** Runs a task unless its call was received before; a call that failed may be repeated. */
async function once<T>(headers: Headers, seen: SeenCalls | undefined, task: () => Promise<T>): Promise<T> {
  if (seen === undefined) return task();
  const id = headers.get("webhook-id");
  const timestamp = timestampOf(headers);
  if (id === null || timestamp === undefined) {
    throw new ProblemError("invalid_signature", { detail: "webhook-id or webhook-timestamp is missing" });
  }
  // Also without a secret: the note of a time that is never old would stay for ever.
  const fault = timeFault(timestamp);
  if (fault !== undefined) throw new ProblemError("invalid_signature", { detail: fault });
  if (!(await seen.add(id, timestamp))) throw new ProblemError("replayed_call");
  try {
    return await task();
  } catch (error) {
    // A store that fails now must not hide why the call failed; a note that stays refuses no later attempt.
    await Promise.allSettled([Promise.resolve().then(() => seen.delete(id, timestamp))]);
    throw error;
  }
}

async function bodyOf(request: Request, limit: number): Promise<string> {
  const { method, headers, body } = request;
  if (method !== "POST")
    throw new ProblemError("method_not_allowed", { detail: "a webhook accepts only POST" });
  const isPlain = /^(?:identity)?$/i.test(headers.get("content-encoding") ?? "");
  if (!isJson(headers.get("content-type")) || !isPlain) {
    throw new ProblemError("unsupported_media_type", { detail: "send application/json, not compressed" });
  }
  try {
    const text = await readText(body, limit);
    if (!text.startsWith("\ufeff")) return text;
  } catch (error) {
    if (error instanceof BodyTooLarge) throw new ProblemError("payload_too_large", { detail: error.message });
    throw new ProblemError("invalid_json", { detail: "the body is cut off or is not UTF-8" });
  }
  throw new ProblemError("invalid_json", { detail: "the body begins with a byte order mark" });
}

function requestOf(body: string, mostItems: number) {
  const excess = excessIn(body);
  if (excess) throw new ProblemError(excess.code, { detail: `at most ${excess.most} are accepted` });
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch (cause) {
    throw new ProblemError("invalid_json", { detail: jsonFaultInWords(body), cause });
  }
  const shape = v.safeParse(webhookRequestSchema, json);
  if (!shape.success)
    throw new ProblemError("invalid_request", { errors: faultsOf(shape.issues).slice(0, 20) });
  const { items } = shape.output;
  const errors: Fault[] = [];
  if (items.length > mostItems) {
    errors.push({
      pointer: "/items",
      detail: `has ${items.length} items; at most ${mostItems} are accepted`,
    });
  }
  const seen = new Set<string>();
  items.forEach(({ id }, i) => {
    if (seen.has(id)) errors.push({ pointer: `/items/${i}/id`, detail: "is also the id of an earlier item" });
    seen.add(id);
  });
  if (errors.length > 0) throw new ProblemError("invalid_request", { errors: errors.slice(0, 20) });
  return shape.output;
}

async function receivedOf(items: readonly WebhookItem[], signal: AbortSignal): Promise<ReceivedItem[]> {
  const received: ReceivedItem[] = [];
  const errors: Fault[] = [];
  const graphs = new ItemGraphs(signal);
  for (const [i, item] of items.entries()) {
    try {
      const dataset = new n3.Store(await graphs.graphOf(item));
      received.push({ id: item.id, format: rdfFormatOf(item.rdf.format), dataset });
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      errors.push({ pointer: `/items/${i}/rdf`, detail: error.document.detail ?? error.code });
    }
  }
  if (errors.length > 0) throw new ProblemError("invalid_rdf", { errors: errors.slice(0, 20) });
  return received;
}

/** @param names the format of each item, as named in the request */
async function answerOf(
  received: readonly ReceivedItem[],
  names: ReadonlyMap<string, string>,
): Promise<Response> {
  const items: WebhookItem[] = [];
  const pause = pauser(undefined);
  for (const { id, format: own, dataset } of received) {
    await pause();
    const format = names.get(id) ?? own;
    items.push({ id, rdf: { format, data: await serializeRdf(dataset, rdfFormatOf(format)) } });
  }
  const body = JSON.stringify({ items } satisfies WebhookResponse);
  return new Response(body, { headers: { "Content-Type": "application/json" } });
}

function problemOf(error: unknown, onError: NonNullable<ReceiveOptions["onError"]>): Response {
  const known = error instanceof ProblemError;
  const instance = `urn:uuid:${crypto.randomUUID()}`;
  if (!known) onError(error, instance);
  const document = known ? error.document : problemDocument("internal", { instance });
  const headers: Record<string, string> = { "Content-Type": "application/problem+json" };
  if (known && error.retryAfter !== undefined) headers["Retry-After"] = String(Math.ceil(error.retryAfter));
  if (document.code === "method_not_allowed") headers.Allow = "POST";
  if (document.code === "invalid_signature") headers["WWW-Authenticate"] = "Signature";
  return new Response(JSON.stringify(document), { status: document.status, headers });
}
