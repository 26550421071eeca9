import { classIri } from "../mapping/schema-org.ts";
import { type Json, listOf } from "./json-values.ts";

/** schema.org's class Product and those below it (release 30.0). */
const productClasses: ReadonlySet<string> = new Set(
  [
    ...["Product", "ProductCollection", "ProductGroup", "ProductModel", "IndividualProduct", "SomeProducts"],
    ...["Vehicle", "Car", "BusOrCoach", "Motorcycle", "MotorizedBicycle", "Drug", "DietarySupplement"],
  ].map((name) => `https://schema.org/${name}`),
);

/** What is sold says one of these, whatever its class is: a book, a course, an event. */
const telling: readonly string[] = [
  ...["offers", "price", "sku", "productID", "mpn", "gtin", "gtin8", "gtin12", "gtin13", "gtin14"],
  ...["hasVariant", "productGroupID", "inProductGroupWithID", "isVariantOf", "offerId"],
];

/**
 * The class of a record that is not a product, such as the page, the shop and the breadcrumbs that stand beside a product
 * in the graph of a page; undefined for a product. A record without a class of schema.org counts as a product.
 */
export function otherClassOf(record: Json): string | undefined {
  const types = listOf(record["@type"]).filter((type) => typeof type === "string");
  const [first] = types;
  if (first === undefined || telling.some((name) => record[name] !== undefined)) return undefined;
  const iris = types.map(classIri);
  const isOther = iris.every((iri) => iri?.startsWith("https://schema.org/") && !productClasses.has(iri));
  return isOther ? first : undefined;
}
