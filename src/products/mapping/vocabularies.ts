/** Words of the Merchant specification and the schema.org terms that they mean. */
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
};

export const conditions: Readonly<Record<string, string>> = {
  new: "NewCondition",
  refurbished: "RefurbishedCondition",
  used: "UsedCondition",
  damaged: "DamagedCondition",
};

/** The term of a word in any case, with spaces or hyphens; also when it is the term already. */
export function termOf(words: Readonly<Record<string, string>>, text: string): string | undefined {
  const local = text.trim().replace(/^(?:https?:\/\/schema\.org\/|schema:)/, "");
  const word = local.toLowerCase().replace(/[\s-]+/g, "_");
  if (Object.hasOwn(words, word)) return words[word];
  return Object.values(words).find((term) => term.toLowerCase() === word.replaceAll("_", ""));
}

/** Units of measure and their UN/CEFACT common codes, which schema.org's `unitCode` takes. */
export const unitCodes: Readonly<Record<string, string>> = {
  mg: "MGM",
  g: "GRM",
  kg: "KGM",
  oz: "ONZ",
  lb: "LBR",
  lbs: "LBR",
  mm: "MMT",
  cm: "CMT",
  m: "MTR",
  in: "INH",
  ft: "FOT",
  ml: "MLT",
  l: "LTR",
  ct: "C62",
};
