import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { WebhookItem } from "../../src/contract/webhook.ts";
import {
  createGraphStore,
  createRecords,
  type GraphStore,
  openGraphStore,
  parseRdf,
  type Records,
  serializeRdf,
} from "../../src/graph/index.ts";
import { heldProducts, replayHeld } from "../../src/products/replay.ts";
import { type SyncOptions, syncProducts } from "../../src/products/sync.ts";
import { createWebhookSender } from "../../src/webhook/index.ts";
import { type Answer, type Endpoint, echo, startEndpoint } from "../webhook/endpoint.ts";
import { catalogue, productGraph } from "./catalogue.ts";

let directory: string;
let endpoint: Endpoint;
let answer: Answer;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "referent-sync-"));
  answer = echo;
  endpoint = await startEndpoint((...call) => answer(...call));
});
afterEach(async () => {
  await endpoint.close();
  await rm(directory, { recursive: true });
});

/** Sends each graph back with one statement more. */
const enrich: Answer = async ({ body }) => ({
  items: body.items.map(({ id, rdf }) => ({
    id,
    rdf: {
      format: rdf.format,
      data: `${rdf.data}\n<${id}> <https://schema.org/sameAs> <http://www.wikidata.org/entity/Q1> .\n`,
    },
  })),
});

const send = () => createWebhookSender({ url: endpoint.url, retries: { attempts: 2, firstWait: 1 } });

