import type { AttributeValue } from "../product.ts";

/** Attributes while a row is read. */
export type MutableAttributes = Record<string, AttributeValue[]>;

/**
 * The attribute that a column or key names: `Image Link`, `image link`, `g:image_link` and `IMAGE-LINK` are
 * `image_link`. Names outside the specification are written the same way.
 */
export function attributeName(header: string): string {
  const name = header
    .trim()
    .toLowerCase()
    .replace(/^g:/, "")
    .replace(/[\s-]+/g, "_");
  // The only name that a plain object cannot have as a key.
  return name === "__proto__" ? "proto" : name;
}

/** Adds a value to an attribute; text is trimmed and left out when nothing remains. */
export function add(attributes: MutableAttributes, name: string, value: AttributeValue): void {
  const kept = typeof value === "string" ? value.trim() : value;
  if (kept === "") return;
  const key = name === "__proto__" ? "proto" : name;
  if (Object.hasOwn(attributes, key)) attributes[key]!.push(kept);
  else attributes[key] = [kept];
}

/**
 * Where one cell holds several values of an attribute: the comma between two of them. White space is left to `add`, as a pattern
 * that begins with it tries each blank of a long row of them anew.
 */
const separators: ReadonlyMap<string, RegExp> = new Map([
  ["additional_image_link", /,(?=\s*https?:\/\/)/],
  ["shipping", /,(?=\s*[A-Z]{2}:)/],
  ["product_detail", /,(?=[^,:]*:[^,:]+:)/],
]);

/** Adds the values of a cell, several where the specification lets a comma separate them. */
export function addCell(attributes: MutableAttributes, name: string, cell: string): void {
  const separator = separators.get(name);
  if (separator === undefined || !cell.includes(",")) add(attributes, name, cell);
  else for (const value of cell.split(separator)) add(attributes, name, value);
}

/** The images of rows that are being read: to look through a list for each would take the square of their number. */
const imagesOf = new WeakMap<MutableAttributes, Set<AttributeValue>>();

/** Adds images in order, each once: the first is the main one if there is none yet. */
export function addImage(attributes: MutableAttributes, url: string): void {
  const image = url.trim();
  let known = imagesOf.get(attributes);
  if (known === undefined) {
    known = new Set([...(attributes.image_link ?? []), ...(attributes.additional_image_link ?? [])]);
    imagesOf.set(attributes, known);
  }
  if (known.has(image)) return;
  known.add(image);
  add(attributes, attributes.image_link === undefined ? "image_link" : "additional_image_link", image);
}

/** A price as the specification writes it: the amount, and the currency where the amount has none. */
export function priceText(amount: string, currency: string | undefined): string {
  const text = amount.trim();
  return currency === undefined || text === "" || /[A-Za-z]{3}/.test(text) ? text : `${text} ${currency}`;
}

/** A path on the shop's origin, or undefined without one. */
export function shopUrl(baseUrl: string | undefined, path: string): string | undefined {
  return baseUrl === undefined ? undefined : `${baseUrl.replace(/\/+$/, "")}/${path}`;
}
