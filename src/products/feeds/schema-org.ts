import type { Attributes, AttributeValue } from "../product.ts";
import { add, addImage, type MutableAttributes, priceText } from "./names.ts";
import { type FeedDefaults, type FeedRow, rowOf } from "./row.ts";

type Json = Readonly<Record<string, unknown>>;

const schemaOrg = /^(?:https?:\/\/schema\.org\/|schema:)/;

/** schema.org properties of a product that the Merchant specification has under another name. */
const names: Record<string, string> = {
  name: "title",
  url: "link",
  productGroupID: "item_group_id",
  inProductGroupWithID: "item_group_id",
  gtin8: "gtin",
  gtin12: "gtin",
  gtin13: "gtin",
  gtin14: "gtin",
  category: "product_type",
  itemCondition: "condition",
  positiveNotes: "product_highlight",
};

const availabilities: Record<string, string> = {
  InStock: "in_stock",
  OutOfStock: "out_of_stock",
  PreOrder: "preorder",
  BackOrder: "backorder",
};
const conditions: Record<string, string> = {
  NewCondition: "new",
  RefurbishedCondition: "refurbished",
  UsedCondition: "used",
};

/**
 * The product of a schema.org `Product` object, or the products of a `ProductGroup` with `hasVariant`.
 * Objects with the Merchant attribute names, also in camel case (`imageLink`), are read the same way.
 * What has no counterpart is kept under its own name, nested as it was.
 */
export function rowsOfObject(object: object, line: number, defaults: FeedDefaults = {}): FeedRow[] {
  const source = unwrapped(object as Json);
  const variants = source.hasVariant;
  if (!Array.isArray(variants) || variants.length === 0) return [rowOf(attributesOf(source, defaults), line)];
  const { hasVariant: _, "@id": __, "@type": ___, variesBy: ____, ...shared } = source;
  return variants.map((variant) =>
    rowOf(attributesOf({ ...shared, ...(isObject(variant) ? variant : {}) }, defaults), line),
  );
}

/** An item of an `ItemList` holds its product in `item`. */
function unwrapped(object: Json): Json {
  return object["@type"] === "ListItem" && isObject(object.item) ? object.item : object;
}

function attributesOf(source: Json, defaults: FeedDefaults): Attributes {
  const attributes: MutableAttributes = {};
  for (const [key, value] of Object.entries(source)) {
    const name = key.replace(schemaOrg, "");
    if (name === "@context" || value === null || value === undefined) continue;
    const read = readers[name];
    if (read?.(attributes, value, defaults)) continue;
    for (const one of valuesOf(value)) add(attributes, attributeNameOf(name), one);
  }
  if (attributes.id === undefined) {
    const id =
      attributes.sku?.[0] ?? attributes.productID?.[0] ?? attributes.offerId?.[0] ?? attributes["@id"]?.[0];
    if (typeof id === "string") add(attributes, "id", id);
  }
  const iri = attributes["@id"]?.[0];
  if (attributes.link === undefined && typeof iri === "string" && /^https?:/.test(iri))
    add(attributes, "link", iri);
  return attributes;
}