async function withStore<T>(
  use: (store: Awaited<ReturnType<typeof openGraphStore>>) => Promise<T>,
): Promise<T> {
  const store = await openGraphStore(directory);
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

async function graphOf(store: GraphStore, number: number): Promise<string[]> {
  const quads = [];
  for await (const quad of store.read({ graph: productGraph(number).id })) quads.push(quad);
  return (await serializeRdf(quads, "ntriples")).split("\n").filter(Boolean).sort();
}

const sync = (store: GraphStore, options: Partial<SyncOptions> = {}, products = catalogue(0, 120)) =>
  syncProducts(products, { store, send: send(), ...options });

describe("sync", () => {
  it("sends new products once, and nothing in a second run, also when the store was closed between", async () => {
    answer = enrich;
    const first = await withStore((store) => sync(store));
    expect(first).toMatchObject({ read: 120, sent: 120, created: 120, written: 120, unchanged: 0, held: 0 });
    const calls = endpoint.received.length;
    const second = await withStore((store) => sync(store));
    expect(second).toMatchObject({ read: 120, sent: 0, unchanged: 120, rejected: 0 });
    expect(endpoint.received.length).toBe(calls);
  });

  it("sends a changed product as productkg_preupdate, a new one as before_productkg_create, never in one batch", async () => {
    await withStore(async (store) => {
      await sync(store);
      endpoint.received.length = 0;
      const title = (i: number) => (i < 10 ? "new title" : undefined);
      const summary = await sync(store, {}, catalogue(0, 130, title));
      expect(summary).toMatchObject({
        read: 130,
        unchanged: 110,
        sent: 20,
        created: 10,
        changed: 10,
        written: 20,
      });
      const events = endpoint.received.map(({ body }) => [body.webhook_name, body.items.length]).sort();
      expect(events).toEqual([
        ["before_productkg_create", 10],
        ["productkg_preupdate", 10],
      ]);
    });
  });

  it("knows a product by its stored graph when there are no notes about it", async () => {
    await withStore(async (store) => {
      const { id, quads } = productGraph(0);
      await store.write([
        { graph: id, quads },
        { graph: productGraph(1).id, quads: quads.slice(0, 1) },
      ]);
      expect(await sync(store, {}, catalogue(0, 3))).toMatchObject({ unchanged: 1, created: 1, changed: 1 });
      // From now on there is a note, so that it is missed when it leaves the feed.
      expect(await sync(store, { prune: true }, catalogue(1, 3))).toMatchObject({ missing: 1, pruned: 1 });
      expect(await graphOf(store, 0)).toEqual([]);
    });
  });

  it("sends a product again whose stored graph is too entangled to be compared, and the run goes on", async () => {
    await withStore(async (store) => {
      const { id, quads } = productGraph(0);
      const nodes = Array.from({ length: 5_000 }, (_, i) => `_:n${i} <x:next> _:n${i + 1} .`).join("\n");
      await store.write([
        { graph: id, rdf: { format: "turtle", data: nodes } },
        { graph: productGraph(1).id, quads },
      ]);
      const summary = { created: 1, changed: 2, rejected: 0 };
      const removed = new Map<string, number | undefined>();
      const tried = await sync(
        store,
        { dryRun: true, onItem: (item) => removed.set(item.id, item.diff?.removed.length) },
        catalogue(0, 3),
      );
      expect(tried).toMatchObject(summary);
      expect(removed.get(id)).toBe(5_000);
      expect(await sync(store, {}, catalogue(0, 3))).toMatchObject(summary);
    });
  });

  it("rejects a product that no store could keep or that came before, and takes the others", async () => {
    const rejections: string[] = [];
    async function* products() {
      yield* catalogue(0, 2);
      yield { ...productGraph(5), id: "p5" };
      yield productGraph(1, "again");
      yield productGraph(6, "\ud800");
    }
    const summary = await sync(
      createGraphStore(),
      { onReject: ({ reason }) => rejections.push(reason), rejectedRows: () => 4 },
      products(),
    );
    expect(summary).toMatchObject({ read: 9, sent: 2, written: 2, rejected: 7, unchanged: 0 });
    expect(rejections.join()).toMatch(/not an absolute IRI.*same id.*lone surrogate/);
  });

  it("holds what the webhook does not take, leaves its stored graph, sends it again in the next run", async () => {
    await withStore(async (store) => {
      await sync(store, {}, catalogue(0, 10));
      const before = await graphOf(store, 3);
      const title = (i: number) => `changed ${i}`;
      answer = ({ body }) => ({ items: body.items.filter(({ id }) => !id.endsWith("/3")) });
      expect(await sync(store, {}, catalogue(0, 10, title))).toMatchObject({ sent: 10, written: 9, held: 1 });
      expect(await graphOf(store, 3)).toEqual(before);
      const held = [];
      for await (const item of heldProducts({ store })) held.push(item);
      expect(held).toMatchObject([
        { event: "productkg_preupdate", fault: { code: "missing" }, item: { id: productGraph(3).id } },
      ]);
      answer = echo;
      expect(await sync(store, {}, catalogue(0, 10, title))).toMatchObject({
        unchanged: 9,
        sent: 1,
        changed: 1,
        written: 1,
      });
      for await (const item of heldProducts({ store })) throw new Error(`still held: ${item.item.id}`);
    });
  });

  it("replays dead letters", async () => {
    await withStore(async (store) => {
      answer = (_, response) => void response.writeHead(400).end();
      expect(await sync(store, {}, catalogue(0, 5))).toMatchObject({ sent: 5, held: 5, written: 0 });
      expect(await replayHeld({ store, send: send() })).toMatchObject({ read: 5, sent: 5, held: 5 });
      answer = echo;
      const one = new Set([productGraph(2).id]);
      expect(await replayHeld({ store, send: send() }, one)).toMatchObject({ read: 1, sent: 1, written: 1 });
      expect(await replayHeld({ store, send: send() })).toMatchObject({ read: 4, written: 4 });
      expect(await graphOf(store, 4)).toHaveLength(11);
      expect(await sync(store, {}, catalogue(0, 5))).toMatchObject({ unchanged: 5, sent: 0 });
    });
  });

  it("writes the graph as built when the webhook fails and the run says so", async () => {
    const store = createGraphStore();
    answer = (_, response) => void response.writeHead(400).end();
    const summary = await sync(store, { onFailure: "original" }, catalogue(0, 5));
    expect(summary).toMatchObject({ sent: 5, written: 5, original: 5, held: 0 });
    expect(await graphOf(store, 4)).toHaveLength(11);
  });

  it("reports products that left the catalogue, and removes them with prune", async () => {
    await withStore(async (store) => {
      await sync(store, {}, catalogue(0, 10));
      const missing: string[] = [];
      const summary = await sync(store, { onMissing: (id) => missing.push(id) }, catalogue(0, 8));
      expect(summary).toMatchObject({ unchanged: 8, missing: 2, pruned: 0 });
      expect(missing).toEqual([8, 9].map((i) => productGraph(i).id));
      expect(await sync(store, { prune: true, rejectedRows: () => 1 }, catalogue(0, 8))).toMatchObject({
        pruned: 0,
      });
      expect(await sync(store, { prune: "always" }, catalogue(0, 0))).toMatchObject({
        missing: 10,
        pruned: 0,
      });
      expect(await graphOf(store, 9)).toHaveLength(11);
      expect(await sync(store, { prune: true }, catalogue(0, 8))).toMatchObject({ missing: 2, pruned: 2 });
      expect(await graphOf(store, 9)).toEqual([]);
      expect(await sync(store, {}, catalogue(0, 10))).toMatchObject({ created: 2, unchanged: 8, missing: 0 });
    });
  });

  it("keeps two catalogues in one store apart", async () => {
    await withStore(async (store) => {
      await sync(store, { catalogue: "a" }, catalogue(0, 5));
      const summary = await sync(store, { catalogue: "b", prune: true }, catalogue(5, 8));
      expect(summary).toMatchObject({ created: 3, missing: 0, pruned: 0 });
    });
  });

  it("leaves a product to another catalogue that has it, which then writes its own again", async () => {
    await withStore(async (store) => {
      await sync(store, { catalogue: "a" }, catalogue(0, 4));
      await sync(store, { catalogue: "b" }, catalogue(0, 4));
      const summary = await sync(store, { catalogue: "b", prune: true }, catalogue(0, 3));
      expect(summary).toMatchObject({ missing: 1, pruned: 0 });
      expect(await graphOf(store, 3)).toHaveLength(11);
      expect(await sync(store, { catalogue: "b", prune: true }, catalogue(0, 3))).toMatchObject({
        missing: 0,
      });
      expect(await sync(store, { catalogue: "a" }, catalogue(0, 4))).toMatchObject({
        unchanged: 3,
        changed: 1,
      });
      expect(await sync(store, { catalogue: "a", prune: true }, catalogue(0, 3))).toMatchObject({
        pruned: 1,
      });
      expect(await graphOf(store, 3)).toEqual([]);
    });
  });

  it("leaves the dead letter of another catalogue where it is", async () => {
    await withStore(async (store) => {
      answer = enrich;
      await sync(store, { catalogue: "a" }, catalogue(0, 2));
      answer = () => ({ items: [] });
      await sync(store, { catalogue: "b" }, catalogue(1, 3));
      await sync(store, { catalogue: "a", prune: true }, catalogue(0, 1));
      const held: string[] = [];
      for await (const { item } of heldProducts({ store, catalogue: "b" })) held.push(item.id);
      expect(held).toEqual([1, 2].map((i) => productGraph(i).id));
      expect(await graphOf(store, 1)).toHaveLength(12);
    });
  });

  it("writes nothing when a sender of one's own mixes up the products, or leaves some out", async () => {
    const store = createGraphStore();
    const outcomes = (items: readonly WebhookItem[]) =>
      items.map((item) => ({ id: item.id, item, quads: undefined }));
    for (const given of [
      (items: readonly WebhookItem[]) => outcomes(items).reverse(),
      (items: readonly WebhookItem[]) => outcomes(items).slice(1),
    ]) {
      const run = sync(store, { send: async (_, items) => ({ outcomes: given(items), extra: [] }) });
      await expect(run).rejects.toMatchObject({ code: "invalid_response" });
    }
    expect(await graphOf(store, 0)).toEqual([]);
  });

  it("dry run: calls the webhook, writes nothing, tells the difference of each item", async () => {
    await withStore(async (store) => {
      await sync(store, {}, catalogue(0, 3));
      answer = enrich;
      const diffs: unknown[] = [];
      const options = {
        dryRun: true,
        onItem: ({ id, diff }: { id: string; diff?: unknown }) => void diffs.push([id, diff]),
      };
      const summary = await sync(
        store,
        options,
        catalogue(2, 3, () => "T"),
      );
      expect(summary).toMatchObject({ sent: 1, changed: 1, written: 1 });
      const { id } = productGraph(2);
      expect(diffs).toEqual([
        [
          id,
          {
            added: [
              `<${id}> <https://schema.org/name> "T" .`,
              `<${id}> <https://schema.org/sameAs> <http://www.wikidata.org/entity/Q1> .`,
            ],
            removed: [`<${id}> <https://schema.org/name> "Product 2 日本" .`],
          },
        ],
      ]);
      expect(await sync(store, {}, catalogue(0, 3))).toMatchObject({ unchanged: 3 });
    });
  });

  it("writes graphs as built when there is no webhook", async () => {
    const store = createGraphStore();
    expect(await syncProducts(catalogue(0, 3), { store })).toMatchObject({ sent: 3, written: 3 });
    expect(endpoint.received).toEqual([]);
  });

  it("keeps to the limits of a batch: items, bytes, batches in flight", async () => {
    let flying = 0;
    let most = 0;
    answer = async (received, ...rest) => {
      most = Math.max(most, ++flying);
      await new Promise((resolve) => setTimeout(resolve, 5));
      flying--;
      return echo(received, ...rest);
    };
    await sync(createGraphStore(), { batch: { items: 7, bytes: 4000 }, concurrency: 2 });
    expect(most).toBe(2);
    for (const { body } of endpoint.received) {
      expect(body.items.length).toBeLessThanOrEqual(7);
      expect(Buffer.byteLength(JSON.stringify(body.items))).toBeLessThanOrEqual(4002);
    }
    expect(endpoint.received.flatMap(({ body }) => body.items)).toHaveLength(120);
    await sync(createGraphStore(), { batch: { bytes: 10 } }, catalogue(0, 2));
    expect(endpoint.received.at(-1)!.body.items).toHaveLength(1);
  });

  it("stops when the feed fails, keeps what was done, and continues with resume, counting it all", async () => {
    async function* broken() {
      yield* catalogue(0, 100);
      throw new Error("feed broke off");
    }
    await withStore(async (store) => {
      answer = ({ body }) => ({ items: body.items.filter(({ id }) => !id.endsWith("0")) });
      await expect(sync(store, { batch: { items: 10 } }, broken())).rejects.toThrow("feed broke off");
      const done = endpoint.received.length;
      expect(done).toBeGreaterThan(0);
      const summary = await sync(store, { batch: { items: 10 }, resume: true });
      expect(summary).toMatchObject({
        resumed: true,
        read: 120,
        sent: 120,
        created: 120,
        written: 108,
        held: 12,
        unchanged: 0,
      });
      const items = endpoint.received.flatMap(({ body }) => body.items);
      // Only what was in flight when the feed broke off is sent twice.
      expect(items.length).toBeLessThan(120 + 50);
      expect(await sync(store, { resume: true })).toMatchObject({ resumed: false, sent: 12, unchanged: 108 });
    });
  });

  it("sends a batch again under its idempotency key when its run goes on, and under another in another run", async () => {
    await withStore(async (store) => {
      const stop = new AbortController();
      answer = () => stop.abort(new Error("stopped"));
      const options = { batch: { items: 2 }, concurrency: 1 };
      const stopped = sync(store, { ...options, signal: stop.signal }, catalogue(0, 4));
      await expect(stopped).rejects.toThrow("stopped");
      answer = ({ body }) => ({ items: body.items.slice(1) });
      expect(await sync(store, { ...options, resume: true }, catalogue(0, 4))).toMatchObject({ held: 2 });
      answer = () => ({ items: [] });
      await replayHeld({ store, send: send(), ...options });
      await sync(store, options, catalogue(0, 4));
      const calls = endpoint.received.map(({ headers, body }) => ({
        key: headers["idempotency-key"],
        id: headers["webhook-id"],
        items: body.items.map((item) => item.id),
      }));
      expect(calls.map(({ items }) => items.length)).toEqual([2, 2, 2, 2, 2]);
      const [inFlight, again, next, replayed, held] = calls;
      expect(again!.items).toEqual(inFlight!.items);
      expect(again!.key).toBe(inFlight!.key);
      expect(again!.id).not.toBe(inFlight!.id);
      expect(held!.items).toEqual(replayed!.items);
      expect(new Set([again, next, replayed, held].map((call) => call!.key)).size).toBe(4);
    });
  });

  it("stops when the store fails, and nothing hangs", async () => {
    const store = createGraphStore();
    const full: GraphStore = { ...store, write: () => Promise.reject(new Error("disk full")) };
    await expect(sync(full)).rejects.toThrow("disk full");
  });

  it("a crash between graphs and notes that are apart is made good, though the feed is as it was before", async () => {
    const store = createGraphStore();
    const records = createRecords();
    await syncProducts(catalogue(1, 3), { store, records });
    const before = await graphOf(store, 1);
    const crashing: Records = {
      ...records,
      async write(changes) {
        // The notes of what was written: the run itself and what is pending pass.
        if (changes.some(([, value]) => value?.endsWith(" written"))) throw new Error("the process is gone");
        await records.write(changes);
      },
    };
    const changed = syncProducts(
      catalogue(1, 3, (number) => (number === 1 ? "new" : undefined)),
      { store, records: crashing },
    );
    await expect(changed).rejects.toThrow("the process is gone");
    expect(await graphOf(store, 1)).not.toEqual(before);
    const summary = await syncProducts(catalogue(1, 3), { store, records });
    expect(summary).toMatchObject({ created: 0, changed: 1, unchanged: 1 });
    expect(await graphOf(store, 1)).toEqual(before);
  });

  it("stops when it is told to", async () => {
    const controller = new AbortController();
    answer = () => controller.abort(new Error("enough"));
    await expect(sync(createGraphStore(), { signal: controller.signal })).rejects.toThrow("enough");
  });

  it("writes exactly what the webhook returned", async () => {
    const store = createGraphStore();
    answer = ({ body }) => ({
      items: body.items.map(({ id }) => ({
        id,
        rdf: { format: "ntriples", data: `<${id}> <x:p> "only"@it .` },
      })),
    });
    await sync(store, {}, catalogue(0, 1));
    const { id } = productGraph(0);
    expect(await graphOf(store, 0)).toEqual([`<${id}> <x:p> "only"@it .`]);
    expect(await parseRdf(endpoint.received[0]!.body.items[0]!.rdf.data, "turtle")).toHaveLength(11);
  });
});
