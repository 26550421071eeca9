import { localName } from "../mapping/schema-org.ts";
import { availabilityWord, conditionWord } from "../mapping/vocabularies.ts";
import { addRest, classesOf, isObject, type Json, listOf, plainText, valuesOf } from "./json-values.ts";
import { add, type MutableAttributes, priceText } from "./names.ts";

/**
 * Reads `offers`: the first one is the offer of the product, further ones are kept whole. An `AggregateOffer` has the
 * lowest and the highest price and how many offers there are; those that it lists are kept whole, too.
 *
 * @returns false when there is no offer in the value
 */
export function readOffers(
  attributes: MutableAttributes,
  value: unknown,
  currency: string | undefined,
): boolean {
  const [first, ...others] = listOf(value);
  if (!isObject(first)) return false;
  const offer = withLocalNames(first);
  const taken = readOffer(attributes, offer, currency);
  const listed = isAggregate(offer) ? listOf(offer.offers ?? []) : [];
  addRest(attributes, "offer_details", offer, isAggregate(offer) ? [...taken, "offers"] : taken);
  for (const other of [...listed, ...others])
    for (const one of valuesOf(other)) add(attributes, "offers", one);
  return true;
}

function isAggregate(offer: Json): boolean {
  const types = classesOf(offer);
  return types.includes("AggregateOffer") || offer.lowPrice !== undefined || offer.highPrice !== undefined;
}

/** Reads what attributes stand for; the names of the members that are read. */
function readOffer(attributes: MutableAttributes, offer: Json, currency: string | undefined): string[] {
  // Another class, such as OfferForLease, is a detail of the offer.
  const taken = classesOf(offer).every((name) => /^(?:Aggregate)?Offer$/.test(name)) ? ["@type"] : [];
  const own = plainText(offer.priceCurrency);
  const code = own ?? currency;
  const price = (key: string, name: string) => {
    const amount = plainText(offer[key]);
    if (amount === undefined) return;
    const text = priceText(amount, code);
    add(attributes, name, text);
    taken.push(key);
    // A price with a currency of its own: that of the offer is kept beside it.
    if (own !== undefined && text.includes(own.trim())) taken.push("priceCurrency");
  };
  price("price", "price");
  if (isAggregate(offer)) {
    price("lowPrice", "low_price");
    price("highPrice", "high_price");
    const count = plainText(offer.offerCount);
    if (count !== undefined) {
      add(attributes, "offer_count", count);
      taken.push("offerCount");
    }
  } else if (offer.price === undefined) addSpecifiedPrice(attributes, offer, code);
  const word = (key: string, wordOf: (text: string) => string, name: string) => {
    const text = isObject(offer[key]) && "@id" in offer[key] ? offer[key]["@id"] : offer[key];
    if (typeof text !== "string") return;
    add(attributes, name, wordOf(text));
    taken.push(key);
  };
  word("availability", availabilityWord, "availability");
  word("itemCondition", conditionWord, "condition");
  return taken;
}

/** An offer may say its price in `priceSpecification` alone; that stays in its details, with the other prices. */
function addSpecifiedPrice(attributes: MutableAttributes, offer: Json, currency: string | undefined): void {
  const [first] = listOf(offer.priceSpecification)
    .filter(isObject)
    .map(withLocalNames)
    .map((price) => ({ price, rank: rankOf(price) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.rank - other.rank);
  const amount = plainText(first?.price.price);
  if (amount === undefined) return;
  add(attributes, "price", priceText(amount, plainText(first?.price.priceCurrency) ?? currency));
}

/** Kinds of prices that someone pays, the surest first; others are what is compared with: a list price, one crossed out. */
const paid: readonly string[] = ["", "RegularPrice", "SalePrice"];

/** How sure a price is the one that everybody pays for one piece, 0 surest; infinite for what is not a price. */
function rankOf(price: Json): number {
  const type = isObject(price.priceType) ? price.priceType["@id"] : price.priceType;
  const rank = paid.indexOf(localName(plainText(type) ?? ""));
  const isCharge = listOf(price["@type"]).some((name) => /(?:Delivery|Payment)Charge/.test(String(name)));
  // A price of a litre, and one for members.
  const isOther = price.referenceQuantity !== undefined || price.validForMemberTier !== undefined;
  return rank < 0 || isCharge || isOther || plainText(price.price) === undefined
    ? Number.POSITIVE_INFINITY
    : rank;
}

/** An object whose members have no address of schema.org before their names, and no list around one value. */
export function withLocalNames(object: Json): Json {
  for (const key in object) {
    if (key.includes(":") || isWrapped(object[key])) return simplified(object);
  }
  return object;
}

/** A name that is there in several spellings has all its values. */
function simplified(object: Json): Json {
  const members = new Map<string, unknown>();
  for (const [key, value] of Object.entries(object)) {
    const name = localName(key);
    const one = isWrapped(value) ? value[0] : value;
    const before = members.get(name);
    members.set(name, before === undefined ? one : [...new Set([...listOf(before), ...listOf(one)])]);
  }
  return Object.fromEntries(
    Array.from(members, ([name, value]) => [name, isWrapped(value) ? value[0] : value]),
  );
}

function isWrapped(value: unknown): value is [unknown] {
  return Array.isArray(value) && value.length === 1;
}
