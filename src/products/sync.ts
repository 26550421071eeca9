import {
  anyFlag,
  anyFunction,
  anyText,
  checkOptions,
  type OptionChecks,
  objectWith,
  oneOf,
} from "../contract/options.ts";
import {
  createRecords,
  type GraphStore,
  isAbsoluteIri,
  type RecordingStore,
  type Records,
} from "../graph/index.ts";
import { graphStoreFault } from "../graph/store-fault.ts";
import { checkBatchLimits } from "../webhook/batch.ts";
import { countSent, Delivery, type DeliveryOptions, deliveryChecks } from "./delivery.ts";
import { type EncodedProduct, encodeProduct, type UnsoundProduct } from "./encoded-product.ts";
import { Journal, unnumberedRun } from "./journal.ts";
import type { ProductGraph } from "./product-graph.ts";
import { SeenIds } from "./seen.ts";
import { plan } from "./steps.ts";
import { emptySummary, type SyncSummary } from "./summary.ts";

/** The checks of {@link StoreOptions}. */
export const storeChecks: OptionChecks<StoreOptions> = {
  store: (value) => graphStoreFault(value) ?? objectWith("write")(value),
  records: objectWith("get", "entries", "write"),
  catalogue: anyText,
};

/** A rejected product, and the reason. */
export interface Rejection {
  /** The product's id. */
  readonly id: string;
  /** The reason, in words. */
  readonly reason: string;
}

/** A product as its graph, or encoded already, by another thread. */
export type SyncedProduct = ProductGraph | EncodedProduct | UnsoundProduct;

/** Where a store keeps its graphs, and its notes if not there. */
export interface StoreOptions {
  /** Where the graphs are written. */
  readonly store: GraphStore | RecordingStore;
  /** Where notes about products are kept; default: in the store where it can, or else in memory. */
  readonly records?: Records | undefined;
  /** Name of the catalogue, when several share a store; default `default`. */
  readonly catalogue?: string | undefined;
}

/** How a catalogue is synced. */
export interface SyncOptions extends StoreOptions, DeliveryOptions {
  /** Continues a run that was not finished: its decisions are kept and counted. */
  readonly resume?: boolean | undefined;
  /**
   * Removes products that the feed no longer has. `true` removes none if a row was rejected, because a missing
   * product may be one of those; `always` removes all the same. An empty feed never removes.
   */
  readonly prune?: boolean | "always" | undefined;
  /** Rows of the feed that gave no product, asked when the feed is read: they count as read and rejected. */
  readonly rejectedRows?: (() => number) | undefined;
  /** Called for each product whose id is not an IRI or came before, or whose graph no store could keep. */
  readonly onReject?: ((rejection: Rejection) => void) | undefined;
  /** Called for each product that the feed no longer has. */
  readonly onMissing?: ((id: string) => void) | undefined;
}

/** Products that are looked up together. */
const groupSize = 64;

/**
 * Syncs a catalogue into the store: products whose graph is new or changed go to the webhook in batches, and
 * what it returns is written. A batch is done when its graphs and the notes about it are in the store.
 *
 * @throws ProblemError `invalid_request` for a wrong option; of the feed (`invalid_feed`, …) or the store (`dataset_unavailable`); what was done
 *   until then is kept, and `resume` continues from there
 */
