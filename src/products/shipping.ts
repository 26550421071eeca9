import type { GraphBuilder } from "./graph-builder.ts";
import type { Attributes, AttributeValue } from "./product.ts";
import { moneyOf, shippingParts } from "./values.ts";

/** Sub-attributes that have a place in `OfferShippingDetails`. */
const known = [...shippingParts, "postal_code"].sort();
const times = known.filter((name) => name.endsWith("_time"));
const places = new Map<string, number>(shippingParts.map((name, place) => [name, place]));

/**
 * Writes one shipping option as `OfferShippingDetails`. False when it has a part without a place there, so
 * that it is kept whole elsewhere.
 */
export function addShipping(
  builder: GraphBuilder,
  value: AttributeValue,
  node: () => string,
  attributes: Attributes,
): boolean {
  const option = optionOf(value);
  if (option === undefined) return false;
  const money = option.price === undefined ? undefined : moneyOf(option.price);
  if (option.price !== undefined && money === undefined) return false;
  const path = `shipping/${numberOf(option, attributes.shipping ?? [])}`;
  const details = builder.part(path, "OfferShippingDetails", node(), "shippingDetails");
  if (option.service !== undefined) builder.text(details, "name", option.service);
  addDestination(builder, details, path, option);
  if (money !== undefined) {
    const rate = builder.part(`${path}/rate`, "MonetaryAmount", details, "shippingRate");
    builder.typed(rate, "value", money.amount, "decimal");
    if (money.currency !== undefined) builder.text(rate, "currency", money.currency);
  }
  for (const phase of ["handling", "transit"]) {
    const [min, max] = [option[`min_${phase}_time`], option[`max_${phase}_time`]];
    if (min === undefined && max === undefined) continue;
    const time = builder.part(`${path}/time`, "ShippingDeliveryTime", details, "deliveryTime");
    const days = builder.part(`${path}/time/${phase}`, "QuantitativeValue", time, `${phase}Time`);
    if (min !== undefined) builder.typed(days, "minValue", min, "integer");
    if (max !== undefined) builder.typed(days, "maxValue", max, "integer");
    builder.text(days, "unitCode", "DAY");
  }
  return true;
}

/** The content of all options of a product, sorted; asked for once an option. */
const sorted = new WeakMap<readonly AttributeValue[], readonly string[]>();

/** Options are numbered by content, so that the order in the feed does not matter. */
function numberOf(option: Record<string, string>, options: readonly AttributeValue[]): number {
  let all = sorted.get(options);
  if (all === undefined) {
    all = options.map((one) => JSON.stringify(optionOf(one) ?? one)).sort();
    sorted.set(options, all);
  }
  return all.indexOf(JSON.stringify(option)) + 1;
}

function addDestination(
  builder: GraphBuilder,
  details: string,
  path: string,
  option: Record<string, string>,
): void {
  const { country, region, postal_code: postalCode } = option;
  if (country === undefined && region === undefined && postalCode === undefined) return;
  const place = builder.part(`${path}/destination`, "DefinedRegion", details, "shippingDestination");
  if (country !== undefined) builder.text(place, "addressCountry", country);
  if (region !== undefined) builder.text(place, "addressRegion", region);
  if (postalCode !== undefined) builder.text(place, "postalCode", postalCode);
}

/** The parts of an option by name; undefined when it has others, or several values for one. */
function optionOf(value: AttributeValue): Record<string, string> | undefined {
  const option: Record<string, string> = {};
  if (typeof value === "string") {
    const parts = value.split(":").map((part) => part.trim());
    if (parts.length < 2 || parts.length > shippingParts.length) return undefined;
    for (const name of known) {
      const part = parts[places.get(name) ?? parts.length];
      if (part !== undefined && part !== "") option[name] = part;
    }
  } else {
    for (const name of Object.keys(value).sort()) {
      const [text, ...more] = value[name]!;
      if (!known.includes(name) || typeof text !== "string" || more.length > 0) return undefined;
      option[name] = text;
    }
  }
  return times.every((name) => /^\d{1,9}$/.test(option[name] ?? "0")) ? option : undefined;
}
