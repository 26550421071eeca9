import { checkOptions, wholeFrom } from "../contract/options.ts";
import type { WebhookItem } from "../contract/webhook.ts";
import type { WebhookEvent } from "../contract/webhook-words.ts";
import { encodeItem } from "./encode.ts";

/** How large a batch may be. */
export interface BatchLimits {
  /** Maximum number of items; default 50. */
  readonly items?: number | undefined;
  /** Maximum number of bytes of items as JSON in UTF-8; default 1 MiB. A larger item goes alone. */
  readonly bytes?: number | undefined;
}

/** @param at pointer to the limits, where they are the value of an option */
export function checkBatchLimits(limits: BatchLimits = {}, at = ""): void {
  checkOptions<BatchLimits>(limits, { items: wholeFrom(1), bytes: wholeFrom(1) }, [], at);
}

/** Items of one event that go in one request. */
export interface Batch<Entry extends { readonly item: WebhookItem }> {
  /** The event that the items are of. */
  readonly event: WebhookEvent;
  /** The items, each with what the caller keeps beside it. */
  readonly entries: readonly Entry[];
}

/** Collects items into batches, each of one event and within the limits. */
export class Batcher<Entry extends { readonly item: WebhookItem }> {
  readonly #items: number;
  readonly #bytes: number;
  readonly #open = new Map<WebhookEvent, { entries: Entry[]; bytes: number }>();

  /** @throws ProblemError `invalid_request` for a wrong limit */
  constructor(limits: BatchLimits = {}) {
    checkBatchLimits(limits);
    const { items = 50, bytes = 1024 * 1024 } = limits;
    this.#items = items;
    this.#bytes = bytes;
  }

  /** Adds an item; returns the batches that are now full. */
  add(event: WebhookEvent, entry: Entry): Batch<Entry>[] {
    const full: Batch<Entry>[] = [];
    // With its comma.
    const size = encodeItem(entry.item).length + 1;
    let open = this.#open.get(event);
    if (open && open.bytes + size > this.#bytes) {
      full.push({ event, entries: open.entries });
      open = undefined;
    }
    open ??= { entries: [], bytes: 0 };
    open.entries.push(entry);
    open.bytes += size;
    this.#open.set(event, open);
    if (open.entries.length >= this.#items) {
      full.push({ event, entries: open.entries });
      this.#open.delete(event);
    }
    return full;
  }

  /** Returns the remaining batches. */
  flush(): Batch<Entry>[] {
    const left = [...this.#open].map(([event, { entries }]) => ({ event, entries }));
    this.#open.clear();
    return left;
  }
}
