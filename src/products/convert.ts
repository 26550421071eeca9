import type { GraphBuilder } from "./graph-builder.ts";
import { encoded, groupIri, sharedIri, webIri } from "./iris.ts";
import type { Mapping, ValueKind } from "./mapping/table.ts";
import { availabilities, conditions, termOf, unitCodes } from "./mapping/vocabularies.ts";
import { type Attributes, type AttributeValue, referenceOf, taggedText, textOf } from "./product.ts";
import { addMembers } from "./schema-values.ts";
import { addShipping } from "./shipping.ts";
import {
  dateOf,
  gtinDigits,
  hasCheckDigit,
  intervalOf,
  isPlaceholder,
  type Money,
  moneyOf,
  quantityOf,
} from "./values.ts";

/** One value on its way into the graph. */
export interface Conversion {
  readonly builder: GraphBuilder;
  readonly mapping: Mapping;
  readonly value: AttributeValue;
  /** Place of the value among those of its attribute, from 0. */
  readonly at: number;
  readonly attributes: Attributes;
  /** The node that carries the property, created on demand. */
  readonly node: () => string;
}

/** Writes a value; returns false and writes nothing if the value is not of its kind. */
export type Converter = (conversion: Conversion) => boolean;

/** A converter of texts; a group of attributes is not of its kind. @param convert gets the language, where it is told */
function ofText(
  convert: (text: string, conversion: Conversion, language: string | undefined) => boolean,
): Converter {
  return (conversion) => {
    const tagged = taggedText(conversion.value);
    return tagged !== undefined && convert(tagged.text, conversion, tagged.language);
  };
}

function ofTerm(words: Readonly<Record<string, string>>): Converter {
  return ofText((text, { builder, mapping, node }) => {
    const term = termOf(words, text);
    if (term === undefined) return false;
    builder.link(node(), mapping.property, `https://schema.org/${term}`);
    return true;
  });
}

const ofPrice = ofText((text, { builder, mapping, node, at }) => {
  const money = moneyOf(text);
  if (money === undefined || at > 0) return false;
  builder.typed(node(), mapping.property, money.amount, "decimal");
  if (money.currency !== undefined) builder.text(node(), "priceCurrency", money.currency);
  return true;
});

/** Writes the members of a group as properties of a node that products share, if there is such a node. */
function ofSharedDetails(nodeOf: (conversion: Conversion) => string | undefined): Converter {
  return (conversion) => {
    const { builder, value } = conversion;
    const node = isDetails(value) ? nodeOf(conversion) : undefined;
    if (node === undefined) return false;
    const details = value as Attributes;
    // What several products say of it is equal, so its parts are not theirs, and its names are relative to its page.
    const page = webIri(textOf(details, "url") ?? "") ?? builder.base;
    builder.below(node, () => addDetails(builder, node, "", details, page));
    return true;
  };
}

/** Unlike a text with a language, and like a thing that has a name alone. */
function isDetails(value: AttributeValue): value is Attributes {
  return typeof value !== "string" && !("@value" in value);
}

function addDetails(
  builder: GraphBuilder,
  node: string,
  path: string,
  details: Attributes,
  page: string,
): void {
  addMembers(builder, node, path, details);
  const name = textOf(details, "@id");
  if (name !== undefined) builder.identifier(node, name, page);
}

