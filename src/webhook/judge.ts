import type { Quad } from "@rdfjs/types";
import * as v from "valibot";
import { type Fault, ProblemError } from "../contract/problem.ts";
import { faultsOf } from "../contract/shape.ts";
import { type WebhookItem, webhookItemSchema } from "../contract/webhook.ts";
import { guessRdfFormat, unknownFormat } from "../graph/index.ts";
import type { WebhookFault } from "./fault.ts";
import { ItemGraphs } from "./item-graph.ts";

/** The outcome of one item: the graph that the webhook returned, or why it was not accepted. */
export type ItemOutcome =
  | {
      /** The product's id. */
      readonly id: string;
      /** The item as the webhook returned it. */
      readonly item: WebhookItem;
      /** Its graph; undefined if it came back as it was sent. */
      readonly quads: Quad[] | undefined;
    }
  | {
      /** The product's id. */
      readonly id: string;
      /** Why the item was not accepted. */
      readonly fault: WebhookFault;
    };

/** The outcome of a batch: one outcome for each item sent, in their order. */
export interface Judgement {
  /** One outcome for each item sent, in their order. */
  readonly outcomes: readonly ItemOutcome[];
  /** Ids that were answered but not sent; nothing of them is written. */
  readonly extra: readonly string[];
}

/**
 * Judges an answer item by item: exactly one item for each id sent, of known format, that parses and is not
 * empty. An item that came back as it was sent was parsed before, and has `quads` undefined.
 */
export async function judge(sent: readonly WebhookItem[], answer: unknown): Promise<Judgement> {
  const items: unknown =
    typeof answer === "object" && answer !== null ? Reflect.get(answer, "items") : undefined;
  if (!Array.isArray(items)) {
    const fault: WebhookFault = {
      code: "invalid_body",
      detail: "the answer is not an object with an array `items`",
    };
    return { outcomes: sent.map(({ id }) => ({ id, fault })), extra: [] };
  }
  const answers = new Map<string, unknown[]>(sent.map(({ id }) => [id, []]));
  const extra: string[] = [];
  for (const item of items) {
    const id: unknown = typeof item === "object" && item !== null ? Reflect.get(item, "id") : undefined;
    const of = typeof id === "string" ? answers.get(id) : undefined;
    if (of) of.push(item);
    else extra.push(typeof id === "string" ? id.slice(0, 200) : "(item without id)");
  }
  const outcomes: ItemOutcome[] = [];
  const graphs = new ItemGraphs();
  for (const item of sent) outcomes.push(await judgeItem(item, answers.get(item.id)!, extra, graphs));
  return { outcomes, extra };
}

async function judgeItem(
  sent: WebhookItem,
  answers: readonly unknown[],
  extra: readonly string[],
  graphs: ItemGraphs,
): Promise<ItemOutcome> {
  const { id } = sent;
  const refuse = (code: WebhookFault["code"], detail: string): ItemOutcome => ({
    id,
    fault: { code, detail },
  });
  if (answers.length === 0) {
    // An endpoint that changes ids (a slash at the end, another host) finds its fault in the difference.
    const other = extra.length === 0 ? "" : `; it has ${JSON.stringify(extra[0])}, which was not sent`;
    return refuse("missing", `the answer has no item with this id${other}`);
  }
  if (answers.length > 1) return refuse("duplicate", `the answer has ${answers.length} items with this id`);
  const shape = v.safeParse(webhookItemSchema, answers[0]);
  if (!shape.success) {
    const [{ pointer, detail }] = faultsOf(shape.issues) as [Fault];
    return refuse("invalid_body", `${pointer === "" ? "the item" : pointer} ${detail}`);
  }
  const item = shape.output;
  const { format, data } = item.rdf;
  if (format === sent.rdf.format && data === sent.rdf.data) return { id, item, quads: undefined };
  if (guessRdfFormat(format) === undefined) return refuse("unknown_format", unknownFormat(format));
  try {
    const quads = await graphs.graphOf(item);
    if (quads.length === 0) return refuse("empty_graph", "the returned graph has no statement");
    return { id, item, quads };
  } catch (error) {
    if (error instanceof ProblemError) return refuse("invalid_rdf", error.document.detail ?? error.message);
    return refuse("invalid_rdf", error instanceof Error ? error.message : String(error));
  }
}