function attributeNameOf(name: string): string {
  return (
    names[name] ?? (camelAttributes.has(name) ? name.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`) : name)
  );
}

/** Merchant attributes in the camel case of its JSON interfaces. */
const camelAttributes = new Set([
  "imageLink",
  "additionalImageLink",
  "mobileLink",
  "canonicalLink",
  "salePrice",
  "salePriceEffectiveDate",
  "googleProductCategory",
  "productType",
  "itemGroupId",
  "ageGroup",
  "sizeType",
  "sizeSystem",
  "identifierExists",
  "shippingWeight",
  "shippingLabel",
  "availabilityDate",
  "expirationDate",
  "unitPricingMeasure",
  "unitPricingBaseMeasure",
  "productHighlight",
  "productDetail",
  "costOfGoodsSold",
  "isBundle",
]);

/** Takes a property in its own way; false when the value is not of the shape that it knows. */
type Reader = (attributes: MutableAttributes, value: unknown, defaults: FeedDefaults) => boolean;

const readers: Record<string, Reader> = {
  "@type": (_, value) =>
    value === "Product" || value === "schema:Product" || value === "https://schema.org/Product",
  image: (attributes, value) => {
    const urls = listOf(value).map((image) => (isObject(image) ? (image.url ?? image.contentUrl) : image));
    if (!urls.every((url) => typeof url === "string")) return false;
    for (const url of urls) addImage(attributes, url);
    return listOf(value).every((image) => !isObject(image) || hasOnly(image, ["@type", "url", "contentUrl"]));
  },
  brand: (attributes, value) => {
    const name = isObject(value) ? value.name : value;
    if (typeof name !== "string") return false;
    add(attributes, "brand", name);
    if (isObject(value)) addRest(attributes, "brand_details", value, ["@type", "name"]);
    return true;
  },
  offers: (attributes, value, defaults) => {
    const [offer, ...others] = listOf(value);
    if (!isObject(offer)) return false;
    readOffer(attributes, offer, defaults);
    for (const other of others) for (const one of valuesOf(other)) add(attributes, "offers", one);
    return true;
  },
  price: readMoney("price"),
  salePrice: readMoney("sale_price"),
  weight: (attributes, value) => {
    if (
      !isObject(value) ||
      !isPlain(value.value) ||
      !hasOnly(value, ["@type", "value", "unitText", "unitCode", "unit"])
    )
      return false;
    const unit = value.unitText ?? value.unit ?? value.unitCode;
    if (typeof unit !== "string") return false;
    add(attributes, "product_weight", `${value.value} ${unitCodes[unit] ?? unit}`);
    return value.unitText === undefined || value.unitCode === undefined;
  },
  isVariantOf: (attributes, value) => {
    if (!isObject(value) || typeof value.productGroupID !== "string") return false;
    add(attributes, "item_group_id", value.productGroupID);
    addRest(attributes, "isVariantOf", value, ["@type", "productGroupID"]);
    return true;
  },
  additionalProperty: (attributes, value) => {
    const properties = listOf(value);
    if (
      !properties.every(
        (one) =>
          isObject(one) &&
          isPlain(one.name) &&
          isPlain(one.value) &&
          hasOnly(one, ["@type", "name", "value"]),
      )
    )
      return false;
    for (const one of properties as Json[])
      add(attributes, "product_detail", {
        attribute_name: [String(one.name)],
        attribute_value: [String(one.value)],
      });
    return true;
  },
};

const unitCodes: Record<string, string> = { GRM: "g", KGM: "kg", LBR: "lb", ONZ: "oz" };

function readMoney(name: string): Reader {
  return (attributes, value, { currency }) => {
    if (isPlain(value)) add(attributes, name, priceText(String(value), currency));
    else if (isObject(value) && isPlain(value.value) && hasOnly(value, ["value", "currency"]))
      add(
        attributes,
        name,
        priceText(String(value.value), (value.currency as string | undefined) ?? currency),
      );
    else return false;
    return true;
  };
}

function readOffer(attributes: MutableAttributes, offer: Json, { currency }: FeedDefaults): void {
  const taken = ["@type"];
  if (isPlain(offer.price)) {
    const code = offer.priceCurrency;
    add(attributes, "price", priceText(String(offer.price), typeof code === "string" ? code : currency));
    taken.push("price", "priceCurrency");
  }
  const word = (key: string, words: Record<string, string>, name: string) => {
    const value = offer[key];
    if (typeof value !== "string") return;
    const local = value.replace(schemaOrg, "");
    add(attributes, name, words[local] ?? local);
    taken.push(key);
  };
  word("availability", availabilities, "availability");
  word("itemCondition", conditions, "condition");
  addRest(attributes, "offers", offer, taken);
}

/** Keeps the members of an object that were not taken, as one group. */
function addRest(attributes: MutableAttributes, name: string, object: Json, taken: readonly string[]): void {
  const rest = Object.fromEntries(Object.entries(object).filter(([key]) => !taken.includes(key)));
  for (const value of valuesOf(rest)) add(attributes, name, value);
}

function valuesOf(value: unknown): AttributeValue[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap(valuesOf);
  if (!isObject(value)) return [String(value)];
  const keys = Object.keys(value);
  if (keys.length === 1 && (keys[0] === "@id" || keys[0] === "@value")) return valuesOf(value[keys[0]]);
  const group: MutableAttributes = {};
  for (const key of keys) for (const one of valuesOf(value[key])) add(group, key.replace(schemaOrg, ""), one);
  return Object.keys(group).length > 0 ? [group] : [];
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isPlain(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number";
}

function hasOnly(object: Json, keys: readonly string[]): boolean {
  return Object.keys(object).every((key) => keys.includes(key));
}
