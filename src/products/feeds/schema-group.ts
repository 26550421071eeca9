import { type AttributeValue, referenceOf, taggedText } from "../product.ts";
import { addRest, classesOf, hasOnly, isObject, type Json, listOf, plainText } from "./json-values.ts";
import { add, type MutableAttributes } from "./names.ts";
import { withLocalNames } from "./schema-offer.ts";

/** A group of variants as JSON has it, in the records that it gives. */
export interface GroupRecords {
  /** The group, when it stands for variants that it only names, or that name it. */
  readonly group?: Json;
  /** Its variants, with what they have of it. */
  readonly variants: readonly Variant[];
}

/** A product that a group describes. */
export interface Variant {
  readonly source: Json;
  /** The page of the group, for a variant that has none of its own. */
  readonly link?: unknown;
}

/** Whether a record is a `ProductGroup`, by its class or by having variants. */
export function isGroupRecord(source: Json): boolean {
  return classesOf(source).includes("ProductGroup") || variantsOf(source).length > 0;
}

function variantsOf({ hasVariant }: Json): unknown[] {
  return hasVariant === undefined || hasVariant === null ? [] : listOf(hasVariant);
}

/**
 * The variants that the group describes are products of their own: each has what the group says of all of them, and says
 * that it is a variant of the group, with all that the group has. A variant that is only named stands elsewhere.
 */
export function groupRecords(source: Json): GroupRecords {
  const { hasVariant: _, ...group } = source;
  const named: Json[] = [];
  const variants: Variant[] = [];
  for (const one of variantsOf(source)) {
    const name = nameOf(one);
    if (name !== undefined) named.push({ "@id": name });
    else if (isObject(one)) variants.push(variantOf(withLocalNames(one), group));
  }
  if (variants.length > 0 && named.length === 0) return { variants };
  return { group: named.length > 0 ? { ...group, hasVariant: named } : group, variants };
}

/** What a value is that only names a product: by its id or its page. */
function nameOf(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  if (!isObject(value)) return undefined;
  const variant = withLocalNames(value);
  return hasOnly(variant, ["@type", "@id", "url"]) ? plainText(variant["@id"] ?? variant.url) : undefined;
}

function variantOf(variant: Json, group: Json): Variant {
  const { "@id": _, "@type": __, variesBy: ___, productGroupID: ____, url, link, ...shared } = group;
  const own = isObject(variant.isVariantOf) ? withLocalNames(variant.isVariantOf) : {};
  const source = { ...shared, ...variant, isVariantOf: { ...group, ...own } };
  const isOnPage = [variant.url, variant.link].some((page) => page !== undefined && page !== null);
  const isNamed = /^https?:/.test(String(variant["@id"]));
  return isOnPage || isNamed ? { source } : { source, link: plainText(url) ?? plainText(link) };
}

/** Reads `isVariantOf`; false when it names no group, or another thing than a group. */
export function readVariantOf(attributes: MutableAttributes, value: unknown): boolean {
  const group = isObject(value) ? withLocalNames(value) : { "@id": value };
  const classes = classesOf(group);
  const id = groupIdOf(group);
  if (id === undefined || (classes.length > 0 && !classes.includes("ProductGroup"))) return false;
  if (typeof value === "string" && !/^(?:https?:|#)/.test(value)) return false;
  add(attributes, "item_group_id", id);
  const taken = referenceOf(id) === group["@id"] ? ["productGroupID", "@id"] : ["productGroupID"];
  const isPlainGroup = classes.every((name) => name === "ProductGroup");
  addRest(attributes, "group_details", group, isPlainGroup ? [...taken, "@type"] : taken);
  return true;
}

/** What a group is called by: its number, or else its name in JSON-LD, or one that is made of its page. */
function groupIdOf(group: Json): AttributeValue | undefined {
  const id = plainText(group.productGroupID);
  if (id !== undefined && id.trim() !== "") return id;
  const [name, page] = [plainText(group["@id"]), plainText(group.url) ?? plainText(group.link)];
  if (name !== undefined) return { "@id": [name] };
  return page === undefined ? undefined : { "@id": [`${page}#group`] };
}

/**
 * Of a group that has a number and a name the number is its id, once, and the name a detail.
 *
 * @param group the record of the product, if it is a group itself
 */
export function settleGroupIds(attributes: MutableAttributes, group: Json | undefined): void {
  const own = group === undefined || attributes.item_group_id !== undefined ? undefined : groupIdOf(group);
  if (own !== undefined) add(attributes, "item_group_id", own);
  const ids = attributes.item_group_id;
  if (ids === undefined || ids.length < 2) return;
  const names = ids.filter((id) => referenceOf(id) !== undefined);
  const numbers = ids.filter((id) => referenceOf(id) === undefined);
  const texts = new Map((numbers.length > 0 ? numbers : names).map((id) => [taggedText(id)?.text, id]));
  attributes.item_group_id = [...texts.values()];
  if (numbers.length > 0) for (const name of names) add(attributes, "group_details", name);
}
