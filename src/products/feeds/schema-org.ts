import { roundedReason } from "../../contract/whole-numbers.ts";
import { localName } from "../mapping/schema-org.ts";
import { conditionWord, unitCodes, unitOf } from "../mapping/vocabularies.ts";
import { textOf } from "../product.ts";
import { withGroupsOfRecord } from "./group-names.ts";
import {
  addRest,
  classesOf,
  depthOf,
  hasOnly,
  isObject,
  isPlain,
  type Json,
  languageMap,
  listOf,
  plainText,
  roundedIn,
  valuesOf,
} from "./json-values.ts";
import { feedLimits } from "./limits.ts";
import { addMerchantValue, flattened, merchantName } from "./merchant-api.ts";
import { moneyText } from "./money.ts";
import { add, addImage, type MutableAttributes } from "./names.ts";
import { otherClassOf } from "./record-class.ts";
import { type FeedDefaults, type FeedRow, faultOf, rowOf } from "./row.ts";
import { groupRecords, isGroupRecord, readVariantOf, settleGroupIds, type Variant } from "./schema-group.ts";
import { readOffers, withLocalNames } from "./schema-offer.ts";

/** schema.org properties of a product that the Merchant specification has under another name. */
const names: ReadonlyMap<string, string> = new Map(
  Object.entries({
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
  }),
);

/** Attributes whose texts may be a map of languages. */
const localized: ReadonlySet<string> = new Set(["title", "description"]);

/**
 * The product of a schema.org `Product` object, or the products of a `ProductGroup` with `hasVariant`.
 * Objects with the Merchant attribute names, also in camel case (`imageLink`), are read the same way, and so are
 * products of Google's Merchant and Content API. What has no counterpart is kept under its own name, nested as it was.
 */
export function rowsOfObject(object: object, line: number, defaults: FeedDefaults = {}): FeedRow[] {
  const { depth } = { ...feedLimits, ...defaults.limits };
  if (depth > 0 && depthOf(object, depth) > depth) {
    return [faultOf(line, "malformed_row", `the record nests deeper than ${depth} levels`)];
  }
  const rounded = roundedIn(object);
  if (rounded !== undefined) return [faultOf(line, "malformed_row", `${rounded} ${roundedReason}`)];
  return rowsOf(object as Json, line, defaults);
}

function rowsOf(object: Json, line: number, defaults: FeedDefaults): FeedRow[] {
  const records = object["@graph"];
  if (Array.isArray(records)) {
    // The names of a page count in the page, which is one of many in a list of pages.
    return withGroupsOfRecord(
      records.flatMap((one) =>
        isObject(one)
          ? rowsOf(one, line, defaults)
          : faultOf(line, "malformed_row", "a record of the @graph is not an object"),
      ),
    );
  }
  const source = unwrapped(object);
  const other = otherClassOf(source);
  if (other !== undefined)
    return [faultOf(line, "not_a_product", `the record is of the class ${localName(other)}`)];
  if (!isGroupRecord(source)) {
    const row = rowOf(attributesOf(source, defaults), line, { vocabulary });
    return ["fault" in row ? { fault: { ...row.fault, reason: row.fault.reason + listHint(source) } } : row];
  }
  const { group, variants } = groupRecords(source);
  const rows = variants.map((variant) => variantRow(variant, line, defaults));
  return group === undefined ? rows : [groupRow(group, line, defaults), ...rows];
}

/** An envelope whose list has a name of its own is read as one product without an id. */
function listHint(source: Json): string {
  const name = Object.keys(source).find((one) => listOf(source[one]).filter(isObject).length > 1);
  return name === undefined ? "" : `; if ${JSON.stringify(name)} is the list of products, call it products`;
}

const vocabulary = "schema.org";

function groupRow(source: Json, line: number, defaults: FeedDefaults): FeedRow {
  return rowOf(attributesOf(source, defaults, true), line, { vocabulary, isGroup: true });
}

/** A variant on the page of its group is not the page. */
function variantRow({ source, link }: Variant, line: number, defaults: FeedDefaults): FeedRow {
  const attributes = attributesOf(source, defaults);
  if (typeof link !== "string" || attributes.link !== undefined)
    return rowOf(attributes, line, { vocabulary });
  add(attributes, "link", link);
  return rowOf(attributes, line, { vocabulary, sharedLink: true });
}

/** An item of an `ItemList` holds its product in `item`, a page in `mainEntity`. */
function unwrapped(object: Json): Json {
  const source = withLocalNames(object);
  const held = source["@type"] === "ListItem" ? source.item : source.mainEntity;
  return flattened(isObject(held) && otherClassOf(source) !== undefined ? withLocalNames(held) : source);
}

