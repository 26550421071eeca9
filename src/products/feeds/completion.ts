import { ProblemError } from "../../contract/index.ts";
import { webIri } from "../iris.ts";
import { addressAttributes, priceAttributes } from "../mapping/attributes.ts";
import { type AttributeValue, type Product, taggedText } from "../product.ts";
import { moneyOf } from "../values.ts";
import type { MutableAttributes } from "./names.ts";
import type { FeedDefaults } from "./row.ts";

/** Gives a text what it leaves out; a text that leaves out nothing is returned as it is. */
type Complete = (text: string) => string;

/**
 * Completes the products of a feed of any format by what the user says of it: prices without a currency get one, and
 * relative links the address of the shop.
 *
 * @throws ProblemError `invalid_request` for a wrong currency or address
 */
export function completion({ currency, baseUrl }: FeedDefaults): (product: Product) => Product {
  const changes = new Map<string, (value: AttributeValue) => AttributeValue>();
  if (currency !== undefined) {
    const complete = currencyOf(currency);
    for (const name of [...priceAttributes, "compare_at_price"]) changes.set(name, ofText(complete));
    changes.set("shipping", (value) => withShippingPrice(value, complete));
  }
  if (baseUrl !== undefined) {
    const complete = addressOf(baseUrl);
    for (const name of addressAttributes) changes.set(name, ofText(complete));
  }
  return (product) => {
    let attributes: MutableAttributes | undefined;
    for (const [name, change] of changes) {
      const values = product.attributes[name];
      const changed = values?.map(change);
      if (changed === undefined || changed.every((value, i) => value === values![i])) continue;
      attributes ??= { ...product.attributes } as MutableAttributes;
      attributes[name] = changed;
    }
    return attributes === undefined ? product : { ...product, attributes };
  };
}

function ofText(complete: Complete): (value: AttributeValue) => AttributeValue {
  return (value) => {
    const text = taggedText(value)?.text;
    const whole = text === undefined ? undefined : complete(text);
    return whole === undefined || whole === text ? value : whole;
  };
}

function currencyOf(currency: string): Complete {
  if (!/^[A-Za-z]{3}$/.test(currency))
    throw refused("currency must be an ISO 4217 code of three letters, such as EUR");
  return (text) => {
    const money = moneyOf(text);
    return money === undefined || money.currency !== undefined ? text : `${text.trim()} ${currency}`;
  };
}

/** The price of a shipping option: a member of a group, or the fourth part of a text (`DE::Standard:4.90`). */
function withShippingPrice(option: AttributeValue, complete: Complete): AttributeValue {
  if (typeof option === "string") {
    const parts = option.split(":");
    const price = complete(parts[3] ?? "");
    return price === (parts[3] ?? "") ? option : parts.with(3, price).join(":");
  }
  const changed = option.price?.map(ofText(complete));
  return changed === undefined || changed.every((value, i) => value === option.price![i])
    ? option
    : { ...option, price: changed };
}

function addressOf(baseUrl: string): Complete {
  if (webIri(baseUrl) === undefined)
    throw refused("baseUrl must be an http(s) URL, such as https://shop.example");
  const base = new URL(baseUrl.replace(/\/*$/, "/"));
  const isHost = (text: string) => /^www\./i.test(text) || text.toLowerCase().startsWith(base.host);
  return (text) => {
    // A scheme, or an address whose scheme is forgotten: `check` tells what is wrong with it.
    if (/^[a-z][a-z\d+.-]*:/i.test(text) || isHost(text)) return text;
    // Words that stand where there is no link ("none", "coming soon") are not paths.
    if (!/^[/.?]|^\S*[/.?]\S*$/.test(text)) return text;
    return URL.canParse(text, base) ? new URL(text, base).href : text;
  };
}

function refused(detail: string): ProblemError {
  return new ProblemError("invalid_request", { detail });
}
