import { isObject, isPlain, type Json, listOf, valuesOf } from "./json-values.ts";
import { moneyText } from "./money.ts";
import { add, type MutableAttributes } from "./names.ts";

/** Names of the JSON of Google's Merchant and Content API, besides those that are the attribute's in camel case. */
const names: Readonly<Record<string, string>> = {
  additionalImageLinks: "additional_image_link",
  gtins: "gtin",
  productTypes: "product_type",
  productHighlights: "product_highlight",
  productDetails: "product_detail",
  sizes: "size",
  sizeTypes: "size_type",
  customLabel0: "custom_label_0",
  customLabel1: "custom_label_1",
  customLabel2: "custom_label_2",
  customLabel3: "custom_label_3",
  customLabel4: "custom_label_4",
};

/** Merchant attributes of several words, as these interfaces write them: in camel case. */
const camelCase: readonly string[] = [
  "imageLink",
  "additionalImageLink",
  "lifestyleImageLinks",
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
  "shippingLength",
  "shippingWidth",
  "shippingHeight",
  "shippingLabel",
  "productWeight",
  "productLength",
  "productWidth",
  "productHeight",
  "availabilityDate",
  "expirationDate",
  "unitPricingMeasure",
  "unitPricingBaseMeasure",
  "productHighlight",
  "productDetail",
  "costOfGoodsSold",
  "autoPricingMinPrice",
  "maximumRetailPrice",
  "energyEfficiencyClass",
  "isBundle",
];

const attributeNames: ReadonlyMap<string, string> = new Map([
  ...camelCase.map((name) => [name, snakeCase(name)] as const),
  ...Object.entries(names),
]);

/** Reads a value of a shape of these interfaces as the specification writes it; undefined for another shape. */
type TextReader = (value: unknown, currency: string | undefined) => string | undefined;

const textReaders = new Map<string, TextReader>([
  ...["salePrice", "costOfGoodsSold", "autoPricingMinPrice", "maximumRetailPrice"].map(
    (name): [string, TextReader] => [name, moneyText],
  ),
  ...["shipping", "product"].flatMap((of) =>
    ["Weight", "Length", "Width", "Height"].map((side): [string, TextReader] => [of + side, measureText]),
  ),
  ["unitPricingMeasure", measureText],
  ["unitPricingBaseMeasure", measureText],
  ["salePriceEffectiveDate", intervalText],
]);
const groups: ReadonlySet<string> = new Set(["shipping", "productDetails", "productDetail"]);

/** The attribute that a name of these interfaces means; undefined for a name that they do not have. */
export function merchantName(name: string): string | undefined {
  return attributeNames.get(name);
}

/**
 * A product of these interfaces as one flat object: the Merchant API has the attributes in a member of their own, and
 * both have an `id` or `name` that is the address of the resource; the merchant's id is `offerId`.
 */
export function flattened(object: Json): Json {
  if (!isPlain(object.offerId)) return object;
  const { id, name, offerId, attributes, productAttributes, ...rest } = object;
  const nested = [productAttributes, attributes].find(isObject);
  const isAddress = typeof name === "string" && /^accounts\/[^/]+\/product/.test(name);
  return {
    ...rest,
    ...(productAttributes === undefined || productAttributes === nested ? {} : { productAttributes }),
    ...(attributes === undefined || attributes === nested ? {} : { attributes }),
    id: offerId,
    ...(id === undefined || id === offerId ? {} : { resourceId: id }),
    ...(name === undefined ? {} : isAddress ? { resourceName: name } : { name }),
    ...nested,
  };
}

/** Takes a member in the way of these interfaces; false when it is not of a shape of theirs. */
export function addMerchantValue(
  attributes: MutableAttributes,
  name: string,
  value: unknown,
  currency: string | undefined,
): boolean {
  const text = textReaders.get(name)?.(value, currency);
  if (text !== undefined) {
    add(attributes, snakeCase(name), text);
    return true;
  }
  if (!groups.has(name)) return false;
  const list = listOf(value);
  if (!list.every(isObject)) return false;
  for (const one of list) add(attributes, merchantName(name) ?? name, groupOf(one as Json, currency));
  return true;
}

/** A group with the names of the specification, and prices as it writes them. */
function groupOf(object: Json, currency: string | undefined): MutableAttributes {
  const group: MutableAttributes = {};
  for (const [key, member] of Object.entries(object)) {
    const text = key === "price" ? moneyText(member, currency) : undefined;
    for (const one of listOf(text ?? member)) {
      const values = isObject(one) ? [groupOf(one, currency)] : valuesOf(one);
      for (const value of values) add(group, snakeCase(key), value);
    }
  }
  return group;
}

const units: ReadonlyMap<string, string> = new Map([
  ["grams", "g"],
  ["kilograms", "kg"],
  ["pounds", "lb"],
  ["ounces", "oz"],
]);

/** `{ value: 200, unit: "grams" }` as `200 g`. */
function measureText(value: unknown): string | undefined {
  if (!isObject(value) || !isPlain(value.value) || typeof value.unit !== "string") return undefined;
  if (Object.keys(value).length > 2) return undefined;
  return `${value.value} ${units.get(value.unit.toLowerCase()) ?? value.unit}`;
}

/** `{ startTime, endTime }` as an ISO 8601 interval. */
function intervalText(value: unknown): string | undefined {
  if (!isObject(value)) return undefined;
  const { startTime, endTime, ...others } = value;
  if (Object.keys(others).length > 0) return undefined;
  return typeof startTime === "string" && typeof endTime === "string" ? `${startTime}/${endTime}` : undefined;
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