function attributesOf(source: Json, defaults: FeedDefaults, isGroup = false): MutableAttributes {
  const attributes: MutableAttributes = {};
  for (const name of Object.keys(source)) {
    const value = source[name];
    if (name === "@context" || value === null || value === undefined) continue;
    if (readers.get(name)?.(attributes, value, defaults)) continue;
    if (addMerchantValue(attributes, name, value, defaults.currency)) continue;
    const attribute = names.get(name) ?? merchantName(name) ?? name;
    if (isPlain(value)) add(attributes, attribute, String(value));
    else {
      const tagged = localized.has(attribute) ? (languageMap(value) ?? value) : value;
      for (const one of valuesOf(tagged)) add(attributes, attribute, one);
    }
  }
  settleGroupIds(attributes, isGroup ? source : undefined);
  if (attributes.id === undefined) {
    const [id] = ["sku", "productID", isGroup ? "item_group_id" : "@id"].flatMap(
      (name) => textOf(attributes, name) ?? [],
    );
    if (id !== undefined) add(attributes, "id", id);
  }
  const iri = textOf(attributes, "@id");
  const isPage = defaults.baseUrl === undefined ? /^https?:/ : /^(?:https?:|\/)/;
  if (attributes.link === undefined && iri !== undefined && isPage.test(iri)) add(attributes, "link", iri);
  return attributes;
}

/** Takes a property in its own way; false when the value is not of the shape that it knows. */
type Reader = (attributes: MutableAttributes, value: unknown, defaults: FeedDefaults) => boolean;

/** In a map, as a feed may call its properties like what every object has. */
const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ["@type", (_, value) => typeof value === "string" && localName(value) === "Product"],
  [
    "image",
    (attributes, value) => {
      const images = listOf(value);
      const urls = images.map((image) => (isObject(image) ? (image.url ?? image.contentUrl) : image));
      if (!urls.every((url) => typeof url === "string")) return false;
      for (const url of urls) addImage(attributes, url);
      return images.every((image) => !isObject(image) || hasOnly(image, ["@type", "url", "contentUrl"]));
    },
  ],
  [
    "brand",
    (attributes, value) => {
      const brand = isObject(value) ? withLocalNames(value) : value;
      const name = plainText(isObject(brand) && !("@value" in brand) ? brand.name : brand);
      if (name === undefined) return false;
      add(attributes, "brand", name);
      if (isObject(brand)) {
        const taken = ["name", "@value", "@language"];
        // An organization may be a brand, too.
        const isBrand = classesOf(brand).every((name) => name === "Brand" || name === "Thing");
        addRest(attributes, "brand_details", brand, isBrand ? [...taken, "@type"] : taken);
      }
      return true;
    },
  ],
  ["offers", (attributes, value, { currency }) => readOffers(attributes, value, currency)],
  [
    "price",
    (attributes, value, { currency }) => {
      const text = moneyText(value, currency);
      if (text !== undefined) add(attributes, "price", text);
      return text !== undefined;
    },
  ],
  [
    "itemCondition",
    (attributes, value) => {
      const text = isObject(value) ? value["@id"] : value;
      if (typeof text !== "string") return false;
      add(attributes, "condition", conditionWord(text));
      return true;
    },
  ],
  [
    "weight",
    (attributes, value) => {
      if (
        !isObject(value) ||
        !isPlain(value.value) ||
        !hasOnly(value, ["@type", "value", "unitText", "unitCode", "unit"])
      )
        return false;
      const unit = weightUnit(value);
      if (unit === undefined) return false;
      add(attributes, "product_weight", `${value.value} ${unit}`);
      return true;
    },
  ],
  ["isVariantOf", readVariantOf],
  [
    "additionalProperty",
    (attributes, value) => {
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
  ],
]);

/** The unit of a weight; undefined for a code that is not known, or one beside a text that says something else. */
function weightUnit({ unitText, unit, unitCode }: Json): string | undefined {
  const [text, other = text] = [unitText, unit].filter((one) => one !== undefined && one !== null);
  if (other !== text || (text !== undefined && typeof text !== "string")) return undefined;
  if (typeof unitCode !== "string") return unitCode === undefined || unitCode === null ? text : undefined;
  if (text === undefined) return unitOf(unitCode);
  return unitCodes.get(text.toLowerCase()) === unitCode ? text : undefined;
}