export async function syncProducts(
  products: AsyncIterable<SyncedProduct>,
  options: SyncOptions,
): Promise<SyncSummary> {
  checkOptions<SyncOptions>(
    options,
    {
      ...storeChecks,
      ...deliveryChecks,
      resume: anyFlag,
      prune: oneOf(true, false, "always"),
      rejectedRows: anyFunction,
      onReject: anyFunction,
      onMissing: anyFunction,
    },
    ["store"],
  );
  checkBatchLimits(options.batch, "/batch");
  const started = performance.now();
  const summary = emptySummary();
  const journal = openJournal(options);
  const begun = options.dryRun
    ? { ...unnumberedRun(), resumed: false }
    : await journal.begin(options.resume ?? false);
  const { run, resumed } = begun;
  summary.resumed = resumed;
  const delivery = new Delivery(options.store, journal, begun, options, summary);
  const seen = new SeenIds();
  try {
    for await (const group of encodedGroups(products, seen, summary, options)) {
      options.signal?.throwIfAborted();
      const own = resumed ? run : undefined;
      const found: { id: string; fingerprint: string }[] = [];
      for (const { product, fingerprint, step, wasHeld } of await plan(group, journal, options.store, own)) {
        const { built, item } = product;
        if (step === "found") found.push({ id: item.id, fingerprint });
        if (step === "unchanged" || step === "found") summary.unchanged++;
        else if ("outcome" in step) countSent(summary, step.event, step.outcome);
        else await delivery.add(step.event, { item, built, fingerprint, wasHeld });
      }
      if (found.length > 0 && !options.dryRun) await journal.note(found);
      summary.seconds = (performance.now() - started) / 1000;
      options.onProgress?.(summary);
    }
    await delivery.finish();
  } catch (error) {
    await delivery.abandon(error);
    throw error;
  }
  const rejectedRows = options.rejectedRows?.() ?? 0;
  summary.read += rejectedRows;
  summary.rejected += rejectedRows;
  await removeMissing(journal, seen, summary, options);
  if (!options.dryRun) await journal.finish(run, summary.read);
  summary.seconds = (performance.now() - started) / 1000;
  return summary;
}

/** How many products the last finished run read, to guess the time that a run will take. */
export function lastCount(options: StoreOptions): Promise<number | undefined> {
  return openJournal(options).lastRead();
}

/** The notes that belong to a store and catalogue. */
export function openJournal({ store, records, catalogue = "default" }: StoreOptions): Journal {
  return new Journal(store, records ?? ("records" in store ? store.records : createRecords()), catalogue);
}

/** Encodes each product as it comes, so that the quads of one are alive at a time. */
async function* encodedGroups(
  products: AsyncIterable<SyncedProduct>,
  seen: SeenIds,
  summary: SyncSummary,
  options: SyncOptions,
): AsyncGenerator<EncodedProduct[]> {
  let group: EncodedProduct[] = [];
  for await (const product of products) {
    const encoded = accepted(product, seen, summary, options);
    if (encoded === undefined || group.push(encoded) < groupSize) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

/** Counts a product as read, and rejects one that no store could keep or that occurred before. */
function accepted(
  product: SyncedProduct,
  seen: SeenIds,
  summary: SyncSummary,
  options: SyncOptions,
): EncodedProduct | undefined {
  const id = "built" in product ? product.built.graph : product.id;
  summary.read++;
  let reason: string;
  if (!isAbsoluteIri(id)) reason = "the id is not an absolute IRI";
  else if (!seen.add(id)) reason = "an earlier product has the same id";
  else {
    const encoded = "quads" in product ? encodeProduct(product) : product;
    if ("built" in encoded) return encoded;
    reason = encoded.fault;
  }
  summary.rejected++;
  options.onReject?.({ id, reason });
  return undefined;
}

async function removeMissing(
  journal: Journal,
  seen: SeenIds,
  summary: SyncSummary,
  options: SyncOptions,
): Promise<void> {
  const { prune = false, dryRun, onMissing } = options;
  const removes =
    !dryRun && summary.read > summary.rejected && (prune === "always" || (prune && summary.rejected === 0));
  let batch: string[] = [];
  const remove = async () => {
    summary.pruned += await journal.forget(batch);
    batch = [];
  };
  for await (const id of journal.products()) {
    if (seen.has(id)) continue;
    summary.missing++;
    onMissing?.(id);
    if (removes && batch.push(id) >= 500) await remove();
  }
  if (batch.length > 0) await remove();
}
