import { ProblemError } from "../contract/index.ts";
import { addTypes } from "./classes.ts";
import { type Converter, converters } from "./convert.ts";
import { GraphBuilder } from "./graph-builder.ts";
import { encoded, pageIri, productIri } from "./iris.ts";
import { tagFault } from "./language.ts";
import { isSchemaProperty } from "./mapping/schema-org.ts";
import { mappings, type NodeName } from "./mapping/table.ts";
import {
  type Attributes,
  type AttributeValue,
  type Product,
  referenceOf,
  taggedText,
  textOf,
} from "./product.ts";
import type { ProductGraph } from "./product-graph.ts";
import { addRest } from "./rest.ts";
import { addValues } from "./schema-values.ts";

/** How graphs are built. */
export interface GraphOptions {
  /** BCP 47 tag for titles and descriptions. */
  readonly language?: string | undefined;
}

const order = new Map(mappings.map((mapping, place) => [mapping.attribute, { mapping, place }]));

/**
 * The schema.org graph of a product. Equal attributes give equal quads in equal order, whatever the order in
 * which the feed names them. Every value of the feed is in it: what the mapping table does not know, and
 * what is not of the form that the table expects, stays the property of schema.org that it is in a JSON feed, or becomes
 * a `PropertyValue`.
 *
 * @throws ProblemError `invalid_request` for a language that is not a BCP 47 tag
 */
export function productGraph(product: Product, options: GraphOptions = {}): ProductGraph {
  const fault = options.language === undefined ? undefined : tagFault(options.language);
  if (fault !== undefined) throw new ProblemError("invalid_request", { detail: `language ${fault}` });
  const builder = new GraphBuilder(productIri(product), options.language, pageIri(product));
  builder.node(builder.id, "Product");
  if (product.isGroup) addGroup(builder, product);
  const rest: [name: string, value: AttributeValue][] = [];
  const { attributes } = product;
  const isJsonLd = product.vocabulary === "schema.org";
  for (const name of Object.keys(attributes).sort(byTable)) {
    if ((isJsonLd && name.startsWith("@")) || (product.isGroup && name === "item_group_id")) continue;
    const left = converted(builder, name, attributes);
    const [own, others] = isJsonLd && isSchemaProperty(name) ? divided(name, left) : [[], left];
    addValues(builder, builder.id, name, encoded(name), own);
    for (const value of others) rest.push([name, value]);
  }
  if (isJsonLd) addKeywords(builder, product);
  // The id is in the graph even if the link names the product.
  if (attributes.id === undefined) builder.text(builder.id, "sku", product.id);
  addRest(builder, rest);
  return { id: builder.id, quads: builder.quads };
}

/** Writes the values of an attribute by the table; returns the values that do not fit the table. */
function converted(builder: GraphBuilder, name: string, attributes: Attributes): readonly AttributeValue[] {
  const values = attributes[name]!;
  const mapping = order.get(name)?.mapping;
  const convert: Converter | undefined = mapping && converters[mapping.value];
  if (mapping === undefined || convert === undefined) return values;
  const node = () => nodeOf(builder, mapping.node, attributes);
  return values.filter((value, at) => !convert({ builder, mapping, value, at, attributes, node }));
}

/**
 * The values of a property of schema.org that are the product's, and the others. Where the table has the property, a text
 * that does not fit it is not its value ("on request" is not a price). A thing is, if the property is of the product.
 */
function divided(
  name: string,
  values: readonly AttributeValue[],
): readonly [own: readonly AttributeValue[], others: readonly AttributeValue[]] {
  const mapping = order.get(name)?.mapping;
  if (mapping === undefined) return [values, []];
  const isOwn = (value: AttributeValue) => mapping.node === "product" && taggedText(value) === undefined;
  return [values.filter(isOwn), values.filter((value) => !isOwn(value))];
}

/** What JSON-LD says of the product itself: further classes, and another name of it. */
function addKeywords(builder: GraphBuilder, { id, attributes }: Product): void {
  addTypes(builder, builder.id, attributes["@type"] ?? []);
  const name = textOf(attributes, "@id");
  // The only name of a product is its id, too, which is in the graph.
  if (name !== undefined && name !== id) builder.identifier(builder.id, name);
}

/** A parent of variants is the group that they name; one that has no number is only named. */
function addGroup(builder: GraphBuilder, { id, attributes }: Product): void {
  builder.typeOf(builder.id, "https://schema.org/ProductGroup");
  for (const one of attributes.item_group_id ?? [id])
    if (referenceOf(one) === undefined)
      builder.text(builder.id, "productGroupID", taggedText(one)?.text ?? id);
}

function byTable(a: string, b: string): number {
  const [left, right] = [order.get(a)?.place ?? mappings.length, order.get(b)?.place ?? mappings.length];
  return left - right || (a < b ? -1 : 1);
}

/** The node that carries a property, made when it is first needed. */
function nodeOf(builder: GraphBuilder, name: NodeName, attributes: Attributes): string {
  if (name === "product") return builder.id;
  if (name === "audience") return builder.part("audience", "PeopleAudience", builder.id, "audience");
  const isRange = attributes.low_price !== undefined || attributes.high_price !== undefined;
  const offer = builder.part("offer", isRange ? "AggregateOffer" : "Offer", builder.id, "offers");
  return name === "offer" ? offer : builder.part("package", "OfferShippingDetails", offer, "shippingDetails");
}
