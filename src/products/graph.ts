import { type Converter, converters } from "./convert.ts";
import { GraphBuilder } from "./graph-builder.ts";
import { productIri } from "./iris.ts";
import { mappings, type NodeName } from "./mapping/table.ts";
import type { AttributeValue, Product } from "./product.ts";
import type { ProductGraph } from "./product-graph.ts";
import { addRest } from "./rest.ts";

export interface GraphOptions {
  /** BCP 47 tag for titles and descriptions. */
  readonly language?: string | undefined;
}

const order = new Map(mappings.map((mapping, place) => [mapping.attribute, { mapping, place }]));

/**
 * The schema.org graph of a product. Equal attributes give equal quads in equal order, whatever the order in
 * which the feed names them. Every value of the feed is in it: what the mapping table does not know, and
 * what is not of the form that the table expects, becomes a `PropertyValue`.
 */
export function productGraph(product: Product, options: GraphOptions = {}): ProductGraph {
  const builder = new GraphBuilder(productIri(product), options.language);
  builder.node(builder.id, "Product");
  const rest: [name: string, value: AttributeValue][] = [];
  const { attributes } = product;
  for (const name of Object.keys(attributes).sort(byTable)) {
    const mapping = order.get(name)?.mapping;
    const convert: Converter | undefined = mapping && converters[mapping.value];
    let at = 0;
    for (const value of attributes[name]!) {
      const done =
        mapping !== undefined &&
        convert?.({ builder, mapping, value, at, attributes, node: () => nodeOf(builder, mapping.node) });
      if (!done) rest.push([name, value]);
      at++;
    }
  }
  // The id is in the graph even where the product was named by its link.
  if (attributes.id === undefined) builder.text(builder.id, "sku", product.id);
  addRest(builder, rest);
  return { id: builder.id, quads: builder.quads };
}

function byTable(a: string, b: string): number {
  const [left, right] = [order.get(a)?.place ?? mappings.length, order.get(b)?.place ?? mappings.length];
  return left - right || (a < b ? -1 : 1);
}

/** The node that carries a property, made when it is first needed. */
function nodeOf(builder: GraphBuilder, name: NodeName): string {
  if (name === "product") return builder.id;
  if (name === "audience") return builder.part("audience", "PeopleAudience", builder.id, "audience");
  const offer = builder.part("offer", "Offer", builder.id, "offers");
  return name === "offer" ? offer : builder.part("package", "OfferShippingDetails", offer, "shippingDetails");
}
