import type { Quad } from "@rdfjs/types";
import {
  anyFlag,
  anyFunction,
  anySignal,
  anything,
  type OptionChecks,
  oneOf,
  wholeFrom,
} from "../contract/options.ts";
import { ProblemError } from "../contract/problem.ts";
import type { WebhookItem } from "../contract/webhook.ts";
import type { WebhookEvent } from "../contract/webhook-words.ts";
import {
  diffRdf,
  type EncodedGraph,
  type GraphStore,
  inDefaultGraph,
  type RdfDiff,
  serializeRdf,
} from "../graph/index.ts";
import {
  type Batch,
  Batcher,
  type BatchLimits,
  type ItemOutcome,
  type Judgement,
  type SendBatch,
  type WebhookFault,
} from "../webhook/index.ts";
import type { Entry, Journal, Run } from "./journal.ts";
import type { SyncSummary } from "./summary.ts";

/** How batches are sent and what happens to the items. */
export interface DeliveryOptions {
  /** Sends a batch, e.g. `createWebhookSender(…)`; without it graphs are written as built. */
  readonly send?: SendBatch | undefined;
  /** How large a batch may be. */
  readonly batch?: BatchLimits | undefined;
  /** Maximum number of batches in flight; default 4. */
  readonly concurrency?: number | undefined;
  /**
   * What happens to an item that the webhook did not accept: `hold` (default) keeps it as a dead letter, `original`
   * writes it as built.
   */
  readonly onFailure?: "hold" | "original" | undefined;
  /** Calls the webhook, writes nothing, and passes the differences to `onItem`. */
  readonly dryRun?: boolean | undefined;
  /** Called for each item sent. */
  readonly onItem?: ((report: ItemReport) => void) | undefined;
  /** Called with the counts after each step; the object is the same every time. */
  readonly onProgress?: ((summary: Readonly<SyncSummary>) => void) | undefined;
  /** Ends the run with the signal's reason; what was committed until then stays. */
  readonly signal?: AbortSignal | undefined;
}

/** The checks of these options; the limits of a batch have their own. */
export const deliveryChecks: OptionChecks<DeliveryOptions> = {
  send: anyFunction,
  batch: anything,
  concurrency: wholeFrom(1),
  onFailure: oneOf("hold", "original"),
  dryRun: anyFlag,
  onItem: anyFunction,
  onProgress: anyFunction,
  signal: anySignal,
};

/** The outcome of one item. */
export interface ItemReport {
  /** The product's id. */
  readonly id: string;
  /** The event that the item was sent with. */
  readonly event: WebhookEvent;
  /**
   * `written` as the webhook returned it (or as built, without a webhook), `original` as built after a fault, or `held`
   * as a dead letter.
   */
  readonly outcome: "written" | "original" | "held";
  /** Why the webhook's answer was not taken. */
  readonly fault?: WebhookFault;
  /** Dry run: from the stored graph to the one that would be written. */
  readonly diff?: RdfDiff;
}

/** A product to be delivered. */
export interface Parcel {
  readonly item: WebhookItem;
  readonly built: EncodedGraph;
  readonly fingerprint: string;
  /** Whether there is a dead letter of it. */
  readonly wasHeld: boolean;
}

/** Sends parcels in batches, a few at a time, and commits each batch with its notes after its answer is checked. */
export class Delivery {
  readonly #store: GraphStore;
  readonly #journal: Journal;
  readonly #run: Run;
  readonly #options: DeliveryOptions;
  readonly #summary: SyncSummary;
  readonly #batcher: Batcher<Parcel>;
  readonly #flights = new Set<Promise<void>>();
  readonly #stop = new AbortController();
  readonly #signal: AbortSignal;

  constructor(store: GraphStore, journal: Journal, run: Run, options: DeliveryOptions, summary: SyncSummary) {
    this.#store = store;
    this.#journal = journal;
    this.#run = run;
    this.#options = options;
    this.#summary = summary;
    this.#batcher = new Batcher(options.batch);
    const { signal } = options;
    this.#signal = signal ? AbortSignal.any([signal, this.#stop.signal]) : this.#stop.signal;
  }

