import type { WebhookItem } from "../contract/webhook.ts";
import type { WebhookEvent } from "../contract/webhook-words.ts";
import type { GraphChange, GraphStore, RecordChange, RecordingStore, Records } from "../graph/index.ts";
import type { WebhookFault } from "../webhook/index.ts";

/** A run: its number in the notes, and the name that its calls have. */
export interface Run {
  readonly run: number;
  readonly key: string;
}

/** Of a run that leaves no number in the notes: a replay, a dry run. */
export function unnumberedRun(): Run {
  return { run: 0, key: crypto.randomUUID() };
}

/** The decision of a run about a product. */
export interface Decision {
  /** Of the graph as it was built from the feed. */
  readonly fingerprint: string;
  readonly run: number;
  readonly event: WebhookEvent;
  /** `original`: the webhook failed and the graph was written as built. */
  readonly outcome: "written" | "original" | "held";
}

/** A dead letter: an item that the webhook did not take, kept until it is replayed or sent again. */
export interface HeldItem {
  /** The event that it was sent with. */
  readonly event: WebhookEvent;
  /** The item as it was sent. */
  readonly item: WebhookItem;
  /** Fingerprint of the graph that was built. */
  readonly fingerprint: string;
  /** Why the webhook's answer was not taken. */
  readonly fault: WebhookFault;
  /** When it was held, ISO 8601. */
  readonly at: string;
}

/** What one delivery changes: graphs, decisions and dead letters. */
export interface Entry {
  readonly change?: GraphChange;
  readonly id: string;
  /** null forgets the product. */
  readonly decision: Decision | null;
  /** Its dead letter; null removes one. Absent if there is and was none: most products never have one. */
  readonly held?: HeldItem | null;
}

/** The notes of one catalogue, kept beside its graphs: what was decided about each product, and dead letters. */
export class Journal {
  readonly #store: GraphStore | RecordingStore;
  readonly #records: Records;
  readonly #products: string;
  readonly #held: string;
  readonly #run: string;

  /** @param records where the notes are kept, when the store itself keeps none */
  constructor(store: GraphStore | RecordingStore, records: Records, catalogue: string) {
    this.#store = store;
    this.#records = records;
    const name = encodeURIComponent(catalogue);
    this.#products = `products/${name}/`;
    this.#held = `held/${name}/`;
    this.#run = `run/${name}`;
  }

  /** Begins a run, or continues with the last one if it was not finished. */
  async begin(resume: boolean): Promise<Run & { resumed: boolean }> {
    const [text] = await this.#records.get([this.#run]);
    const last: { run: number; done: boolean; key?: string } =
      text === undefined ? { run: 0, done: true } : JSON.parse(text);
    const resumed = resume && !last.done;
    const run = resumed ? last.run : last.run + 1;
    const key = (resumed && last.key) || crypto.randomUUID();
    await this.#records.write([[this.#run, JSON.stringify({ ...last, run, done: false, key })]]);
    return { run, key, resumed };
  }

  /** Ends a run; stores how many products it read. */
  async finish(run: number, read: number): Promise<void> {
    await this.#records.write([[this.#run, JSON.stringify({ run, done: true, read })]]);
  }

  /** How many products the last finished run read; undefined when there is none. */
  async lastRead(): Promise<number | undefined> {
    const [text] = await this.#records.get([this.#run]);
    return text === undefined ? undefined : (JSON.parse(text) as { read?: number }).read;
  }

  /** The last decisions about the products, in their order. */
  async decisions(ids: readonly string[]): Promise<(Decision | undefined)[]> {
    const texts = await this.#records.get(ids.map((id) => this.#products + id));
    return texts.map((text) => (text === undefined ? undefined : decisionOf(text)));
  }

  /** Ids of all products with a decision. */
  async *products(): AsyncGenerator<string> {
    for await (const [key] of this.#records.entries(this.#products)) yield key.slice(this.#products.length);
  }

  /** The dead letters, by id. */
  async *held(): AsyncGenerator<HeldItem> {
    for await (const [, text] of this.#records.entries(this.#held)) yield JSON.parse(text) as HeldItem;
  }

  /**
   * Notes products whose graphs are in the store already, such as after the notes were lost: without a note they would be
   * compared in every run, and never be missed.
   */
  async note(products: readonly { readonly id: string; readonly fingerprint: string }[]): Promise<void> {
    const written = { run: 0, event: "before_productkg_create", outcome: "written" } as const;
    await this.#records.write(
      products.map(({ id, fingerprint }) => [this.#products + id, textOf({ ...written, fingerprint })]),
    );
  }

  /**
   * Forgets products and removes their graphs. A graph that another catalogue of the store has, too, stays: that catalogue
   * would take it for written. It writes its own in its next run.
   *
   * @returns how many graphs were removed
   */
  async forget(ids: readonly string[]): Promise<number> {
    const shared = await this.#shared(ids);
    const entries = ids.map((id): Entry => {
      const change = shared.has(id) ? {} : { change: { graph: id, remove: true } as const };
      return { id, ...change, decision: null, held: null };
    });
    await this.commit(entries, [...shared.values()].flat());
    return ids.length - shared.size;
  }

  /** Of these products, those that other catalogues have, with the notes by which these will write them again. */
  async #shared(ids: readonly string[]): Promise<Map<string, RecordChange[]>> {
    const shared = new Map<string, RecordChange[]>();
    for await (const [run] of this.#records.entries("run/")) {
      if (run === this.#run) continue;
      const keys = ids.map((id) => `products/${run.slice("run/".length)}/${id}`);
      const texts = await this.#records.get(keys);
      for (const [i, text] of texts.entries()) {
        if (text === undefined) continue;
        const notes = shared.get(ids[i]!) ?? [];
        shared.set(ids[i]!, notes);
        // One that is held is sent again anyway, and has its dead letter.
        if (decisionOf(text).outcome !== "held") notes.push([keys[i]!, textOf(unknown)]);
      }
    }
    return shared;
  }

  /**
   * Writes graphs and notes, atomically if the store can. Otherwise the notes first say that the stored state of these
   * products is unknown: after a crash in between, the store is asked, and the products are sent again in any case.
   *
   * @param ofOthers notes of other catalogues that change with them
   */
  async commit(entries: readonly Entry[], ofOthers: readonly RecordChange[] = []): Promise<void> {
    const changes = entries.flatMap(({ change }) => change ?? []);
    const notes: RecordChange[] = [...ofOthers];
    for (const { id, decision, held } of entries) {
      notes.push([this.#products + id, decision && textOf(decision)]);
      if (held !== undefined) notes.push([this.#held + id, held && JSON.stringify(held)]);
    }
    if ("records" in this.#store && this.#store.records === this.#records) {
      await this.#store.write(changes, notes);
      return;
    }
    const pending = entries.flatMap(({ id, change }): RecordChange[] =>
      change ? [[this.#products + id, textOf(unknown)]] : [],
    );
    if (pending.length > 0) await this.#records.write(pending);
    await this.#store.write(changes);
    await this.#records.write(notes);
  }
}

/** Of a product whose graph is being written: no product has this fingerprint, and nothing is said to be written. */
const unknown: Decision = { fingerprint: "?", run: 0, event: "productkg_preupdate", outcome: "held" };

function textOf({ fingerprint, run, event, outcome }: Decision): string {
  return `${fingerprint} ${run} ${event} ${outcome}`;
}

function decisionOf(text: string): Decision {
  const [fingerprint, run, event, outcome] = text.split(" ");
  return { fingerprint, run: Number(run), event, outcome } as Decision;
}