export const converters: Readonly<Record<ValueKind, Converter>> = {
  text: ofText((text, { builder, mapping, node }, language) => {
    builder.text(node(), mapping.property, text, language);
    return true;
  }),

  "language text": ofText((text, { builder, mapping, node }, language = builder.language) => {
    builder.text(node(), mapping.property, text, language);
    return true;
  }),

  address: ofText((text, { builder, mapping, node }) => {
    const iri = webIri(text);
    if (iri === undefined) return false;
    builder.link(node(), mapping.property, iri);
    return true;
  }),

  date: ofText((text, { builder, mapping, node }) => {
    const date = dateOf(text);
    if (date === undefined) return false;
    builder.typed(node(), mapping.property, date.text, date.type);
    return true;
  }),

  quantity: ofText((text, { builder, mapping, node, at }) => {
    const quantity = quantityOf(text);
    if (quantity === undefined || at > 0) return false;
    const from = node();
    const path = mapping.attribute.replaceAll("_", "-");
    const iri = builder.part(path, "QuantitativeValue", from, mapping.property);
    builder.typed(iri, "value", quantity.value, "decimal");
    builder.text(iri, "unitText", quantity.unit);
    const code = unitCodes.get(quantity.unit.toLowerCase());
    if (code !== undefined) builder.text(iri, "unitCode", code);
    return true;
  }),

  count: ofText((text, { builder, mapping, node, at }) => {
    if (!/^-?\d{1,15}$/.test(text) || at > 0) return false;
    const iri = builder.part(
      mapping.attribute.replaceAll("_", "-"),
      "QuantitativeValue",
      node(),
      mapping.property,
    );
    builder.typed(iri, "value", text, "integer");
    return true;
  }),

  availability: ofTerm(availabilities),
  condition: ofTerm(conditions),

  gtin: ofText((text, { builder, node }) => {
    const digits = gtinDigits(text);
    if (digits === undefined || isPlaceholder(digits) || !hasCheckDigit(digits)) return false;
    builder.text(node(), "gtin", digits.padStart(14, "0"));
    builder.text(node(), `gtin${digits.length}`, digits);
    return true;
  }),

  price: ofPrice,

  "low price": ofPrice,
  "high price": ofPrice,

  number: ofText((text, { builder, mapping, node, at }) => {
    if (!/^-?\d{1,15}$/.test(text) || at > 0) return false;
    builder.typed(node(), mapping.property, text, "integer");
    return true;
  }),

  "sale price": ofText((text, { builder, node, at, attributes }) => {
    const money = moneyOf(text);
    if (money === undefined || at > 0) return false;
    const regular = moneyOf(textOf(attributes, "price") ?? "");
    if (regular !== undefined) addPrice(builder, node(), "regular-price", "RegularPrice", regular);
    addPrice(builder, node(), "sale-price", "SalePrice", money);
    return true;
  }),

  "sale dates": ofText((text, { builder, mapping, node, at, attributes }) => {
    const interval = intervalOf(text);
    const onSale = moneyOf(textOf(attributes, "sale_price") ?? "") !== undefined;
    if (interval === undefined || !onSale || at > 0) return false;
    const sale = builder.part("sale-price", "UnitPriceSpecification", node(), mapping.property);
    builder.typed(sale, "validFrom", interval[0].text, interval[0].type);
    builder.typed(sale, "validThrough", interval[1].text, interval[1].type);
    return true;
  }),

  brand: ofText((text, { builder, mapping, node }) => {
    const iri = builder.node(sharedIri(builder.base, "brand", text), "Brand");
    builder.link(node(), mapping.property, iri);
    builder.text(iri, "name", text);
    return true;
  }),

  group: ({ builder, mapping, value, node }) => {
    const iri = groupIri(builder.base, value);
    const text = taggedText(value)?.text;
    if (iri === undefined || text === undefined) return false;
    builder.link(node(), mapping.property, builder.node(iri, "ProductGroup"));
    if (referenceOf(value) === undefined) builder.text(iri, "productGroupID", text);
    return true;
  },

  "brand details": ofSharedDetails(({ builder, attributes }) => {
    const name = textOf(attributes, "brand");
    return name === undefined ? undefined : sharedIri(builder.base, "brand", name);
  }),
  "group details": ofSharedDetails(({ builder, attributes }) => {
    const [group] = attributes.item_group_id ?? [];
    return group === undefined ? undefined : groupIri(builder.base, group);
  }),
  "offer details": (conversion) => {
    const { builder, value, node } = conversion;
    if (!isDetails(value)) return false;
    addDetails(builder, node(), "offer", value, builder.base);
    return true;
  },

  shipping: ({ builder, value, node, attributes }) => addShipping(builder, value, node, attributes),

  detail: ({ builder, value, node }) => {
    const detail = typeof value === "string" ? detailOf(value) : value;
    if (detail === undefined) return false;
    const {
      section_name: sections = [],
      attribute_name: names = [],
      attribute_value: values = [],
      ...others
    } = detail;
    const [section = "", name, text] = [sections[0], names[0], values[0]];
    const simple =
      [sections, names, values].every((list) => list.length < 2) && Object.keys(others).length === 0;
    if (!simple || typeof name !== "string" || typeof text !== "string" || typeof section !== "string")
      return false;
    const path = `detail/${section === "" ? "" : `${encoded(section)}/`}${encoded(name)}`;
    const iri = builder.part(path, "PropertyValue", node(), "additionalProperty");
    builder.text(iri, "name", name);
    builder.text(iri, "value", text);
    if (section !== "") builder.text(iri, "description", section);
    return true;
  },
};

function addPrice(
  builder: GraphBuilder,
  offer: string,
  path: string,
  kind: string,
  { amount, currency }: Money,
): void {
  const iri = builder.part(path, "UnitPriceSpecification", offer, "priceSpecification");
  builder.link(iri, "priceType", `https://schema.org/${kind}`);
  builder.typed(iri, "price", amount, "decimal");
  if (currency !== undefined) builder.text(iri, "priceCurrency", currency);
}

/** `section:name:value`, the section possibly empty; the value may hold colons. */
function detailOf(text: string): Attributes | undefined {
  const [section, name, ...value] = text.split(":");
  if (section === undefined || name === undefined || name.trim() === "" || value.length === 0)
    return undefined;
  const attributes = { attribute_name: [name.trim()], attribute_value: [value.join(":").trim()] };
  return section.trim() === "" ? attributes : { section_name: [section.trim()], ...attributes };
}