  /** Takes a parcel; waits while too many batches are in flight. Rejects when one of them failed for good. */
  async add(event: WebhookEvent, parcel: Parcel): Promise<void> {
    for (const batch of this.#batcher.add(event, parcel)) await this.#launch(batch);
  }

  /** Sends what is left and waits for all. */
  async finish(): Promise<void> {
    for (const batch of this.#batcher.flush()) await this.#launch(batch);
    while (this.#flights.size > 0) await Promise.race(this.#flights);
  }

  /** Aborts the calls in flight, and waits until their writes have ended. */
  async abandon(reason: unknown): Promise<void> {
    this.#stop.abort(reason);
    await Promise.allSettled(this.#flights);
  }

  async #launch(batch: Batch<Parcel>): Promise<void> {
    this.#signal.throwIfAborted();
    while (this.#flights.size >= (this.#options.concurrency ?? 4)) await Promise.race(this.#flights);
    const flight: Promise<void> = this.#deliver(batch).then(() => {
      this.#flights.delete(flight);
    });
    // A failure is thrown where the flights are awaited; the promise stays in the set until then.
    flight.catch(() => {});
    this.#flights.add(flight);
  }

  async #deliver({ event, entries }: Batch<Parcel>): Promise<void> {
    const { send, dryRun, onItem, onProgress } = this.#options;
    const items = entries.map(({ item }) => item);
    const outcomes: readonly ItemOutcome[] = send
      ? outcomesOf(items, await send(event, items, this.#signal, this.#run.key))
      : items.map((item) => ({ id: item.id, item, quads: undefined }));
    const decided = entries.map((parcel, i) => this.#decide(event, parcel, outcomes[i]!));
    if (!dryRun) await this.#journal.commit(decided.map(({ entry }) => entry));
    for (const { entry, report, quads } of decided) {
      this.#count(event, report.outcome);
      const diff = dryRun && quads ? { diff: await this.#difference(entry.id, quads) } : {};
      onItem?.({ ...report, ...diff });
    }
    onProgress?.(this.#summary);
  }

  #decide(event: WebhookEvent, { item, built, fingerprint, wasHeld }: Parcel, outcome: ItemOutcome) {
    const { id } = item;
    const fault = "fault" in outcome ? outcome.fault : undefined;
    const result = !fault ? "written" : this.#options.onFailure === "original" ? "original" : "held";
    const quads = "fault" in outcome ? (result === "original" ? built : undefined) : (outcome.quads ?? built);
    const at = new Date().toISOString();
    const held = result === "held" ? { event, item, fingerprint, fault: fault!, at } : null;
    const entry: Entry = {
      id,
      ...(quads ? { change: { graph: id, quads } } : {}),
      decision: { fingerprint, run: this.#run.run, event, outcome: result },
      ...(held || wasHeld ? { held } : {}),
    };
    const report: ItemReport = { id, event, outcome: result, ...(fault ? { fault } : {}) };
    return { entry, report, quads };
  }

  #count(event: WebhookEvent, outcome: ItemReport["outcome"]): void {
    countSent(this.#summary, event, outcome);
  }

  async #difference(id: string, quads: Iterable<Quad>): Promise<RdfDiff> {
    const stored: Quad[] = [];
    for await (const quad of this.#store.read({ graph: id })) stored.push(quad);
    const [before, after] = [inDefaultGraph(stored), inDefaultGraph(quads)];
    try {
      return await diffRdf(before, after);
    } catch (error) {
      // The blank nodes of somebody else's graph may be too entangled to be compared: all of it goes then.
      if (!(error instanceof ProblemError && error.code === "invalid_rdf")) throw error;
      return { added: await linesOf(after), removed: await linesOf(before) };
    }
  }
}

/**
 * The outcomes of the items, which a sender of somebody else may have given in another order, or not all of them: a graph
 * must not be written as that of another product.
 *
 * @throws ProblemError `invalid_response`
 */
function outcomesOf(items: readonly WebhookItem[], judgement: Judgement | undefined): readonly ItemOutcome[] {
  const outcomes = judgement?.outcomes;
  if (outcomes?.length === items.length && items.every(({ id }, i) => outcomes[i]?.id === id))
    return outcomes;
  throw new ProblemError("invalid_response", {
    detail: "`send` must give an outcome for each item, in the order of the items",
  });
}

/** Counts one item that was sent. */
export function countSent(summary: SyncSummary, event: WebhookEvent, outcome: ItemReport["outcome"]): void {
  summary.sent++;
  summary[event === "before_productkg_create" ? "created" : "changed"]++;
  summary[outcome === "held" ? "held" : "written"]++;
  if (outcome === "original") summary.original++;
}

/** The lines of a graph in N-Quads. */
async function linesOf(quads: readonly Quad[]): Promise<string[]> {
  const text = await serializeRdf(quads, "nquads");
  return text.split("\n").filter((line) => line !== "");
}
