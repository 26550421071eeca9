import { encodeGraph } from "../graph/index.ts";
import { graphOfItem } from "../webhook/item-graph.ts";
import { Delivery, type DeliveryOptions } from "./delivery.ts";
import type { HeldItem } from "./journal.ts";
import { emptySummary, type SyncSummary } from "./summary.ts";
import { openJournal, type StoreOptions } from "./sync.ts";

/** The dead letters of a catalogue, by id. */
export function heldProducts(options: StoreOptions): AsyncIterable<HeldItem> {
  return openJournal(options).held();
}

/**
 * Sends the dead letters again, or those of the ids. Items that the webhook now accepts are written and no longer held.
 *
 * @throws ProblemError `dataset_unavailable`
 */
export async function replayHeld(
  options: StoreOptions & DeliveryOptions,
  ids?: ReadonlySet<string>,
): Promise<SyncSummary> {
  const started = performance.now();
  const summary = emptySummary();
  const journal = openJournal(options);
  const delivery = new Delivery(options.store, journal, 0, options, summary);
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
