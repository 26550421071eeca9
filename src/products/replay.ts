import { checkOptions } from "../contract/options.ts";
import { encodeGraph } from "../graph/index.ts";
import { checkBatchLimits } from "../webhook/batch.ts";
import { graphOfItem } from "../webhook/item-graph.ts";
import { Delivery, type DeliveryOptions, deliveryChecks } from "./delivery.ts";
import { type HeldItem, unnumberedRun } from "./journal.ts";
import { emptySummary, type SyncSummary } from "./summary.ts";
import { openJournal, type StoreOptions, storeChecks } from "./sync.ts";

/** The dead letters of a catalogue, by id. @throws ProblemError `invalid_request` for a wrong option */
export function heldProducts(options: StoreOptions): AsyncIterable<HeldItem> {
  checkOptions<StoreOptions>(options, storeChecks, ["store"]);
  return openJournal(options).held();
}

/**
 * Sends the dead letters again, or those of the ids. Items that the webhook now accepts are written and no longer held.
 *
 * @throws ProblemError `invalid_request` for a wrong option, `dataset_unavailable`
 */
export async function replayHeld(
  options: StoreOptions & DeliveryOptions,
  ids?: ReadonlySet<string>,
): Promise<SyncSummary> {
  checkOptions<StoreOptions & DeliveryOptions>(options, { ...storeChecks, ...deliveryChecks }, ["store"]);
  checkBatchLimits(options.batch, "/batch");
  const started = performance.now();
  const summary = emptySummary();
  const journal = openJournal(options);
  const delivery = new Delivery(options.store, journal, unnumberedRun(), options, summary);
  try {
    for await (const { event, item, fingerprint } of journal.held()) {
      if (ids && !ids.has(item.id)) continue;
      summary.read++;
      const built = encodeGraph(item.id, await graphOfItem(item));
      await delivery.add(event, { item, built, fingerprint, wasHeld: true });
    }
    await delivery.finish();
  } catch (error) {
    await delivery.abandon(error);
    throw error;
  }
  summary.seconds = (performance.now() - started) / 1000;
  return summary;
}
