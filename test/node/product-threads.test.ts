import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createGraphStore, createRecords } from "../../src/graph/index.ts";
import type { Product } from "../../src/products/product.ts";
import { type SyncedProduct, syncProducts } from "../../src/products/sync.ts";
import { lines } from "../contract/graph-store.ts";
import { built, runCli } from "./built.ts";

const { encodeInThreads } = (await import(
  built("node/product-threads.js").href
)) as typeof import("../../src/node/product-threads.ts");
const { encodeProduct } = (await import(
  built("products/encoded-product.js").href
)) as typeof import("../../src/products/encoded-product.ts");

const { encodeItem } = (await import(
  built("webhook/encode.js").href
)) as typeof import("../../src/webhook/encode.ts");

/** So many that several groups go to the threads; some titles need two bytes a character, some four. */
async function* products(count: number, failAt = Infinity): AsyncGenerator<Product> {
  for (let i = 0; i < count; i++) {
    if (i === failAt) throw new Error("the feed broke off");
    const title = `${["Lamp", "ランプ", "💡 “lamp”\n"][i % 3]} ${i}`;
    yield { id: `SKU-${i}`, attributes: { title: [title], link: [`https://shop.example/p/${i}`] } };
  }
}

/** All that the flow uses of a product. */
async function contentOf(product: SyncedProduct): Promise<unknown> {
  const encoded = "quads" in product ? encodeProduct(product) : product;
  if ("fault" in encoded) return encoded;
  const { built: graph, item, fingerprint } = encoded;
  const json = new TextDecoder().decode(encodeItem(item));
  return [graph.graph, graph.nquads, graph.hasBlankNodes, item, json, await fingerprint];
}

async function all(source: AsyncIterable<SyncedProduct>): Promise<unknown[]> {
  const contents: unknown[] = [];
  for await (const product of source) contents.push(await contentOf(product));
  return contents;
}

describe("products encoded in threads", () => {
  it("are those of one thread, byte for byte and in their order", async () => {
    const one = await all(encodeInThreads(products(500), { language: "en" }, 0));
    expect(one).toHaveLength(500);
    expect(await all(encodeInThreads(products(500), { language: "en" }, 2))).toEqual(one);
  });

  it("in a language that is not a tag, which no store could keep, are refused as a whole", async () => {
    const threads = encodeInThreads(products(200), { language: "no tag" }, 1);
    const run = syncProducts(threads, { store: createGraphStore() });
    await expect(run).rejects.toThrow("language must be a BCP 47 tag");
  });

  it("give a store the same graphs, and a run in one thread finds nothing changed", async () => {
    const [records, store, other] = [createRecords(), createGraphStore(), createGraphStore()];
    await syncProducts(encodeInThreads(products(300), {}, 2), { store, records });
    await syncProducts(encodeInThreads(products(300), {}, 0), { store: other });
    expect(await lines(store)).toEqual(await lines(other));
    const again = await syncProducts(encodeInThreads(products(300), {}, 0), { store, records });
    expect(again).toMatchObject({ read: 300, unchanged: 300, sent: 0 });
  });

  it("come before the fault of a feed that breaks off", async () => {
    const came: unknown[] = [];
    const run = async () => {
      for await (const product of encodeInThreads(products(500, 333), {}, 2)) came.push(product);
    };
    await expect(run()).rejects.toThrow("the feed broke off");
    expect(came).toHaveLength(333);
  });

  it("are read only so far ahead as the threads need", async () => {
    let read = 0;
    async function* counted() {
      for await (const product of products(10_000)) {
        read++;
        yield product;
      }
    }
    let taken = 0;
    for await (const _ of encodeInThreads(counted(), {}, 1)) if (++taken === 300) break;
    expect(read).toBeLessThan(1_000);
  });

  it("are what products sync writes", async () => {
    const folder = await mkdtemp(join(tmpdir(), "referent-threads-"));
    const [feed, store] = [join(folder, "feed.jsonl"), join(folder, "store")];
    const rows = Array.from({ length: 300 }, (_, i) => ({ id: `${i}`, title: `Lamp ${i}` }));
    await writeFile(feed, rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
    for (const counts of [
      { read: 300, unchanged: 0, written: 300 },
      { read: 300, unchanged: 300, written: 0 },
    ]) {
      const run = runCli("products", "sync", "--feed", feed, "--store", store, "--json");
      expect(await run.ended, run.output()).toBe(0);
      expect(JSON.parse(run.output())).toMatchObject(counts);
    }
    await rm(folder, { recursive: true });
  });
});
