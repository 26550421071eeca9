import type { Quad } from "@rdfjs/types";
import n3 from "n3";
import type { ProductGraph } from "../../src/products/product-graph.ts";

const { literal, namedNode, quad } = n3.DataFactory;
const schema = "https://schema.org/";

/** A product graph of the shape that feeds give: product, offer, brand. */
export function productGraph(number: number, title = `Product ${number} 日本`): ProductGraph {
  const id = `https://shop.example/p/${number}`;
  const say = (subject: string, name: string, object: Quad["object"]) =>
    quad(namedNode(subject), namedNode(schema + name), object as n3.Quad_Object) as Quad;
  const type = (subject: string, name: string) =>
    quad(
      namedNode(subject),
      namedNode("http://www.w3.org/1999/02/22-rdf-syntax-ns#type"),
      namedNode(schema + name),
    ) as Quad;
  return {
    id,
    quads: [
      type(id, "Product"),
      say(id, "name", literal(title)),
      say(id, "sku", literal(`SKU-${number}`)),
      say(id, "description", literal(`Item ${number}: "quoted"\nsecond line é`)),
      say(id, "brand", namedNode(`${id}#brand`)),
      type(`${id}#brand`, "Brand"),
      say(`${id}#brand`, "name", literal(["Gucci", "Lego", "Sony"][number % 3]!)),
      say(id, "offers", namedNode(`${id}#offer`)),
      type(`${id}#offer`, "Offer"),
      say(
        `${id}#offer`,
        "price",
        literal(`${number % 90}.50`, namedNode("http://www.w3.org/2001/XMLSchema#decimal")),
      ),
      say(`${id}#offer`, "priceCurrency", literal("EUR")),
    ],
  };
}

/** The products `from` to `to`, exclusive. */
export async function* catalogue(
  from: number,
  to: number,
  title?: (number: number) => string | undefined,
): AsyncGenerator<ProductGraph> {
  for (let i = from; i < to; i++) yield productGraph(i, title?.(i));
}
