import { createHash } from "node:crypto";
import type { WebhookItem } from "../contract/webhook.ts";
import { EncodedGraph } from "../graph/index.ts";
import { type EncodedProduct, encodeProduct, type UnsoundProduct } from "../products/encoded-product.ts";
import type { ProductGraph } from "../products/product-graph.ts";
import { adoptItem } from "../webhook/encode.ts";
import { Utf8Writer } from "./utf8-writer.ts";

/** Encoded products as they go from thread to thread: what is large is bytes, handed over and not copied. */
export interface PackedProducts {
  readonly heads: readonly (Head | UnsoundProduct)[];
  /** The N-Quads and the JSON of the item of each product, one after the other. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

interface Head {
  readonly item: WebhookItem;
  readonly fingerprint: string;
  readonly hasBlankNodes: boolean;
  /** Where the N-Quads end, and where the JSON does. */
  readonly ends: readonly [nquads: number, json: number];
}

const writer = new Utf8Writer();

export async function packProducts(graphs: Iterable<ProductGraph>): Promise<PackedProducts> {
  const heads: (Promise<Head> | UnsoundProduct)[] = [];
  writer.clear();
  for (const graph of graphs) {
    const product = encodeProduct(graph, digest);
    if ("fault" in product) {
      heads.push(product);
      continue;
    }
    const { built, item, fingerprint } = product;
    const ends = [writer.write(built.nquads), writer.write(JSON.stringify(item))] as const;
    heads.push(headOf(item, fingerprint, built.hasBlankNodes, ends));
  }
  const bytes = writer.copy();
  return { heads: await Promise.all(heads), bytes };
}

/** Like `fingerprintText` of the graphs, without its wait, which costs more than the hash. */
function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}

async function headOf(
  item: WebhookItem,
  fingerprint: string | Promise<string>,
  hasBlankNodes: boolean,
  ends: Head["ends"],
): Promise<Head> {
  return { item, fingerprint: await fingerprint, hasBlankNodes, ends };
}

export function* unpackProducts({
  heads,
  bytes,
}: PackedProducts): Generator<EncodedProduct | UnsoundProduct> {
  let at = 0;
  for (const head of heads) {
    if ("fault" in head) {
      yield head;
      continue;
    }
    const { item, fingerprint, hasBlankNodes, ends } = head;
    const built = new EncodedGraph(item.id, bytes.subarray(at, ends[0]), hasBlankNodes);
    adoptItem(item, bytes.subarray(ends[0], ends[1]));
    at = ends[1];
    yield { built, item, fingerprint };
  }
}
