import type { Feed, FeedOptions } from "../../../src/products/feeds/read.ts";
import { readFeed } from "../../../src/products/feeds/read.ts";
import type { RowFault } from "../../../src/products/feeds/row.ts";
import type { Product } from "../../../src/products/product.ts";

/** The bytes in pieces of a size, as a network delivers them. */
export function pieces(bytes: Uint8Array, size: number): Uint8Array[] {
  const list: Uint8Array[] = [];
  for (let from = 0; from < bytes.length; from += size) list.push(bytes.subarray(from, from + size));
  return list;
}

export interface Reading {
  products: Product[];
  faults: RowFault[];
  summary: Feed["summary"];
  error?: unknown;
}

/** Reads a feed to its end, or to the error that ends it. */
export async function readAll(feed: Feed, faults: RowFault[] = []): Promise<Reading> {
  const products: Product[] = [];
  try {
    for await (const product of feed) products.push(product);
  } catch (error) {
    return { products, faults, summary: feed.summary, error };
  }
  return { products, faults, summary: feed.summary };
}

/** Reads a feed given as text or bytes. */
export function read(feed: string | Uint8Array, options: FeedOptions = {}, size = 1 << 20): Promise<Reading> {
  const bytes = typeof feed === "string" ? new TextEncoder().encode(feed) : feed;
  const faults: RowFault[] = [];
  return readAll(
    readFeed(pieces(bytes, size), { ...options, onFault: (fault) => faults.push(fault) }),
    faults,
  );
}
