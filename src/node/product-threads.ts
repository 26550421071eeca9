import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import type { Piscina } from "piscina";
import type { EncodedProduct, UnsoundProduct } from "../products/encoded-product.ts";
import { type GraphOptions, productGraph } from "../products/graph.ts";
import type { Product } from "../products/product.ts";
import type { SyncedProduct } from "../products/sync.ts";
import { type PackedProducts, unpackProducts } from "./packed-products.ts";

/** Products that go to a thread together. */
const groupSize = 64;

/** Groups that wait or are encoded, for each thread: enough to keep it busy, few enough for flat memory. */
const ahead = 3;

/** The calling thread works half of the time; with more than three threads it is what is waited for. */
const cores = availableParallelism();
const defaultThreads = cores === 1 ? 0 : Math.min(cores, 3);

/**
 * Builds and encodes the graphs of products in threads, in the order of the products. A feed of one group is
 * left to the caller: the thread would start longer than it works.
 *
 * @param threads number of threads (default: one for each core, at most 3); 0 leaves all to the caller
 * @throws whatever the products throw, after the products before it
 */
export async function* encodeInThreads(
  products: AsyncIterable<Product>,
  options: GraphOptions = {},
  threads: number = defaultThreads,
): AsyncGenerator<SyncedProduct> {
  let pool: Promise<Piscina<Product[], PackedProducts>> | undefined;
  const waiting: Promise<PackedProducts>[] = [];
  const next = async (): Promise<Iterable<EncodedProduct | UnsoundProduct>> =>
    unpackProducts(await waiting.shift()!);
  let failure: { readonly error: unknown } | undefined;
  let first = true;
  try {
    for await (const group of groupsOf(products, (error) => (failure = { error }))) {
      // More is to come: the threads start while the first group is encoded here.
      if (threads > 0 && group.length === groupSize) pool ??= startPool(options, threads);
      if (first || pool === undefined) {
        for (const product of group) yield productGraph(product, options);
        first = false;
        continue;
      }
      const packed = (await pool).run(group);
      // Its failure is thrown where it is awaited; until then it must not be an unhandled rejection.
      packed.catch(() => {});
      waiting.push(packed);
      if (waiting.length >= threads * ahead) yield* await next();
    }
    while (waiting.length > 0) yield* await next();
  } finally {
    // If a run ends early, the remaining groups are not read; stopping a busy thread must not count as an error.
    await Promise.allSettled(waiting);
    await (await pool)?.destroy();
  }
  if (failure) throw failure.error;
}

/** Groups of products; when they fail, what came before is the last group. */
async function* groupsOf(
  products: AsyncIterable<Product>,
  onFailure: (error: unknown) => void,
): AsyncGenerator<Product[]> {
  let group: Product[] = [];
  try {
    for await (const product of products) {
      if (group.push(product) < groupSize) continue;
      yield group;
      group = [];
    }
  } catch (error) {
    onFailure(error);
  }
  if (group.length > 0) yield group;
}

async function startPool(
  options: GraphOptions,
  threads: number,
): Promise<Piscina<Product[], PackedProducts>> {
  const { Piscina } = await import("piscina");
  return new Piscina<Product[], PackedProducts>({
    filename: fileURLToPath(new URL("../node/product-thread.js", import.meta.url)),
    workerData: { language: options.language },
    minThreads: threads,
    maxThreads: threads,
    idleTimeout: Infinity,
  });
}
