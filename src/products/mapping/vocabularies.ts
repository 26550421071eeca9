import { localName } from "./schema-org.ts";

/** Words of the Merchant specification, and words like them for what else schema.org has, with the terms that they mean. */
export const availabilities: Readonly<Record<string, string>> = {
  in_stock: "InStock",
  out_of_stock: "OutOfStock",
  preorder: "PreOrder",
  backorder: "BackOrder",
  limited_availability: "LimitedAvailability",
  discontinued: "Discontinued",
  sold_out: "SoldOut",
  in_store_only: "InStoreOnly",
  online_only: "OnlineOnly",
  made_to_order: "MadeToOrder",
  presale: "PreSale",
  reserved: "Reserved",
};

export const conditions: Readonly<Record<string, string>> = {
  new: "NewCondition",
  refurbished: "RefurbishedCondition",
  used: "UsedCondition",
  damaged: "DamagedCondition",
};

/** The word of an availability: of a term of schema.org in whichever spelling; other text as it is. */
export function availabilityWord(text: string): string {
  return wordOf(availabilities, text);
}

/** The word of a condition, as {@link availabilityWord}. */
export function conditionWord(text: string): string {
  return wordOf(conditions, text);
}

function wordOf(words: Readonly<Record<string, string>>, text: string): string {
  const term = localName(text.trim());
  return Object.keys(words).find((word) => words[word] === term) ?? term;
}

/** The term of a word in any case, with spaces or hyphens; also when it is the term already. */
export function termOf(words: Readonly<Record<string, string>>, text: string): string | undefined {
  const local = localName(text.trim());
  const word = local.toLowerCase().replace(/[\s-]+/g, "_");
  if (Object.hasOwn(words, word)) return words[word];
  return Object.values(words).find((term) => term.toLowerCase() === word.replaceAll("_", ""));
}

/** Units of measure and their UN/CEFACT common codes, which schema.org's `unitCode` takes. */
export const unitCodes: ReadonlyMap<string, string> = new Map([
  ["mg", "MGM"],
  ["g", "GRM"],
  ["kg", "KGM"],
  ["oz", "ONZ"],
  ["lb", "LBR"],
  ["lbs", "LBR"],
  ["mm", "MMT"],
  ["cm", "CMT"],
  ["m", "MTR"],
  ["in", "INH"],
  ["ft", "FOT"],
  ["ml", "MLT"],
  ["l", "LTR"],
  ["ct", "C62"],
]);

/** The unit of a code, as texts have it; the first of several. */
export function unitOf(code: string): string | undefined {
  for (const [unit, one] of unitCodes) if (one === code) return unit;
  return undefined;
}
