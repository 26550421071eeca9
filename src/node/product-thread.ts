import { move, transferableSymbol, valueSymbol, workerData } from "piscina";
import { type GraphOptions, productGraph } from "../products/graph.ts";
import type { Product } from "../products/product.ts";
import { packProducts } from "./packed-products.ts";

/** The thread that builds and encodes the graphs of products. */

const options = workerData as GraphOptions;

export default async function encode(products: readonly Product[]): Promise<unknown> {
  const packed = await packProducts(graphsOf(products));
  return move({ [transferableSymbol]: [packed.bytes.buffer], [valueSymbol]: packed } as never);
}

function* graphsOf(products: readonly Product[]) {
  for (const product of products) yield productGraph(product, options);
}
